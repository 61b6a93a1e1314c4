import type { SubjectData } from './schema.ts'

export const fox: SubjectData = {
  noun: 'little fox',
  looks: 'small red fox',
  names: ['Fern', 'Rusty', 'Tansy', 'Ember', 'Maple'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} had two big ears. {He} could hear a bug yawn.',
      '{hero} had a fat tail and two sharp ears.',
    ],
    five: [
      '{hero} had ears so sharp that {he} could hear a beetle yawn, and {he} loved anything that shone.',
    ],
    seven: [
      "{hero} had the sharpest ears for miles, and could tell a beetle's yawn from a beetle's sneeze. {He} also had plans. They were clever plans, mostly, with one small hole in them somewhere.",
    ],
    verse: ['{hero} the fox had ears so keen, / {He} heard the grass grow tall and green.'],
  },
  gift: {
    three: ["Up went {hero}'s ears. Ting! What was that? They ran to it."],
    five: [
      "Then {hero}'s ears went up. Far off something chimed, as thin as a thread. {He} followed it, left and right and left.",
    ],
    seven: [
      "Then {hero}'s ears turned, first one and then the other. Very far away something was chiming, as soft as a snowflake. Nobody else could hear it. {He} closed {his} eyes and followed {his} ears instead of {his} nose, left and right and left again.",
    ],
    verse: ["Then {hero}'s two ears went up to hear / A tiny chime, so thin and clear."],
  },
  tries: {
    across: [
      '{hero} had a plan. Splat! It was a bad plan.',
      '{hero} had a clever plan. It was so clever that {he} sat down in the middle of it with a splat.',
    ],
    blocked: [
      '{hero} dug. Dirt flew. It did not help.',
      '{hero} dug with all four paws, and made a very fine hole for somebody else.',
    ],
    lost: [
      '{hero} ran after {his} tail. Round and round!',
      '{hero} followed something red and bushy for some time. It was {his} own tail.',
    ],
    up: [
      '{hero} sprang up. Bump. Down again.',
      '{hero} took a run and sprang, and came down again with {his} tail over {his} nose.',
    ],
  },
}

export const dragon: SubjectData = {
  noun: 'small green dragon',
  looks: 'small green dragon',
  names: ['Cinder', 'Marlo', 'Juniper', 'Toasty', 'Ziggy'],
  hand: 'claw',
  hands: 'claws',
  lives: 'air',
  big: true,
  home: {
    three: ['{hero} could puff. Puff! Out came one warm spark.', '{hero} made toast. Puff! Warm toast!'],
    five: ['{hero} could toast bread with one puff. But when {he} sneezed, {he} toasted the curtains too.'],
    seven: [
      '{hero} breathed fire, but only a little, about enough for two slices of toast. What {he} wanted most was to be useful. What {he} mostly was, was asked to step back from the curtains.',
    ],
    verse: ['A dragon puffed one little flame. / It toasted toast, and {hero} was the name.'],
  },
  gift: {
    three: ['Puff! {hero} lit the way. There it was!'],
    five: [
      '{hero} took a breath and puffed the smallest flame {he} knew. It lit up the way in front of them, warm and gold.',
    ],
    seven: [
      '{hero} breathed in slowly, as {he} had practised, and let out the smallest flame in the world. It sat on the tip of {his} tongue and shone. By its light they saw what no one had noticed by day: a row of small marks in the stone, that pointed on.',
    ],
    verse: ['One tiny puff, one golden spark, / And there they saw a pointing mark.'],
  },
  tries: {
    across: [
      '{hero} flapped. Flap, flap, plop.',
      '{hero} flapped {his} wings, which were still the size of tea towels, and came down again at once.',
    ],
    blocked: [
      '{hero} sneezed. Now it was hot. It was still in the way.',
      '{hero} puffed at it. Now it was warm, and still in the way.',
    ],
    lost: [
      '{hero} puffed. Now there was smoke too.',
      '{hero} puffed to see better, and made so much smoke that {he} saw even less.',
    ],
    up: [
      '{hero} flapped and flapped. {He} went up one inch.',
      '{hero} flapped until {he} {was} out of breath, and rose by about the height of a bun.',
    ],
  },
}

