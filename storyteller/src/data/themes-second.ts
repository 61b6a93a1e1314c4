import type { ThemeData } from './schema.ts'

export const wonder: ThemeData = {
  refrains: ['Oh, look. Oh, look up.', 'Stop a bit, and look again.', 'Hush now, and see.'],
  summary: ['Everyone hurries past the best thing of all, and two of them stop.'],
  plant: {
    three: [
      '{hero} saw big things. {He} did not see small things.',
      '{hero} ran by a drop of dew. {He} did not see it.',
    ],
    five: [
      '{hero} walked with {his} nose in front, and hardly ever looked up.',
      '"There is nothing new {in} {land}," said {hero}. {He} had not looked since spring.',
    ],
    seven: [
      '{hero} thought {he} had seen everything {in} {land} at least twice, and {he} had stopped looking some time ago.',
    ],
    verse: ['"I\'ve seen it all," said {hero}, "I know. / The top, the bottom, high and low."'],
  },
  low: {
    three: [
      'They sat down. A drop hung on a leaf. In it was the sky!',
      '"Look," said {friend}. One small light. How pretty!',
    ],
    five: [
      'They were too tired to go on, so they lay on their backs. They had not looked up all day. And there it all was.',
    ],
    seven: [
      'They lay down, because there was no more walking left in them. And since they were on their backs, there was nothing to look at but up. The sky was changing colour, from one edge to the other, and it did not seem to mind if anybody watched. "Has it always done that?" whispered {hero}.',
    ],
    verse: ['They lay on their backs and looked up high. / Oh, when had there been so much sky?'],
  },
  test: {
    three: ['"Look up," said {keeper}. "No one looks."', '"Shh," said {keeper}. "It hides if you run."'],
    five: [
      '"It only works if somebody looks," said {keeper}, "really looks. And everybody is so busy." {khe} patted the ground beside {khim}.',
    ],
    seven: [
      '"They all come to fetch something," said {keeper}, "and they look for just that, and go. They have been standing in the middle of it, every one, and never saw it." {khe} put a finger to {khis} lips. "It is shy. It only comes out for people who are not looking for anything."',
    ],
    verse: ['"They all rush past," said {keeper}, "and so / They never see the best of the show."'],
  },
  act: {
    three: [
      '{hero} stood still. {hero} looked. Oh! Oh, how it shone.',
      'They all looked up. "Oh," said {hero}. Just "oh."',
    ],
    five: [
      '{hero} stopped wanting anything. {He} only looked. At first there was nothing. Then there was one tiny light, and one more, and then so many that {he} forgot to closed {his} mouth.',
    ],
    seven: [
      '{hero} put away the hurry, and the plan, and even the reason they had come. {He} just stood there with {his} eyes open. One spark came up out of the stillness. Then another. Then the whole of {far} was full of small lights, rising and turning, without a sound. No one said anything. There was not a word that was big enough.',
    ],
    verse: ['So {hero} stood still, and looked, and oh! / A hundred lights began to glow.'],
  },
  close: {
    three: ['{hero} looked up one more time. Oh. Good night.', 'One small light. One big yawn.'],
    five: [
      'Before {he} slept, {hero} looked at the window once more. It was just an ordinary night. It was full of stars.',
    ],
    seven: [
      'It was only an ordinary night, with the ordinary stars in it, thousands and thousands of them, each one in its place. {hero} tried to see them all before {his} eyes closed, and nearly did.',
    ],
    verse: ['An ordinary night, no more: / Ten thousand stars above the door.'],
  },
}

