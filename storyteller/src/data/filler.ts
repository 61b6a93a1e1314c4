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
    '"We will go together," said {friend}, who had {fhis} boots on already.',
    '{friend} was packed before {hero} had finished talking. "Buns," {fhe} said, and patted the bag.',
  ],
  seven: [
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
    '{hero} wrapped {thing} in {his} second-best sock, put it on top of the bag, and shut the door behind them.',
    'They made room for {thing} between the buns and the string, and took one last look at {house}.',
  ],
  verse: ['They packed {thing} up in the softest sock, / And went as the clock said tick and tock.'],
}

export const setOff: Told = {
  three: ['Off they went.', 'So they set out.'],
  five: [
    'So they shut the door of {house} behind them and set out.',
    'They each took an end of the map, and set out.',
  ],
  seven: [
    'They shut the door of {house}, tried the handle twice, and set out.',
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
  five: ['And so they came to {far}.', 'There it was at last: {far}.'],
  seven: [
    'And there, quite suddenly, was {far}.',
    'They had come to {far}, and it was larger than in the stories, and quieter.',
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
    'Then {hero} was home, in {house}, and the bed was warm.',
    'At home {hero} climbed into bed and pulled the blanket up to {his} chin.',
    'Back in {house}, {hero} got into bed, and so did {friend}, at the other end.',
    'In {house} the lamp was lit and the bed was turned down. {hero} got in.',
  ],
  seven: [
    'Back in {house} the bed was just as {he} had left it that morning, which seemed a very long time ago. {hero} got in.',
    'In {house} somebody had lit the lamp. {hero} washed {his} face, or most of it, and got into bed. {friend} had the other end.',
    'And then there was {house}, and a bed in it, and {hero} in the bed. {friend} was asleep already, with {fhis} hat on.',
  ],
  verse: [
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
]

/** The same for 3-4, whose lines are short. */
export const smallRefrains = [
  'Hop, hop, and go! / Not fast, not slow.',
  'Step, step, and hum! / Come, little one, come.',
  'You and me, / as far as we see.',
  'Up, up, and on! / The day is not gone.',
]
