import type { SubjectData } from './schema.ts'

export const elephant: SubjectData = {
  noun: 'small elephant',
  looks: 'small grey elephant',
  names: ['Peanut', 'Ella', 'Tembo', 'Mango', 'Hugo'],
  hand: 'trunk',
  hands: 'feet',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a long nose. Toot! {He} forgot nothing.',
      '{hero} had big flap ears and a long trunk.',
    ],
    five: [
      '{hero} never forgot anything: not a name, not a smell, and not who had eaten the last mango. Tiptoeing, though, was hard.',
    ],
    seven: [
      "{hero} remembered everything. {He} remembered last Tuesday's soup and the birthday of every ant. It made {him} good company, and a little slow, for everything reminded {him} of something else.",
    ],
    verse: ['{hero} the elephant never forgot / A face, a place, or a flowerpot.'],
  },
  gift: {
    three: ['{hero} closed {his} eyes. "I know this. Left, then left!"'],
    five: [
      '{hero} closed {his} eyes and remembered. Grandmother had sung of this place, long ago. "Left at the tall stone," {he} hummed, "and on to the end."',
    ],
    seven: [
      'Something about the shape of the stones made {hero} stop. {He} had never been here. But there was a song that {his} grandmother used to sing, in the bath, about a tall stone and a bent one. {He} hummed it through. There was the tall one. There was the bent one. The song had been a map the whole time.',
    ],
    verse: ['{hero} hummed an old, old song. / Its words were a map, the whole way long.'],
  },
  tries: {
    across: [
      'One big step. Gloop! {hero} got stuck.',
      '{hero} tried it on tiptoe. Elephants have no talent for tiptoe.',
    ],
    blocked: [
      '{hero} gave a toot. It did not jump.',
      '{hero} blew at it through {his} trunk, and everything moved except what was in the way.',
    ],
    lost: [
      '{hero} knew a lot. {He} did not know this!',
      '{hero} remembered four hundred paths, and this was none of them.',
    ],
    up: [
      '{hero} put {his} trunk up. The rest was too big.',
      '{hero} got {his} trunk to the top easily, and there it waved, with no one behind it.',
    ],
  },
}

export const penguin: SubjectData = {
  noun: 'little penguin',
  looks: 'small round penguin',
  names: ['Pebble', 'Flip', 'Waddle', 'Nanook', 'Iggy'],
  hand: 'flipper',
  hands: 'flippers',
  lives: 'both',
  big: false,
  home: {
    three: ['{hero} did not walk. {He} slid. Whee!', 'Waddle, waddle, flop. That was {hero}.'],
    five: [
      '{hero} was slow on {his} feet and fast on {his} tummy. {He} looked dressed for a party, every single day.',
    ],
    seven: [
      '{hero} looked as if {he} were on {his} way to a concert, and walked as if {he} had a ball between {his} knees. But on {his} tummy {he} {was} the fastest thing {in} {land}, apart from gossip.',
    ],
    verse: ['{hero} the penguin went slip, slip, slide, / With {his} two short flippers out to the side.'],
  },
  gift: {
    three: ['Flop! {hero} slid on {his} tummy. Whee! Right to it.'],
    five: [
      'In front of them the ground ran smooth and slanting. {hero} lay down on {his} tummy. "Hold on to me," {he} said, and whee, they were there.',
    ],
    seven: [
      'The last stretch ran downhill, smooth as a spoon. On foot it would have taken until midnight. {hero} looked at it, and a great calm came over {him}. "Sit on my back," {he} said, lay down, and pushed off with one toe. No one spoke again until the bottom, except to say, "Whee."',
    ],
    verse: ['"Hold on!" called {hero}, and off they slid, / And whee, whee, whee was what they did.'],
  },
  tries: {
    across: [
      'Waddle, waddle, plop. Oh, {hero}!',
      '{hero} slid at it on {his} tummy, and stopped, with a slurp, exactly halfway in.',
    ],
    blocked: ['{hero} slid into it. Bonk!', '{hero} slid into it, tummy first, and slid back, thoughtful.'],
    lost: [
      '{hero} slid round and round and round.',
      '{hero} set off in a straight line, but {he} waddled so much that it came out as a curl.',
    ],
    up: [
      'Two short feet. One tall thing. Oh no.',
      '{hero} took hold of it with both flippers, and let go with both flippers.',
    ],
  },
}

