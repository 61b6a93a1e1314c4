import type { MoreTold } from './more.ts'

/** Further tellings of each quest, most of them shorter than the first. */
export const moreQuests: Record<
  'star' | 'bell' | 'letter' | 'egg' | 'key' | 'tune' | 'lantern' | 'kite' | 'seed' | 'teddy',
  Record<'trouble' | 'win' | 'after', MoreTold>
> = {
  star: {
    trouble: {
      five: [
        'Plop! A small star fell in the soup. It sat there and blinked. "Too low," it said. "Can you take me back before bed?"',
        'That night a star fell down by the door. It was warm, and no bigger than a bun. "Please take me home," it said.',
      ],
      seven: [
        'Something landed in the soup with a small hot plop. It was a star. It shook itself like a wet bird, and looked about. "This is not the sky," it said. {hero} had to agree. "Then I must be back by bedtime. They count us."',
        'There was a hole in the evening, and a star on the doorstep. "I only let go for a second," it said. "Could you help me up before they see?"',
      ],
      verse: [
        'Down fell a star and landed with a bump. / It rolled up to the door and gave a thump.',
        'A star came down, all warm and small. / "I did not mean," it said, "to fall."',
      ],
      small: ['A star fell down. / It gave a frown.', 'Plop went a star. / It fell so far.'],
    },
    win: {
      five: [
        'Then {keeper} pointed straight up. There was the hole! {hero} held the star high and let go. Up it went, like a bubble. Click.',
        '"This is the place," said {keeper}. {hero} gave the star one last hug. It rose and rose, and then it was home.',
      ],
      seven: [
        '"Stand just here," said {keeper}, "and do not blow." {hero} held the star up on two flat {hands}. For a moment nothing happened. Then it grew light, and lifted, and went up past the tops of things. There was a click, no louder than a button.',
        'Then {keeper} looked up and counted, and stopped at a small hole. "There," said {khe}. {hero} let go. The star went up quickly at first and slowly at the end, as if it wanted to be waved at. They waved until it fitted.',
      ],
      verse: [
        '{keeper} pointed, and there was the gap! / The star flew up and went in with a snap.',
        'They held it high, they let it go, / And up it went from the ground below.',
      ],
      small: ['They let the star go. / It rose up slow.', 'Up the star flew. / The sky was blue.'],
    },
    after: {
      five: [
        'The sky was full again. Every star stood in its own place, and one of them winked.',
        '"Good night, star," called {friend}. High up, something small blinked twice.',
      ],
      seven: [
        'They counted the stars together, as far as they could count. There was not one too few. "Ours is the one that wobbles," said {friend}, and it was.',
        'It was brighter now, though only by a little. {keeper} said that most good things are like that. They stood with their heads back until their necks were stiff.',
      ],
      verse: [
        'They looked on up, and all was right. / One star was waving through the night.',
        'Now every star was in its place. / A smile went over every face.',
      ],
      small: [
        'The star gave a wink. / The sky went pink.',
        'The star shone bright. / "Good night, good night!"',
      ],
    },
  },
  bell: {
    trouble: {
      five: [
        'The bedtime bell swung left. It swung right. It did not make a sound. The ding was gone! "We must find it," said {hero}.',
        '{hero} pulled the rope of the bedtime bell. It said nothing at all. How would they all know when to sleep?',
      ],
      seven: [
        'At sunset {hero} rang the bedtime bell, as always. It opened its mouth and nothing came. {He} looked inside. It was clean and round and empty. The ding had gone out, and had not said where.',
        'The bell of {land} had one job, and that was to go ding at bedtime. That evening it only said, "Huh." Already the babies were asking for breakfast. {hero} put the bell under one arm. A ding cannot have gone far.',
      ],
      verse: [
        '{hero} rang the bell, but it would not sing. / It opened its mouth, and there was no ding.',
        'The bell swung high, the bell swung low. / "My ding has gone! Where did it go?"',
      ],
      small: ['Ring, bell, ring! / It had no ding.', 'Swing went the bell. / No ding. Oh, well!'],
    },
    win: {
      five: [
        'Then {keeper} took a small box from the shelf. Hmm, went the box. Out hopped the ding, and right into the bell!',
        '"Hush," said {keeper}. From an old boot came a tiny hum. It was the ding! {hero} held out the bell, and in it went.',
      ],
      seven: [
        '"I wondered whose that was," said {keeper}, and turned over an empty jar. Something small and round had been asleep under it. It hummed. {hero} held the bell quite close. The ding gave one hop, found its old place in the dark, and rang.',
        'Then they all heard it, a small hum from inside {keeper}\'s left boot. "It was cold," said {khe}, "and so I let it stay." {hero} held the bell over the boot. Ding, went the bell, so clearly that the boot jumped.',
      ],
      verse: [
        'It sat in a boot, that little round sound. / It hopped in the bell with a ding and a bound.',
        'Then {keeper} opened a box, and oh! / The ding flew out, and the bell said so.',
      ],
      small: [
        'The ding hid in a shoe! / The bell rang, too.',
        'In went the ding. / "Now," said the bell, "I ring!"',
      ],
    },
    after: {
      five: [
        'Ding, ding! All over {land} they heard it, and all of them began to yawn.',
        'They rang it once for the babies, and once for the birds, and once because it was fun.',
      ],
      seven: [
        'Ding, it sang over the roofs and the trees. One after another the lights went out. You could hear a whole land turn over and pull up its covers.',
        'They let {keeper} ring it first. {khe} rang it so gently that only those who were already tired could hear. Everybody was.',
      ],
      verse: [
        'Ding over hill and ding over tree, / And all went to bed as quick as could be.',
        'They rang it once for the old and the new, / And once for the birds, for they sleep too.',
      ],
      small: ['Ding, the bell said. / All went to bed.', 'The bell rang clear / for all to hear.'],
    },
  },
  letter: {
    trouble: {
      five: [
        'A letter blew in at the window. There was no name on it. There was only a picture of {far}. "Then we must take it there," said {hero}.',
        'Flip, flop. A letter lay on the mat. It said: Hurry! It did not say who it was for.',
      ],
      seven: [
        'The last letter of the day was for no one. That is, the rain had washed off the name. All that was left was a drawing of {far}. {hero} held it up to the light. "It must be there before bed," {he} said. "It says so on the back, in red."',
        'A letter came down the chimney, which letters do not often do. It had been all over the place. On the front were six crossed-out names and a question mark. On the back was a picture of {far}.',
      ],
      verse: [
        'The wind blew a letter in at the door. / It had no name, just a line, not more.',
        'A letter fell down upon the mat. / "For whom?" it said. It did not say that.',
      ],
      small: ['A letter came. / It had no name.', 'A letter on the mat! / "Who sent us that?"'],
    },
    win: {
      five: [
        '{keeper} saw the letter and jumped up. "It is for me!" It was from a friend, far away. It said: I think of you.',
        'Then {hero} held out the letter. {keeper} read it with one finger, word by word. It was a good letter. {khe} read it again.',
      ],
      seven: [
        '{keeper} saw the writing, and sat down again. "I thought they had forgotten me," said {khe}. The letter was short. It said: I have not forgotten you. There was a crumb in it, from a very good cake.',
        '"May I?" said {keeper}. {khe} held the letter up to {khis} nose, and knew at once. It was from the one person {khe} had hoped for. {khe} read the last line aloud, since it was too good to keep.',
      ],
      verse: [
        '"It\'s mine!" said {keeper}. "It came to me! / My friend says, please, will I come to tea?"',
        'Then {keeper} read it, line by line. / "They miss me so, and they send me a sign."',
      ],
      small: ['"A letter for me! / It says: come to tea."', '"The letter is mine!" / The words were fine.'],
    },
    after: {
      five: [
        '{keeper} wrote back at once. It took a long time, and the end went up the side of the page.',
        'They had tea and cake, and {keeper} read them the best bits.',
      ],
      seven: [
        '{keeper} wrote an answer at once. {khe} used both sides of the paper, and then a leaf. "It is so good to have something to say," said {khe}, "and someone to say it to."',
        'They had tea out of the best cups. {keeper} read the letter to them twice, and then put it where {khe} could see it from the bed.',
      ],
      verse: [
        '"I must write back, a line or ten." / And {keeper} went and found a pen.',
        'They read it once, they read it twice. / It really was so very nice.',
      ],
      small: ['The letter, and tea / for one, two, three.', 'Then came a pen. / "I will write again!"'],
    },
  },
  egg: {
    trouble: {
      five: [
        'Bump! An egg rolled in at the door. It was blue, and warm, and it had no one with it. Tap, tap, it said.',
        '{hero} found an egg on the step. It was warm. Something inside went tap. "You must be home before you come out," said {hero}.',
      ],
      seven: [
        'Someone knocked, very low down. It was an egg. It was blue and warm, and it had rolled a long way, for there was grass on it. Tap, said the egg. {hero} picked it up with care. It would open that night, and its mother ought to be there.',
        '{hero} sat down on the step, and got up again very fast. There was an egg on it. It was blue. It was warm. And it was tapping. "Not yet," said {hero} to the egg. "We will take you home first."',
      ],
      verse: [
        'Bump on the step came an egg full of spots. / It tapped and it tapped, and it tapped lots and lots.',
        'An egg rolled in, as blue as the day. / "Tap, tap," it said. It had lost its way.',
      ],
      small: ['An egg rolled by. / It was not shy.', 'Tap, tap, tap, tap. / An egg! In my lap!'],
    },
    win: {
      five: [
        'Then {keeper} stood up. Under {khim} was an empty nest, still warm. They put in the egg. Crack! Out came a bird.',
        '"I kept its place warm," said {keeper}. There was the nest. In went the egg. Tap, tap, tap, and it was a bird!',
      ],
      seven: [
        '"At last," said {keeper}, and moved over. There was a nest, with one place free. {hero} laid the egg in it. Tap. Tap. A line ran round the middle, and the top came off like a hat. There sat a bird, wet and cross and new.',
        'There was a nest beside {keeper}, with a leaf pulled over it. "It was one short," said {khe}. They laid the egg in the hollow. It rocked, it cracked, and a small damp bird fell out and asked for its supper.',
      ],
      verse: [
        'There lay the nest, so warm and round. / Crack went the egg, and peep was the sound.',
        'They put the egg in the nest to rest. / Crack, and a bird looked out of the nest.',
      ],
      small: ['Crack went the egg shell. / Out the bird fell.', 'An egg in its nest! / Now it could rest.'],
    },
    after: {
      five: [
        'The mother bird came flying. She looked at the bird, and she looked at {hero}. "Peep," she said. It meant thank you.',
        '"Peep!" said the bird, to all of them. Then it sat on {friend}, and was quite happy.',
      ],
      seven: [
        'The mother came down out of the last light. She put her wing over the nest and then, after some thought, over {hero} as well. It was very warm under there.',
        'The bird looked at them all, one by one. It seemed to be learning them by heart. Then its mother came, and it told her everything, which was, "Peep."',
      ],
      verse: [
        'The mother came and spread her wing. / "Peep, peep," was all the bird could sing.',
        'The bird looked round at one and all, / And said "peep, peep", so new and small.',
      ],
      small: ['The bird from the egg / stood on one leg.', 'The egg was a bird. / "Peep!" was its word.'],
    },
  },
  key: {
    trouble: {
      five: [
        '{hero} found a key under a stone. It was gold, and as long as a spoon. It did not fit one thing in the house. What did it open?',
        'Clink! A key fell out of an old boot. A note hung on it. It said: I need this tonight.',
      ],
      seven: [
        'A key lay on the path. It was small and gold, with a ribbon on it, and a picture of {far}. {hero} tried it in all the doors there were, and then in a keyhole that turned out to be a knot in the wood. It belonged to something. But to what?',
        '{hero} trod on something, and it said clink. It was a key. A label hung from it, and on the label were three words: Tonight. Please. Thanks. A key that polite ought to be taken home.',
      ],
      small: ['What did I see? / A little key!', 'A key of gold! / It was so old.'],
      verse: ['Clink went a key as it fell from a shoe. / "I open something. I wish I knew."'],
    },
    win: {
      five: [
        '{keeper} had a big old chest. It had been closed since spring. Click! The key turned. It was full of blankets, soft as bread.',
        '"My key!" said {keeper}. They opened the chest, all three. It was full of warm blankets, one for each bed in {land}.',
      ],
      seven: [
        'Then {keeper} swept the leaves from the lid of a chest. "I have not seen inside it since the spring," said {khe}. The key went in, and turned once. The lid came up with a sigh. There lay the winter blankets of {land}, every one, folded as small as letters.',
        '"That is mine," said {keeper}, "or rather, it is everyone\'s." There was a chest behind {khim}. Click, went the key. Out came a smell of soap and sun. It was blankets, right down to the bottom.',
      ],
      verse: [
        'Click went the lock on a big old chest. / The blankets inside were the softest, the best.',
        'The key went in, the lid went up. / Soft blankets rose like cream in a cup.',
      ],
      small: [
        'Click! went the key. / Blankets! One, two, three.',
        'The key! It fit! / On blankets they sit.',
      ],
    },
    after: {
      five: [
        'They gave them all out, door by door. At the end there was one left. It was just the right size for {hero}.',
        'A red one, a blue one, one with a hole. Each blanket went home to its own bed.',
      ],
      seven: [
        'From door to door they went, with blankets up to their noses. At each door someone said, "Oh, that one!" and held it to one cheek. It took as long as it takes to get sleepy.',
        'There was a blanket for each bed, and a corner of one for the mice. The one at the very bottom was blue. Somebody had sewn on it: For whoever brings the key.',
      ],
      verse: [
        'From door to door the blankets went. / It was a night most nicely spent.',
        'A red, a blue, a green, a grey: / They gave them all with care away.',
      ],
      small: ['Blankets to share! / One here, one there.', 'A blanket for your bed. / One blue, one red.'],
    },
  },
  tune: {
    trouble: {
      five: [
        'La, la, la, sang the wind. Then it stopped, in the middle. "But how does it end?" said {hero}. "I have to know."',
        'Each night a song came over {land}, and each night it stopped too soon. {hero} put on {his} hat. "I will find the end of it."',
      ],
      seven: [
        'It came with the dusk, as it always did, a tune like someone walking up a stair. And, as it always did, it stopped on the last step but one. {hero} had waited for that last step every night since spring. "Tonight," {he} said, "I am going to find it."',
        'Half a song is worse than no song. {land} had half of one, every evening, and lay awake over it. {hero} hummed it to the place where it stopped, and then went to look for the rest.',
      ],
      verse: [
        'La, la, came a song on the evening air. / It got to the middle and stopped right there.',
        'A song came by, and then was gone. / "I need to know how it goes on!"',
      ],
      small: ['La, la, a song! / It was not long.', 'It stopped, that song. / What had gone wrong?'],
    },
    win: {
      five: [
        '{keeper} had a music box, but the handle was so stiff. They turned it all together, and out came the end. La, la, la, la!',
        '"It only plays for three," said {keeper}. So they all put a hand on the music box and turned. There was the rest of the song!',
      ],
      seven: [
        'On a stone beside {keeper} stood a music box. "It stops," said {khe}, "because I do. My arm gets tired." So they took turns at the handle, round and round, past the place where it always ended. And there was the last step of the stair, just where you would have put it.',
        '{keeper} lifted the lid of a music box. It played, and it stuck. {hero} looked inside with one eye. There was a crumb in the wheels. {He} blew. The crumb flew out, and behind it, all in a rush, came the rest of the song.',
      ],
      verse: [
        'They blew a crumb from the music box wheel, / And the song ran on like a merry reel.',
        'They turned it together, they turned it right round, / And there was the end with its lovely sound.',
      ],
      small: [
        'The music box, turn, turn! / The end! They could learn.',
        'The music box could play / all night and day.',
      ],
    },
    after: {
      five: [
        'All over {land} they heard the end of it, and sighed, and smiled. "So that is how it goes!"',
        'They sang it all the way through, and then one more time, to keep.',
      ],
      seven: [
        'One window opened, and then a hundred. No one said a word until the last note. Then all {land} let out its breath. "Keep the box," said {keeper}. "I know it by heart now."',
        'They sang it through, in three voices, one of which was squeaky. It did not matter. It is hard to spoil a song that has an end.',
      ],
      verse: [
        'They sang it all, from first to last, / As lights went out and the night came fast.',
        'And all of {land} sang along. / It was a short and a lovely song.',
      ],
      small: [
        'The music box for all, / the big and small.',
        'The music box to the end! / "Good song, my friend!"',
      ],
    },
  },
  lantern: {
    trouble: {
      five: [
        'Puff! The big lantern of {land} went out. "How will they find the way home?" said {hero}. "I must bring a new light."',
        'The lantern gave one cough, and then no light at all. {hero} took it down. At {far} there was said to be one more spark.',
      ],
      seven: [
        'The lantern by the road had burned every night since before there was a road. That night it gave a small cough, like someone about to make a speech, and went out. {hero} took it down. It was still warm. There was one place left where a light might be had, and that was {far}.',
      ],
      verse: [
        'The lantern went out with a puff and a pop. / How strange that a light so old should stop!',
        'Puff went the lantern, and out went the light. / "I\'ll find it a new one this very night."',
      ],
      small: ['The lantern! No light. / Not on this night!', 'The lantern was out. / They looked all about.'],
    },
    win: {
      five: [
        '{keeper} had one last spark, in a cup. "Take it," said {khe}. It hopped into the lantern, and grew as round as a pear.',
        '"I have been saving this," said {keeper}. It was a spark, as small as a seed. {hero} opened the lantern. Glow!',
      ],
      seven: [
        '{keeper} held out a closed fist. Gold light came through the cracks. "It is the last one," said {khe}. "It has been asking for a house." {hero} opened the lantern. The spark looked it over, went in, and turned itself up.',
      ],
      verse: [
        'Then {keeper} held out one spark in a cup. / It hopped in the lantern and lit it all up.',
        'One little spark was all {keeper} had. / It lit the whole lantern, and oh, it was glad!',
      ],
      small: ['The lantern! A glow! / See, see it grow!', 'The lantern was bright. / It made good light.'],
    },
    after: {
      five: [
        'They took the lantern home the long way. Everyone who was late came and walked behind it.',
        'The lantern was so bright that a cock woke up and said good morning. "Not yet," they told him.',
      ],
      seven: [
        'They carried it home between them. Out of every lane came someone who had lost the way, and said, "Ah, there you are," to the light. It was quite a parade by the end.',
      ],
      verse: [
        'Then all who were late came along behind, / For a light like that is a good thing to find.',
        'It shone on the gate, it shone on the tree, / And all could see what there was to see.',
      ],
      small: [
        'The lantern shone clear. / They all came near.',
        'They all saw the glow / of the lantern, so low.',
      ],
    },
  },
  kite: {
    trouble: {
      five: [
        'The wind took one end of the red kite and {hero} had the other. The wind was stronger. Off went the kite, over {land}!',
        'Up went the red kite. Snap went the string. "Come back!" called {hero}. But the kite wanted to see {far}.',
      ],
      seven: [
        '{hero} had made the red kite out of paper and paste and a whole week. It flew so well that it flew away. The last {he} saw of it was its tail, waving, on the way to {far}.',
      ],
      verse: [
        'Snap went the string, and off went the kite, / A small red spot in the evening light.',
        'The wind took the kite and it flew with a hop / Right over the land, and it would not stop.',
      ],
      small: ['Off flew the kite. / It gave us a fright.', 'A kite on a string! / Snap! Oh, what a thing!'],
    },
    win: {
      five: [
        '"Is this yours?" said {keeper}. There was the red kite! It had come down at {far} with a bump, and {keeper} had mended it.',
        "Then {keeper} pulled a string. Down, down, down came the kite, red as an apple, right into {hero}'s {hands}.",
      ],
      seven: [
        '"I thought that someone would come for it," said {keeper}. {khe} held out the kite. {khe} had washed its face, and there was a new bow on the tail. {hero} looked at the patch. It was better than the rest of the kite.',
      ],
      verse: [
        '"I found it," said {keeper}, "asleep in a tree. / I mended the hole, as you can see."',
        'Then {keeper} pulled, and down came the kite, / As red as an apple, and none the worse for the flight.',
      ],
      small: ['"Here is your kite! / I held it tight."', 'Down came the kite. / It was all right!'],
    },
    after: {
      five: [
        'They let it up once more, all three on one string. It pulled, and they pulled back, and laughed.',
        '{keeper} got to hold the string the longest. It was only fair.',
      ],
      seven: [
        'There was a little wind left over, and they used it all. The kite went up with three of them on the string. From up there, {keeper} said, they must look like one person with a lot of legs.',
      ],
      verse: [
        'They flew it once more, all three in a row, / And none of them wanted to let it go.',
        "The kite went up with a flip and a flap, / Then came to rest in {keeper}'s lap.",
      ],
      small: ['The kite went high, / up in the sky!', 'They let the kite fly. / Up, up, so high!'],
    },
  },
  seed: {
    trouble: {
      five: [
        'A seed came down on a bit of fluff. "Plant me at {far}," it said, "tonight! I am going to be a flower."',
        '"Ow!" A seed had landed on {hero}\'s nose. "So sorry," it said. "I am a moonflower. I must be in the ground by dark."',
        '"Ow!" A seed had landed on {hero}\'s nose. "So sorry," it said. "I am a moonflower. I must be in the ground tonight."',
      ],
      seven: [
        'The wind put a seed into {hero}\'s {hand}, like someone paying for a bun. It was warm, and it could not keep still. "Moonflower," it said, by way of a greeting. "I have to be planted at {far}, and it has to be tonight. I have been told that I am going to be quite big."',
      ],
      verse: [
        'A seed sat down on {hero}\'s nose. / "Tonight\'s the night a moonflower grows!"',
        '"Plant me tonight," said a seed so small. / "I want to be white, I want to be tall."',
      ],
      small: ['A seed said, "Go! / I want to grow."', 'A little seed! / "What do you need?"'],
    },
    win: {
      five: [
        '{keeper} had dug a hole, just in case. In went the seed. Up came a green nose, and a stem, and a flower as wide as a plate.',
        'They put the seed in the soft ground and said good luck. It did not take long. Up, up, and open!',
      ],
      seven: [
        '"Here," said {keeper}, and put one finger in the earth. {hero} dropped in the seed. They waited. It was so quiet that they could hear it think. Then the ground cracked like the top of a loaf, and the moonflower came up, white, and wide, and a little out of breath.',
      ],
      verse: [
        'In went the seed, and up came a shoot, / And then a white flower from petal to root.',
        'They dug and they patted. It grew and it grew, / And opened its petals of silver and blue.',
      ],
      small: ['Up, up it grew. / The flower was new.', 'In went the seed. / A flower, indeed!'],
    },
    after: {
      five: [
        'It shone like a little moon. Moths came to dance round it, and no one wanted to go home.',
        '"I am a flower," said the flower, again and again. "Look! I am a flower."',
      ],
      seven: [
        'It lit up their faces, and the stones, and the moths that came to see. "How does it feel?" asked {friend}. The moonflower gave it some thought. "Tall," it said.',
      ],
      verse: [
        'The moths came to dance, and the flower shone white. / It lit up the faces of all with its light.',
        '"I\'m tall," said the flower. "I\'m open. I\'m new. / And I would not be here, my dears, but for you."',
      ],
      small: ['The flower was white. / It lit the night.', 'Round the flower flew / a moth, and then two.'],
    },
  },
  teddy: {
    trouble: {
      five: [
        'A teddy sat by the path, all by the side of a stone. It had one ear. "You belong to someone," said {hero}. "Let us find out who."',
        '{hero} found an old brown teddy. Its nose was worn flat with kisses. Who could sleep without a bear like that?',
      ],
      seven: [
        'There was a teddy on the step. It sat very straight, like someone waiting for a bus. It had one ear and two odd buttons, and round its neck hung a picture of {far}. It was the sort of bear that is missed. {hero} gave it the good end of the scarf.',
      ],
      verse: [
        'A teddy sat on a stone by the way. / It had been waiting there all of the day.',
        'One ear, two buttons, a worn-off nose: / "Whose bear is this, do you suppose?"',
      ],
      small: ['A teddy bear! / Who left it there?', 'A teddy sat. / Whose teddy is that?'],
    },
    win: {
      five: [
        '{keeper} saw the teddy and went very still. Then {khe} ran. "Button!" said {khe}, and hugged that bear flat.',
        '"Is that for me?" said {keeper}. It was! {khe} put {khis} nose on the flat place, and it was just the right size.',
      ],
      seven: [
        'Then the teddy looked out of the bag, and {keeper} saw it. {khe} made a small sound, like a door that has not been opened for a long time. {khe} held the bear under {khis} chin with all {khis} might. There was a place for it there already.',
      ],
      verse: [
        'Then {keeper} saw and began to run. / "My Button, my bear, my very own one!"',
        '"That\'s Button!" said {keeper}, and held him tight. / "I could not sleep for all of the night."',
      ],
      small: ['"My teddy bear! / My teddy was there!"', '"My teddy!" {keeper} said. / "Now for my bed."'],
    },
    after: {
      five: [
        '{keeper} told them where Button had been born, and what he liked for tea. Then {khe} gave a big yawn.',
        '"You may hold him," said {keeper}. They did, one after the other. He was very good at it.',
      ],
      seven: [
        '"Would you like to hold him?" said {keeper}. It was the biggest thing {khe} had to give. They took turns. The teddy smelled of grass and biscuits, and he hugged back, if you waited.',
      ],
      verse: [
        'They all took turns to hold the bear. / He smelled of grass and of evening air.',
        'Then {keeper} yawned, and the teddy too, / Or so it looked, as teddies do.',
      ],
      small: ['The teddy had a yawn. / They slept till dawn.', 'They all could hold / the teddy so old.'],
    },
  },
}
