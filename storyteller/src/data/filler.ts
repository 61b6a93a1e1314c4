import type { Told } from './schema.ts'

/** What any story needs between its own lines. */
export const together: Told = {
  three: ['{friend} the {fkind} lived there too.', 'Next door lived {friend} the {fkind}.'],
  five: [
    '{friend} the {fkind} lived next door, so close that they could wave with a spoon.',
    'And wherever {hero} was, there was {friend} the {fkind} as well.',
  ],
  seven: [
    '{friend} the {fkind} lived next door, and the wall between them was so thin that they read their bedtime stories in turns.',
  ],
  verse: ['Next door lived {friend} the {fkind}, so near, / That when one hummed, the other could hear.'],
  small: ['{friend} lived near, / close to each ear.', 'Next door lived a friend, / just round the bend.'],
}

export const ready: Told = {
  three: ['"I will come too!" said {friend}.', '"Let us go," said {friend} and {hero}.'],
  five: [
    '"Come on, then," said {friend}. They did most things two by two.',
    '"I have my hat on," said {friend}. "We can go."',
    '"We will go together," said {friend}, who had {fhis} boots on already.',
    '{friend} was packed before {hero} had finished talking. "Apples," {fhe} said, and patted the bag.',
  ],
  seven: [
    '{friend} had {fhis} boots on before {hero} had said a word. It saves time, with a friend.',
    '"I take the front and you take the back," said {friend}, "and we meet in the middle for lunch."',
    '"We shall want buns," said {friend}, who had packed them already. "And string. And somebody to hold the other end of it, which is me."',
  ],
  verse: ['"We\'ll go together," {friend} said. / "There\'s time enough before our bed."'],
  small: [
    '"I," {friend} said, "too! / I will go with you."',
    '{friend} said, "We go! / Not fast, not slow."',
  ],
}

export const pack: Told = {
  three: ['In the bag went {thing}.', '{hero} held {thing} tight.'],
  five: [
    '{hero} put {thing} in the bag, on top, where it could look out.',
    '{hero} wrapped {thing} in a sock, and off they went.',
    'With {thing} safe in the bag, they set out.',
  ],
  seven: [
    '{hero} wrapped {thing} in {his} second-best sock, put it on top of the bag, and closed the door behind them.',
    'They made room for {thing} between the buns and the string, and took one last look at {house}.',
  ],
  verse: ['They packed {thing} up in the softest sock, / And went as the clock said tick and tock.'],
}

export const setOff: Told = {
  three: ['Off they went.', 'So they set out.'],
  five: [
    'Out they went, and the door closed behind them.',
    'One, two, one, two. They were on the way.',
    'So they closed the door of {house} behind them and set out.',
    'They each took one last look at {house}, and set out.',
  ],
  seven: [
    'They took a last look at {house}, and then a first look at the way.',
    'It was a good evening to be going somewhere. They went.',
    'They closed the door of {house}, and went back once to see that it was closed, and set out.',
    'They waved to {house}, in case it minded being left, and set out.',
  ],
  verse: ['They shut the door and off they went. / They did not know how the pathway bent.'],
}

export const remind: Told = {
  three: ['{hero} held {thing}.', 'In the bag {thing} was still.'],
  five: [
    'In the bag {thing} kept very still.',
    '{hero} looked in the bag. {Thing} was still there.',
    '"Nearly there," {hero} told {thing}.',
  ],
  seven: [
    '{hero} put a {hand} on the bag. {Thing} was in there, and all was well.',
    '"Are you all right in there?" asked {hero}. The bag seemed to say yes.',
    'From time to time {hero} looked into the bag, and each time {thing} was there.',
    '"It is not far now," {hero} told {thing}, which did not answer, but seemed glad to be told.',
  ],
  verse: [
    'And safe in the bag lay {thing}, so still, / As they came round the side of the very last hill.',
    'And {thing} lay safe in the bag all day, / And waited and hoped as they went on their way.',
  ],
}

export const links: Told = {
  three: ['They came to {place}.', 'Then came {place}.'],
  five: [
    'Before long they came to {place}.',
    'The way led them to {place}.',
    'Next came {place}.',
    'Then they were at {place}.',
  ],
  seven: [
    'Then, all at once, they had come to {place}.',
    'The next thing on the way was {place}.',
    'The way took them to {place}, as they had known that it would.',
    'By and by they came to {place}.',
    'It was not long before they stood at {place}.',
    'Round a bend, and there was {place}.',
  ],
  verse: ['They came to {place} before too long, / And kept their spirits up with song.'],
}

export const almost: Told = {
  three: ['They were close now.'],
  five: ['They could almost see {far}.', 'It was not far to {far} now.'],
  seven: [
    'They could almost see {far} from there, if you did not count what was in between.',
    'It was not far to {far} any more, and so, of course, there was one more thing.',
  ],
  verse: ['It was not far to go, and so, / There was one more thing, as you surely know.'],
}

