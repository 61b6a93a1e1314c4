import type { Strand } from '../../schema.ts'

export const shivering: Strand = {
  plant: {
    three: [
      '{hero} was fast. {hero} did not look left or right.',
      '{hero} was in a rush.',
      '"Come on, come on!" said {hero}.',
    ],
    five: [
      '{hero} was so quick that {he} sometimes ran right past things that mattered.',
      '"Hurry," said {hero}, who had not seen the ant with the heavy crumb. {friend} had. {fhe} stopped to carry it.',
      'There was a button on the ground. {hero} ran over it twice that day, and {friend} gave it back to its coat.',
    ],
    seven: [
      '{hero} went everywhere at top speed, which saves a lot of time, but you miss the small print. {friend} was the one who noticed when somebody had dropped a mitten.',
      '"I never saw it," said {hero}, whatever it was. Today it had been a cow.',
      '{hero} had two speeds, fast and asleep. {friend} came along behind, saying sorry to people.',
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
      'A bug had cold feet. {hero} blew on them.',
    ],
    five: [
      'A beetle lay on its back and waved its legs. There was no time, and {hero} stopped anyway. It takes one finger to turn a beetle over.',
      '"Go on without me," puffed {friend}. {hero} sat down instead. "I like the view from here," {he} said.',
      '{friend} sneezed. {hero} walked on the windy side of {fhim} from then on, and that is a slow side.',
    ],
    seven: [
      'They were late. {hero} knew it, and hurried, and very nearly stepped over a beetle that was lying on its back in the middle of the way. {He} went on three steps. Then {he} came back three steps, and turned it over. "It looked so surprised," said {hero}.',
      'Something small was crossing in front of them with a leaf on its back. {hero} hopped on the spot for a bit. Then {he} stopped hopping, and wished it good evening.',
      '"You stopped," said {friend}. "You had a stone in your foot," said {hero}. Neither of them could think when that had last happened.',
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
      '{keeper} had hurt {khis} foot and could not get home. "You go on," said {khe}.',
    ],
    seven: [
      '{keeper} was sitting right beside the way, shivering so hard that {khis} teeth rattled, and trying to look as if {khe} did it on purpose. "Do not stop for me," said {khe}. "You have somewhere to be."',
      'There was a bump in the path, under some leaves. "I am only resting," it said, "because I have no coat, and it got late." The leaves shook. It was {keeper}.',
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
      '"The rest can wait," said {hero}. They tied up the foot with a soft leaf, and told {khim} the joke about the hen, and did not hurry.',
    ],
    seven: [
      '{hero} looked at the last few steps. {He} looked at {keeper}. It was not even hard to choose, and that surprised {him}. They sat down on either side like two warm loaves, and stayed until the shivering stopped.',
      '{hero} had been running, and was as warm as a loaf. It seemed a pity to waste it. {He} lay down along one side of the bump, and {friend} along the other. Nobody said that they were late. After a time the leaves stopped shaking, and the bump began to hum.',
    ],
    verse: ['But {hero} sat down, and {friend} sat too, / And warmed poor {keeper} through and through.'],
    small: ['They sat down near / and held {khim} dear.'],
  },
  close: {
    three: [
      '{hero} felt warm, in and out.',
      'A small kind thing kept {hero} warm all night.',
      '{hero} was slow and warm.',
    ],
    five: [
      '{hero} lay in bed and felt warm all the way in, as if somebody had left a lamp on in there.',
      'No one hurried any more, not even the clock.',
      'It was late, and nobody said so. {hero} liked that best.',
    ],
    seven: [
      'Nothing in the room was in a hurry now. {hero} had given away most of {his} warmth that day, and it was odd, but there seemed to be more of it than before.',
      'For once {hero} did not race to be asleep. {He} took the long way, and looked at things.',
      'The night went by outside, at walking speed. {hero} waved to it.',
    ],
    verse: [
      'There is no hurry any more. / The day has gently shut its door.',
      "You stopped for a friend, and you warmed a toe. / There's nowhere else that you have to go.",
    ],
  },
}
