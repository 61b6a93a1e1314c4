import type { Strand } from '../../schema.ts'

export const tenSteps: Strand = {
  plant: {
    three: ['{hero} let {friend} go first. Each time.'],
    five: ['On the stairs, at the pool, in the jam, {hero} always said, "After you."'],
    seven: ['{hero} had never been the first to do anything, not even to say good morning.'],
    verse: [
      'Said {hero}, "I\'ll go, if it\'s second or third. / To be the first one would be quite absurd."',
      '"You go," said {hero}, "and I\'ll come, too," / To dog and to cat and to one old shoe.',
    ],
  },
  low: {
    three: ['"Do you shake?" said {hero}. "A bit," said {friend}. They sat.'],
    five: ['"Are you scared?" asked {friend}. "Only in the middle," said {hero}.'],
    seven: [
      '"Do you ever get the wobbles?" asked {hero}. "All the time," said {friend}. "I just wobble forward."',
    ],
    verse: [
      '"Do you get wobbles?" asked {hero}, quite small. / "I do," said {friend}, "and I walk with them all."',
      '"It\'s far to be brave," said {hero}, "all day." / "Just be it," said {friend}, "a step of the way."',
    ],
    small: ['"Do you shake, too?" / "I do. I do."'],
  },
  test: {
    three: ['Ten steps, all new. "Who will try them?" said {keeper}.'],
    five: [
      '"It is only ten steps," said {keeper}, "but they have never been stepped." Somebody had to begin.',
    ],
    seven: [
      '"There are ten steps left," said {keeper}, "and no one has ever gone first. I would, but I have only ever been tenth." They all looked at the ten steps.',
    ],
    verse: [
      '"Ten steps are left, and they\'re all brand new," / Said {keeper}. "The first one is up to you."',
    ],
    small: ['Ten steps to go. / Who? They do not know.'],
  },
  act: {
    three: ['{hero} took one step. Then two. Then all ten!'],
    five: [
      '{hero} put out one foot. It shook. {He} put it down anyway, and after that the next one was easier.',
      '"One," said {hero}, and took a step. "Two." By seven {he} had stopped counting, and by ten {he} {was} there.',
    ],
    seven: [
      '{hero} closed {his} eyes, found that it was worse that way, and opened them. Then {he} took the first step. It was just a step, like other steps. So {he} took nine more.',
      '"If I wait until I am not scared, I shall be late for supper," said {hero}. And {he} went, scared and all. Someone had to be first, and now it was done.',
    ],
    verse: [
      'One step, two steps, three and four. / {hero} shook, and then took more.',
      'With wobbly knees and a wobbly chin, / Our {hero} was the first to begin.',
    ],
    small: ['One step, two, three! / "It was easy for me."'],
  },
  close: {
    three: ['{hero} was first in bed, too.'],
    five: ['It was ten steps to bed. {hero} counted them, and went first on every one.'],
    seven: [
      '{hero} had been first at something. {He} turned it over in {his} mind like a shiny stone, and took it along to sleep.',
    ],
    verse: [
      'The first to go, the first to yawn, / And the last to wake when night is gone.',
      'Ten little steps, and all of them done. / You were the first up, every one.',
    ],
  },
}