export const solved: Told = {
  three: ['Yes!', 'Hooray!', 'They did it!', 'Ha!'],
  five: [
    '"On we go," said {hero}.',
    'They shook {hands} on it.',
    '"Well," said {friend}, "that was that."',
    '"Again!" said {friend}.',
    '{hero} grinned from ear to ear.',
    '"I knew it would work," said {friend}, who had not.',
  ],
  seven: [
    '"I never doubted it," said {friend}, who had doubted it aloud.',
    '"Remember that one," said {hero}. "We have to come back this way."',
    'They looked back. From this side it did not look like much at all.',
    '"What is next?" asked {friend}, and {hero} had to admit that {he} {was} wondering too.',
  ],
  verse: [
    '"Well, that was that!" said {friend} with a grin. / "I wonder what trouble we\'ll next be in."',
    '"We did it!" {friend} cried. "Hurray! / And on we go along our way."',
  ],
}

export const reach: Told = {
  three: ['This was {far}.', 'They were at {far}.'],
  five: [
    'This was {far}. They had come all that way.',
    'They stood still. They were at {far}.',
    'And so they came to {far}.',
    'There it was at last: {far}.',
  ],
  seven: [
    'One more bend, and they were at {far}.',
    'They stopped talking, for they had come to {far}.',
    'And there, quite suddenly, was {far}.',
    'They had come to {far}, and it was just as they had thought it would be, but more so.',
  ],
  verse: ['And there, at the end of a long, long day, / Was {far}, the end of the winding way.'],
}

export const homeward: Told = {
  three: [
    'They went home, step by step.',
    '"Home," said {friend}. "Home," said {hero}.',
    'Home they went. It was not far now.',
  ],
  five: [
    'Home they went, step by step, with the moon behind them.',
    '"Home is nearer than it was," said {friend}, and it was so.',
    'The way home is always shorter. They hummed a bit, and yawned a bit.',
    'They went home by the same way, and all the hard things were easy.',
  ],
  seven: [
    'The way home was the same way, and yet it was not, for now they knew every stone of it. They said good night to each one as they passed.',
    'They walked home slowly, telling each other the story from the beginning. It already had two new bits in it.',
  ],
  verse: ['The way back home was half as long. / They walked it to a yawning song.'],
  small: ['Home, home they went, / a bit worn and bent.', 'Step, step, and home. / No more to roam.'],
}

export const toBed: Told = {
  three: [
    'Back home, {hero} got in bed.',
    '{hero} was home. Into bed {he} went.',
    'Home at last! Up into bed.',
    'The bed was warm. In went {hero}.',
  ],
  five: [
    '{hero} put on {his} night things, washed {his} face, and got in.',
    'It was late when they came home. The bed had waited up.',
    'Then {hero} was home, in {house}, and the bed was warm.',
    'At home {hero} climbed into bed and pulled the blanket up to {his} nose.',
    'Back in {house}, {hero} got into bed, and so did {friend}, at the other end.',
    'In {house} a small light was on, and the bed was warm. {hero} got in.',
  ],
  seven: [
    'It was late when they came to {house}. {hero} put {his} boots side by side, and {himself} in between the sheets.',
    'At home all was as they had left it, only sleepier. {hero} got into bed. {friend} said that {fhe} was not tired at all, and slept.',
    'Back in {house} the bed was just as {he} had left it that morning, which seemed a very long time ago. {hero} got in.',
    'In {house} a light was on. {hero} washed {his} face, or most of it, and got into bed. {friend} had the other end.',
    'And then there was {house}, and a bed in it, and {hero} in the bed. {friend} was asleep already, with {fhis} hat on.',
  ],
  verse: [
    'The door went click, the boots came off. / {friend} gave a yawn and a little cough.',
    'The way was done. They were home at last. / They both lay down, and the day was past.',
    'Now {hero} lies tucked in, snug and deep, / And {friend} has already fallen asleep.',
    'Back home the bed is soft and wide, / With {hero} and {friend} both tucked inside.',
  ],
}

/** Verse has couplets to come back to, in place of a spoken refrain. */
export const verseRefrains = [
  'A step and a step, and a hum and a hop, / And on we go, and we will not stop.',
  'One for the hill and two for the way, / And three for the end of a lovely day.',
  'Over we go, and under, and by, / With hats on our heads and our noses up high.',
  "Hum, little friend, and I will too. / The way is long, but it's short for two.",
  'Round the corner and on we go. / Where does it end? We soon shall know.',
  "Up with your chin, and on with your hat. / There's that to be done, and we'll soon have done that.",
  "Are we there yet? Not yet, not quite. / But soon is a place, and it's coming in sight.",
  'A bun for the bag, and a knot for the string, / And who knows what the next bend will bring?',
  'Nod to the left, and nod to the right: / Good evening, good evening, and soon good night.',
  "Slow is all right, and so is not far. / We're nearer than we were, and here we are.",
  'Under the evening and into the blue, / Something is waiting for me and for you.',
  "Further, my friend, and then further still. / We'll get there by humming, I know that we will.",
]

/** The same for 3-4, whose lines are short. */
export const smallRefrains = [
  'Hop, {hero}, hop! / We do not stop.',
  'On, {hero}, on! / The day is not gone.',
  'Hum, {hero}, hum! / Here we come.',
  'Go, {hero}, go! / Not fast, not slow.',
  'Skip, {hero}, skip! / What a good trip!',
  'Look, {hero}, look! / One step was all it took.',
  'Sing, {hero}, sing! / What will it bring?',
  'Up, {hero}, up! / Like milk in a cup.',
  'Left, {hero}, right! / Soon it is night.',
  'Tip, {hero}, tap! / Then for a nap.',
  'Ho, {hero}, ho! / Not far to go.',
  'Nod, {hero}, nod! / Is that not odd?',
]
