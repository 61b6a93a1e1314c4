/** Two hundred harmless sentences as in children's books, each with a word that a coarse list would match. */
export const harmlessSentences: readonly string[] = `
The battery is dead, said the robot.
The torch was quite dead by then.
The phone line went dead in the storm.
It was the dead of night, and every star was out.
Everybody was dead tired and dead asleep by nine.
The lane was a dead end, so they turned around.
Dead leaves danced across the yard.
The fire was almost dead when Grandpa put on another log.
The wind dropped dead calm just before supper.
You are dead right, said the mole.
They stopped dead and listened.
He was dead set on finding the map.
A dead branch lay over the stream.
Dinosaurs died long ago, said the book.
The dinosaurs all died out before there were people.
The wind died down and the boat stood still.
The music died away.
Her voice died away in the fog.
The flowers died in winter and came back in spring.
I nearly died laughing, said the parrot.
I could have died of embarrassment.
Old habits die hard.
She rolled the die and moved six squares.
He threw a six-sided die across the table.
The lantern flickered and died.
The engine coughed and died.
I am dying to know what is in the box.
They were dying for a glass of milk.
The light was dying in the west.
These new boots are killing me, said the duck.
The tickling is killing me!
They killed a little time with a game of snap.
Killing time is an art.
She killed two birds with one stone, but only in the saying.
Curiosity killed the cat, they say, but this cat was careful.
The frost killed the tomatoes.
A killer whale is really a very large dolphin.
He screamed blue murder when the bath was cold.
A murder of crows sat on the roof.
They drank ginger beer from tin cups.
A barrel of root beer stood in the cellar.
Grandma makes gingerbread and ginger tea.
They played gin rummy until the rain stopped.
The engine began to spin the cotton.
The begin button was green.
Rum-tum-tum went the drum.
The ice cream was rum and raisin.
What a rum sort of day, said the badger.
They shared a bag of wine gums.
The curtains were wine-red.
The kitten had drunk all the milk.
The tea was drunk, and the cups were washed.
They had drunk up every drop.
The grave old owl nodded twice.
He gave a grave nod.
The matter was grave.
It would be a grave mistake to wake the bear.
The owl, grave as ever, turned his head.
The pirate flag had a skull and crossbones.
Nothing got through his thick skull.
Himself a mouse, he never chased mice.
She saw herself in the pond.
He did it himself.
They laughed at themselves.
He cut himself a slice of bread.
She cut herself some string.
Cut her a piece of cake, please.
He cut him a paper star.
They cut the ribbon and clapped.
She took a deep breath and jumped.
He fell into a deep sleep.
The bell had a deep, kind voice.
The knight was covered in jam, not in glory.
Rapunzel let down her hair.
The rapper rapped on the door.
A field of oilseed rape glowed yellow.
The grapes were sweet.
They went to Scunthorpe by train.
Aunt Fanny lives in Penistone.
Uncle Dick came from Essex.
The bass played a bass note.
It was a classic story in a class of its own.
Please assess the grass, said the goat.
The assistant passed the glass.
The donkey, that sweet old ass, carried the bags.
They cooked shiitake mushrooms.
The shih tzu wagged its tail.
Shh! It is late.
Sh, it is only the wind.
Tom’s hit song was about soup.
She’s hit the ball over the wall.
The cockerel crowed on the dunghill.
A cocktail umbrella made a fine hat.
The cuckoo called from the clock.
Two blue tits sat on the sill.
A great tit sang in the pussy willow.
The titmouse had a tiny nest.
A robin redbreast hopped in.
A booby is a bird with blue feet.
They built a booby trap out of pillows.
He put on his peacock feathers.
The pen is mightier than the sword.
The pen is on the desk.
The therapist had a soft sofa.
Mum hung up the wallpaper stripper.
The seagull pooped on the deck.
A shooting star shot across the sky.
They shot down the slide.
The goalie had a good shot.
He shot up the stairs like a rocket.
They filled the water gun at the tap.
The glue gun was warm.
She stuck to her guns and kept the pink hat.
Nobody jumped the gun; they waited for the whistle.
The rocket was off like a bullet from the gate, no, like a bullet train.
The bullet train was faster than a bullet.
They dropped a bath bomb into the tub.
We made seed bombs and threw them on the bare ground.
They dive-bombed into the pool.
He came bombing down the hill on his sledge.
The photo bomber was a goose.
They found poison ivy and walked around it.
A poison dart frog is bright blue.
Some mushrooms are poisonous, so we only look.
The pill bug rolled into a ball.
She takes a vitamin pill with breakfast.
The drugstore sold red balloons.
The caterpillar slept on a pillow.
The cigar-shaped cloud drifted by.
A naked mole rat has no fur at all.
You can see it with the naked eye.
The trees stood naked branch by naked branch.
Blood oranges taste like sunshine.
The bloodhound sniffed the carpet.
The blood moon rose over the barn.
He was brave and warm-blooded, like all bears.
My blood ran cold, and then I saw it was only Dad.
The colours bled into one another.
Bleeding hearts grew beside the gate.
She had a bloody nose, and Mum fetched a tissue.
He scraped his bloody knee and was very brave.
They slaved over the snowman all day.
She had to slave away at her spelling.
The shop was shut up for the winter.
They shut up the house and went to the sea.
The gate was kept shut up tight.
The password is banana, said the voice in the den.
What is the password?
I cannot help laughing.
I can’t help it, I love beetles.
I can’t write my name yet.
I won’t continue until I have had my tea.
They hacked at the brambles with a stick.
Don’t tell Mum, it is a surprise.
Do not tell anyone about the party.
She did not tell anyone that she was scared.
Get in the car, everyone, said Dad, we are off to the beach.
The hell-bender is a salamander.
Hello, hello, said the shell.
We’ll tell them, and they’ll yell.
The dam held back the river.
The beaver built a damp dam.
The scrap of paper was crumpled.
He skipped the scrappy bit.
The pissabed is an old name for a dandelion, thought nobody.
The snigger came from behind the curtain.
Niger is a country in Africa.
The niggle would not go away.
The packet was packed with kiwis.
The retriever brought back the stick.
The fire retardant coat was itchy.
The spicy soup was hot.
A chink of light fell through the door.
He had a queer feeling in his tummy.
Everyone was merry and gay.
The cat sat on the pouffe.
A maggot is a fly that has not grown up.
The hoe and the rake hung on the wall.
The whole hole was full of moles.
Who wore the woolly hat?
The horse was hoarse.
The sextant showed the way.
The sixth sexton beetle was shiny.
The Sussex sea was grey.
The unisex toilet had a funny sign.
The analyst counted the canals.
Grandma’s uncle had an annual picnic.
The cumin seeds were in a tin.
The document was stamped.
They accumulated forty buttons.
Circumference is a long word.
The title of the book was gold.
The constitution of the ant hill is simple.
She substituted sugar for salt.
The shuttlecock flew over the net.
Hancock Street is down by the sea.
The weathercock turned to the east.
The execution of the plan was perfect.
Homework is not torture, said the tortoise.
The heroine ate a heroic lunch.
A herd of heroes rode home.
The assassin bug is an insect.
He rifled through the drawer.
She had to rifle through three drawers.
The terrier looked terrific, not terrible.
A terrace of tortoises took their time.
The magic wand fizzed, f-f-f-fizz!
K-k-k-kangaroo, said the parrot with a stutter.
T-I-G-E-R spells tiger.
A B C D E F G, sang the class.
10 9 8 7 6 5 4 3 2 1, blast off!
Brrrr! It is so coooold!
Nooooo! Yesssss! Wheeeeee!
Ahhhh, shhhh, zzzzz.
`
  .split('\n')
  .filter(Boolean)