export const turtle: SubjectData = {
  noun: 'small turtle',
  looks: 'small green turtle',
  names: ['Shelby', 'Moss', 'Pokey', 'Olive', 'Toto'],
  hand: 'foot',
  hands: 'feet',
  lives: 'both',
  big: false,
  home: {
    three: ['{hero} was slow. {He} saw all the small things.', '{hero} had a house on {his} back.'],
    five: [
      '{hero} was so slow that {he} had time to see everything. When {he} {was} shy, {he} went indoors, right where {he} stood.',
    ],
    seven: [
      '{hero} took {his} time. It was {his}, after all. {He} noticed things that quick people never see, like the left-hand side of a snail. And if it all became too much, {he} simply went in and closed the door.',
    ],
    verse: ['{hero} the turtle walked so slow, / {He} watched the little mosses grow.'],
  },
  gift: {
    three: ['{hero} looked down low. Tiny marks! They led the way.'],
    five: [
      '"Wait," said {hero}, who was last, as always. {He} had seen something by the edge of the path. Tiny footprints, one after another, led off to the side.',
    ],
    seven: [
      'The others had walked right past it. {hero}, who walked past things rather slowly, had not. "Somebody came along here today," {he} said, with {his} nose close to the ground. "Small, and a bit sad, and dragging one foot." The tracks led off between two stones, just where no one in a hurry would have looked.',
    ],
    verse: ['{hero} looked down and saw, so small, / Some tracks that led beside the wall.'],
  },
  tries: {
    across: [
      '{hero} went in. Slow, slow, stuck.',
      '{hero} set out, and after a good long while was two inches nearer.',
    ],
    blocked: [
      '{hero} went into {his} shell. It was still there.',
      '{hero} went into {his} shell and waited for it to go away. It had more time than {he} did.',
    ],
    lost: [
      '{hero} sat in {his} shell. "Are we there?" No.',
      '{hero} went on slowly in what turned out, slowly, to be the wrong direction.',
    ],
    up: [
      'Up, up, roll! {hero} was upside down.',
      '{hero} got one foot up, and rolled over, and looked at the sky for a bit.',
    ],
  },
}

export const hedgehog: SubjectData = {
  noun: 'small hedgehog',
  looks: 'small brown hedgehog',
  names: ['Bodkin', 'Prickle', 'Teasel', 'Conker', 'Pim'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} was a ball of pins. {He} {was} soft inside.',
      'When {hero} was shy, {he} rolled up. Roll!',
    ],
    five: [
      '{hero} was prickly outside and soft inside, like a chestnut. When in doubt {he} rolled up, and {he} {was} quite often in doubt.',
    ],
    seven: [
      '{hero} had five thousand prickles, and had never meant any of them. Balloons did not get on with {him}. At the least surprise {he} rolled {himself} up, and had to be talked out again.',
      '{hero} had five thousand prickles, and had never meant any of them. Balloons did not get on with {him}. At the least surprise {he} rolled up like a bun, and had to be talked out again.',
    ],
    verse: ['{hero} was prickly, {hero} was shy, / And rolled in a ball when folk went by.'],
  },
  gift: {
    three: ['{hero} rolled up. Roll, roll, roll! Bump. There it was.'],
    five: [
      '{hero} tripped, tucked in {his} nose, and rolled. Down and round and down {he} went, and stopped with a bump. "I have found it!" called the ball.',
    ],
    seven: [
      'It happened by accident, like most of {hero}\'s best ideas. A twig cracked, {he} rolled up, and the path was not as flat as it looked. {He} went faster and faster, round two bends that {he} never saw. When {he} opened one eye there were nine leaves on {his} back and a strange place all round. "I think," {he} called, "that I have arrived."',
    ],
    verse: ['Then {hero} rolled up, and down {he} spun, / And that was how the way was won.'],
  },
  tries: {
    across: [
      '{hero} rolled at it. Splat! Mud and pins.',
      '{hero} rolled up and rolled at it, and came to rest with a splat and a small "oh".',
    ],
    blocked: [
      '{hero} rolled up. It did not go away.',
      '{hero} rolled up and hoped. When {he} looked again, it was still there, and so was {he}.',
    ],
    lost: [
      '{hero} took a step. A leaf stuck on. More leaves!',
      '{hero} walked on, collecting leaves, until no one could say which end was {his} front.',
    ],
    up: [
      'Short legs! {hero} slid down on {his} pins.',
      '{hero} got up as far as {his} own elbow, and slid down again with a noise like a comb.',
    ],
  },
}

