import type { Strand } from '../../schema.ts'

export const crown: Strand = {
  plant: {
    three: [
      '{hero} had a spoon. "It is a queen," said {hero}.',
      '"This cup is a king," said {hero}. "Bow!"',
      'Two peas went to a ball. {hero} sang.',
    ],
    five: [
      '{hero} had a spoon that was sometimes a queen, and sometimes an oar.',
      "The peas on {hero}'s plate were a school, and one of them was late.",
      '{hero} had a prince who had once been a fork.',
    ],
    seven: [
      '{hero} could make a whole circus out of four buttons and a bit of fluff. The fluff was the lion.',
      'The button box was a city. {hero} knew who lived at the top, and who had stopped speaking to whom.',
      'At supper {hero} married the salt to the pepper. It was a quiet wedding, with a few peas.',
    ],
    verse: [
      'Four buttons made a circus ring. / A bit of fluff was the lion king.',
      "{hero}'s old spoon was a queen, you know. / The cup was the king. It had told them so.",
    ],
  },
  low: {
    three: [
      'They walked slow. "That is how kings walk," said {hero}.',
      '"My feet are two dukes," said {hero}. "They rest."',
      '"This is our throne," said {hero}. It was a stone.',
    ],
    five: [
      '"Pretend that we have had soup," said {hero}. They licked their lips. It was pea.',
      '"Somebody should carry us," said {hero}. "Who?" said {friend}. They looked at their feet, and made them all lords.',
      '{hero} found a stone and said that it was bread. They passed it to and fro. It was a bit hard.',
    ],
    seven: [
      '"Suppose we are not tired at all," said {hero}. "Suppose that we are two very old kings, and walk like this on purpose." After that they went on, and waved.',
      '"A queen does not say that she is tired," said {hero}. "She says that she will receive people sitting down." So they sat, and received a beetle.',
      'The way was dull just there. {hero} put a palace on the left of it, with the washing out, and a fat king at a window. They waved to him until he was out of sight.',
    ],
    verse: [
      '"Suppose we are kings," said {hero}, "and grand. / That\'s why we walk slowly across our land."',
      '"If we were kings," {hero} said, "we\'d ride." / So they sat on a stone with a leg each side.',
    ],
    small: ['"A king walks slow." / So on they go.'],
  },
  test: {
    three: [
      '"It is for kings," said {keeper}. "No crown?"',
      '"No crown, no way in," said {keeper}. "So sad."',
    ],
    five: [
      '"Only for lords and ladies," said {keeper}. "You have to have crowns. It is on the sign."',
      '"It is a party for kings," said {keeper}. "I have to look at your heads." They were just heads.',
    ],
    seven: [
      '"I am so sorry," said {keeper}, "but it says crowns only. I did not write it. I have never even seen one come."',
      '"Crowns are to be hung up here," said {keeper}. There was a long row of hooks, all bare. "I dust them on Fridays. There are not so many kings as there were."',
    ],
    verse: ['"It\'s crowns and crowns only," said {keeper}, "that pass. / You have none on, alas, alas."'],
    small: ['"You must have a crown / to come in and sit down."'],
  },
  act: {
    three: [
      '{hero} put on a crown of air. {keeper} saw it shine!',
      '{hero} felt in the air. "Here it is!" {keeper} bowed.',
    ],
    five: [
      '{hero} bent down, picked up nothing, and put it on. It was a bit too large. "Your Majesty!" said {keeper}, and bowed.',
      '"Not so close," said {hero}. "You will dent the gold." {keeper} stepped back, and then {khe} saw the gold.',
    ],
    seven: [
      '{hero} reached up to where a crown would be, and set it straight. "Do excuse the rubies," {he} said. "They are so heavy at this time of day." {keeper} looked, and went on looking, until {khe} saw them too.',
      '"What a good hook," said {hero}. {He} took something off with both {hands}, blew on it, and hung it up. The hook bent a little. At least, {keeper} always said so, after. {friend} hung one beside it. "Two," breathed {keeper}. "Do go in."',
    ],
    verse: [
      '{hero} put on a crown made of air. / "Good heavens!" cried {keeper}. "There\'s rubies up there!"',
    ],
    small: ['A crown of air! / "It is red. See, there?"'],
  },
  close: {
    three: [
      '{hero} took off the crown. Good night, king.',
      'The spoon queen slept in a cup.',
      'Good night, cup. Good night, king.',
    ],
    five: [
      '{hero} took off the crown, which was not there, and hung it on a hook, which was.',
      "The crown slipped down over {hero}'s ear. {He} let it.",
      'All the buttons had gone to bed, and the fluff lay down by the door.',
    ],
    seven: [
      'On the chair hung a crown that no one could see. {hero} had taken it off very carefully. You should never sleep in them.',
      '{hero} put something on the shelf that made no sound, and moved the spoon, so that it should have room.',
      'In the city of buttons the lights went out, one at a time. {hero} held on to see the last, and did not quite.',
    ],
    verse: [
      "Hang up your crown of silver air, / And shut your eyes. It's all still there.",
      'Kings take their crowns off, and queens do, too. / Then they are sleepy, and just like you.',
    ],
  },
}