export const rabbit: SubjectData = {
  noun: 'small rabbit',
  looks: 'small brown rabbit',
  names: ['Clover', 'Bramble', 'Thistle', 'Biscuit', 'Poppy'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: ['Hop, hop, hop! {hero} could not sit still.', '{hero} had quick feet. Hop, hop!'],
    five: ['{hero} could feel the whole world through {his} feet, and {his} feet could not keep still.'],
    seven: [
      '{hero} had very long feet, and they were never quite where {he} had left them. They drummed when {he} {was} thinking. They could feel somebody coming from three fields away, even somebody small, in socks.',
      '{hero} had very long feet, and they were never quite where {he} had left them. They tapped when {he} {was} thinking. They could feel somebody coming from three fields away, even somebody small, in socks.',
    ],
    verse: ['{hero} the rabbit went hop, hop, hop, / On two long feet that would not stop.'],
  },
  gift: {
    three: ['{hero} put one foot down. Tap! Tap! It said: this way.'],
    five: [
      '{hero} stood still for once and put one long foot flat on the ground. Tap, tap, came a tickle through the stones. "That way," {he} said.',
    ],
    seven: [
      'Then {hero} did the hardest thing a rabbit can do, and kept both feet still. Through the ground came a tickle, faint as a moth: tap, and a rest, and tap. "Somebody is there," {he} whispered, "and they are sitting down." {His} feet knew the way, so they followed them.',
    ],
    verse: ['{hero} put one long foot down flat / And felt a tap, and followed that.'],
  },
  tries: {
    across: [
      'Hop! Splish. {hero} hopped too soon.',
      '{hero} jumped before {he} had looked, as usual, and landed before {he} had got there.',
    ],
    blocked: [
      '{hero} hopped at it. Boing! {He} hopped back.',
      '{hero} hopped at it, bounced, and hopped at it again in case it had changed.',
    ],
    lost: [
      '{hero} hopped left. {hero} hopped right. No good.',
      '{hero} went quickly in one direction, and then quickly in all the others.',
    ],
    up: [
      'Hop! Hop! Hop! Too low.',
      '{hero} jumped higher than {he} had ever jumped, and it was not nearly high enough.',
    ],
  },
}

export const bear: SubjectData = {
  noun: 'young bear',
  looks: 'round brown bear',
  names: ['Barley', 'Otto', 'Hazel', 'Bruno', 'Nutmeg'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a big nose. It could smell honey from far away.',
      '{hero} was big and soft. {He} gave good hugs.',
    ],
    five: [
      '{hero} had a nose that could smell honey through a wall. {He} {was} so strong that {he} had to hold eggs with two spoons.',
    ],
    seven: [
      '{hero} was the biggest person {he} knew, and the most careful. {He} said sorry to chairs. But {his} nose was a wonder: it could tell you who had walked by on Tuesday, and what they had in their sandwiches.',
    ],
    verse: ['{hero} the bear was big and slow, / With a nose that always seemed to know.'],
  },
  gift: {
    three: ['Sniff, sniff. {hero} smelled the way. On they went.'],
    five: [
      '{hero} lifted {his} nose. Sniff. "Moss," {he} said. "And candle. And a bit of jam. Somebody lives this way."',
    ],
    seven: [
      '{hero} lifted {his} nose, and let the evening come in. Under the cold smell of stone there was a warm one, no wider than a ribbon. "Jam," {he} said. "And wool. And somebody who is worried." {He} went along the ribbon of it with {his} eyes shut, and never put a foot wrong.',
    ],
    verse: ['Then sniff went {hero}, and sniff once more: / A warm small smell ran on before.'],
  },
  tries: {
    across: [
      '{hero} took a step. Gloop. Too big, too heavy.',
      '{hero} put in one big foot, and got it back with some trouble.',
    ],
    blocked: [
      '{hero} leaned on it. It creaked. It stayed.',
      '{hero} leaned on it, politely. It creaked, politely, and stayed where it was.',
    ],
    lost: [
      '{hero} went bump. "Sorry," said {hero}. It was only a post.',
      '{hero} bumped into something and begged its pardon. It was a post.',
    ],
    up: [
      '{hero} went up two steps. Puff. {He} slid down.',
      '{hero} got up a little way, and then {his} bottom remembered how heavy it was.',
    ],
  },
}