export const lion: SubjectData = {
  noun: 'young lion',
  looks: 'small golden lion',
  names: ['Leo', 'Saffi', 'Amber', 'Kito', 'Marigold'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a big voice. RAAA! It made {him} jump.',
      '{hero} had a big, big voice and a small, small tail.',
      '{hero} had gold fur and a very big yawn.',
    ],
    five: [
      '{hero} had a voice so big that {he} kept it for outdoors. It sometimes made {him} jump.',
      '{hero} had a yawn so big that you could count all {his} teeth, and {he} liked to be counted on.',
    ],
    seven: [
      "{hero} had a splendid voice, which {he} {was} still growing into. When {he} let it out it went twice round {land} and came back with its hat on crooked. Whispering was harder. {hero}'s whispers could blow out candles.",
    ],
    verse: ['{hero} the lion, gold and round, / Had one enormous, rumbling sound.'],
  },
  gift: {
    three: ['{hero} called out. The call came back. It was near!'],
    five: [
      '{hero} took a breath and called, "Hellooo!" The sound rolled away over everything. Then, quite near, a little voice said, "Hello?"',
    ],
    seven: [
      '"Stand behind me," said {hero}, and breathed in until {his} ribs creaked. Then {he} called, just one word, and the word was hello. It rolled out over everything, looked round every corner, and came to somebody\'s door. And out of the quiet that was left, a very small voice said, "Yes?"',
    ],
    verse: ['"Hello!" called {hero}, so big and clear. / A small voice answered, "I am here."'],
  },
  tries: {
    across: [
      '{hero} ran and jumped. Not far at all.',
      '{hero} crouched, wiggled, and leapt like a king, and landed like a rug.',
    ],
    blocked: [
      '{hero} told it to go. It did not go.',
      '{hero} gave it a royal look. It had never heard of lions.',
    ],
    lost: [
      '{hero} went this way. No. That way. No.',
      '{hero} led the way with {his} head held high, which is why {he} did not see the puddle.',
    ],
    up: ['Jump! Scrabble. Flop.', '{hero} jumped up, hung there for a moment like washing, and came down.'],
  },
}

export const frog: SubjectData = {
  noun: 'little frog',
  looks: 'small green frog',
  names: ['Plip', 'Lily', 'Hopper', 'Fergus', 'Puddle'],
  hand: 'foot',
  hands: 'feet',
  lives: 'both',
  big: false,
  home: {
    three: ['{hero} could hop far. Boing! Plop.', '{hero} sang one word. Ribbit!'],
    five: [
      '{hero} could jump ten times {his} own length. Stopping was the part that {he} had not learned yet.',
    ],
    seven: [
      '{hero} jumped as other people breathe. {He} jumped to breakfast, and at loud noises, and often just to see if the ground was still there. It was only the landing that was left to chance.',
      '{hero} jumped as other people breathe. {He} jumped to breakfast, and for joy, and often just to see if the ground was still there. It was only the landing that was left to chance.',
    ],
    verse: ['{hero} the frog could leap and land / On just one toe, with a ribbit grand.'],
  },
  gift: {
    three: ['Boing! {hero} hopped up. {He} saw it all. "Over there!"'],
    five: [
      '{hero} bent {his} knees, and sprang. At the top of the jump {he} could see everything. "There," {he} said, on the way down. {He} jumped again, to be sure. "Yes. There."',
    ],
    seven: [
      '{hero} bent {his} knees until they were higher than {his} ears, and let go. Up {he} went, past the leaves, to where the air was. {He} had just time to look round. "I see—" {he} said, and came down. Up {he} went again. "—a light—" Down. Up. "—just over there!"',
    ],
    verse: ['Boing! {hero} sprang so far, so high, / And saw a light against the sky.'],
  },
  tries: {
    across: [
      'Boing! Too far. Boing! Too far back.',
      '{hero} jumped much too far, and had to jump back, which was too far as well.',
    ],
    blocked: ['Boing! Bonk.', '{hero} jumped at it, stuck for a moment like a stamp, and peeled off.'],
    lost: [
      'Hop, hop. Was that the way? Hop, no.',
      '{hero} jumped off in four directions, and met {friend} in each of them.',
    ],
    up: [
      'Boing! So close. Down {he} came.',
      '{hero} jumped and almost had it. Almost is a slippery thing to hold.',
    ],
  },
}

