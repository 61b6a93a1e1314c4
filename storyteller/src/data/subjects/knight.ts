import type { SubjectData } from '../schema.ts'

export const knight: SubjectData = {
  noun: 'small knight',
  looks: "child in a tin knight's helmet",
  names: ['Robin', 'Percy', 'Isolde', 'Gwen', 'Tristan'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: ['Clink, clank! {hero} had a tin hat.', '{hero} was a knight. {His} hat was a pot.'],
    five: [
      '{hero} wore a helmet that had been a soup pot. {He} had promised to help anybody who asked, and no one had asked yet.',
      '{hero} had a tin suit, and it went clank. {He} never won at hide and seek.',
      '{hero} had a sword made of wood. It was for toast.',
    ],
    seven: [
      '{hero} had sworn the oath of a knight, which is to help whoever asks, and to wipe your feet. {His} armour clinked when {he} walked and clanked when {he} sat. Creeping up on anybody was out of the question.',
      '{hero} had polished {his} armour until you could see your face in it. Most people took the chance to comb their hair.',
      '{hero} bowed to everyone, and in armour that takes a while. People had learned to wait.',
    ],
    verse: [
      '{hero} the knight went clink, clank, clink, / And tipped up {his} visor to take a drink.',
      '{hero} the knight had a suit made of tin, / And clinked when {he} laughed as it shook {his} chin.',
    ],
    small: ['Clink, clank, clink! / {He} had a drink.'],
  },
  gift: {
    three: ['{hero} held up {his} tin hat. It shone. There was the way!'],
    five: [
      '{hero} took off {his} helmet and held it up. It caught the last light and threw it far ahead, like a lamp.',
      '{hero} held up {his} shield. The last of the sun fell on it and flew off like a bird, and lit up a door.',
      '{hero} made {his} helmet shine. A spot of light ran ahead and showed them where to go.',
    ],
    seven: [
      '"A knight keeps {his} armour bright," said {hero}, and took off {his} helmet, and gave it one more rub. Then {he} tilted it until it caught the very last of the light. A bright spot jumped out ahead of them, ran over the stones, and stopped on something that had been hidden all day.',
      '"A knight keeps a bright helmet," said {hero}, and took it off, and gave it one more rub. Then {he} tilted it until it caught the very last of the light. A bright spot jumped out ahead of them, ran over the stones, and stopped on something that had been hidden all day.',
      'The sun had just one beam left. {hero} caught it on {his} shield, and turned it, and sent it along the stones. It slid over the first and over the second. On the third it stopped, and the third was a door.',
    ],
    verse: [
      '{hero} held up {his} helmet of tin. / It caught the light and beamed it in.',
      '{hero} held up {his} shield to the sun. / A beam flew off, and the search was done.',
    ],
  },
  tries: {
    across: [
      'Clink, clank, clonk. Tin is heavy!',
      '{hero} strode forward. Armour is a fine thing, but it does not float, skip or tiptoe.',
    ],
    blocked: [
      '"Make way!" said {hero}. It did not make way.',
      '"Make way, in the name of the oath!" said {hero}. It had not taken any oath.',
    ],
    lost: [
      '{His} hat fell down. {hero} saw no thing.',
      '{hero} turned round to look, and {his} helmet did not turn with {him}.',
    ],
    up: [
      'Clank, clank, slide. Clonk!',
      '{hero} got up as far as {his} armour would let {him}, and came down like a drawer of spoons.',
    ],
  },
}
