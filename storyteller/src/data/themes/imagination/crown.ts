import type { Strand } from '../../schema.ts'

export const crown: Strand = {
  plant: {
    three: ['{hero} had a spoon. "It is a queen," said {hero}.'],
    five: ['{hero} had a spoon that was sometimes a queen, and sometimes an oar.'],
    seven: [
      '{hero} could make a whole circus out of four buttons and a bit of fluff. The fluff was the lion.',
    ],
    verse: [
      'Four buttons made a circus ring. / A bit of fluff was the lion king.',
      "{hero}'s old spoon was a queen, you know. / The cup was the king. It had told them so.",
    ],
  },
  low: {
    three: ['They walked slow. "That is how kings walk," said {hero}.'],
    five: ['"Pretend that we have had soup," said {hero}. They licked their lips. It was pea.'],
    seven: [
      '"Suppose we are not tired at all," said {hero}. "Suppose that we are two very old kings, and walk like this on purpose." After that they went on, and waved.',
    ],
    verse: [
      '"Suppose we are kings," said {hero}, "and grand. / That\'s why we walk slowly across our land."',
      '"If we were kings," {hero} said, "we\'d ride." / So they sat on a stone with a leg each side.',
    ],
    small: ['"A king walks slow." / So on they go.'],
  },
  test: {
    three: ['"It is for kings," said {keeper}. "Where is your crown?"'],
    five: ['"Only for lords and ladies," said {keeper}. "You have to have crowns. It is on the sign."'],
    seven: [
      '"I am so sorry," said {keeper}, "but it says crowns only. I did not write it. I have never even seen one come."',
    ],
    verse: ['"It\'s crowns and crowns only," said {keeper}, "that pass. / You have none on, alas, alas."'],
    small: ['"You must have a crown / to come in and sit down."'],
  },
  act: {
    three: ['{hero} put on a crown of air. {keeper} saw it shine!'],
    five: [
      '{hero} bent down, picked up nothing, and put it on. It was a bit too large. "Your Majesty!" said {keeper}, and bowed.',
    ],
    seven: [
      '{hero} reached up to where a crown would be, and set it straight. "Do excuse the rubies," {he} said. "They are so heavy at this time of day." {keeper} looked, and went on looking, until {khe} saw them too.',
    ],
    verse: [
      '{hero} put on a crown made of air. / "Good heavens!" cried {keeper}. "There\'s rubies up there!"',
    ],
    small: ['A crown of air! / "It is red. See, there?"'],
  },
  close: {
    three: ['{hero} took off the crown. Good night, king.'],
    five: ['{hero} took off the crown, which was not there, and hung it on a hook, which was.'],
    seven: [
      'On the chair hung a crown that no one could see. {hero} had taken it off very carefully. You should never sleep in them.',
    ],
    verse: [
      "Hang up your crown of silver air, / And shut your eyes. It's all still there.",
      'Kings take their crowns off, and queens do, too. / Then they are sleepy, and just like you.',
    ],
  },
}