export const honesty: ThemeData = {
  refrains: [
    'Say it small, but say it true.',
    'True is true, and out it comes.',
    'A true word weighs less than a secret.',
  ],
  summary: ['{hero} knows how the trouble began, and it is hard to say.'],
  plant: {
    three: [
      '{hero} knew a thing. {He} had gone bump. {He} did not tell.',
      '"Who did it?" said {friend}. {hero} did not say.',
    ],
    five: [
      'There was one thing that {hero} had not said. That afternoon {he} had been playing where {he} should not, and something had gone bump.',
    ],
    seven: [
      'There was something that {hero} was not saying. It had happened after lunch, when {he} had been bouncing a ball in just the place where one does not. There had been a bump, and a wobble, and a silence. {He} had meant to tell somebody, and then it was too late, and then it was later.',
    ],
    verse: ["But {hero} had something {he} didn't say: / There'd been a bump that very day."],
  },
  low: {
    three: [
      "{hero}'s tummy felt bad. It was the thing {he} did not say.",
      '"Are you sad?" said {friend}. "No," said {hero}. But {he} {was}.',
    ],
    five: [
      'The thing that {hero} had not said grew heavier with every step. It was like walking with a stone in a sock.',
    ],
    seven: [
      '"You are quiet," said {friend}. "I am thinking," said {hero}. The secret had been as small as a pea when they set out. Now it was as big as a turnip, and {he} {was} carrying it all by {himself}.',
      '"You are quiet," said {friend}. "I am thinking," said {hero}. The secret had been as small as a pea when they set out, and now it was as big as a turnip, and there was no good way to hold it.',
    ],
    verse: ['The secret weighed like a stone in a shoe. / It pinched and pinched, as secrets do.'],
  },
  test: {
    three: [
      '"Who did this?" said {keeper}. "Please tell me true."',
      '{keeper} looked at {hero}. "Do you know who?"',
    ],
    five: [
      '"I can put it right," said {keeper}, "but first I must know how it began. Does anybody know?" It was very still. {hero} looked at the ground.',
    ],
    seven: [
      '"I can help," said {keeper}, "but only if I know how it began. A knot opens from the end where it was tied." {khe} looked at {friend}, who shook {fhis} head. Then {khe} looked at {hero}. It was so still that you could have heard a secret drop.',
    ],
    verse: ['"To put it right," said {keeper}, "I must know / Just how it broke, and who made it so."'],
  },
  act: {
    three: [
      '"It was me," said {hero}. "I am sorry." {keeper} smiled. "Thank you."',
      '"Me," said {hero}. "I did it." There. It was out.',
    ],
    five: [
      '"It was me," said {hero}. It came out very small. "I was playing, and I went bump, and I did not tell." {friend} took {his} {hand}. "Thank you," said {keeper}. "That was the piece I needed."',
    ],
    seven: [
      '"It was me," said {hero}. {He} had thought that the sky would fall down. It stayed where it was. So {he} said the rest too, about the ball and the bump and the long, long afternoon. {friend} did not let go of {his} {hand}. "Ah," said {keeper}, "so that is where the knot begins." And {hero} felt so light that {he} had to look down to see if {he} {was} still on the ground.',
    ],
    verse: ['"It was me," said {hero}. There, it was out, / As light as a feather and blowing about.'],
  },
  close: {
    three: ['No more secret. {hero} felt light. Good night.', 'It was all said. {hero} could sleep now.'],
    five: [
      "There was nothing in {hero}'s sock any more, and nothing in {his} heart that had to hide. {He} slept like a stone on a sunny wall.",
    ],
    seven: [
      'There was only {hero} in the bed that night, with no secret to take up half the pillow. It was surprising how much room there was.',
    ],
    verse: ['No secret shares the bed tonight, / And so the sleeper sleeps just right.'],
  },
}

