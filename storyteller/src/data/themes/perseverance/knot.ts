import type { Strand } from '../../schema.ts'

export const knot: Strand = {
  plant: {
    three: ['"I did it one time," said {hero}. "It was bad."'],
    five: ['"I tried that once," said {hero}, about skating, spinach and the flute.'],
    seven: [
      '{hero} believed that things either worked or did not. {He} gave each of them one chance, to be fair.',
    ],
    verse: [
      '"I tried it once," was {hero}\'s song. / "It did not work. It must be wrong."',
      '"I can\'t," said {hero}, to boats and to bats, / To songs, and to buttons, and putting on hats.',
    ],
  },
  low: {
    three: ['"I can not," said {hero}. "Not yet," said {friend}.'],
    five: [
      '"How many tries are there?" asked {hero}. "As many as you like," said {friend}. "They do not run out."',
    ],
    seven: [
      '"I am no good at it," said {hero}. "You are no good at it yet," said {friend}. It was a very short word to make such a difference.',
    ],
    verse: [
      '"I can\'t," said {hero}. "You can\'t just yet. / That\'s a different thing. Don\'t you forget."',
      '"I tried," said {hero}, "once, and then two." / "Then three," said {friend}, "is waiting for you."',
    ],
    small: ['{hero} sat on the ground. / Then {he} came round.'],
  },
  test: {
    three: ['The rope had a knot. {keeper} had tried eight times.'],
    five: [
      'There was a knot, as big as a bun. "I have tried eight times," said {keeper}. "I was just going to stop."',
    ],
    seven: [
      'The way was tied shut with a knot as big as a loaf. {keeper} had picked at it all afternoon. "I have given it up eight times," said {khe}, "and I am about to again."',
    ],
    verse: ['A knot held it shut, as big as a bun. / "I tried," said {keeper}, "but it won\'t come undone."'],
    small: ['A knot, like a bun! / "It can not be done."'],
  },
  act: {
    three: ['{hero} pulled. No. {hero} pulled. No. {hero} pulled. Yes!'],
    five: [
      '{hero} pulled one end. It got tighter. {He} pulled the other. It got worse. At the tenth try a small loop said, "Oh, all right."',
    ],
    seven: [
      'The first way did not work. {hero} said, "Good, that is one we know." The second made it tighter, and the fifth pinched {him}. {He} grumbled, and went on. Somewhere about the tenth the knot sighed, like somebody who has been asked often enough, and let go.',
    ],
    verse: ['Try one, try two, and try number ten. / {hero} just grumbled, and tried it again.'],
    small: ['Nine times, then ten! / Pull, pull again!'],
  },
  close: {
    three: ['{hero} slept at the first try. Well, the second.'],
    five: ['It took three yawns to get to sleep. {hero} did not give up at two.'],
    seven: [
      'There was a word that {hero} had learned that day, a short one. {He} {was} not asleep yet. And then {he} {was}.',
    ],
    verse: [
      'You tried and you tried, and now you may stop. / Drift off to sleep with a flip and a flop.',
      'One more, and one more, and one more, and then / Sleep is the thing to be tried again.',
    ],
  },
}
