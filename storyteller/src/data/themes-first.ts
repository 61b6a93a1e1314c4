import type { ThemeData } from './schema.ts'

export const courage: ThemeData = {
  refrains: [
    'A little bit scared, and a little bit more brave.',
    'Wobble, wobble, and still we go.',
    'One small brave, and then one more.',
  ],
  summary: ['Someone has to go first, and it turns out that wobbly is good enough.'],
  plant: {
    three: ['{hero} did not like to go first.', 'New things made {hero} feel wobbly.'],
    five: [
      'There was one thing {hero} never did, and that was go first.',
      '{hero} liked new things best when somebody else had tried them.',
    ],
    seven: [
      'If there was a new thing to be done, {hero} was always glad to do it second.',
      '{hero} had a wobble. It lived somewhere under {his} ribs, and it woke up whenever anything was new.',
    ],
    verse: [
      'New things made {hero} wobble inside, / And look for a tidy place to hide.',
      'To go first was a thing that {hero} dreaded. / The wobble came before {he} {was} bedded.',
    ],
  },
  low: {
    three: [
      '"I feel wobbly," said {hero}. {friend} felt wobbly too.',
      '{hero} stopped. Wobble, wobble, went {his} tummy.',
    ],
    five: [
      '"I feel wobbly," said {hero}. "Me too," said {friend}, and they sat down and were wobbly together.',
      'The way ahead looked long. {hero} could feel the wobble going up and down inside like a ball on stairs.',
    ],
    seven: [
      '"What if I cannot do it?" said {hero}. {friend} thought about that. "Then you will be somebody who tried," {fhe} said, "and I will be somebody who saw." It was quiet for a bit after that.',
      'The wobble woke up. It went all the way down to {hero}\'s feet, and all the way back. "You may come with us," {hero} told it, "but you may not choose the way."',
    ],
    verse: ['"I wobble here, I wobble there," / Said {hero}, "I wobble everywhere."'],
  },
  test: {
    three: [
      '"One must go first," said {keeper}. "Who?"',
      'The last bit was small and new. Who would go first?',
    ],
    five: [
      'The last bit of the way was narrow and new. "Only one at a time," said {keeper}, "and somebody has to be first." Everyone looked at {hero}.',
      '"I could not make myself take the last few steps," said {keeper}. "It is so new in there. Will somebody show me how?"',
    ],
    seven: [
      'Between them and the end of the way was one last stretch, narrow and strange, where no one had ever set foot. "I have sat here since teatime," said {keeper}, "telling myself that I would do it next. Somebody has to go first." And it grew very quiet, the way it does when everybody hopes it will be somebody else.',
    ],
    verse: ['"The last few steps are strange and new. / Who will go first?" said {keeper}. "Who?"'],
  },
  act: {
    three: [
      '{hero} took one big breath. "I will." One step. One more. {He} did it!',
      '"Me," said {hero}. {His} tummy went wobble. {He} went on.',
    ],
    five: [
      '"I am wobbly," said {hero}, "and I am going." {He} took one step. The wobble came along. {He} took another, and another, and then there were no more steps left to take.',
      '{hero} felt the wobble. {He} nodded to it, and went first. One step, then the next, right to the end. "It is all right," {he} called. "You can come!"',
    ],
    seven: [
      '"I will," said {hero}, in a voice much smaller than {he} {was}. {He} waited for the wobble to stop. It did not, so {he} went with it, one step, and one more, and one more after that. Halfway over, {he} noticed something odd. The wobble was still there. It just was not in charge.',
    ],
    verse: ['"I wobble," said {hero}, "but I shall go." / And {he} went first, both small and slow.'],
  },
  close: {
    three: [
      '{hero} was wobbly today. {hero} was brave today. Good night.',
      'Brave {hero} closed {his} eyes.',
    ],
    five: [
      'The wobble curled up at the end of the bed, and it was asleep before {hero} was.',
      'Being brave makes you sleepy. {hero} yawned once, and went first into the land of dreams.',
    ],
    seven: [
      'Somewhere under {his} ribs the wobble turned round three times, like a cat, and lay down. {hero} patted the place. Then they both went to sleep.',
      'And of all the things that {hero} had gone into first that day, sleep was by far the softest.',
    ],
    verse: ['The wobble sleeps, the brave one too, / And both are glad the day is through.'],
  },
}

