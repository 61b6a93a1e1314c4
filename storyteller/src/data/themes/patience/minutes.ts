import type { Strand } from '../../schema.ts'

export const minutes: Strand = {
  plant: {
    three: ['{hero} ate {his} soup too hot. Ow!'],
    five: ['{hero} ate {his} soup before it was cool, and read the last page first.'],
    seven: [
      '{hero} planted beans on Monday, and dug them up on Tuesday, to see how they were getting along.',
    ],
    verse: [
      '{hero} dug up the beans that {he} had sown, / To see if they had already grown.',
      '{hero} would eat the cake in the pan, / Before it was cake, before it began.',
    ],
  },
  low: {
    three: ['{hero} ran. {friend} walked. {friend} got there first.'],
    five: [
      '{hero} counted to a hundred very fast. It was still not time. {friend} counted slowly, and looked much happier.',
    ],
    seven: [
      '"Why is it taking so long?" said {hero}. "It is taking as long as it is," said {friend}, which was no help, and quite true.',
    ],
    verse: [
      "{hero} counted fast, up to ninety-two. / It wasn't time yet. The time wasn't due.",
      '{hero} said, "Now?" and {friend} said, "No." / They sat and they let the minutes go.',
    ],
    small: ['{hero} ran fast. / {He} sat down at last.'],
  },
  test: {
    three: ['"Sit," said {keeper}. "It comes if you sit."'],
    five: ['"It comes to those who sit," said {keeper}, and patted the ground.'],
    seven: [
      '"Everyone runs at it," said {keeper}, "and so it runs away. It only comes to people who have stopped."',
    ],
    verse: ['"It only comes to those who wait," / Said {keeper}. "It never comes late."'],
    small: ['"It comes to you / if you wait, too."'],
  },
  act: {
    three: ['{hero} sat on {his} {hands}. One breath. Two. Then it came.'],
    five: [
      '{hero} sat on {his} {hands}. One minute went by. Another one came. And in the third, as quiet as a cat, it was time.',
    ],
    seven: [
      '{hero} sat. It was hard for as long as it takes to eat an apple. Then it was not hard, and then it was rather nice, and then it was time, and {he} {was} almost sorry.',
    ],
    verse: ['{hero} sat still, for a minute, for two, / For three, for four, and it came right on cue.'],
    small: ['One breath, then two. / And it came, too.'],
  },
  close: {
    three: ['Sleep was slow. {hero} let it be slow.'],
    five: ['{hero} waited for sleep, and while {he} waited {he} fell asleep.'],
    seven: [
      'Sleep was a long way off. {hero} let it come at its own speed. By the third breath it was at the door.',
    ],
    verse: [
      'No need to run, no need to race. / Sleep will find you in this place.',
      'One minute came, and another one, too. / The next one will have a dream in for you.',
    ],
  },
}