export const teamwork: ThemeData = {
  refrains: [
    'All together: one, two, three!',
    'Many {hands}, and up she goes.',
    'You take that end, I take this.',
  ],
  summary: ['It is too heavy for one, and too heavy for two, and then they count again.'],
  plant: {
    three: ['"I can do it," said {hero}. "Just me."', '{hero} did not want help. "Me, me!"'],
    five: [
      '"I can do it by myself," {hero} liked to say, often from underneath something.',
      '{hero} did everything without help, even seesaws, which takes a long time.',
      '"No help, thank you," {hero} liked to say, often from underneath something.',
    ],
    seven: [
      '{hero} did not care for help. {He} had once tried to carry a table, and had to be found by the neighbours.',
    ],
    verse: ['"No help," said {hero}, "no help for me! / I\'ll lift it up. Just watch and see."'],
  },
  low: {
    three: [
      '{hero} pulled. {hero} puffed. "May I help?" said {friend}. "Yes, please."',
      '"It is too much for one," said {hero}.',
    ],
    five: [
      '{hero} had carried everything all day, and now {he} could not carry {his} own nose. "Give me half," said {friend}. It was the best thing that {he} had heard all evening.',
    ],
    seven: [
      '{hero} sat down, with a bump. {He} had been holding up {his} end of everything, and also the other end. "You know," said {friend}, "I have two arms, and nothing is in them." {hero} had never looked at it like that.',
      '{hero} sat down. {He} had been holding up {his} end of everything, and also the other end. "You know," said {friend}, "I am right here, and I am carrying nothing at all." {hero} had never looked at it like that.',
    ],
    verse: [
      'Poor {hero} sat down. {He} could do no more. / "Give half to me. That\'s what friends are for."',
    ],
  },
  test: {
    three: [
      'A big flat stone was in the way. {hero} pushed. No.',
      '{keeper} pushed a big stone. It did not go.',
    ],
    five: [
      'A great flat stone lay over the last bit of the way. {keeper} had pushed it all day. {hero} pushed it. {friend} pushed it. It might as well have been the moon.',
    ],
    seven: [
      'A great flat stone lay over the end of the way. {keeper} had been pushing it since morning, and had moved it by one hair. {hero} tried, with a run-up. {friend} tried, with a lot of advice. The stone did not even notice. "It is too heavy for one," said {keeper}. "And I am always one."',
    ],
    verse: ['A great flat stone lay on the track. / {keeper} had pushed it. It pushed back.'],
  },
  act: {
    three: [
      '"All of us!" said {hero}. One, two, three, push! Off it went.',
      'They all pushed. Heave, heave, ho! It moved!',
    ],
    five: [
      '"We have all pushed it," said {hero}, "but we have never pushed it at the same time." So they counted. One. Two. Three! And the stone slid off like a hat.',
    ],
    seven: [
      '{hero} opened {his} mouth to say that {he} would do it. Then {he} shut it, and began again. "I need help," {he} said, and it did not hurt a bit. "{friend}, you take the left side. {keeper}, you count, you have the best voice. And when I push, we all push." One. Two. The stone noticed. Three! It slid away, as easily as a lid.',
    ],
    verse: ['"Not one, not two, but all of us three!" / And off it slid, as quick as could be.'],
  },
  close: {
    three: ['One, two, three, all asleep.', 'Good night, team.'],
    five: ['It took two to pull up the blanket, one at each corner. Then no one had to do anything at all.'],
    seven: [
      'They pulled up the blanket together, one corner each. "All together," murmured {hero}. "One. Two." And by three they were both asleep.',
    ],
    verse: ['One, two, and three, the lights go low. / All together, to sleep we go.'],
  },
}