export const friendship: ThemeData = {
  refrains: [
    'Two is a good number, and three is better.',
    'Side by side, and there is room for more.',
    'You and me, and whoever we see.',
  ],
  summary: ['At the end of the way waits somebody with no one to play with.'],
  plant: {
    three: [
      '{hero} and {friend} did all things side by side.',
      '{hero} had one good friend. That was {friend}.',
    ],
    five: [
      '{hero} and {friend} shared everything: jokes, puddles, and the last bit of jam.',
      'When you saw {hero}, you never had to wait long for {friend}.',
    ],
    seven: [
      'They had a secret knock, a secret song, and a secret that they had both forgotten, which did not matter, because they had forgotten it together.',
      '{hero} and {friend} had been friends since the day they both wanted the same puddle, and found that it was big enough.',
    ],
    verse: ['They shared a puddle, shared a bun, / And two was twice as good as one.'],
  },
  low: {
    three: [
      'They both felt cross. Then they both felt sad. Then they had a hug.',
      '"Are you still my friend?" "I am." "Good."',
    ],
    five: [
      'They were tired, and tired friends grow grumpy. "It was your idea," said {hero}. "It was yours," said {friend}. Then neither of them said anything, and that was worse.',
      '"I do not want to walk," said {friend}. "Then we will not walk," said {hero}, and sat down right beside {fhim}.',
    ],
    seven: [
      'It was a long way, and they were hungry, and so they had a quarrel. It was about nothing, and it lasted as long as it takes to count to twenty. Then {hero} gave the secret knock on a stone. After a moment, very softly, {friend} knocked back.',
    ],
    verse: ['They quarrelled once, about a bun, / Then knocked their knock, and that was done.'],
  },
  test: {
    three: ['{keeper} had no one to play with.', '"Will you go soon?" said {keeper}. "They all go soon."'],
    five: [
      '"You may have what you came for," said {keeper}, "and then you will go. Visitors always go." {khe} said it as if it were nothing, and looked at {khis} toes.',
      '{keeper} had laid out two cups. "I always lay out two," said {khe}. "No one has come yet."',
    ],
    seven: [
      '{keeper} had a game laid out, all ready to begin, with a place for a second player. There was dust on that side. "Do what you came to do," said {khe}. "I am used to people being in a hurry." But {khis} eyes went to the game, and back, and to the game.',
    ],
    verse: ['"They come," said {keeper}, "and then they go. / No one will stay to play, you know."'],
  },
  act: {
    three: [
      '{hero} sat down. "We will play with you." And they did!',
      '"Be our friend," said {hero}. {keeper} hugged them both.',
    ],
    five: [
      '"We have time for one game," said {hero}, and sat down. They played one, and then one more, and {keeper} laughed so hard that {khe} fell over. "There," said {hero}. "Now you have two friends."',
      '{hero} taught {keeper} the secret knock. Tap, tap-tap, tap. "It only works for friends," {he} said. {keeper} did it, and it worked.',
    ],
    seven: [
      'There was a great deal still to do. {hero} looked at the sky, and at the game, and at the dust. Then {he} blew off the dust and sat down. They played until {keeper} had won twice. "Now we shall have to come back," said {hero}, "because friends need another chance to win."',
    ],
    verse: [
      '"We\'ll play," said {hero}, and down {he} sat. / They laughed till all their sides were flat.',
      '"Then we shall stay and play," said {hero}, "a while." / And that was when they saw the first real smile.',
    ],
  },
  close: {
    three: ['One friend, two friends. Good night, friends.', '{hero} had two friends now. Good night.'],
    five: [
      '{hero} counted friends instead of sheep. There were only two, but {he} counted them over and over.',
      'Tap, tap-tap, tap, went {hero} on the wall. Tap, tap-tap, tap, came the answer. Good night.',
    ],
    seven: [
      '{hero} gave the secret knock on the wall, very softly. From the other side came the answer. And then, so far away that it may have been a dream, there came a third.',
    ],
    verse: ['So knock your knock upon the wall. / Good night, good night, dear friends and all.'],
  },
}

