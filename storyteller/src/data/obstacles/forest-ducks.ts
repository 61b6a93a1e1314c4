import type { ObstacleData } from '../schema.ts'

export const forestDucks: ObstacleData = {
  id: 'forest-ducks',
  kind: 'other',
  place: 'forest-stream',
  props: [{ prop: 'bridge', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Six ducks slept on the bridge. Shh! Do not wake them.',
      'The bridge was full. Ducks, ducks, ducks, all asleep.',
      'Duck, duck, duck on the bridge. All had shut eyes.',
      'Clop! said the bridge. One duck said, "Mm?"',
      '"Look," said {friend}. "The bridge is a bed." For ducks!',
      'A bridge! But ducks slept there.',
    ],
    five: [
      'There was a bridge over the stream, and on the bridge slept nine ducks, side by side like shoes.',
      'The old bridge went clop at every step. That was a pity, for a row of ducks had just gone to sleep on it.',
      'The bridge went clop, and there were ducks asleep on it.',
      'Somebody had filled the bridge with ducks, and every duck had put its head away for the night.',
      '{friend} took one step on the bridge. Clop! Ten ducks said, "Mmm," and {friend} took it back.',
      'Who sleeps on a bridge? Ducks do. Seven of them, and one very small.',
    ],
    seven: [
      'There was a bridge, and it was a good one, but eleven ducks had gone to bed on it. {friend}, who had once woken up one duck, did not want to meet eleven at the same time.',
      'On the bridge somebody had put up a card: QUIET PLEASE, DUCKS. Behind it lay a whole long family, asleep. {hero} set one foot on the first board. Clack. A wing moved.',
      'Nine ducks were asleep on the bridge, and its boards went clop if you so much as looked at them.',
      'It was the kind of bridge that tells everyone you are coming. On most days that is useful. But now there was a duck asleep on every board.',
      '"We could ask them to move over," said {friend}. But the ducks were fast asleep, bill under wing, and the bridge was warm, and it did not seem fair.',
      'The ducks had chosen the bridge because nobody walks there at night. They had not thought of {hero}.',
    ],
    verse: [
      'There was a bridge, and there, all in a heap, / Were seventeen ducks, and all were asleep.',
      'The bridge went clop at the lightest tread, / And a whole row of ducks had gone there to bed.',
      'Ducks were sleeping, head to toe, / On the bridge where they must go.',
    ],
    small: ['Ducks in a row! / Shh! Tiptoe slow.', 'On the bridge, in a heap, / were ducks, all asleep.'],
  },
  solve: {
    three: [
      'They put moss on their feet. Pad, pad, pad. No duck woke up.',
      'Soft moss made soft feet. Past the ducks they went. Shh.',
      'Moss on each foot. Shh. Over.',
      'Green moss, soft feet. Go by, go by.',
      '{friend} had moss on. {hero} had moss on. No clop!',
      'Soft, soft, soft. The ducks slept on.',
    ],
    five: [
      'They tied fat green moss under their feet and went over without a clop. The smallest duck smiled in its sleep.',
      'In slippers of moss they padded by. The bridge said nothing. The last duck said, "Mm," and tucked its head back in.',
      'With moss on their feet they went by like two clouds.',
      'They tied on moss, and then no foot went clop. A mother duck pulled her wing up a little, that was all.',
      'Moss grows on the north side of trees. By the time they had gone by, it also grew on feet.',
      '"Shh," said {hero} to {his} feet. With so much moss on them they had nothing to say.',
    ],
    seven: [
      'With moss tied on below, each of them had a pair of big green slippers. Past the first duck, past the fifth, past the fat one that snored. On the far side they gave the moss back.',
      'Moss was the answer, and there was plenty of it. They wrapped their feet in it like presents, and went along the bridge as softly as butter on toast. The very last duck opened an eye, saw two green bundles go by, and took them for a dream.',
      'A foot wrapped in moss makes no more noise than a mouse in bed. They wrapped all theirs, and the ducks slept on.',
      'The moss came off the stones in one piece, like a rug. They cut it in four and put it on, and the bridge never knew that they had been there.',
      'Each foot got its own bed of moss. After that it was only a matter of not laughing, which was hard, because one duck was talking in its sleep.',
      'They went over on moss, so softly that {friend} turned round twice to see whether {hero} was still there.',
    ],
    verse: [
      'They tied on slippers of thick green moss, / And not a duck woke as they went across.',
      'With moss on their feet they padded by, / And only the smallest one opened an eye.',
      '{hero} tied on moss, and they / Tiptoed over all the way.',
    ],
    small: [
      'With moss on their toes / they went past each nose.',
      'Soft moss for shoes. / How ducks can snooze!',
    ],
  },
  fact: {
    three: [
      '"Soft things eat up the noise," said {hero}.',
      '"Put soft on hard," said {hero}. "No clop!"',
      '"Soft feet make no noise," said {hero}.',
    ],
    five: [
      '"A hard thing on a hard thing makes a clop," said {hero}. "Put something soft between, and the clop gets stuck in it."',
      '"Soft things soak up noise," said {hero}, "as bread soaks up soup."',
      '"Hard feet make the boards shake, and the shake is the noise," said {hero}. "Soft feet do not."',
    ],
    seven: [
      '"A noise is a shake," said {hero}. "A foot shakes the wood, the wood shakes the air, and the air shakes the duck. Put something soft in between, and it soaks up the shake, and nothing gets as far as the duck."',
      '"Noise is a shake that runs from thing to thing," said {hero}. "Anything soft soaks it up."',
      '"If the boards do not shake, the air does not, and if the air does not, the ducks hear nothing," said {hero}. "So we need something soft."',
    ],
    verse: ['"A noise is a shake that is trying to run. / With moss in the way it is over and done."'],
    small: ['"Moss is so thick, / it hides a click."'],
  },
}