export const gratitude: ThemeData = {
  refrains: [
    'Thank you here and thank you there.',
    'Two small words, and off we go.',
    'Thank the big things, thank the small.',
  ],
  summary: ['So many have helped, and one of them has never been thanked.'],
  plant: {
    three: ['{hero} ate a bun. {He} did not say thank you.', '{hero} forgot two small words. Thank you!'],
    five: [
      '{hero} had good manners. {He} kept them for Sundays, and quite forgot to say thank you on the other days.',
    ],
    seven: [
      'People were always doing things for {hero}. The baker kept {him} the crusty end, and somebody swept the step. {He} had never wondered who. It was just there, like the weather.',
    ],
    verse: ["The bun was warm, the step was swept, / But {hero}'s thank-yous all overslept."],
  },
  low: {
    three: [
      '{friend} gave {hero} a hug. "Oh," said {hero}. "Thank you."',
      '"You came with me," said {hero}. "Thank you, {friend}."',
    ],
    five: [
      '"Who carried the bag all this way?" thought {hero}. {friend} had. "Thank you," {he} said. {friend} went quite pink.',
    ],
    seven: [
      'They rested, and {hero} thought about the day. Somebody had found the way over, and somebody had carried the bag, and each time it had been {friend}. {He} looked at {fhim}. "I have not said thank you," {he} said. "Not once." "No," said {friend}, "but you may."',
    ],
    verse: ['"You came with me, the whole long way. / I have not thanked you once today."'],
  },
  test: {
    three: [
      '{keeper} was sad. "I help and help," said {keeper}. "No one sees."',
      '{keeper} lit all the lights. No one ever said thank you.',
    ],
    five: [
      '"I sweep the steps," said {keeper}. "I light the lamps. No one has noticed in years, and so I have stopped." That was how all the trouble had begun.',
    ],
    seven: [
      '"I sweep the steps of {land}," said {keeper}. "I oil the hinges, and I tell the lamps when it is time. I do not do it for thanks. But today I thought: if it makes no difference to anybody, I may as well sit down." So {khe} had sat down. And everything had begun, very quietly, to go wrong.',
    ],
    verse: ['"I sweep, I shine, I light each light, / And nobody ever says thanks at night."'],
  },
  act: {
    three: [
      '"Thank you," said {hero}. "For the step. For the light. For all of it!"',
      '{hero} hugged {keeper}. "Thank you, thank you, thank you!"',
    ],
    five: [
      '"It was you?" said {hero}. "Thank you for the step. Thank you for the lamp by my door. Thank you for the hinge, it used to squeak." {He} thanked {khim} for eleven things, and {keeper} sat up straighter with each one.',
    ],
    seven: [
      '{hero} thought of the clean step, and the lamp by the door, and the hinge that never squeaked. "That was you," {he} said. "All of it was you." And {he} began to say thank you. {He} did not say it once, like a coin into a box. {He} said it for each thing by its name. It took a long time, and when {he} had done, {keeper} was standing up.',
    ],
    verse: [
      '"For step and lamp and light, thank you!" / And {keeper} stood up, and smiled right through.',
      '"For step, for lamp, I thank you now!" / Said {hero}, and made {khim} a great low bow.',
    ],
  },
  close: {
    three: ['Thank you, bed. Thank you, day. Good night.', '"Thank you," said {hero}. Then {he} slept.'],
    five: [
      '"Thank you, pillow," said {hero}. "Thank you, lamp. Thank you, day." And the day, which was nearly gone, came back for a second to say, "You are welcome."',
    ],
    seven: [
      '{hero} began to thank everything for the day: the stones, the wind, the crusty end of the bread. {He} got as far as the pillow. It was a long list, and it would keep until tomorrow.',
    ],
    verse: ['Thank you, pillow, and thank you, light. / Thank you, day. And now, good night.'],
  },
}

export const perseverance: ThemeData = {
  refrains: ['Up again, and on again.', 'Not this time? Then next time.', 'Try, and try, and one more try.'],
  summary: ['It does not work the first time, nor the second, nor the ninth.'],
  plant: {
    three: [
      '{hero} tried a thing one time. Then {he} stopped.',
      '"I can not do it," said {hero}. {He} said it a lot.',
    ],
    five: ['{hero} was good at beginning. {He} had begun four kites, two hats and half a song.'],
    seven: [
      '{hero} had a drawer full of things that {he} had nearly made. There was half a kite in it, and most of a hat, and a whistle that only breathed.',
    ],
    verse: [
      'Half a kite and half a hat: / {hero} was very good at that.',
      'A kite half made, a hat half sewn, / And half a song that had never grown.',
    ],
  },
  low: {
    three: ['"I give up," said {hero}. {He} sat. Then {he} got up.', '{hero} fell down. Oof. Up again.'],
    five: [
      '"I am stopping now," said {hero}, and stopped. {friend} waited. After a while {hero} got bored with stopping, and got up.',
    ],
    seven: [
      '"That is it," said {hero}. "I give up." {He} sat down and gave up, thoroughly, for about five minutes. Giving up was not very interesting, once you had done it. "What comes after it?" {he} asked. "Usually," said {friend}, "it is the next bit."',
    ],
    verse: ['"I\'m giving up," said {hero}, and then / Grew bored with that, and got up again.'],
  },
  test: {
    three: [
      'The last hill was smooth. Up went {hero}. Down slid {hero}.',
      '{hero} tried. Slip! {hero} tried. Slip!',
    ],
    five: [
      'The last slope was as smooth as soap. {hero} went up three steps and slid down four. "Everyone slides," called {keeper} from the top. "I counted. Most people go home after two."',
    ],
    seven: [
      'The last slope was as smooth as a plate. {hero} ran at it, and came back. {He} crept up it, and came back backwards. {keeper} was watching from the top. "Most people stop at two," {khe} remarked. "One gentleman did three." {hero} looked at the slope. It was then that {he} saw a tiny dent in it, just where {his} foot had been.',
    ],
    verse: [
      'The slope was smooth, the slope was slick. / {hero} slid back, and back, so quick.',
      'Up three small steps and down went four. / The slope was smooth as a polished floor.',
    ],
  },
  act: {
    three: ['One more try. One more try. One more. {He} did it!', 'Up, slip. Up, slip. Up, up, up! There!'],
    five: [
      '{hero} tried again. Each time {he} left a small dent for next time. Four, five, six. On the ninth try {he} put a foot in every dent, one after another, and there was the top.',
    ],
    seven: [
      'Four. {He} slid, but there was a second dent. Five, six, seven. {He} {was} not getting nowhere at all. {He} {was} building a stair, one tumble at a time. Eight was a bad one. {He} lay at the bottom and looked up at all those dents, and laughed, for now {he} knew how it ended. On the ninth try {hero} walked up as if somebody had put the steps there on purpose. Somebody had.',
    ],
    verse: ['But each small slip had left a dent, / And on try nine, straight up {hero} went.'],
  },
  close: {
    three: ['One yawn. One more yawn. Now {he} slept.', '{hero} did it all. Now {he} could stop.'],
    five: ['{hero} closed one eye, and it opened again. {He} tried once more. The second time it worked.'],
    seven: [
      'Falling asleep did not work the first time, for there was too much to think about. {hero} did not mind. {He} turned the pillow over, and tried again.',
    ],
    verse: ["Try once to sleep, then try once more. / You've done it now. A tiny snore."],
  },
}