export const kindness: ThemeData = {
  refrains: [
    'There is always time to stop.',
    'A small kind thing is not so small.',
    'Stop, look, and lend a {hand}.',
  ],
  summary: ['They are in a hurry, and somebody needs them to stop.'],
  plant: {
    three: ['{hero} was fast. {hero} did not look left or right.', '{hero} was in a rush.'],
    five: [
      '{hero} was so quick that {he} sometimes ran right past things that mattered.',
      '"Hurry," said {hero}, who had not seen the ant with the heavy crumb. {friend} had. {fhe} stopped to carry it.',
    ],
    seven: [
      '{hero} went everywhere at top speed, which saves a lot of time, but you miss the small print. {friend} was the one who noticed when somebody had dropped a mitten.',
    ],
    verse: [
      '"No time, no time!" was {hero}\'s song. / {He} did not look as {he} ran along.',
      '"No time," sang {hero}, "we must be quick!" / And rushed right by a chick on a stick.',
    ],
  },
  low: {
    three: [
      'A bug was stuck. They stopped. They helped it up.',
      '"My feet hurt," said {friend}. {hero} gave {fhim} a rub.',
    ],
    five: [
      'A beetle lay on its back and waved its legs. There was no time, and {hero} stopped anyway. It takes one finger to turn a beetle over.',
      '"Go on without me," puffed {friend}. {hero} sat down instead. "I like the view from here," {he} said.',
    ],
    seven: [
      'They were late. {hero} knew it, and hurried, and very nearly stepped over a beetle that was lying on its back in the middle of the way. {He} went on three steps. Then {he} came back three steps, and turned it over. "It looked so surprised," said {hero}.',
    ],
    verse: [
      'A beetle lay upon its back. / They set it right, upon the track.',
      'A beetle lay with legs in air. / They turned it over with great care.',
    ],
  },
  test: {
    three: ['{keeper} was cold. Brrr.', '{keeper} had a sore foot. Ow.'],
    five: [
      '{keeper} was shivering. "D-do not mind me," said {khe}. "You are in a hurry." And it was true, they were.',
      '{keeper} had hurt {khis} foot and could not get home. "You go on," said {khe}. "Everybody has."',
    ],
    seven: [
      'They were nearly there. It was just a few steps. But {keeper} was sitting right beside the way, shivering so hard that {khis} teeth rattled, and trying to look as if {khe} did it on purpose. "Do not stop for me," said {khe}. "You have somewhere to be."',
    ],
    verse: ['But {keeper} sat shivering by the way. / "You rush along. I\'ll be okay."'],
  },
  act: {
    three: [
      '{hero} stopped. {He} sat close. They made {keeper} warm.',
      '"We can wait," said {hero}. They helped {keeper}.',
    ],
    five: [
      '{hero} stopped. {He} sat down on one side, and {friend} on the other, close as slices of bread, until {keeper} was warm right through.',
      '"The rest can wait," said {hero}. They tied up the sore foot with a soft leaf, and told {khim} the joke about the hen, and did not look once at the time.',
    ],
    seven: [
      '{hero} looked at the few steps. {He} looked at {keeper}. It was not even hard to choose, and that surprised {him}. They sat down on either side like two warm loaves, and stayed until the shivering stopped. "I know a short way to the end," said {keeper}, in quite a new voice. "I only show it to people who are not in a hurry."',
    ],
    verse: ['But {hero} sat down, and {friend} sat too, / And warmed poor {keeper} through and through.'],
  },
  close: {
    three: ['{hero} felt warm, in and out. Good night.', 'A small kind thing kept {hero} warm all night.'],
    five: [
      '{hero} lay in bed and felt warm all the way in, as if somebody had left a lamp on in there.',
      'No one hurried any more, not even the clock.',
    ],
    seven: [
      'Nothing in the room was in a hurry now. {hero} had given away most of {his} warmth that day, and it was odd, but there seemed to be more of it than before.',
    ],
    verse: ['There is no hurry any more. / The day has gently shut its door.'],
  },
}