export const owl: SubjectData = {
  noun: 'young owl',
  looks: 'small round owl',
  names: ['Wisp', 'Hoot', 'Pepper', 'Juno', 'Tufty'],
  hand: 'wing',
  hands: 'wings',
  lives: 'air',
  big: false,
  home: {
    three: [
      '{hero} had big round eyes. {He} saw all.',
      '"Who, who?" said {hero}. {He} liked to know things.',
    ],
    five: ['{hero} could see a moth blink from across a field, but {he} still flew like a dropped cushion.'],
    seven: [
      '{hero} knew a great many things, and was generous with them. {He} could see a moth blink by starlight. The only trouble was landing, which {he} did as a cushion does when it is thrown.',
    ],
    verse: ['{hero} the owl had eyes so round, / They saw each beetle on the ground.'],
  },
  gift: {
    three: ['{hero} opened {his} eyes so wide. "I see it! There!"'],
    five: [
      '{hero} opened {his} eyes as wide as saucers and turned {his} head all the way round. "There," {he} said. "A small light, and somebody beside it."',
    ],
    seven: [
      '{hero} opened {his} eyes, and then {he} opened them some more, until there was hardly anything else on {his} face. {He} turned {his} head right round, slowly, like a lighthouse. "There is a glint," {he} said at last. "It is no bigger than a pin. And somebody is sitting next to it."',
    ],
    verse: ['{hero} turned round {his} head and eyes / And saw a glint of tiny size.'],
  },
  tries: {
    across: [
      '{hero} flew up. Flop! {He} flew down.',
      '{hero} flew for nearly a second, and landed as {he} always did, on {his} face.',
    ],
    blocked: [
      '"Who put that there?" said {hero}. It did not say.',
      '{hero} told it three interesting facts. It was not moved by them.',
    ],
    lost: [
      '{hero} looked and looked. {He} saw too much!',
      '{hero} looked in every direction at once, which made {him} so giddy that {he} sat down.',
    ],
    up: [
      'Flap, flap, flop. It was too far up.',
      '{hero} flapped upward, met a wall that {he} had not been told about, and came down as fluff.',
    ],
  },
}

export const robot: SubjectData = {
  noun: 'little robot',
  looks: 'round blue robot',
  names: ['Bolt', 'Dot', 'Tik', 'Zuzu', 'Pixel'],
  hand: 'hand',
  hands: 'hands',
  lives: 'anywhere',
  big: false,
  home: {
    three: ['Beep! {hero} could count. One, two, three, ten!', '{hero} had one red button. Beep, boop!'],
    five: [
      '{hero} could count anything: stars, crumbs, hiccups. But {he} took every word quite exactly, which led to trouble with pancakes.',
    ],
    seven: [
      '{hero} counted things. It was what {he} {was} for. {He} knew how many stairs there were, and how many sighs in a Monday. What {he} did not understand was sayings. When somebody told {him} to hold the door, {he} {was} still holding it on Wednesday.',
    ],
    verse: ['{hero} went beep, {hero} went boop, / And counted the noodles in the soup.'],
  },
  gift: {
    three: ['Beep, beep, beep! {hero} felt which way to go.'],
    five: [
      '{hero} turned slowly on the spot. Beep. Beep. Beep-beep! "Four hundred and twelve steps, that way," {he} said, and it was.',
    ],
    seven: [
      '{hero} stood still, and all {his} small lights blinked in a row. {He} had counted every step of the day, and every turn, and now {he} put them together like a train. "We are four hundred and twelve steps from where we ought to be," {he} said. "I advise that we take them." At four hundred and eleven, they saw it.',
    ],
    verse: ['Beep, beep! {hero} counted each turn they took / And knew the way like a well-read book.'],
  },
  tries: {
    across: [
      '{hero} went in. Fizz! {He} went out.',
      '{hero} worked out the sum, went forward, and forgot to carry the one.',
    ],
    blocked: [
      '"Please move," said {hero}. It did not.',
      '"Please move," said {hero}. {He} waited exactly one minute. "Please move," {he} said again.',
    ],
    lost: [
      'Beep? {hero} went round and round.',
      '{hero} turned left four times, with great care, and was pleased to arrive where {he} had begun.',
    ],
    up: [
      '{hero} had wheels. Wheels do not like up.',
      '{hero} went up a little and rolled down a lot. {He} made a note of both.',
    ],
  },
}