export const squirrel: SubjectData = {
  noun: 'young squirrel',
  looks: 'small red squirrel',
  names: ['Hazel', 'Nutkin', 'Tuppy', 'Chestnut', 'Fidget'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} hid nuts. Then {he} lost them.',
      '{hero} hid nuts here and there. Where? {He} did not know.',
    ],
    five: [
      '{hero} hid things in such good places that {he} never saw them again. But {he} could run along a twig like a drop of rain.',
    ],
    seven: [
      '{hero} had hidden three hundred nuts that year, and could find eleven of them. The rest were so well hidden that they had turned into trees. But give {him} a twig, a string or the top of a fence, and {he} ran along it as if it were a road.',
    ],
    verse: ['{hero} hid nuts in every nook, / And never knew which place to look.'],
  },
  gift: {
    three: ['{hero} ran up, up, up. "I see it!" And down.'],
    five: [
      '{hero} was up the nearest tall thing before you could say nut. {He} looked left and right. "I hid something here once," {he} called. "I know this place!"',
    ],
    seven: [
      '{hero} dug at the ground for a moment, as {he} did when {he} {was} thinking, and out came a nut. {He} stared at it. "This is mine," {he} said. "I hid it last autumn. I remember now. I was on my way home, and there was an odd little place just behind that stone." For the first time in {his} life, {hero} had remembered where something was.',
    ],
    verse: ['{hero} found a nut {he} hid last year. / "I know it now! The way is near."'],
  },
  tries: {
    across: [
      '{hero} ran up and down and up and down.',
      '{hero} ran up and down the edge very fast, which was exercise, but not much else.',
    ],
    blocked: ['{hero} bit it. Ow!', '{hero} tried a small bite. It did not taste like nut.'],
    lost: [
      '{hero} looked for the way. {He} found a nut.',
      '{hero} began to dig, in case the way had been buried.',
    ],
    up: [
      '{hero} ran up. {He} ran down. "But you can not!"',
      '{hero} was up and down again in a second. But the bags were not, and nor was {friend}.',
    ],
  },
}