export const belonging: ThemeData = {
  refrains: [
    'There is a place that is just your size.',
    'Odd and even, in we come.',
    'Room for me and room for you.',
  ],
  summary: ['The odd one out turns out to be the one who fits.'],
  plant: {
    three: [
      '{hero} was not like the rest. "Where do I fit?" said {hero}.',
      'All the rest were the same. {hero} was not.',
    ],
    five: [
      'There was nobody else {in} {land} quite like {hero}. Some days that felt special, and some days it just felt odd.',
    ],
    seven: [
      'Nobody else {in} {land} was like {hero}. When they stood in a row for a picture, {he} never knew where to stand. {He} {was} too much of one thing, and not enough of another, and usually got asked to hold the coats.',
    ],
    verse: ['No one in the row was quite the same. / "I don\'t fit in," said {hero}, "what a shame."'],
  },
  low: {
    three: [
      '"I am too odd," said {hero}. "I like odd," said {friend}.',
      '"Where is my place?" said {hero}. "Here," said {friend}.',
    ],
    five: [
      '"Perhaps it wanted somebody ordinary," said {hero}. "Ordinary people did not come," said {friend}. "You did."',
    ],
    seven: [
      '"They ought to have sent somebody else," said {hero}. "Somebody more usual." {friend} considered this. "I have met the usual ones," said {fhe}. "They are very nice. They are at home, having supper. I would sooner be out here, with you."',
    ],
    verse: ['"I\'m odd," said {hero}. "I do not blend." / "I like you odd," replied {his} friend.'],
  },
  test: {
    three: [
      'A hole in the row. "Who can fit?" said {keeper}.',
      '"Not you, not you," said {keeper}. "Who fits here?"',
    ],
    five: [
      'Beside {keeper} was an empty place of a very odd shape. "The last one has to fit here," said {khe}. "I have tried everybody. They are all too much like each other."',
    ],
    seven: [
      '{keeper} was looking at a gap. It was cut into the stone at the very end of the way, as high as this and as wide as that, with a bump where you would not expect one. "Whoever fits it, opens the way," said {khe}. "Everybody has tried. They are the right shape for everything else." {hero} looked at the bump. It reminded {him} of something.',
    ],
    verse: ['"Here is a place no one can fill. / I\'ve tried them all. It\'s empty still."'],
  },
  act: {
    three: [
      '{hero} sat in it. It fit! It was just the right size.',
      '"Me?" said {hero}. It fit from top to toe!',
    ],
    five: [
      '{hero} stepped into the place. The odd bit of {him} went where the odd bit was. Click. It fitted {him} like {his} own bed. "There you are," said {keeper}. "I kept it for you."',
    ],
    seven: [
      '{hero} had spent {his} whole life pulling in the parts that stuck out. Now {he} let them all stick out at once, and stepped in. The stone was warm. Every odd corner of {him} met an odd corner, and was at home. Somewhere inside, something went click. "So it is you," said {keeper}. "I did wonder what you would look like. You look just right."',
    ],
    verse: ['Then {hero} stepped in. Click! What a fit! / Each odd small corner belonged in it.'],
  },
  close: {
    three: ['The bed was just {his} size. Good night.', 'This was {his} place. {hero} slept.'],
    five: [
      'In the middle of the bed was a hollow, just the shape of {hero}. {He} rolled into it, and everything fitted.',
    ],
    seven: [
      'The bed had a dip in it that had been made, over a long time, by no one but {hero}. {He} lay down in it. There was not a corner of {him} that stuck out.',
    ],
    verse: ['The bed is just your shape, your size. / You fit right here. Now shut your eyes.'],
  },
}

