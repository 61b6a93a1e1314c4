import type { Strand } from '../../schema.ts'

export const knot: Strand = {
  plant: {
    three: [
      '"I did it one time," said {hero}. "It was bad."',
      '{hero} fell off a log one time. No more logs.',
      '"I can not hop," said {hero}. {He} had not tried much.',
    ],
    five: [
      '"I tried that once," said {hero}, about skating, spinach and the flute.',
      '{hero} had tasted a pea when {he} {was} two. {He} had not liked it, and that was that.',
      '"It does not work," said {hero}, of anything that had not worked by lunch.',
    ],
    seven: [
      '{hero} believed that things either worked or did not. {He} gave each of them one chance, to be fair.',
      '{hero} owned a skipping rope, hardly used. It had tripped {him} on the first day, and {he} had taken that as its last word.',
      'If a door did not open when {hero} pushed it, {he} went home. It was some years before anyone told {him} about pulling.',
    ],
    verse: [
      '"I tried it once," was {hero}\'s song. / "It did not work. It must be wrong."',
      '"I can\'t," said {hero}, to boats and to bats, / To songs, and to buttons, and putting on hats.',
    ],
  },
  low: {
    three: [
      '"I can not," said {hero}. "Not yet," said {friend}.',
      '"I did it all wrong," said {hero}. "Do it wrong one more time," said {friend}.',
      '{hero} sat down. {friend} sat down. Then they both got up.',
    ],
    five: [
      '"How many tries are there?" asked {hero}. "As many as you like," said {friend}. "They do not run out."',
      '"I am stuck," said {hero}. "You are only stuck so far," said {friend}. That did sound shorter.',
      '{friend} had a stone in {fhis} shoe. {fhe} shook it nine times, and it stayed in. At ten, out it came. {hero} watched.',
    ],
    seven: [
      '"I am no good at it," said {hero}. "You are no good at it yet," said {friend}. It was a very short word to make such a difference.',
      '"Have you ever done a thing that was too hard?" asked {hero}. "I have never done one that was not," said {friend}, "the first time. Then I say yet." "Yet?" said {hero}. "It is like a foot in the door," said {friend}.',
      '{hero} said that they were not there. "Yet," said {friend}. {hero} said that {he} could not walk. "Yet," said {friend}. It was a very small word to have said to you so often.',
    ],
    verse: [
      '"I can\'t," said {hero}. "You can\'t just yet. / That\'s a different thing. Don\'t you forget."',
      '"I tried," said {hero}, "once, and then two." / "Then three," said {friend}, "is waiting for you."',
    ],
    small: ['{hero} sat on the ground. / Then {he} came round.'],
  },
  test: {
    three: [
      'The rope had a knot. {keeper} had tried eight times.',
      'There was a knot. {keeper} sat on it. "I quit."',
    ],
    five: [
      'There was a knot, as big as a bun. "I have tried eight times," said {keeper}. "I was just going to stop."',
      '"It is that knot," said {keeper}, who was cross. "It knows I am going to give up."',
    ],
    seven: [
      'The way was tied shut with a knot as big as a loaf. {keeper} had picked at it all afternoon. "I have given it up eight times," said {khe}, "and I am about to again."',
      '"It was tied by my brother," said {keeper}. "He said that anybody could undo it who was not me." The knot sat across the way like a cat on a bed. It had a broken stick in it, and a fork.',
    ],
    verse: ['A knot held it shut, as big as a bun. / "I tried," said {keeper}, "but it won\'t come undone."'],
    small: ['A knot, like a bun! / "It can not be done."'],
  },
  act: {
    three: [
      '{hero} pulled. No. {hero} pulled. No. {hero} pulled. Yes!',
      'Pull, tug, pick. Pull, tug, pick. {hero} got it off!',
    ],
    five: [
      '{hero} pulled one end. It got tighter. {He} pulled the other. It got worse. At the tenth try a small loop said, "Oh, all right."',
      '"It does not know me," said {hero}. {He} picked at it from the left, the right and the end. The knot got bored first.',
    ],
    seven: [
      'The first way did not work. {hero} said, "Good, that is one we know." The second made it tighter, and the fifth pinched {him}. {He} grumbled, and went on. Somewhere about the tenth the knot sighed, like somebody who has been asked often enough, and let go.',
      '{hero} pulled the wrong end nine times. "Not yet," {he} told it, each time, quite kindly. It does something to a knot to be spoken to like that. At the tenth pull it rolled over and let its feet go.',
    ],
    verse: ['Try one, try two, and try number ten. / {hero} just grumbled, and tried it again.'],
    small: ['Nine times, then ten! / Pull, pull again!'],
  },
  close: {
    three: [
      '{hero} slept at the first try. Well, the second.',
      '{hero} could not sleep. Not yet. Now!',
      'One more try at bed. {hero} was good at it.',
    ],
    five: [
      'It took three yawns to get to sleep. {hero} did not give up at two.',
      '"I am not asleep," said {hero}. "Yet," said {friend}. And it was so.',
      '{hero} got one sock off at the third try. There was no hurry. There was one more sock.',
    ],
    seven: [
      'There was a word that {hero} had learned that day, a short one. {He} {was} not asleep yet. And then {he} {was}.',
      '{hero} lost the end of a dream, and went back in to look for it. It took four goes. It was worth having.',
      '{friend} had tied the curtain with a bow, and it would not come loose. {hero} tried it from the other side, and in came the moon.',
    ],
    verse: [
      'You tried and you tried, and now you may stop. / Drift off to sleep with a flip and a flop.',
      'One more, and one more, and one more, and then / Sleep is the thing to be tried again.',
    ],
  },
}