export const monkey: SubjectData = {
  noun: 'young monkey',
  looks: 'small brown monkey',
  names: ['Momo', 'Chico', 'Banjo', 'Kiki', 'Mabel'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: ['{hero} swung and swung. Whee!', '{hero} liked to play tricks. Hee hee!'],
    five: [
      '{hero} could swing from anything: a branch, a lamp, a line of socks. {He} could not walk past a joke.',
    ],
    seven: [
      '{hero} had two hands, two feet and a tail, and they all wanted to hold something. {He} had swung from every lamp {in} {land}, and been asked, politely, to stop. {He} meant no harm. Things just looked so swingable.',
    ],
    verse: ['{hero} could swing by hand or toe / And tickle the noses down below.'],
  },
  gift: {
    three: ['{hero} got hold. Swing! Swing! {He} saw it.'],
    five: [
      '{hero} hung upside down to think, as {he} always did. "Oh," {he} said. "From this way up, I can see it."',
    ],
    seven: [
      'When {hero} wanted to think, {he} hung upside down, so that {his} ideas ran to the right end. {He} did it now. The world turned over. What had looked like a heap of stones was an arrow, plain as anything, if your feet were where your head should be. "They built it for monkeys," said {hero}.',
    ],
    verse: ['{hero} hung upside-down to think, / And saw the way, as quick as a wink.'],
  },
  tries: {
    across: [
      'Swing! {hero} let go too soon. Plop.',
      '{hero} looked for something to swing from, found it, and let go a moment too soon.',
    ],
    blocked: [
      '{hero} made a face. It made no face back.',
      '{hero} pulled {his} three funniest faces at it. It had no sense of humour.',
    ],
    lost: [
      '{hero} went on and on. A joke! {He} forgot the way.',
      '{hero} knew a short cut. It was the longest short cut that any of them had ever been on.',
    ],
    up: [
      'Up, up, slip! Hee hee. Down.',
      '{hero} got nearly to the top and waved with both hands. It should have been one.',
    ],
  },
}

export const fairy: SubjectData = {
  noun: 'small fairy',
  looks: 'small fairy with see-through wings',
  names: ['Tansy', 'Glim', 'Aster', 'Nettle', 'Sprig'],
  hand: 'hand',
  hands: 'hands',
  lives: 'air',
  big: false,
  home: {
    three: ['{hero} had two thin wings. They hummed. Mmm.', '{hero} could say one spell. It made soup.'],
    five: ['{hero} knew exactly one spell, and it made soup. {He} {was} working on a second.'],
    seven: [
      '{hero} had been to fairy school for a year, and had learned one spell. It made soup. There is more use for soup than you would think, but it does not open doors.',
    ],
    verse: ['{hero} knew one spell, just one, not two. / It made some soup, and the soup was blue.'],
  },
  gift: {
    three: ["{hero}'s wings lit up. Hum! They shone on the way."],
    five: [
      '{hero}\'s wings began to hum, all by themselves. Left: no hum. Right: no hum. Straight on: hummm. "They know," {he} said.',
    ],
    seven: [
      '{hero} had never paid much heed to {his} wings. They were thin, and caught on things. But now they were humming, all on their own, like a glass when you rub its rim. {He} turned, and the humming changed. {He} went where it was sweetest. That was not a spell from any book. It was just hers or his to have, as yours is yours.',
      '{hero} had never paid much heed to {his} wings. They were thin, and caught on things. But now they were humming, all on their own, like a glass when you rub its rim. {He} turned, and the humming changed, and {he} went where it was sweetest. No one had taught that at school.',
    ],
    verse: ["{hero}'s thin wings began to hum. / The sweeter it sang, the nearer they'd come."],
  },
  tries: {
    across: [
      '{hero} said {his} spell. Soup! Now it was wet soup.',
      '{hero} said the spell. Now there was soup in it as well.',
    ],
    blocked: [
      '"Open!" said {hero}. Pop! Soup.',
      '{hero} waved, and spoke the word. A bowl of soup appeared in front of it, which was kind, but no help.',
    ],
    lost: [
      '{hero} flew up. A wing got stuck. Down.',
      '{hero} asked a moth the way. The moth had heard about soup, and wanted to talk of nothing else.',
    ],
    up: [
      'Flit, flit, flop. {His} wings were wet.',
      '{hero} flew up a little, but fairy wings do not work with dew on them, and it was a dewy sort of day.',
    ],
  },
}

