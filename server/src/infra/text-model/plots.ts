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
  ],
  imagination: [
    plot(
      'slurp',
      'The hero makes up a game: the floor is soup! Then the hero has had enough and just stops; but the visitor still stands on a chair and cannot get to bed, with soup all around. “It is no soup,” says the hero, and walks in it, and jumps in it to show it: splash, says the visitor. The friend tastes it: it needs salt. So the hero goes back into the game and slurps it up, all of it, and now the visitor can come down.',
      young,
    ),
    plot(
      'flapp',
      'A visitor sleeps over, and there is somebody on the wall with horns and one long arm. It is the shadow of a chair with a blanket, and the hero says so, and moves the chair, and then the lamp: it grows. The friend gets in the way with a spoon, and it has a spoon. The hero holds up a hat, and gives it a name: somebody with a hat and a name is a guest. It gets supper, and is told good night.',
      { ...young, avoid: ['darkness', 'monsters'] },
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
      'shade',
      'At noon the hero finds a cool spot of shade under a tree and says that it is the hero’s. It creeps away; the hero puts pebbles around it to keep it in, then sits on its edge to hold it, and it moves on over a sleeping neighbor, who is glad. The friend sees that it goes like the hand of a clock. The hero gives up holding it, lies down where it will be next, and asks the others to lie there, too.',
    ),
    plot(
      'quiet',
      'The hero wants to hear the very quietest sound there is, and asks everybody for theirs, loudly. Each shows one, and the hero says “Quieter!”, and they all laugh and stamp. It begins to snow (or to rain softly, or the tide goes out), and nobody notices. The little one has a hand held out. The hero stops in the middle of a word, and asks them all to stop with the hero. Then they hear it come down.',
      { ...young, avoid: ['loud-noises'] },
    ),
    plot(
      'gotit',
      'The hero puts everything nice into a box and says “Got it!” Today it shall be the spot of rainbow on the floor, for a neighbor who is sick in bed. The hero puts the box on it: it lies on the box. The hero shuts it in: the box is empty. They draw the curtain to keep it in: it is gone. The friend bumps a drop of glass that hangs in the window, the hero’s best thing, and the spot jumps. The hero takes the glass down and gives it to the neighbor.',
      young,
    ),
  ],
}