export const sharing: ThemeData = {
  refrains: [
    'Half for you and half for me.',
    'Break it in two, and there is more.',
    'One for all, and a crumb for the mouse.',
  ],
  token: 'cookie',
  summary: ['There is one cookie left, and it is a very good one.'],
  plant: {
    three: [
      '{hero} had one cookie. It was for later. Mine, mine.',
      '{hero} took one big cookie along. It was the last one.',
    ],
    five: [
      '{hero} packed the last cookie. It was the kind with {jam|honey} in the middle, and {he} did not mean to share it.',
      'In {his} bag {hero} had one cookie, wrapped in a leaf. {He} patted it from time to time.',
    ],
    seven: [
      'There was one cookie left in the tin, and {hero} packed it. "For emergencies," {he} said. {friend} looked at it. "What sort of emergency?" "The sort," said {hero}, "where I want a cookie."',
    ],
    verse: ['One cookie sweet was packed away. / "It\'s mine," said {hero}, "for later today."'],
  },
  low: {
    three: [
      'They were so hungry. Grr, went a tummy. But {hero} kept the cookie.',
      'Rumble, went two tummies. {hero} looked at the cookie. {He} put it back.',
    ],
    five: [
      'Two tummies rumbled. {hero} took out the cookie and looked at it. Then {he} looked at {friend}, and put it away again, and felt a bit odd.',
    ],
    seven: [
      'They rested. {hero} took out the cookie and unwrapped it. {friend} looked very hard in another direction. There was a silence, with a cookie in the middle of it. {hero} wrapped it up again, and for some reason {he} {was} not as hungry as before.',
    ],
    verse: ['Their tummies growled, first one, then two. / The cookie said, "Well? What will you do?"'],
  },
  test: {
    three: [
      '{keeper} was hungry. {khe} saw the cookie. "Oh," said {keeper}.',
      '"I had no supper," said {keeper}.',
    ],
    five: [
      '{keeper} was too hungry to stand up. "I have had no supper," said {khe}, "and no lunch. I smell something with butter in it."',
    ],
    seven: [
      '{keeper} could have helped them. Anyone could see that. But {khe} had gone without supper, and lunch too, and was so empty that {khe} could only sit and look at {khis} own feet. Then {khis} nose twitched. "Forgive me," said {khe}. "Is that butter?"',
    ],
    verse: ['"No lunch for me," said {keeper}, "no tea. / And something smells like butter to me."'],
  },
  act: {
    three: [
      'Snap! {hero} broke the cookie. One for you. One for you. One for me. Yum.',
      '{hero} gave the cookie away. Half to {keeper}, half to {friend}.',
    ],
    five: [
      '{hero} took out the cookie. It was so round. Snap! {He} broke it in three, and gave {keeper} the biggest piece. It was the best cookie any of them had ever had.',
    ],
    seven: [
      'This, thought {hero}, was the emergency. {He} unwrapped the cookie, took one last look at how round it was, and broke it. One piece was much bigger than the others. {He} looked at it for quite a while. Then {he} gave it to {keeper}. A third of a cookie, it turned out, tastes better than a whole one, if you have company.',
    ],
    verse: ['Then snap! The cookie broke in three. / "For you, for you, a crumb for me."'],
  },
  close: {
    three: [
      'No cookie now. Just one crumb, and a smile. Good night.',
      '{hero} was full. It was a small bit. It was enough.',
    ],
    five: [
      'There was one crumb left in the bag. {hero} left it out for the mouse, and fell asleep.',
      'A third of a cookie is not much, but {hero} went to bed full.',
    ],
    seven: [
      'Before {he} slept, {hero} shook out the bag. One last crumb fell on the windowsill. {He} thought about it, and left it there for whoever came by in the night.',
    ],
    verse: ["One crumb is left upon the sill / For anyone who's hungry still."],
  },
}

