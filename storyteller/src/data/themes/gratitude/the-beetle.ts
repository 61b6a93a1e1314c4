import type { Strand } from '../../schema.ts'

export const theBeetle: Strand = {
  plant: {
    three: ['{hero} did not look down. Who lives down there?'],
    five: ['{hero} thanked the baker, the mayor and the moon. Anybody smaller than a bun {he} did not see.'],
    seven: [
      '{hero} was quite polite, as far as {he} could see. The trouble was that {he} could not see very far down. Nobody under the height of a teapot had ever been thanked.',
    ],
    verse: [
      '{hero} said thank you to all who were tall. / But nobody bent to say thanks to the small.',
      '"Thank you," said {hero}, "you tall, you wide!" / {He} never looked down at the smaller side.',
    ],
  },
  low: {
    three: ['A bug was on the path. It led them on. "Thank you, bug!"'],
    five: [
      'An ant was carrying a crumb ten times its size. "Who does it do that for?" asked {hero}. {friend} did not know. Nobody had asked the ant.',
    ],
    seven: [
      '"Who takes away the crumbs?" asked {hero} suddenly. They had been having buns, and there are always crumbs, and then there are not. They looked down. A line of ants was going off with the last of them, in step, and had clearly been at it for years.',
    ],
    verse: [
      '"Who tidies the crumbs up?" They looked, and below / A long line of ants marched away in a row.',
      '{hero} bent down to a bug with a load. / Had no one said thank you, on all of that road?',
    ],
    small: ['"Who took that crumb?" / "Look! Here they come."'],
  },
  test: {
    three: ['"She does it all," said {keeper}. It was a bug.'],
    five: [
      '"I only hold the lamp," said {keeper}. "She does it all." There stood a very old beetle, with a very small broom.',
    ],
    seven: [
      '"I only hold the lamp," said {keeper}, and moved it down. There stood a beetle with a broom. She had swept {land} every night for a hundred years. And now she had stopped, and was sitting on her bucket.',
    ],
    verse: [
      '"Don\'t thank me," said {keeper}. "That beetle, you see, / Has swept it each night, and they only thank me."',
    ],
    small: ['"It was not me. / That bug did it, see?"'],
  },
  act: {
    three: ['{hero} got down low. "Thank you!" The bug went pink.'],
    five: [
      '{hero} lay down flat, so that they were eye to eye. "Thank you for every night of it," {he} said. The beetle had to sit down.',
    ],
    seven: [
      '{hero} lay down on {his} front. "I am sorry that it is so late," {he} said, "but thank you. I never once stepped in anything." The beetle took off her hat, which no one had known was a hat. "You are the first who came down," she said.',
    ],
    verse: [
      'So {hero} lay down with {his} chin on the ground. / "Thank you!" The beetle spun round and round.',
    ],
    small: ['{hero} bent low. / "We thank you so!"'],
  },
  close: {
    three: ['Thank you, ants. Thank you, bugs.'],
    five: ['Something small ran over the floor in the moonlight. "Thank you," said {hero}, just in case.'],
    seven: [
      'Before {he} slept, {hero} said thank you to the floor, and waited. Somebody very small said, "Not at all."',
    ],
    verse: [
      'Thank you to moth, and to beetle, and bee, / And all of the others too little to see.',
      'Thank you, small feet, that go by in the night. / Your work was so little, and all of it right.',
    ],
  },
}