export const whale: SubjectData = {
  noun: 'young whale',
  looks: 'small blue whale',
  names: ['Marina', 'Bubbles', 'Indigo', 'Finn', 'Pearl'],
  hand: 'fin',
  hands: 'fins',
  lives: 'water',
  big: true,
  home: {
    three: ['{hero} sang. Oooo! Then all was still.', '{hero} was a big soft singer. Oooo!'],
    five: [
      '{hero} could sing one note for so long that other people had breakfast in it. {He} did not fit into small places, but {he} always tried.',
    ],
    seven: [
      '{hero} sang. It was a low, wide sort of song, and if you leaned against it, it held you up. {He} had never found a hat that fitted, or a game of hide-and-seek that lasted. But no one could listen like {hero}.',
    ],
    verse: ['{hero} the whale sang low and long. / The stars leaned down to hear that song.'],
  },
  gift: {
    three: ['{hero} sang. Oooo! The song came back. It said: this way.'],
    five: [
      '{hero} sang one long, low note, and listened. It came back from the left. It came back from the right. From straight ahead it did not come back at all. "That is the way," {he} said.',
    ],
    seven: [
      '{hero} sang one note, low and round, and let it go. Then they waited. Back came the song from the left, and back from the right, each with the shape of what it had touched. From straight ahead came nothing. "It found a way through," said {hero}. "So can we."',
    ],
    verse: ['{hero} sang out one long low tone. / It found the way they had not known.'],
  },
  tries: {
    across: [
      '{hero} tried. Splash! All of it got wet.',
      '{hero} took a small leap. Nothing about {him} was small, and everybody had to wring out their ears.',
    ],
    blocked: [
      '{hero} gave a push. Oof. Stuck!',
      '{hero} tried to squeeze by, and was soon the second thing that was in the way.',
    ],
    lost: [
      '{hero} turned round. It took a long time.',
      '{hero} turned round to look. It took so long that {he} forgot what for.',
    ],
    up: [
      'Up went {hero}. Down went {hero}. Whump.',
      '{hero} rose up like a balloon, and came down again like a sofa.',
    ],
  },
}

export const cat: SubjectData = {
  noun: 'small cat',
  looks: 'small striped cat',
  names: ['Inky', 'Velvet', 'Saffron', 'Tibbles', 'Mallow'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: ['{hero} had soft feet. Pad, pad. Not a sound.', '{hero} took a nap. Then one more nap.'],
    five: [
      '{hero} could walk over a piano without a sound. {He} did not like to get wet, or to look silly, and {he} did care, though {he} never said so.',
    ],
    seven: [
      '{hero} could cross a piano at midnight without waking a note. {He} slept sixteen hours a day, and was very good at it. {He} pretended not to mind about anything, and minded about nearly everything.',
    ],
    verse: ['{hero} the cat had velvet feet / And took two naps before each treat.'],
  },
  gift: {
    three: ['{hero} sat still. {His} tail went up. {He} saw it!'],
    five: [
      '{hero} sat quite still, and only the end of {his} tail moved. {His} whiskers felt a thin cool thread of air. "Through here," {he} said.',
    ],
    seven: [
      '{hero} stopped, with one paw in the air. {His} whiskers had noticed something. A thread of cool air came from between two stones, no wider than a ribbon, and where air can go a cat can follow. {He} slipped in. After a while {his} voice came back. "You had better see this," it said.',
    ],
    verse: [
      'The whiskers of {hero} twitched at the air. / "A draught," {he} said. "There\'s something there."',
    ],
  },
  tries: {
    across: [
      'One wet paw. Yuck! {hero} shook it.',
      '{hero} put in the tip of one paw, took it out, and shook it for a very long time.',
    ],
    blocked: [
      '{hero} said, "Meow." It did not move.',
      '{hero} sat down in front of it and stared. This works on doors, as a rule.',
    ],
    lost: [
      '{hero} went to sleep. That did not help.',
      '{hero} pretended to know the way until {he} walked into a bush. "I meant to do that," {he} said.',
    ],
    up: [
      'Jump! Slide. "I meant to do that," said {hero}.',
      '{hero} jumped, missed, and began at once to wash, as if that had been the idea.',
    ],
  },
}