export const curiosity: ThemeData = {
  refrains: [
    'What is that? Let us go and see.',
    'Ask it once, and ask again.',
    'Why, oh why, oh why, oh why?',
  ],
  summary: ['Everybody has an answer, and no one has asked the right question.'],
  plant: {
    three: ['"Why?" said {hero}. "How? What is that?"', '{hero} asked and asked. Why, why, why?'],
    five: [
      '{hero} asked so many questions that the clock sometimes stopped to think.',
      '"Why is up up?" asked {hero} at breakfast. "And who told it?"',
    ],
    seven: [
      '{hero} collected questions, as other people collect buttons. {He} had four hundred and six, and not one of them was boring.',
      'By lunch {hero} had usually asked about thirty questions, and by supper {he} had asked what was wrong with the answers.',
    ],
    verse: [
      '"Why?" asked {hero}, and "How?" and "Who? / And is that colour really blue?"',
      'Said {hero}, "Why is up not down? / And who first thought of green and brown?"',
    ],
  },
  low: {
    three: [
      '"I do not know the way," said {hero}. "Let us look."',
      '"What now?" said {friend}. "Good question!" said {hero}.',
    ],
    five: [
      'They had run out of answers. "Then we shall use questions," said {hero}, "because I have plenty of those."',
    ],
    seven: [
      'For once {hero} had no idea. {He} turned it over in {his} head, like a stone to see what lived under it. "When I do not know a thing," {he} said at last, "it only means that I am just before the good part."',
    ],
    verse: ['"I do not know," said {hero}. "How grand! / It\'s time to look, and understand."'],
  },
  test: {
    three: ['{keeper} did not say a word. No one knew why.', '{keeper} sat and sat. No one ever asked why.'],
    five: [
      '{keeper} would not let anybody by, and would not say why. "It is no use," people said, and went home. But no one had asked.',
    ],
    seven: [
      '{keeper} sat right in the way and said nothing. People had pushed, people had begged, people had brought cake, and in the end they had all gone home and called {khim} stubborn. {hero} put {his} head on one side. Of all the things they had tried, there was one that no one had thought of.',
    ],
    verse: ['There {keeper} sat, and spoke no word. / Nobody asked, and so nobody heard.'],
  },
  act: {
    three: [
      '"Why do you sit here?" asked {hero}. {keeper} smiled. "Come and see!"',
      '{hero} asked. {hero} looked. Oh! Now they knew.',
    ],
    five: [
      '{hero} sat down. "Why are you here?" {he} asked. "What are you looking at? Can I see?" {keeper}\'s whole face changed. "You are the first who ever asked," said {khe}, and moved over.',
    ],
    seven: [
      '"What are you looking at?" asked {hero}. {keeper} blinked. "No one ever asked me," said {khe}, and then it all came out: how the light fell just so, and what it showed, and how {khe} had been waiting to tell someone. {hero} asked about every bit of it. And with each answer, one more piece of the puzzle slid into place.',
    ],
    verse: ['Then {hero} asked, "What do you see?" / And {keeper} said, "Come sit with me!"'],
  },
  close: {
    three: [
      '"Why do we sleep?" said {hero}. Then {he} knew. Zzz.',
      'One more why. One more yawn. Good night.',
    ],
    five: [
      '"What is sleep made of?" asked {hero}, and went to find out.',
      '{hero} had one more question, but it fell asleep before {he} did.',
    ],
    seven: [
      '"{friend}," said {hero}, "where does the day go, when it goes?" But {friend} was asleep. So {hero} closed {his} eyes, and followed it, to see.',
    ],
    verse: ["What's sleep? Where does the daytime go? / Just shut your eyes, and then you'll know."],
  },
}