export const knight: SubjectData = {
  noun: 'small knight',
  looks: "child in a tin knight's helmet",
  names: ['Robin', 'Percy', 'Isolde', 'Gwen', 'Tristan'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: ['Clink, clank! {hero} had a tin hat.', '{hero} was a knight. {His} hat was a pot.'],
    five: [
      '{hero} wore a helmet that had been a soup pot. {He} had promised to help anybody who asked, and no one had asked yet.',
    ],
    seven: [
      '{hero} had sworn the oath of a knight, which is to help whoever asks, and to wipe your feet. {His} armour clinked when {he} walked and clanked when {he} sat. Creeping up on anybody was out of the question.',
    ],
    verse: ['{hero} the knight went clink, clank, clink, / And tipped up {his} visor to take a drink.'],
  },
  gift: {
    three: ['{hero} held up {his} tin hat. It shone. There was the way!'],
    five: [
      '{hero} took off {his} helmet and held it up. It caught the last light and threw it far ahead, like a lamp.',
    ],
    seven: [
      '"A knight keeps {his} armour bright," said {hero}, and took off {his} helmet, and gave it one more rub. Then {he} tilted it until it caught the very last of the light. A bright spot jumped out ahead of them, ran over the stones, and stopped on something that had been hidden all day.',
      '"A knight keeps a bright helmet," said {hero}, and took it off, and gave it one more rub. Then {he} tilted it until it caught the very last of the light. A bright spot jumped out ahead of them, ran over the stones, and stopped on something that had been hidden all day.',
    ],
    verse: ['{hero} held up {his} helmet of tin. / It caught the light and beamed it in.'],
  },
  tries: {
    across: [
      'Clink, clank, clonk. Tin is heavy!',
      '{hero} strode forward. Armour is a fine thing, but it does not float, skip or tiptoe.',
    ],
    blocked: [
      '"Make way!" said {hero}. It did not make way.',
      '"Make way, in the name of the oath!" said {hero}. It had not taken any oath.',
    ],
    lost: [
      '{His} hat fell down. {hero} saw no thing.',
      '{hero} turned round to look, and {his} helmet did not turn with {him}.',
    ],
    up: [
      'Clank, clank, slide. Clonk!',
      '{hero} got up as far as {his} armour would let {him}, and came down like a drawer of spoons.',
    ],
  },
}

export const pirate: SubjectData = {
  noun: 'small pirate',
  looks: 'child in a striped pirate shirt',
  names: ['Scarlet', 'Jolly', 'Captain Plum', 'Marlin', 'Billie'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: ['"Yo ho!" said {hero}. {He} had a hat and a map.', '{hero} was a pirate. {He} said please.'],
    five: [
      '{hero} was a very polite pirate. {He} only took treasure that no one was using, and {he} always left a note.',
    ],
    seven: [
      '{hero} was a pirate, but a well-mannered one. {He} had buried six treasures, and {he} had mislaid all the maps. {He} said "yo ho" when {he} came in, and "thank you for having me" when {he} left.',
    ],
    verse: ['{hero} the pirate said, "Yo ho, please! / I\'m looking for gold, or at least for cheese."'],
  },
  gift: {
    three: ['{hero} saw the first star. "A star can show the way!"'],
    five: [
      '{hero} held up a thumb to the first star, closed one eye, and turned a little. "Every pirate can read the sky," {he} said. "It says that way."',
    ],
    seven: [
      'Maps {hero} could lose. The sky was harder to mislay. {He} found the first star of the evening, measured three fingers down and two across, and wet one thumb for the wind. "If that is the Old Lantern, and this is my thumb," {he} said, "then what we want is just round that corner." It was.',
    ],
    verse: ['{hero} shut one eye and looked at a star. / "Yo ho, it says it isn\'t far."'],
  },
  tries: {
    across: [
      '"All aboard!" said {hero}. But there was no boat.',
      '{hero} gave the order to set sail. There was a silence, as there was no ship.',
    ],
    blocked: [
      '{hero} said, "Please?" It did not move.',
      '{hero} told it to walk the plank. It had no legs, and there was no plank.',
    ],
    lost: [
      '{hero} had a map. It was of the wrong place.',
      '{hero} unrolled a map with a flourish. It was of somewhere else.',
    ],
    up: [
      '"Up the mast!" Slip. "Oh no!"',
      '{hero} went up it like a mast, but masts have ropes on, and this did not.',
    ],
  },
}