export const forgiveness: ThemeData = {
  refrains: [
    'Sorry is a door, and it opens.',
    'Let it go, and let it float.',
    'Cross, less cross, and then not cross.',
  ],
  summary: ['Somebody began all the trouble, and somebody has to decide what to do about it.'],
  plant: {
    three: [
      '"Who did this?" said {hero}. {hero} was cross.',
      '{hero} was so cross. Stamp, stamp!',
      '{hero} was so cross. Grr, grr!',
    ],
    five: ['"When I find out who did this," said {hero}, "I shall be cross until Thursday."'],
    seven: [
      '{hero} was good at being cross. {He} kept a list of everybody who had ever stepped on {his} things, with dates. "Whoever did this goes right at the top," {he} said.',
    ],
    verse: ['"Whoever did this," {hero} said, / "I shall be cross till I\'m in bed!"'],
  },
  low: {
    three: [
      'It is hard work to be cross. {hero} was tired.',
      '{hero} was cross at a stone. The stone did not mind.',
    ],
    five: ['Being cross is heavy to carry, and {hero} had carried it all day. It had started to pinch.'],
    seven: [
      '{hero} had been cross for hours now, and it was like holding a full bucket at arm\'s length. "You could put it down for a bit," said {friend}. "Then it would look as if I did not mind," said {hero}. "Only to the bucket," said {friend}.',
    ],
    verse: ['To be so cross is heavy, you know. / It pinches at the heel and toe.'],
  },
  test: {
    three: ['"It was me," said {keeper}. "I am sorry."', '{keeper} began to cry. "I did it. I am so sorry."'],
    five: [
      '"It was me," said {keeper}. "I was playing, and I was not careful, and then all this happened. I was afraid to say so." Two tears ran down and stopped at {khis} chin.',
    ],
    seven: [
      '{keeper} did not run off. {khe} stood there with {khis} head down. "I know what you came about," said {khe}. "It was me. I was playing, and I did not look, and then it was too big to mend. I have been sitting here, practising how to say sorry. I had a better speech, but I have forgotten it."',
    ],
    verse: [
      '"It was me," said {keeper}, and hung {khis} head. / "I\'m sorry, so sorry," was all {khe} said.',
    ],
  },
  act: {
    three: [
      '{hero} was cross. Then less cross. Then {he} gave {keeper} a hug.',
      '"Thank you for telling," said {hero}. "We can fix it."',
    ],
    five: [
      '{hero} had saved up a lot of cross words. {He} looked for them now, and they had gone soft, like old apples. "I have gone bump too, sometimes," {he} said. "Come. We will mend it together." And they hugged.',
    ],
    seven: [
      '{hero} had been looking forward to this. {He} had the words all ready. Then {he} looked at {keeper}, who was waiting for them with both eyes shut, and {he} thought of the list at home, and of who would be on it if other people kept one. "It is all right," said {hero}. And because that was not quite true yet, {he} said it again, and the second time it was.',
    ],
    verse: ['Then {hero} felt all the crossness go. / "Come here. It\'s all right now, you know."'],
  },
  close: {
    three: ['No more cross. Just sleep.', '{hero} let the day go. Up, up, away.'],
    five: [
      'There was nothing left to be cross about, and so {hero} went to sleep instead. It was much more comfortable.',
    ],
    seven: [
      'Under the blanket {hero} took out the list. {He} read it through, and it was mostly about biscuits. {He} folded it into a boat, and went to sleep.',
    ],
    verse: ['The cross has gone, the day is done, / And there is room for everyone.'],
  },
}