export const dog: SubjectData = {
  noun: 'little dog',
  looks: 'small shaggy dog',
  names: ['Biscuit', 'Scout', 'Waffle', 'Moss', 'Button'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: ['{hero} had a waggy tail. Wag, wag, wag!', '{hero} had a wet nose. Sniff, sniff!'],
    five: [
      '{hero} was pleased about everything, and {his} tail told everyone. It had knocked over two vases and a lamp.',
    ],
    seven: [
      '{hero} was pleased. {He} {was} pleased about breakfast, about the post, and about you. {His} nose could find any sock in the world. {His} tail could clear a table.',
    ],
    verse: ['{hero} the dog was glad, so glad, / And wagged whatever tail {he} had.'],
  },
  gift: {
    three: ['Sniff, sniff, sniff. {hero} had the smell. This way!'],
    five: [
      '{hero} put {his} nose to the ground. Sniff, snuffle, sniff. {His} tail began to go. "I have got it," {he} said, and off they went.',
    ],
    seven: [
      '{hero} put {his} nose to the ground, and the whole day was written there: a snail at noon, a goose in a temper, and then, faint and fresh, somebody who had sat down to wait. {His} tail started by itself. {He} read the trail to them aloud, all the way to the last line.',
    ],
    verse: ['Sniff, sniff went {hero} along the ground, / Then wag, wag, wag! The trail was found.'],
  },
  tries: {
    across: [
      'In went {hero}. Out came {hero}. Shake, shake, shake!',
      '{hero} ran straight in, ran straight out, and shook until everyone else was wet too.',
    ],
    blocked: [
      '{hero} dug. {He} found a bone. It was the wrong thing.',
      '{hero} dug with both paws, and forgot why when {he} found a bone.',
    ],
    lost: [
      '{hero} ran after a leaf. Now where were they?',
      '{hero} ran ahead, ran back, ran ahead again, and had no idea which was which.',
    ],
    up: [
      'Jump, jump, jump! {His} tail helped. It was not enough.',
      '{hero} jumped, and wagged in the air, and came down just where {he} had started.',
    ],
  },
}

export const mouse: SubjectData = {
  noun: 'tiny mouse',
  looks: 'tiny grey mouse',
  names: ['Nib', 'Thimble', 'Pipkin', 'Crumb', 'Tilly'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: ['{hero} was so small. {He} slept in a cup.', '{hero} was as big as a plum.'],
    five: [
      '{hero} was no bigger than a plum, and could go in at one end of a flute and out at the other. {He} wished, now and then, to be a bit more.',
    ],
    seven: [
      '{hero} was no bigger than a plum, and got stepped over a good deal. {He} could squeeze through anything, including a flute, which {he} had done twice. What {he} would have liked was to be noticed, just once, from above.',
    ],
    verse: ['{hero} the mouse was small, so small, / {He} used a thimble for a hall.'],
  },
  gift: {
    three: ['{hero} saw a tiny hole. In {he} went. "I found it!"'],
    five: [
      'There was a crack in the stone, as wide as a pencil. "That is a door," said {hero}, and was through it at once. On the other side {he} found the latch.',
    ],
    seven: [
      'There was a crack between two stones. It was as wide as a pencil, and nobody else would have called it anything. {hero} called it a door. {He} breathed out, flattened {his} ears, and was gone. There was a pause, then a click, and then a piece of the wall swung open like a page.',
    ],
    verse: ['{hero} went in at a crack so thin. / One click, and they could all come in.'],
  },
  tries: {
    across: [
      '{hero} was too small. It was like a sea!',
      '{hero} ran up and down the edge. For a mouse it was as wide as the sea.',
    ],
    blocked: [
      '{hero} pushed. {hero} was very small. It was not.',
      '{hero} pushed with all {his} might, which would have been plenty for a pea.',
    ],
    lost: [
      '{hero} could not see over a leaf.',
      '{hero} stood on tiptoe to look for the way, and saw, very clearly, a blade of grass.',
    ],
    up: ['{hero} looked up. And up. And up. Oh dear.', '{hero} looked up until {he} fell over backwards.'],
  },
}

