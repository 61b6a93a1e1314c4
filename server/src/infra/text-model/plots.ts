import type { Theme } from '@moonpage/contract/categories'
import type { Avoidable } from '@moonpage/contract/story-input'

/** A chain of causes from want to bed, which a hosted model fills with its own figures, things and words. */
export type Plot = {
  /** The id of the tale of the embedded storyteller that is told of the same, if there is one: a family gets one of the two. */
  name: string
  /** Whether a child of three or four can follow it: one will, and all of it is seen. */
  isForYoungest: boolean
  avoid: readonly Avoidable[]
  how: string
}

const plot = (
  name: string,
  how: string,
  rest: Partial<Pick<Plot, 'isForYoungest' | 'avoid'>> = {},
): Plot => ({
  name,
  isForYoungest: false,
  avoid: [],
  how,
  ...rest,
})

const young = { isForYoungest: true } as const

/** Plots by theme. One is given to each plan: listeners follow a chain that others have followed, and models make up weaker ones. */
export const plots: Readonly<Record<Theme, readonly Plot[]>> = {
  belonging: [
    plot(
      'club',
      'The hero wants a club where everything is just so, and makes a rule against each thing that bothers: no humming, no crumbs, and a third, which the hero breaks while saying it. Each rule puts a member out, until the club is empty and the hero stands outside too, with the others and their crumbs, and likes it there. The hero wipes the word No off the rules with whatever the hero keeps cleanest. Now the rules say what each of the three does best.',
    ),
    plot(
      'sixth',
      'Somebody asks the hero, who calls itself only a visitor, to see whether all have come to supper. The hero counts and counts, and one is always missing, so they go out to look, and it gets worse, since whoever looks is missing too. The friend says “Come in.” The hero sits down at the empty bowl to keep it warm, and now nobody is missing: the hero had never counted the hero.',
      young,
    ),
    plot(
      'bonk',
      'The hero is new, sees somebody with a bucket on the head (there was a reason: no hands free), and takes it for how one does it here. So the hero does it, and the others are polite and do it as well, so as not to make a guest feel odd. Bowls get broken. The friend asks why. The hero takes the bucket off before everybody and says “I’m new. I do not know how you do it.” They have all waited for that.',
      young,
    ),
    plot(
      'noodle',
      'Everyone there has a second name that happened to them, painted on a cup. The hero wants a grand one, and twice makes something grand happen, and lands in the supper instead. The hero forbids everybody to say the funny name, and then nobody knows what to call the hero. When it is told that all of them once wanted a grand name, the hero stands up and says the funny one aloud.',
    ),
    plot(
      'andthen',
      'The hero tells one long story all day, and everybody says “Hush!” The hero finds an egg, which does not say hush, and wants to bring it home before it gets cold. The hero takes it from nest to nest, and each time keeps quite still, so that it can hear the mothers call; the egg lies still, too. The friend has heard it tap only when the hero talked. So the hero, with all of them listening, tells it the story. Tap, tap, crack.',
      young,
    ),
    plot(
      'row',
      'Every evening a song goes from house to house, each sings a line about what they put to bed, and at the end the little ones fall asleep. The hero is new in the middle house and has no line: no song, no sleep. The hero sings the friend’s line, with a kettle; “That is my kettle!”; then the neighbor’s. It stops each time, and the little ones jump on the bed. “What do YOU put to bed?” the friend asks. The hero sings of that, and it goes on.',
      young,
    ),
    plot(
      'stone',
      'Everyone who brings a stone for the little house can say “That one is mine.” The hero’s stone is big at one end and small at the other. The hero puts it on the wall: plop; pushes it in: pop, and others fall; rubs it square: it slides out. At the door there is a gap over which nobody knows what to do, and somebody holds the wall. The hero leaves the stone as it is, and puts it in there, big end up. It holds the whole door.',
    ),
  ],
  courage: [
    plot(
      'rock',
      'The hero does not like to be looked at and hides under a blanket at the edge of a play, where one hears everything. On the stage the friend has forgotten the one word that wakes the sleeper. Only the hero knows it, and whispers it under the blanket, twice, and it comes out as something else that makes it funnier and worse. Then the hero stands up without the blanket and says it loud.',
      young,
    ),
    plot(
      'nothing',
      'The hero takes off a part of something that everybody needs tonight, by mistake, and hides it. It cannot be put back alone: it takes one to hold and one to hook, and nobody can be asked, since then they would know. Somebody kind thinks that it is their own fault, that they are too old or too weak for it. The hero shows what was hidden and says “It was me,” and then there are two to mend it.',
    ),
    plot(
      'afteryou',
      'The hero says “After you” at every door, and everybody calls it polite; the hero is only scared to go first. Behind a door there is a party, with cake until bedtime. Each guest who is let ahead is scared too, and steps back behind the next, so that nobody gets in. The hero says “I am scared to go first,” and knocks, and the others say “So are we,” and come in close behind.',
      young,
    ),
    plot(
      'forgot',
      'The first night at the friend’s house. The hero says “I forgot something,” and has it fetched from home, and then one more thing and one more, until there is no room in the bed. It helps each time for one breath. The friend thinks that the hero does not like it here. The hero says what it is: “I am homesick.” The friend asks what they say at home at bedtime. It is a few words, and anybody can say them.',
      { ...young, avoid: ['being-alone'] },
    ),
    plot(
      'loud',
      'The hero is small and shouts when afraid. Tonight something in the dark makes a noise, and the little ones cannot sleep. The hero shouts at it, and it gets louder, and there is a bump; the hero shouts more, and it is worse. The friend puts up an ear: it is not cross, it is crying. The hero, with one big shout ready, keeps it in, goes up close and asks softly. Somebody is stuck, and had jumped at every shout.',
      { ...young, avoid: ['loud-noises', 'darkness'] },
    ),
    plot(
      'spood',
      'The friend has made something very odd for supper and all of them look at the hero, who has said to eat everything. The hero is afraid of it and hides it: under the plate, in a pocket, in a hat, and each time the cook thinks that it was good, and gives more. Soon the hat moves. The hero puts a spoon into it, shuts both eyes, and takes the smallest bite there is. It tastes of something that the hero has known since page 1.',
      young,
    ),
    plot(
      'letter',
      'The hero has written to somebody whom the hero likes, and is so afraid of the answer that the answer, when it comes, is put away unopened: under the bed, on the roof, far out in the garden. Each time it comes back in a funny way, by wind, by a dog, by a kind neighbor. The hero cannot sleep with it there. The friend asks what it could say that is worse than this. The hero opens it.',
      { avoid: ['dogs'] },
    ),
  ],
  curiosity: [
    plot(
      'flour',
      'Every night the hero’s blanket falls down, and every morning somebody has tucked it in. The hero wants to know who, and stays awake: with a song, then with a lamp and a bell; but then everybody is awake, and nothing happens. Flour is spilled and keeps a footprint: that is the idea. The hero puts flour on the floor and goes to sleep on purpose. In the morning the tracks tell: it was somebody who does it asleep.',
      young,
    ),
    plot(
      'tick',
      'The hero looks into the clock with a cookie in the hand, and the ticking stops. Supper is when the clock says so, and it never will. The hero thinks that something got out, and tries to put it back: catches other ticks and pours them in, then shakes the clock. Something goes krrk. So the hero touches nothing, and looks at each wheel, one after the other. Nothing is missing: there is a crumb in it.',
    ),
    plot(
      'hic',
      'A little one cries, and laughs only once: when the hero stands there with a pot, a blanket and a spoon, and behind them the friend hiccups. The hero thinks it was the pot, then the pot and the blanket, then more and more, and the little one cries louder. So the hero takes off one thing at a time and looks each time. Nothing is left but “Hic!”, of which the friend has been ashamed.',
      young,
    ),
    plot(
      'hush',
      'The hero hears a small sound at night and wants to know what makes it. The hero goes after it with a light and a lot of noise, then with the friend and more noise, and each time it stops. The friend falls over a shoe and has to sit still; the sound is back. The hero puts out the light, sits down and is as quiet as can be, which is hard. Then somebody very small comes out and does it before their eyes.',
      { ...young, avoid: ['darkness'] },
    ),
    plot(
      'crumb',
      'A very small visitor asks to come in, and the hero, who has just cleaned, shows a sign: NO ROOM. But where did the crumb go, and the button, and the thimble? The hero looks for them with a lamp, with a broom, and makes a mess. The friend lies down on the floor to look from there. The hero lies down, too: under the cupboard is a whole small room with a bed of a matchbox. The hero turns the sign around and writes on it.',
      young,
    ),
    plot(
      'everybody',
      'All of them say that snow is warm to sleep under, and the hero says that everybody knows that it is not. To show it, the hero puts one snowball in a blanket and one on a plate; and the one in the blanket must melt first, as everybody knows. The hero peeps at it all the time, and lets the warm in. The friend sits on the hero’s hands. They wait until supper without peeping, and what everybody knew was wrong.',
    ),
    plot(
      'float',
      'The hero wants to sail a candle across the pond on a lump of clay, and it sinks: glub. Smaller lumps sink, too, and so does a flat stone. The friend washes a bowl, and it floats, though it is heavy. The hero looks at it from all sides, then takes all the lumps, presses them together and makes them into a bowl, with walls, although all were nicer as little animals. It floats, and the candle goes across.',
      young,
    ),
  ],
  forgiveness: [
    plot(
      'barrel',
      'The friend breaks the hero’s sled by mistake and hides under a barrel. The hero has not been mad for long, and shouts “I’m not MAD!”; in there one hears only the loudest word. The hero shouts it louder, and has somebody help to shout. “Why are you so mad?” they are asked. So the hero goes up close, puts half of the sled down beside the barrel, and says it softly. Two halves are two sleds.',
      { ...young, avoid: ['loud-noises'] },
    ),
    plot(
      'allright',
      'The hero has sat on the friend’s tall hat. “It’s all …” says the friend; the hero cannot bear the rest, runs off and brings something to make up for it, and each time something bigger, until the last of it blocks the door. Now the hero cannot run, has to stand there with closed eyes, and hears the end of it: “… right.” The hat was too tall for the door anyhow.',
      young,
    ),
    plot(
      'heads',
      'The hero is to be a grand king in a play, and the friend, tired from carrying chairs, sits down on the crown. The hero sends the friend to the last chair and wears the flat crown alone: it slides off, left and right, and everybody has to wait. Pulling it round makes it flatter and wider. The hero calls the friend back, and it lies across both heads: a king with two heads, and the play can begin.',
      young,
    ),
    plot(
      'knots',
      'The hero ties a knot in a rope for everything that the friend ever did wrong. Today the rope is needed and is too short, since every knot takes some of it; pulling makes the knots tight. The friend sees it first. So the hero says aloud what each knot is for, and the friend, who never knew, pushes it open from the other side, one after the other. The last one, the hero unties without saying.',
    ),
    plot(
      'smallest',
      'The friend sneezes and lets go of the hero’s red balloon. The hero goes in, shuts the door, and waits for a very BIG sorry before there is any supper. The friend has caught the string and is carried off, and calls “Sorry!” from farther and farther away, so that each one is smaller than the one before. “That was small!” says the hero inside. Somebody opens the curtain. The hero runs out and holds on to the string.',
      young,
    ),
    plot(
      'cherry',
      'The hero has eaten the cherry from the friend’s cake, and now they do not talk with each other. “Tell him that …” says the hero to the baker, and the baker has to walk to and fro between two benches, with every word and a tray, and gets each one a little wrong, so that they are crosser than before. At last the baker sits down and falls asleep. The hero has to say it without anybody: three words, on the friend’s own bench.',
    ),
    plot(
      'first',
      'Two friends build a wall through the middle of the room, since each wants the other to say sorry first. The pillow is on one side and the blanket on the other, the soup here and the spoons there. They call over the wall: “You first!” It gets cold and dark, and one stone falls out. Through the hole they see each other’s noses. The hero takes out one more stone and puts a spoon through, and says it.',
      young,
    ),
  ],
  friendship: [
    plot(
      'found',
      'The hero is the best at hiding: ninety-nine times the friend has given up. Today it shall be a hundred. The hero keeps very still under a big pile of leaves or blankets while the friend looks and looks, finds everybody else, gets tired, sits down right beside it and says that it is no fun to look for somebody who never wants to be found. The hero lets something stick out of the pile. The friend has never been so glad of anything.',
      { ...young, avoid: ['being-alone'] },
    ),
    plot(
      'wanted',
      'The hero writes FRIEND WANTED on a big cloth, and asks somebody who goes by to hold it up. Who comes to look does not stay, so the hero writes more on it, and bigger, and that hides the holder altogether, who laughs at each joke, gives half of a cookie and stays until dark. The holder gets tired. The hero takes the cloth to let them rest, and now they stand before it and can read it for the first time.',
    ),
    plot(
      'boxes',
      'The friend moves away today: when nine boxes are on the cart, it goes. The hero unpacks what the friend packs, then hides a wheel of the cart. All it does is to use up the afternoon, and the friend says so: “I thought we would play.” The hero brings the wheel back and helps to pack, fast, and puts something into each box. Then there is time to play, and the last box has something in it for the hero.',
      young,
    ),
    plot(
      'jam',
      'Two pen pals have made themselves grand in their letters. They are to meet at a bench, and sit there side by side all day, each waiting for somebody with a crown, while the hero dresses up more and more and looks out farther and farther. One true thing stood in the letters: bread with jam on both sides. The one beside the hero unpacks some. The hero takes off the crown and says the true thing.',
    ),
    plot(
      'something',
      'The friend cannot walk today and so would miss something that happens only tonight. The hero builds a cart, a good small plan, and then a roof on it, since somebody says so, and walls, and a stove; “May I say something?” asks the friend, each time. “In a minute!” In the end the cart has everything but somewhere to sit, and is too wide for the way. The hero puts the hammer down, sits down beside the friend, and waits: “You could carry me on your head.”',
    ),
    plot(
      'slowly',
      'The hero does everything fast, and tells the slow friend “You are too slow.” Now the baby’s toy is lost, and nobody will sleep. The hero runs around the house, zoom, and around the garden, zoom, and sees nothing. “Did you look slowly?” asks the friend. “I looked VERY fast!” The hero bumps into the washing and cannot run any more. So the hero walks beside the friend, step, step, step, and sees an ant, a button, and then the toy: it had been on the friend’s back all day.',
      young,
    ),
    plot(
      'halfnote',
      'Two friends send notes in a basket over the water. Today half of the note has been bitten off, and what is left says DO NOT COME. The hero guesses why: it must be the hat that was never given back; so the hat is sent back, and then the book, and to the friend each of these says “I am done with you”. Then there is nothing left but the pillow. The hero looks at the note again: it has a bite in it. So the hero goes all that way, and asks.',
    ),
    plot(
      'spots',
      'The friend has spots and must stay in bed on the day of the parade. The hero paints spots on with jam, so as to be in bed, too: nobody may come in who has none. It is very nice, but neither of them sees the parade, and a bath is waiting. The friend is sad not for the hero but for the drum. The hero says “It is jam,” washes, goes out, and asks the parade to walk past this window.',
      young,
    ),
    plot(
      'alike',
      'The hero and the friend want to be exactly alike: the same hat, the same coat, the same hop. But the friend cannot hop so high, and the hero cannot whistle. They hop and whistle worse and worse, and fall in the puddle. Somebody asks them for help with something that needs a hop and a whistle. The hero says “You whistle, and I hop.” It works at once, and they change hats.',
      young,
    ),
  ],
  gratitude: [
    plot(
      'cozy',
      'The hero is warm under one blanket, says “Ahhh!”, and then it wears off. So one more blanket, and one more, and at last everybody’s, and it is only heavy, and all the others stand there cold. The hero gets out into the cold, Brrr, and carries every blanket home to its owner, thanks each one, and comes back to the one thin blanket. “Ahhh!” After brrr it is there again.',
      young,
    ),
    plot(
      'feather',
      'The friend gives the hero a feather. To show how glad it makes, the hero wants it to look its best when the friend comes to supper: it needs a hat, the hat needs a mirror, the mirror a lamp, and so on, until the house is full, the feather is lost in it and the friend cannot get in. The hero gives it all back, sits down beside the friend, and finds out what one does with a feather: tickle.',
      young,
    ),
    plot(
      'only',
      'A traveler thanks the hero’s bed for a good night, and the bed, whom nobody ever thanked, trots after the traveler. The hero pulls it back and ties it up: “You are only a bed.” Then the door goes with it. In the night the hero lies on the hard ground and finds out what a bed does. The hero goes up to it and thanks it for exactly that, and it comes home.',
      { avoid: ['being-alone'] },
    ),
    plot(
      'tug',
      'A neighbor has knitted the hero a blanket and is still knitting at the other end, next door. The hero wants the end of it, since the door will not shut, and tugs; the neighbor feels the tug, thinks that it is too short, and knits on, faster. Two tug, and the house fills. The hero lets go of it, goes along it to the other end, and says “Thank you. It is long enough.”',
      young,
    ),
    plot(
      'mud',
      '“It is a nice day, but NOT the mud,” says the hero, who finds something wrong with everything: not the mud, not the smell of the heap, not the lump in the bed. They fetch an old friend to supper, and on the way home comes fog as thick as soup. They walk in a ring. Then the hero smells the heap: that is where they came by. “Thank you, heap!” And then the mud, squish: home is near. In bed the hero feels for the lump.',
      young,
    ),
    plot(
      'glow',
      'Every evening a small far light shines into the hero’s room, and the hero thinks that it is there for all to see. One night it is out, and the hero cannot sleep, nor find the bed, nor thread a needle. They go to see, over the hill, in the dark. Someone old sits there: “I thought that nobody looked.” The hero says what the light was good for, night after night. And whose is the light that shines over there, from our side?',
      { avoid: ['darkness'] },
    ),
    plot(
      'thread',
      'It is the hero’s birthday, and there is a board for a swing and no rope. The guests are poor, and each brings one thread. “Thread,” says the hero, and tries one: snap; and two: snap, and throws them down, and the guests go home quietly. The friend has twisted three: they hold. Each was pulled out of somebody’s own blanket. The hero goes to each door to say thank you, and they twist them all together.',
    ),
  ],
  honesty: [
    plot(
      'meant',
      'The hero bakes a cake for somebody and spills the milk, so it comes out as hard as wood. “I meant to do that,” says the hero: it is a stool! The next is a table, and the friend is delighted with each. Now the guest is coming, there is no flour left and no cake. The hero says “You are sitting on it. I did not mean to do that.” Nobody brings milk to a stool; now the friend pours warm milk over it, and it is soft.',
      young,
    ),
    plot(
      'different',
      'Whoever knows the way may carry the lantern. The hero wants the lantern and says “I know!”, and leads them in a ring, three times past the same one on the same bench, and calls it a different one each time. The little ones get tired. The hero puts the lantern down and says “I do not know.” “Oh,” says the one on the bench, “then may I tell you?”, and gets up: the path begins right behind the bench.',
      young,
    ),
    plot(
      'gobblewump',
      'The hero ate the pie and says that a beast of the hero’s own making did it. The friend is sorry for the hungry beast and bakes it another, which has to be gone by morning, so the hero eats that too, and the next; the hero gets rounder, with a blue mouth. Nobody dares to touch what is put out for the beast, and a guest is hungry. The hero says “I am the beast.” It is still blue. Then they bake one for all.',
      { avoid: ['monsters'] },
    ),
    plot(
      'mmm',
      'The hero does not like the friend’s pudding and says “Mmm!” to be nice. So there is more of it each time, in a bigger pot, until there is no room for a birthday cake. Everybody else says “Mmm!” too, since they see the friend’s hopeful face. The hero says “No. I never liked it. I like YOU.” The friend is the first to laugh: the friend hates to stir it, and made it only for the hero.',
      young,
    ),
    plot(
      'count',
      'They count for hide-and-seek, and the hero always counts too fast: one, two, ten! So the hero always finds them, and nobody wants to play. “You skipped!” “No!” Each time one more goes home. Alone, the hero counts very slowly, to have something to do, and it is long. The hero goes to each of them and says “I skipped three, and four, and five,” and counts so slowly that all have time to hide very well. It is the best game.',
      young,
    ),
    plot(
      'look',
      'The hero always has to look, and tomorrow is the hero’s birthday. “Don’t look!” says the friend, and puts a blanket on the basket; and the hero looks: a crown. “Did you look?” “No!” But at the birthday the hero is not surprised at all, and the friend gives the crown away and finds something even dearer, and the hero looks again. The friend cries. The hero says “I looked, both times.” One more time, and the hero shuts both eyes.',
      young,
    ),
    plot(
      'awake',
      '“I am not tired!” says the hero, who yawns. The others want to sleep, and the hero keeps them awake to prove it: marches, sings, builds a tower, and each time nods off in the middle, and wakes up with a bump: “I was only thinking!” Now everybody is cross and wide awake. The hero stands in front of them, and says “I am tired.” It is like a spell: all of them yawn.',
      young,
    ),
  ],
  imagination: [
    plot(
      'slurp',
      'The hero makes up a game: the floor is soup! Then the hero has had enough and just stops; but the visitor still stands on a chair and cannot get to bed, with soup all around. “It is no soup,” says the hero, and walks in it, and jumps in it to show it: splash, says the visitor. The friend tastes it: it needs salt. So the hero goes back into the game and slurps it up, all of it, and now the visitor can come down.',
      young,
    ),
    plot(
      'done',
      'What the hero draws is real. The hero draws fast, says “Done!” and looks no more; so the one who was drawn cannot say what is wrong with it, and pulls everybody’s blanket away. The hero draws it a hat, then a scarf, and the crayon gets short. Then the hero plays that one, does all that it does, and hears “Good night”, and cannot answer. It has no mouth. There is just enough crayon left.',
    ),
    plot(
      'swish',
      'The hero has a broom and says that it is a horse, and everybody may only look. The others find a horse of their own: a chair, a pillow, a box. Theirs are better every time, and the hero says that theirs are not real. Then the hero’s horse will not go: it is only a broom, and nobody plays. The hero asks one of them what the broom could be for them, and lets them have it, and it is the best thing yet.',
      young,
    ),
    plot(
      'fitz',
      '“Fitz did it,” says the hero, whenever something is broken; Fitz is somebody whom nobody sees. The others are kind and make room for Fitz: a chair, a plate, a bed, half of the cake. There is less and less room for the hero, and Fitz gets the seat on the ride. When a real small one asks for a place, they say “That is Fitz’s.” The hero says that there is nobody there. The real one sits down, and is called Fitz.',
    ),
    plot(
      'teapot',
      'The last page of the bedtime book is torn out, and nobody can sleep without the end. Each of them says how it ends, louder than the others, and there are three ends, and a quarrel. The friend turns back to the first page and asks what the teapot wants. The hero plays the teapot with a real one, slowly, does what it would do, and the others ask “And then?” It finds its end in the hero’s own bed.',
    ),
    plot(
      'fronts',
      'Everybody in the parade has to be the front of the dragon, and nobody wants to be its back. There are three fronts, and all of them walk in different ways, and the cloth tears a little. They try it side by side, and fall over one another. Someone small watches them and laughs: a dragon with three heads that pulls itself apart! “Then we ARE that,” says the hero, goes to the very back, and says when to walk.',
      young,
    ),
  ],
  kindness: [
    plot(
      'peep',
      'A lost little one says only “Peep.” The hero would like to keep it, and hears in each peep what the hero would like: a pillow, a shut window, music. The friend asks what it really means. It peeps at the window. The hero, who has a big voice, opens the window, makes everybody be quiet, and calls “PEEP!” as loud as can be. Far off its mother answers.',
      { ...young, avoid: ['loud-noises'] },
    ),
    plot(
      'thanks',
      'The hero does good deeds for gold stars, and so fast that nobody can say what they need. Somebody walks by with a sack that has a hole; the hero helps to pull, takes a star, and the hole gets bigger, three times. “What do you need?” the hero asks at last, and waits for the answer: something that sticks. The hero looks at the stars, takes them all off, and sticks them over the hole.',
    ),
    plot(
      'nap',
      'On the way to the party for which the hero has waited all year, a little one who has not slept for three days falls asleep on the hero. The hero tries to slip away, then leaves a pillow in place: each time the little one wakes and cries. One hears the drum already. The hero stays, and tells the friend to go without. Then the music gets softer and nearer: the party is coming to the hero, on tiptoe.',
      young,
    ),
    plot(
      'pumpkin',
      'A shy guest comes to supper dressed as a pumpkin, and it is no costume party. “Just a moment!” says the hero, and shuts the door, and finds a costume for each of the others: a pot, a curtain, a basket. Then nothing is left for the hero, and the guest already looks in at the window. The hero turns the orange pudding over on the hero’s own head. Now there are two pumpkins.',
      young,
    ),
    plot(
      'cold',
      'In the night something goes rattle, rattle, rattle. The hero thinks that it is somebody cold, and brings a scarf, then a coat, then all blankets of the house to the hill from where it comes; and each time it rattles on. The friend puts a hand on the hill: it is warm, and it moves. It is a huge one with a loose tooth who shivers from being afraid. The hero takes off the own hat, gives it, and holds on to one finger.',
      { ...young, avoid: ['darkness'] },
    ),
    plot(
      'narrow',
      'Two who meet on a narrow path both want to go on: “I was here first!” Neither of them goes back. They wait the whole day; they get hungry, then sleepy; each has something that the other one would need, a pillow and a pie. Behind them come others and wait, too. It gets dark, and a baby cries. The hero says “You were here first,” which is not so, and lies down flat, so that they can climb over.',
    ),
    plot(
      'twice',
      'Somebody puts a shell before the hero’s door, and the hero thinks that it is meant to be mean, and gives it back with one of the hero’s own: “Back it goes!” Then two come back, and four, and eight, until the door is blocked by a hill of shells and nobody gets to the cookies. Now there is nothing left to give back but a cookie. The hero puts that down, and waits. Two cookies come back. The neighbor is new, and had said hello.',
      young,
    ),
  ],
  patience: [
    plot(
      'steps',
      'A new neighbor is shy and hides behind something much too small. The hero wants the neighbor at the table now: calls, runs up, peeks; each time the neighbor goes back behind it. Whoever is looked at hides, says the friend, who does so too. The hero promises not to look, and looks. So the hero puts a pot over the head and waits, and hears the steps come, one by one, up to nine.',
      young,
    ),
    plot(
      'muddy',
      'The key of the music box falls into the pond, and the water is as clear as glass until the hero jumps in after it. The hero stirs, calls the others in to help, and they all stamp about in brown water. The friend is too tired to go on, sits down, and after a while sees the friend’s own feet. So they all do nothing, which is the hardest thing the hero ever did. Then the key lies there for all to see.',
      { ...young, avoid: ['deep-water'] },
    ),
    plot(
      'fwump',
      'Somebody slow explains the hero’s new big pillow, and the hero never hears the end: “I know, I know!” What comes at the end of a sentence is what matters: “You shake it … only once.” It grows; “if you sit on it … it gets bigger.” It fills the room. There are two strings, and only one is right. The hero says “I do not know,” and waits for the last word, however long it takes.',
    ),
    plot(
      'blue',
      'The bench has been painted for tonight, and the hero has to touch everything. Is it dry? Each touch leaves a print, which is painted over, and it is wet again. They hang up a sign, DO NOT TOUCH, and now everybody wants to. The friend brings a small board with the same paint on it. The hero may touch that as often as the hero likes, and when the board is dry, so is the bench.',
      young,
    ),
    plot(
      'honk',
      'The hero has been told to guard a big sleeping bird’s egg and to be quiet, and the hero’s new horn is so shiny. One little honk: the egg jumps. The hero wraps the horn in a pillow: honk, the pillow flies. The hero sits on it: a long, low honk. The friend lays a hand on the egg: it only jumps when it is startled, and hums when it is not. The hero gives the friend the horn to keep, and hums with the egg, for a very long time.',
      { avoid: ['loud-noises'] },
    ),
    plot(
      'pop',
      'They want popcorn before the show. The hero cannot wait and looks into the pan: all the hot goes out, and nothing pops. The hero blows at the fire, shakes the pan, lifts the lid again and again, and the first corn flies out and is lost. The friend sits with an ear at the lid: pip … pip. The hero sits down on the hero’s own hands, and listens, and it is hard. Then it pops, and pops, and lifts the lid by itself.',
      young,
    ),
    plot(
      'yet',
      'Somebody comes home tonight, and the hero asks at every step “Are they here yet?” and runs to the gate with the lantern, and each time the wind blows it out, and each time it has to be fetched again. So at the moment when they come there would be no light. The friend counts to five with the hero, again and again. The hero stays at the gate, sits on both hands, and keeps the light out of the wind. There they are.',
      young,
    ),
  ],
  perseverance: [
    plot(
      'boop',
      'The hero builds a tower with a lantern on top for somebody who does not know the way tonight. A very little one pushes it over: “Boop!” The hero builds it farther off, then with a wall around, and each time: “Boop!” It gets dark. The hero gives the little one a block, and the little one puts it on, crooked. Now nobody guards it better. It is the crooked tower by which the guest finds them.',
      young,
    ),
    plot(
      'tock',
      'The hero has made a table without help, and it wobbles. “This leg is too long,” says the hero, and takes a bit off; then another one is too long, and the table gets lower and lower. On the same bumpy ground the friend’s old pot stands still on three feet. The hero takes one leg out altogether and sets the other three like the feet of the pot. It stands. It is very low, so they eat lying down.',
    ),
    plot(
      'tries',
      'A visitor throws a hat across the room and it lands on the hook. The hero tries once, misses, and gives up: “I cannot.” The friend holds the hook closer, and that is no fun. “I missed a hundred times,” says the visitor, and the hero takes it for a rule. So now each miss is worth something: the hero collects them, a pebble for each, and is almost sorry when the hat stays on the hook.',
      young,
    ),
    plot(
      'laces',
      'The hero wants to do up the boots alone: “I can do it!” The first time they come off in the mud, the second time both boots are tied to each other, and the hero falls flat before everybody. Somebody else ties them, quickly, and it helps only until they open. The friend, who is slow, does it beside the hero, one loop at a time, with the same song each time. The hero does it so slowly that all wait, and they hold.',
      young,
    ),
    plot(
      'again',
      'The hero sings a baby to sleep, a very big one, with a song of one line. It wakes up each time it stops: “Again!” The hero sings it faster, and it dances; louder, and it claps. The hero’s voice is gone, and there is only a whisper left. The friend hears that the baby gets quieter when the song does. So the hero sings it once more, softer, and softer, until there is only breath, and goes on with that, longest of all.',
    ),
    plot(
      'flip',
      'The hero wants to flip a pancake as the cook does, and it lands on the floor, on the lamp, on the cook’s head. Each time the hero shuts both eyes at the throw. “I cannot do it!” The friend catches one, by looking at it all the way up and all the way down. The hero, who is afraid that it will fall in the face, keeps both eyes open. It does fall in the face, first. The next one lands in the pan.',
      young,
    ),
    plot(
      'uphill',
      'A piano has to get up the hill for tonight’s dance. The hero pushes, with all might, up, up, up, and at the same place has to take a breath, and it rolls back down, and plinks, each time faster. More push, and it only rolls back over more toes. The friend puts a stone behind the wheel, to sit on. It stays! The hero, who wants to do it all in one go, takes one step, puts the stone, and takes a breath. Step by step it gets there.',
      young,
    ),
  ],
  sharing: [
    plot(
      'lap',
      'Every night Granny sits down, and there is her lap, which is the hero’s. Tonight a little one wants it too. The hero makes itself wide, then pushes, and the book falls; Granny gets up for it, and the lap is gone. They look for it everywhere, under the chair and behind it. “Sit down,” says the friend, “and think.” The hero sits down, and there is a lap: the hero’s own. The little one may have it.',
      young,
    ),
    plot(
      'yawn',
      'The hero has one yawn left and keeps it, to fall asleep with. A visitor for whom it is morning jumps on the beds, and nobody can sleep. The hero hides the yawn, holds it in, and it squeaks. The friend sings, and it is so good that they all dance. The friend knows that yawns are catching. The hero yawns where everyone can see it, and gives it away; it goes around the whole room and comes back.',
      young,
    ),
    plot(
      'last',
      'The hero has a trick to get the last cookie: “You have it!” The others always say “No, you!” Tonight all have learned the trick, and the last cookie goes around and around the table, and there will be no story until the plate is empty. Tummies growl. The hero says “I WANT it. Who else?”, and they all say “I do.” The hero breaks it, and they bite at the same moment, so that nobody has had the last of it.',
    ),
    plot(
      'half',
      'The hero has waited all year for the birthday, and then a visitor has one on the same day. “Half for you and half for me,” says the hero: half a cake is good, half a song is no song, half a joke is no joke, and each of them hides with nobody to seek. The hero finds the visitor all alone behind a bush, and sings the whole song to them. A song that is given away is still there.',
      young,
    ),
    plot(
      'ten',
      'The hero has the swing, and counts to ten for each turn; but the hero’s own ten is very slow: one … and a half … two … The others wait, and their ten is quick. One by one they go and build something else, and laugh there. The hero swings alone, and there is nobody to push. The hero calls them back: “You count mine, and I push.” They count the slowest ten there ever was, for fun, for each of them.',
      young,
    ),
    plot(
      'tune',
      'The hero has made up a tune and keeps it in a box, so that nobody takes it away: the hero hums it only there, with the lid shut. At the party nobody can dance, since there is no music. The hero hums a bit, shuts the lid; each time somebody has caught a bit of it, and the hero wants it back. By evening the hero has forgotten the rest. All of them have a bit, and together they have it all; the hero opens the box.',
    ),
    plot(
      'bump',
      'There is a long board on a stump, and the hero has it alone, sits on one end, and nothing happens: bump. The hero jumps from high up onto it: what lies on the other end flies off: the pancake, then the pillow. It is a fine thing, but it does not go up and down. Somebody small watches. The hero says “Would you sit there?” and goes up, and down, and up. In the middle there is room for one more.',
      young,
    ),
  ],
  teamwork: [
    plot(
      'snore',
      'Somebody heavy has fallen asleep in a chair in the doorway, in the middle of a long story, and whoever wakes them hears it from the start. They have to lift the chair all together. The hero counts to three, and one lifts too soon and one too late; then louder, and the sleeper stirs. The friend, half asleep, breathes with the snore. No count, whispers the hero: lift when it snores. And they all breathe, and lift.',
      { avoid: ['loud-noises'] },
    ),
    plot(
      'ting',
      'In a band the hero has the bell, with one single ting at the end of the lullaby. The hero cannot wait, and rings whenever it would be nice, and each time the others stop: it means that the song is over, and the little ones sit up: “Is that all?” They put a sock in the bell, and then nobody knows when to stop. The hero holds the bell quite still through the whole song, and rings once, at the end.',
      young,
    ),
    plot(
      'captain',
      'Three captains with hats sit on a wagon with a big pumpkin, and give orders: Go! Nobody pulls; captains do not pull. They give it all together, louder; they fight for the front seat, and it rolls backward into the mud. One gets down for a hat, leans on the wagon, and it moves. The hero takes off the hat, puts it on the pumpkin, and pulls, and one after the other they come down. The pumpkin is the captain.',
      young,
    ),
    plot(
      'tickle',
      'The hero says that nothing tickles, and wants to carry a wiggly little one home all alone before the soup is gone. At the seventh step the tickle comes and the hero laughs until they both lie on the ground; then the hero holds it in, and it is worse; then wraps the little one up, and it wiggles more. The friend counts the steps. At six the hero says “I am ticklish!” and hands the little one on, and so in turn all the way.',
      young,
    ),
    plot(
      'key',
      'There are two locks on the door, one high and one low, and they have to be opened at the same moment. The hero is fast, and has the high one open, whoosh, and runs to the low one, and the high one shuts again. Faster! The friend stays at the low one, much too slow, with a song. The hero runs until there is no breath left. “Sing me when,” says the hero, and waits, which is hardest of all; and on the last word both of them turn.',
    ),
    plot(
      'stinky',
      'A big cheese has to get home before the party, and it stinks so that nobody wants to be near it: “Not next to ME!” They pull it from far off with a blanket, each in another direction, and it slides off on one side, then the other. The hero, who has the best nose, says where it stinks least and always stands there. It rolls into a dip. Then the hero goes to the smelliest side, takes hold, and says “Here!” Three sides, and it lies still.',
      young,
    ),
    plot(
      'echo',
      'They have to pull a cart out of the tunnel, and whoever calls “Pull!” hears it back a moment later: “Pull!” So one half pulls at the first, and the other half at the second, and it goes nowhere, and they are cross with each other. The hero calls louder, and it only comes back louder. The friend puts a hand over the hero’s mouth: listen. They wait for the echo, and all pull at that.',
      { ...young, avoid: ['darkness'] },
    ),
  ],
  wonder: [
    plot(
      'lamps',
      'The hero has promised a visitor from the city to show a thousand stars tonight, and brings a lantern so as to see them better. They see few. So a bigger lamp, and everyone comes with a lamp to help, and there are no stars at all. Somebody stumbles, one lamp goes out, and there is a star. The hero asks them all to put out their lamps, and puts out the hero’s own last, and they wait in the dark.',
      { ...young, avoid: ['darkness'] },
    ),
    plot(
      'along',
      'The moon comes along wherever the hero goes, and the hero thinks that it is following the hero alone. The hero runs to see whether it can keep up, hides from it, and it is always there. The friend says that it followed the friend home, the other way. They go apart to find out, one each way, though the hero would not like to share it, and each calls “It is with me!” It goes along with everybody at once.',
      { ...young, avoid: ['darkness'] },
    ),
    plot(
      'quiet',
      'The hero wants to hear the very quietest sound there is, and asks everybody for theirs, loudly. Each shows one, and the hero says “Quieter!”, and they all laugh and stamp. It begins to snow (or to rain softly, or the tide goes out), and nobody notices. The little one has a hand held out. The hero stops in the middle of a word, and asks them all to stop with the hero. Then they hear it come down.',
      { ...young, avoid: ['loud-noises'] },
    ),
    plot(
      'hang',
      'On a hill the hero has drawn a picture of the world and hung it up, and everybody says that it is upside down. The hero turns it, and they turn it back. There is a quarrel about where up is. The little one stands on the head to see it. The hero stands on the head, too, beside everybody, and there it is right; and from the other side of the ball that they draw it on, it would be right as well. They lie down and look up, all ways.',
      { ...young, avoid: ['heights'] },
    ),
    plot(
      'knock',
      'The hero loves it when somebody knocks, and a shy guest comes tonight who knocks very softly and only once. Knock, knock: the hero runs to the door, “COME IN!”, and nobody is there, only something that hides. The hero runs faster each time, and it knocks faster. The hero is out of breath, sits down on the step, and still it knocks. It gets slower, as the hero does. It is the hero’s own heart. Now it is quiet enough for the guest.',
      young,
    ),
    plot(
      'seen',
      'The hero wants to see the biggest thing in the world tonight, and climbs on a chair, on a table, on a hill, and each time says “Bigger!” A small one sits on the ground with a lens and says “Oh!” all the time. The hero has no time to look. When it gets dark, nothing big is to be seen any more. The hero lies down beside the small one, and looks through the lens at one blade of grass; then both of them look up.',
      { avoid: ['heights', 'darkness'] },
    ),
  ],
}
