import type { Strand } from '../../schema.ts'

export const shivering: Strand = {
  plant: {
    three: ['{hero} was fast. {hero} did not look left or right.', '{hero} was in a rush.'],
    five: [
      '{hero} was so quick that {he} sometimes ran right past things that mattered.',
      '"Hurry," said {hero}, who had not seen the ant with the heavy crumb. {friend} had. {fhe} stopped to carry it.',
    ],
    seven: [
      '{hero} went everywhere at top speed, which saves a lot of time, but you miss the small print. {friend} was the one who noticed when somebody had dropped a mitten.',
    ],
    verse: [
      '"No time, no time!" was {hero}\'s song. / {He} did not look as {he} ran along.',
      '"No time," sang {hero}, and ran right by / A bug that was trying to learn to fly.',
      '{hero} went quick, and looked straight ahead. / "I\'ll help you tomorrow," {he} always said.',
    ],
  },
  low: {
    three: [
      'A bug was stuck. They stopped. They helped it up.',
      '"My feet hurt," said {friend}. {hero} gave {fhim} a rub.',
    ],
    five: [
      'A beetle lay on its back and waved its legs. There was no time, and {hero} stopped anyway. It takes one finger to turn a beetle over.',
      '"Go on without me," puffed {friend}. {hero} sat down instead. "I like the view from here," {he} said.',
    ],
    seven: [
      'They were late. {hero} knew it, and hurried, and very nearly stepped over a beetle that was lying on its back in the middle of the way. {He} went on three steps. Then {he} came back three steps, and turned it over. "It looked so surprised," said {hero}.',
    ],
    verse: [
      'A beetle lay upon its back. / They set it right, upon the track.',
      'A beetle lay with legs in air. / They turned it over with great care.',
    ],
    small: ['A bug on its back! / They put it on track.'],
  },
  test: {
    three: ['{keeper} was cold. Brrr.', '{keeper} had a sore foot. Ow.'],
    five: [
      '{keeper} was shivering. "D-do not mind me," said {khe}. "You are in a hurry." And it was true, they were.',
      '{keeper} had hurt {khis} foot and could not get home. "You go on," said {khe}. "Everybody has."',
    ],
    seven: [
      '{keeper} was sitting right beside the way, shivering so hard that {khis} teeth rattled, and trying to look as if {khe} did it on purpose. "Do not stop for me," said {khe}. "You have somewhere to be."',
    ],
    verse: ['But {keeper} sat shivering by the way. / "You rush along. I\'ll be okay."'],
    small: ['{keeper} sat there, so cold. / "No coat to hold."'],
  },
  act: {
    three: [
      '{hero} stopped. {He} sat close. They made {keeper} warm.',
      '"We can wait," said {hero}. They helped {keeper}.',
    ],
    five: [
      '{hero} stopped. {He} sat down on one side, and {friend} on the other, close as slices of bread, until {keeper} was warm right through.',
      '"The rest can wait," said {hero}. They tied up the sore foot with a soft leaf, and told {khim} the joke about the hen, and did not look once at the time.',
    ],
    seven: [
      '{hero} looked at the last few steps. {He} looked at {keeper}. It was not even hard to choose, and that surprised {him}. They sat down on either side like two warm loaves, and stayed until the shivering stopped.',
    ],
    verse: ['But {hero} sat down, and {friend} sat too, / And warmed poor {keeper} through and through.'],
    small: ['They sat down near / and held {khim} dear.'],
  },
  close: {
    three: ['{hero} felt warm, in and out.', 'A small kind thing kept {hero} warm all night.'],
    five: [
      '{hero} lay in bed and felt warm all the way in, as if somebody had left a lamp on in there.',
      'No one hurried any more, not even the clock.',
    ],
    seven: [
      'Nothing in the room was in a hurry now. {hero} had given away most of {his} warmth that day, and it was odd, but there seemed to be more of it than before.',
    ],
    verse: [
      'There is no hurry any more. / The day has gently shut its door.',
      "You stopped for a friend, and you warmed a toe. / There's nowhere else that you have to go.",
    ],
  },
}