export const patience: ThemeData = {
  refrains: [
    'Not yet, not yet, but soon.',
    'Wait a bit, and wait a bit more.',
    'Slow is a way of getting there.',
  ],
  summary: ['Some things come only when you stop chasing them.'],
  plant: {
    three: [
      '"Now!" said {hero}. {hero} did not like to wait.',
      '{hero} could not wait. Not for tea. Not for cake.',
    ],
    five: [
      '{hero} was no good at waiting. {He} opened buds with {his} {hands} to see if they were flowers yet.',
      '"Is it now?" {hero} liked to ask. "Is it now, now?"',
    ],
    seven: [
      'Waiting was the one thing that {hero} could not do. {He} had once eaten a cake as soup, because the oven took too long.',
    ],
    verse: ['"Now, now!" said {hero}. "Not soon, but now!" / {He} could not wait. {He} did not know how.'],
  },
  low: {
    three: [
      '"Are we there?" "Not yet." "Are we there now?" "Not yet."',
      '{hero} ran. {hero} fell. "Slow down," said {friend}.',
    ],
    five: [
      '"Are we there?" asked {hero}. "No." "Are we there now?" "We are as far as we were when you asked," said {friend}.',
    ],
    seven: [
      '{hero} had tried to run the last part, and {he} had tried to skip it. It stayed just as long. "You cannot pull on a path to make it shorter," said {friend}. "I know," said {hero}, who had just been thinking of trying it.',
    ],
    verse: ['"Are we there now? Are we there yet?" / "Not yet," said {friend}, "so do not fret."'],
  },
  test: {
    three: ['"Shh," said {keeper}. "Not yet. Wait."', '"You must wait," said {keeper}. "Sit still."'],
    five: [
      '"You are just in time," said {keeper}. "Now we wait." "How long?" asked {hero}. "Until it is ready," said {keeper}, and would not say more.',
    ],
    seven: [
      '"You are in good time," said {keeper}. "It will happen when the first star is over that stone, and not if anybody wriggles." {hero} looked for the star. There was no star. There was only a great deal of sky, in no hurry whatever.',
    ],
    verse: ['"Sit still," said {keeper}, "and not a sound. / It comes when the first star comes around."'],
  },
  act: {
    three: [
      'They sat. They sat some more. {hero} did not wriggle. And then!',
      '{hero} waited. One, two, three, four. Shh. There it was!',
    ],
    five: [
      '{hero} sat. {His} foot wanted to jiggle, and {he} did not let it. {He} breathed in, and out. {He} began to hear small things. And when {he} had quite forgotten to be in a hurry, the first star came.',
    ],
    seven: [
      'So {hero} waited. {His} left foot wanted to go. {He} told it no. Then {his} nose itched, and then everything itched. And after that, slowly, it all went quiet. {He} heard a leaf let go. {He} heard the dew arrive. {He} had been sitting inside this evening the whole time, and had nearly missed it. Then the first star came out over the stone.',
    ],
    verse: ['So {hero} sat still, and breathed out slow, / Until one star began to glow.'],
  },
  close: {
    three: ['Sleep came, bit by bit. {hero} let it.', '{hero} lay still. Sleep came all by itself.'],
    five: ['{hero} did not chase after sleep. {He} lay still and waited, and it came and sat on the bed.'],
    seven: [
      '"Is it morning yet?" said {hero}, out of habit. "Not yet," said {friend}. And for the first time in {his} life {hero} thought that not yet was a very comfortable place to be.',
    ],
    verse: ['Lie still, and wait, and by and by / Sleep comes on tiptoe from the sky.'],
  },
}

