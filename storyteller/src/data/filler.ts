import type { Told } from './schema.ts'

export const remind: Told = {
  three: [
    '{hero} held {thing}.',
    'In the bag {thing} was still.',
    '{Thing} was safe in the bag.',
    '"Are you there?" {hero} said to the bag.',
    'Pat, pat. {hero} had {thing}.',
  ],
  five: [
    'In the bag {thing} kept very still.',
    '{hero} looked in the bag. {Thing} was still there.',
    '"Nearly there," {hero} told {thing}.',
    '{hero} gave the bag a pat. It was the right shape.',
    '{friend} asked if {thing} was all right. {hero} looked. It was.',
  ],
  seven: [
    '{hero} put a {hand} on the bag. {Thing} was in there, and all was well.',
    '"Are you all right in there?" asked {hero}. The bag seemed to say yes.',
    'From time to time {hero} looked into the bag, and each time {thing} was there.',
    '"It is not far now," {hero} told {thing}, which did not answer, but seemed glad to be told.',
    '{friend} carried the bag for a while, and walked as if it were full of eggs. It was only {thing}, but still.',
  ],
  verse: [
    'And safe in the bag lay {thing}, so still, / As they came round the side of the very last hill.',
    'And {thing} lay safe in the bag all day, / And waited and hoped as they went on their way.',
    'They stopped for a peep, and they whispered, "Hello." / {Thing} lay in the bag, all snug down below.',
    '{hero} gave the bag a pat. / {Thing} was in there, and that was that.',
    '"Not long," {hero} said to {thing} with a pat, / "and then we are there, and then that will be that."',
    '"Are you there?" asked {hero}, and looked in, to see. / And {thing} was as safe in the bag as could be.',
  ],
  small: [
    'Pat, pat, the sack. / It was safe on {his} back.',
    'One look, one peep. / It was fast asleep.',
    '"Are you in there?" / {hero} took care.',
    'Safe in the bag, / in an old soft rag.',
    '"Not far," {he} said, / and patted its head.',
  ],
}

export const links: Told = {
  three: [
    'They came to {place}.',
    'Then came {place}.',
    'On they went to {place}.',
    'Look! It was {place}.',
    'Now they were at {place}.',
  ],
  five: [
    'Before long they came to {place}.',
    'The way led them to {place}.',
    'Next came {place}.',
    'Then they were at {place}.',
    'A bit further on there was {place}.',
  ],
  seven: [
    'Then, all at once, they had come to {place}.',
    'The next thing on the way was {place}.',
    'The way took them to {place}, as they had known that it would.',
    'By and by they came to {place}.',
    'It was not long before they stood at {place}.',
    'Round a bend, and there was {place}.',
  ],
  verse: [
    'They came to {place} before too long, / And kept their spirits up with song.',
    'The path went up, and the path went down, / And came to {place}, all quiet and brown.',
    'And round the bend, and what was there? / {place}, with a breeze in the evening air.',
    'They walked, and they walked, and they walked some more, / And there was {place}, as it was before.',
    'On and on, and a little bit more, / And {place} stood in front of them, like a new door.',
    'The road made a turn, and they both went around, / And {place} was the very next thing that they found.',
  ],
  small: [
    'Step, step, they came / to a place with a name.',
    'On, on, and then / on they went, again.',
    'A bend, a wall. / That was not all!',
    'They came to a place / with a bit of space.',
    'Here they were now. / And oh, and wow!',
  ],
}

export const almost: Told = {
  three: [
    'They were close now.',
    'It was not far now.',
    '"I can see it!" said {friend}. It was so near.',
    'One more bit. Just one.',
    '"Nearly there," said {hero}.',
  ],
  five: [
    'They could almost see {far}.',
    'It was not far to {far} now.',
    '{friend} could smell {far} from here, or said so.',
    'One more thing, and then they would be at {far}.',
    '"That is it, over there," said {hero}. That was {far}, with just one thing before it.',
  ],
  seven: [
    'They could almost see {far} from there, if you did not count what was in between.',
    'It was not far to {far} any more, and so, of course, there was one more thing.',
    '{far} was so near by now that they began to whisper.',
    'From here it should have been ten minutes to {far}. It never is.',
    '{friend} said that they were as good as there. {hero} wished that people would not say such things.',
  ],
  verse: [
    'It was not far to go, and so, / There was one more thing, as you surely know.',
    'They could nearly see it, just over there, / With one thing between them and it, to be fair.',
    '"We\'re there!" said {friend}. "Or we\'re nearly, at least." / It was one thing away, just a bit to the east.',
    'The end was so near, they could almost see / How good at the end it was going to be.',
    '"It\'s just over there," said {hero}, and then / There was something or other in front once again.',
  ],
  small: [
    'So near, so near! / It was almost here.',
    'One more, just one, / and then they were done.',
    'Not far, not long. / They hummed a song.',
    '"We are there!" Not yet. / One more, I bet.',
    '"I see it! I do!" / "And I see it, too!"',
  ],
}

export const solved: Told = {
  three: ['Yes!', 'Hooray!', 'They did it!', 'Ha!', '"Well, well!" said {friend}.'],
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
    '"Put that in the book," said {friend}. There was no book, but it ought to have been in one.',
  ],
  verse: [
    '"Well, that was that!" said {friend} with a grin. / "I wonder what trouble we\'ll next be in."',
    '"We did it!" {friend} cried. "Hurray! / And on we go along our way."',
    '"I knew that it would," said {friend} with a bow, / Who had not been sure of it up until now.',
    '"And that," said {hero}, "is how it is done." / "Again!" said {friend}. "It was ever such fun."',
    '"Good," said {hero}. "Now we\'re through." / "I was afraid," said {friend}. "Me, too."',
    'One jump from {friend}, from {hero} two, / As people jump when they are through.',
    '"Was it me?" asked {hero}. "Was it you?" / "It was us both," {friend} said. "It took two."',
  ],
  small: [
    '"We did it! Hooray!" / And on, on their way.',
    'Clap, clap! "Well done!" / And on they run.',
    '"Ha!" {friend} said, / and stood on {fhis} head.',
    '"Again! Once more!" / "No, here is the door."',
    'One down! And then / they went on again.',
  ],
}

/** Verse has couplets to come back to, in place of a spoken refrain. */
export const verseRefrains = [
  'A step and a step, and a hum and a hop, / And on we go, and we will not stop.',
  'One for the hill and two for the way, / And three for the end of a lovely day.',
  'Over we go, and under, and by, / With hats on our heads and our noses up high.',
  "Hum, little friend, and I will too. / The way is long, but it's short for two.",
  'Round the corner and on we go. / Where does it end? We soon shall know.',
  'Up with your chin, and on with your hat. / First there is this, and then there is that.',
  "Are we there yet? Not yet, not quite. / But soon is a place, and it's coming in sight.",
  'A bun for the bag, and a knot for the string. / Who knows what the next bend will bring?',
  'Nod to the left. Nod to the right. / Good evening, good evening, and soon good night.',
  'Slow is all right, and so is not far. / We were back there, and now here we are.',
  'Into the evening. Into the blue. / Something is waiting for me and for you.',
  'Further, my friend, and then further still. / We can hum our way there, and I think we will.',
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
