import type { Strand } from '../../schema.ts'

export const tenSteps: Strand = {
  plant: {
    three: [
      '{hero} let {friend} go first. Each time.',
      '"After you," said {hero}, to a snail.',
      'Who went first? Not {hero}.',
    ],
    five: [
      'On the stairs, at the pool, in the jam, {hero} always said, "After you."',
      '{hero} came second in a race of two, and was glad of it.',
      'At the pool {hero} held the towels. "I like to see how it goes for others," {he} said.',
    ],
    seven: [
      '{hero} had never been the first to do anything, not even to say good morning.',
      'In every line that {hero} stood in, people got past {him} somehow, and {he} thanked them.',
      '{hero} had a whole drawer of things {he} would do as soon as somebody else had done them. It was getting hard to shut.',
    ],
    verse: [
      'Said {hero}, "I\'ll go, if it\'s second or third. / To be the first one would be quite absurd."',
      '"You go," said {hero}, "and I\'ll come, too," / To dog and to cat and to one old shoe.',
    ],
  },
  low: {
    three: [
      '"Do you shake?" said {hero}. "A bit," said {friend}. They sat.',
      '"My legs went soft." "Sit on them," said {friend}.',
      '"One step more?" "One," said {friend}.',
    ],
    five: [
      '"Are you scared?" asked {friend}. "Only in the middle," said {hero}.',
      '"How do you do it?" asked {hero}. "I do the front foot," said {friend}. "The back one just comes."',
      '{hero} sat. "I am only good at second," {he} said. "Then be second to me," said {friend}, "up to that stone."',
    ],
    seven: [
      '"Do you ever get the wobbles?" asked {hero}. "All the time," said {friend}. "I just wobble forward."',
      '"Suppose that I go first, and it goes wrong?" said {hero}. "Then I go second," said {friend}, "and it goes wrong for both of us, and that is company."',
      '{hero} looked at the way ahead, and then moved a little to one side, in case {friend} wished to pass. {friend} moved too. It was very friendly, and nobody got anywhere.',
    ],
    verse: [
      '"Do you get wobbles?" asked {hero}, quite small. / "I do," said {friend}, "and I walk with them all."',
      '"It\'s far to be brave," said {hero}, "all day." / "Just be it," said {friend}, "a step of the way."',
    ],
    small: ['"Do you shake, too?" / "I do. I do."'],
  },
  test: {
    three: [
      'Ten steps, all new. "Who will try them?" said {keeper}.',
      '"Ten small steps," said {keeper}. "I sat down at none."',
    ],
    five: [
      '"It is only ten steps," said {keeper}, "but they have never been stepped." Somebody had to begin.',
      'Ten flat stones led to the end, and nobody had stood on one. "You could count them," said {keeper}, "with your feet."',
    ],
    seven: [
      '"There are ten steps left," said {keeper}, "and no one has ever gone first. I would, but I have only ever been tenth." They all looked at the ten steps.',
      'Nobody was in front of them now. There were ten steps, and {keeper}, who had got as far as none. "I thought that it might feel more like doing it later," said {khe}.',
    ],
    verse: [
      '"Ten steps are left, and they\'re all brand new," / Said {keeper}. "The first one is up to you."',
    ],
    small: ['Ten steps to go. / Who? They do not know.'],
  },
  act: {
    three: ['{hero} took one step. Then two. Then all ten!', '"Me," said {hero}. One, two, up to ten!'],
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
    three: ['{hero} was first in bed, too.', '{hero} shut {his} eyes first.', 'Ten steps. Ten! Good night.'],
    five: [
      'It was ten steps to bed. {hero} counted them, and went first on every one.',
      '"After you," said {hero} to the moon. But the moon waited, so {he} went to sleep first.',
      '"You first," said the pillow. So {hero} lay down.',
    ],
    seven: [
      '{hero} had been in front for once. {He} turned it over in {his} mind like a shiny stone, and took it along to sleep.',
      'Ten steps is not far. {hero} walked them again in {his} head, and at number six {he} fell asleep with one foot in the air.',
      'Tomorrow somebody would be asked to go first at something. {hero} was surprised to find that {he} rather hoped to hear about it.',
    ],
    verse: [
      'The first to go, the first to yawn, / And the last to wake when night is gone.',
      'Ten little steps, and all of them done. / You were the first up, every one.',
    ],
  },
}