export const unicorn: SubjectData = {
  noun: 'young unicorn',
  looks: 'small white unicorn',
  names: ['Opal', 'Merrily', 'Luna', 'Sorrel', 'Twinkle'],
  hand: 'hoof',
  hands: 'hooves',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had one bright horn. It lit up when {he} {was} glad.',
      '{hero} had a horn. Things got stuck on it. Oh, buns!',
    ],
    five: [
      "{hero}'s horn glowed when {he} {was} happy. It also collected things: doughnuts, leaves, and once a whole umbrella.",
    ],
    seven: [
      'When {hero} was happy, {his} horn glowed like a lamp behind a curtain. It was very pretty, and it was no use at all for keeping secrets. At parties people hung their hats on it.',
    ],
    verse: ["{hero}'s one horn was pearly bright. / When {he} {was} glad it gave a light."],
  },
  gift: {
    three: ['{hero} thought of a glad thing. Glow! They could see.'],
    five: [
      '{hero} thought of the happiest thing {he} knew. The horn grew warm, and it glowed, and it lit the way.',
    ],
    seven: [
      '"Think of something happy," said {friend}. {hero} thought of warm bread. The tip of {his} horn began to shine. {He} thought of the first day of summer, and it shone halfway down. Then {he} thought of having somebody there to tell {him} so, and the whole way lay in front of them, bright as milk.',
    ],
    verse: ['{hero} thought of a happy day, / And glow! The horn lit up the way.'],
  },
  tries: {
    across: [
      '{hero} took one step. {His} hoof got wet. Eek!',
      '{hero} leapt, most gracefully, and landed on {his} chin.',
    ],
    blocked: [
      "Poke! {hero}'s horn got stuck.",
      '{hero} poked it with {his} horn. The horn got stuck, and had to be unscrewed by {friend}.',
    ],
    lost: [
      '{hero} ran in a ring. Clip, clop, clip.',
      '{hero} trotted bravely ahead, and met {his} own hoofprints coming the other way.',
    ],
    up: [
      'Clip, clop, slip. {hero} slid back down.',
      '{hero} found that hooves are made for meadows, and slid down again backwards.',
    ],
  },
}

export const dinosaur: SubjectData = {
  noun: 'young dinosaur',
  looks: 'small long-necked dinosaur',
  names: ['Dot', 'Rumble', 'Fossil', 'Daisy', 'Stomp'],
  hand: 'foot',
  hands: 'feet',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a long, long neck. Hello, up there!',
      'Stomp, stomp! {hero} was big. {He} ate green leaves.',
      'Pad, pad! {hero} was big. {He} ate green leaves.',
    ],
    five: [
      '{hero} had a neck so long that a tickle took a minute to get to the top. {He} could see over anything, and trip over anything too.',
    ],
    seven: [
      "{hero}'s neck was so long that {his} head sometimes got the news late. {He} could see over any wall. What {his} feet were doing in the meantime was their own affair, and there had been some trouble about a greenhouse.",
    ],
    verse: ['{hero} had a neck so long, / It took all day to sing one song.'],
  },
  gift: {
    three: ['{hero} put up {his} long, long neck. "I can see it!"'],
    five: [
      '{hero} stretched {his} neck, up and up and up, over everything. "Oh," said a voice from the top. "I can see it from here."',
    ],
    seven: [
      '{hero} put {his} neck up like a periscope, past the first branch, past the last one, and into the clear air. For a while there was silence from above. Then the voice came down. "I see a light," it said, "and somebody sitting by it. Mind my feet, I am going to point with one of them."',
    ],
    verse: ['{hero} stretched up {his} neck so tall / And saw a light beyond it all.'],
  },
  tries: {
    across: [
      'Step, splat! That was too much dinosaur.',
      '{hero} stepped in, and most of it stepped out on to {friend}.',
    ],
    blocked: [
      '{hero} sat on it. It did not mind.',
      '{hero} gave it a nudge, and a bit of it fell on {his} toe. A moment later {he} said, "Ow."',
    ],
    lost: [
      "{hero}'s head went one way. {His} feet went the other.",
      "{hero}'s head went to look on the left, and {his} feet went to look on the right, and they met in a knot.",
    ],
    up: [
      '{His} head got up. The rest did not.',
      "{hero}'s head was there at once. The rest of {him} had to wait below.",
    ],
  },
}