export const imagination: ThemeData = {
  refrains: [
    'What if, what if, what if it were?',
    'Shut your eyes, and there it is.',
    'It is a boat, if we say so.',
  ],
  summary: ['The way in needs something that no one has, except in the mind.'],
  plant: {
    three: ['{hero} saw a stick. "A flute!" said {hero}.', "In {hero}'s head, a box was a ship."],
    five: [
      'To {hero} a box was never just a box. This week it was a bakery on Mars.',
      '{hero} could look at a puddle and see a sea, with a ferry on it.',
    ],
    seven: [
      'Where other people saw a hat, {hero} saw a boat for mice. {He} had once spent a whole rainy day in China, without leaving the sofa.',
    ],
    verse: ['A box could be a bus, a boat, / A castle with a paper moat.'],
  },
  low: {
    three: [
      'They were tired. "We are on a horse," said {hero}. Clip, clop. It helped.',
      '"This stone is a bed," said {hero}. They had a rest.',
    ],
    five: [
      'They were too tired to walk. "Then let us ride," said {hero}, and made a clip-clop noise. It was odd how much faster it went on two horses that were not there.',
    ],
    seven: [
      '"I cannot go on," said {friend}. "Of course not," said {hero}, "no one could, on foot. That is why I ordered a carriage." {He} held open a door made of air. {friend} looked at it for a moment, and then stepped in, and moved over to make room.',
    ],
    verse: ['"Too tired to walk? Then let us ride / This horse of air, both side by side."'],
  },
  test: {
    three: [
      '"You must have a ticket," said {keeper}. They had no ticket.',
      '"Ticket!" said {keeper}. Uh-oh.',
    ],
    five: [
      '"Tickets, please," said {keeper}. {khe} had a very small desk. No one had told them about tickets. {hero}\'s pockets were empty, and so were {friend}\'s.',
    ],
    seven: [
      '{keeper} sat behind a desk made from a flat stone. "Tickets, please," said {khe}. They looked in all their pockets, and they looked in them again. There was some fluff. "It is a rule," said {keeper} sadly. "I have never seen a ticket myself. But I am told that they are very fine."',
    ],
    verse: ['"A ticket, please," said {keeper}, "or stay." / They had no ticket to give away.'],
  },
  act: {
    three: [
      '{hero} held up an empty {hand}. "It is gold! See?" {keeper} looked. "Oh! So it is."',
      '{hero} gave {keeper} a ticket of air. Snip! In you go.',
    ],
    five: [
      '{hero} thought. Then {he} held out an empty {hand}. "Gold edges," {he} said, "and a picture of a whale on a bicycle." {keeper} bent close. "So there is," said {khe} softly, and punched a hole in the air. Click.',
    ],
    seven: [
      '{hero} put {his} {hand} in {his} empty pocket, and took out nothing at all, very carefully, by the edges. "Mind the gold," {he} said. "And please do not bend the elephant." {keeper} took it. For a long moment {khe} looked at the nothing. Then {khis} face began to shine. "It has got my name on it," said {khe}, and stepped aside, and bowed.',
    ],
    verse: ['Then {hero} held out a pinch of air. / "It\'s gold," {he} said. "See, here and there."'],
  },
  close: {
    three: ['The bed was a boat. Off it went. Good night.', '{hero} closed {his} eyes. All of it was there.'],
    five: ['The bed was a boat, if you said so. {hero} said so, and it left the shore without a bump.'],
    seven: [
      '{hero} pulled up the blanket, which was a sail, and untied the pillow, which was a harbour. The bed gave a small creak, as boats do, and slid out on to the wide, calm night.',
    ],
    verse: ["The bed's a boat, the sheet's a sail. / It drifts away, all still and pale."],
  },
}