export const astronaut: SubjectData = {
  noun: 'young astronaut',
  looks: 'child in a white space suit',
  names: ['Nova', 'Comet', 'Orion', 'Skye', 'Apollo'],
  hand: 'hand',
  hands: 'hands',
  lives: 'anywhere',
  big: false,
  home: {
    three: ['{hero} had a space suit. Five, four, three, two, one!', '{hero} had round boots. Boing, boing.'],
    five: [
      '{hero} counted down to everything, even soup. {His} boots had been made for jumping, and did not care for stairs.',
    ],
    seven: [
      '{hero} was an astronaut, and did everything by checklist. Tooth brush: check. Left sock: check. {He} counted down from ten before {he} sat at the table. It did make the soup a bit more exciting.',
    ],
    verse: ['"Five, four, three, two," said {hero}, "one! / The soup is hot. Let lunch be begun."'],
  },
  gift: {
    three: ["Blip, blip! {hero}'s suit had a light. It lit the way."],
    five: [
      '{hero} ticked off the list: star on the left, star on the right, moon in front. "Then we are on course," {he} said, and switched on {his} helmet lamp.',
    ],
    seven: [
      '{hero} got out the checklist for when you do not know where you are. One: do not worry. Two: find three bright lights. Three: draw a line from each, and see where they meet. {He} drew them in the dust with {his} boot. They crossed at a spot right behind the next stone.',
    ],
    verse: ['{hero} drew three lines with care. / They crossed, and look, the place was there.'],
  },
  tries: {
    across: [
      'Three, two, one, jump! Plop.',
      '"Three, two, one, lift-off," said {hero}. There was a small hop, and a splat.',
    ],
    blocked: [
      '{hero} had a list. This was not on it.',
      '{hero} looked it up in the checklist, between gravy and gravity. It was not there.',
    ],
    lost: [
      "Blip? {hero}'s map was of the stars.",
      '{hero} reported to base that all was well. Base was at home, and did not hear.',
    ],
    up: [
      'Heavy boots! Clonk, clonk, stop.',
      "{hero}'s boots were made for places where up is easy. This was not one of those.",
    ],
  },
}

/** A hero with a child's look: the subject is then whom the story turns on. */
export const child: SubjectData = {
  noun: 'child',
  looks: 'child',
  names: ['Robin', 'Kit', 'Noor', 'Alex', 'Sasha'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} saw small things. {He} liked to ask.',
      '{hero} had a bag. In it was a pencil, a string and a button.',
    ],
    five: [
      '{hero} had a bag with a pencil, a piece of string and a button in it, because you never know.',
      '{hero} knew the name of every snail on the wall, and had named most of them.',
    ],
    seven: [
      '{hero} carried a bag with string in it, and a pencil, and one good button, because you never know. {He} {was} the sort of person who notices where the cat goes, and {he} could never leave a knot tied.',
    ],
    verse: ["{hero} had string and a pencil, too, / Because you never know what they'll do."],
  },
  gift: {
    three: ['{hero} looked and looked. A mark! It was an arrow.'],
    five: [
      '{hero} looked closely, as {he} always did. There was a chalk mark, as small as an ant. It was an arrow.',
    ],
    seven: [
      '{hero} stopped, for something was not like the rest. Among all the grey stones one had been turned over, with its clean side up. A bit further on there was another. Somebody had marked the way, in a code that only a noticing person would ever notice.',
    ],
    verse: ['{hero} looked close and saw, quite small, / An arrow chalked upon the wall.'],
  },
  tries: {
    across: [
      '{hero} tried. Splish! One wet sleeve.',
      '{hero} tried the edge of it, and got a very wet sleeve.',
    ],
    blocked: [
      '{hero} pushed. It did not budge.',
      '{hero} pushed it, and pulled it, and told it a riddle. It would not budge.',
    ],
    lost: [
      '{hero} looked left. {hero} looked right. All the same.',
      '{hero} drew a map of where they had been. It came out as a scribble, and it was exact.',
    ],
    up: [
      '{hero} looked up. It was so far!',
      '{hero} reached as far as {he} could, and then a bit farther, and that was still not far enough.',
    ],
  },
}
