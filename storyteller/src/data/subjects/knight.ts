import type { SubjectData } from '../schema.ts'

export const knight: SubjectData = {
  noun: 'small knight',
  looks: "child in a tin knight's helmet",
  names: ['Percy', 'Isolde', 'Gwen', 'Tristan', 'Cedric', 'Rosalind', 'Winifred', 'Lance', 'Elowen', 'Bors'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: [
      'Clink, clank! {hero} had a tin hat.',
      '{hero} was a knight. {His} hat was a pot.',
      '{hero} had a wood horse. It had one leg.',
      '{hero} bowed. Clank! The hat fell off.',
    ],
    five: [
      '{hero} wore a helmet that had been a soup pot. {He} had promised to help anybody who asked, and no one had asked yet.',
      '{hero} had a tin suit, and it went clank. {He} never won at hide and seek.',
      '{hero} had a sword made of wood. It was for toast.',
      '{hero} had a horse made of a broom. It ate very little.',
    ],
    seven: [
      '{hero} had sworn the oath of a knight, which is to help whoever asks, and to wipe your feet. {His} armour clinked when {he} walked and clanked when {he} sat. Creeping up on anybody was out of the question.',
      '{hero} had polished {his} armour until you could see your face in it. Most people took the chance to comb their hair.',
      '{hero} bowed to everyone, and in armour that takes a while. People had learned to wait.',
      '{hero} had rescued a cat from a tree, a spoon from a drain, and a duke from a very boring talk. {He} hoped that there would be a dragon one day, just to ask it to tea.',
    ],
    verse: [
      '{hero} the knight went clink, clank, clink, / And tipped up {his} visor to take a drink.',
      '{hero} the knight had a suit made of tin, / And clinked when {he} laughed as it shook {his} chin.',
      '{hero} had vowed to be brave and polite, / And oil all {his} joints on a Saturday night.',
      '{hero} had armour that had to be bright, / And a horse made of broomstick, who slept well at night.',
    ],
    small: [
      'Clink, clank, clink! / {He} had a drink.',
      'A pot, a lid! / Guess where {he} hid.',
      'A horse of wood, / so brave and good.',
      'Clank, clonk, hello! / And bow down low.',
    ],
  },
  gift: {
    three: [
      '{hero} held up {his} tin hat. It shone. There was the way!',
      '{hero} put a coin on {his} hand. It shone. "There!"',
      'Clank! {His} boot hit a stone. It was a door!',
      '{hero} held up a flag. The wind said, "Left."',
    ],
    five: [
      '{hero} took off {his} helmet and held it up. It caught the last light and threw it far ahead, like a lamp.',
      '{hero} held up {his} shield. The last of the sun fell on it and flew off like a bird, and lit up a door.',
      '{hero} made {his} helmet shine. A spot of light ran ahead and showed them where to go.',
      '"I know this from the old songs," said {hero}. "When you are tired, you are nearly there. I am very tired." {He} looked up, and they were.',
    ],
    seven: [
      '"A knight keeps a bright helmet," said {hero}, and took it off, and gave it one more rub. Then {he} tilted it until it caught the very last of the light. A bright spot jumped out ahead of them, ran over the stones, and stopped on something that had been hidden all day.',
      'The sun had just one beam left. {hero} caught it on {his} shield, and turned it, and sent it along the stones. It slid over the first and over the second. On the third it stopped, and the third was a door.',
      '{hero} knelt, as knights do, to ask the way of whoever was small. It was a beetle. The beetle thought about it, for it had not been asked before, and then set off. They walked after it, very slowly, with honour.',
      '{hero} took off one iron glove to scratch {his} nose, and dropped it. It fell a long way, and rang. "Stone," said {hero}. "Stone, stone, and then wood. There is a door down there." There was. It had a knocker.',
    ],
    verse: [
      '{hero} held up {his} helmet of tin. / It caught the light and beamed it in.',
      '{hero} held up {his} shield to the sun. / A beam flew off, and the search was done.',
      '{hero} dropped one of {his} gloves on a stone. / It rang on a door with a low, round tone.',
      '{hero} knelt down and asked of a bug, / Who walked them the way to a door and a rug.',
      'The hat on {his} head was so bright, so bright, / It picked out the road with a little white light.',
      '{hero} asked birds, and {he} asked them with care. / They showed {him} the way, and they took {him} there.',
    ],
    small: [
      '{His} hat shone bright. / It threw a light.',
      'Clink, clank, a door! / Right there, in the floor.',
      'One bow, so low. / "That way we go!"',
      'A bug said, "Here!" / It was so near.',
    ],
  },
  tries: {
    across: {
      three: [
        'Clink, clank, clonk. Tin is heavy!',
        'Step. Clank. Sink. "Help, please!"',
        '{hero} took off one boot. It was full.',
      ],
      older: [
        '{hero} strode forward. Armour is a fine thing, but it does not float, skip or tiptoe.',
        '{hero} laid {his} cloak down, as knights do, and walked on it. The cloak got across a good deal sooner than {he} did.',
        '{hero} called for {his} horse. It was a broom, and it was at home.',
      ],
    },
    blocked: {
      three: [
        '"Make way!" said {hero}. It did not make way.',
        'Knock, knock, clank! No one came.',
        '{hero} had a wood sword. It went bend.',
      ],
      older: [
        '"Make way, in the name of the oath!" said {hero}. It had not taken any oath.',
        '{hero} challenged it to single combat, and then waited, with great honour, for it to begin.',
        '{hero} read it the rules, from one to nine. It did not keep any of them.',
      ],
    },
    lost: {
      three: [
        '{His} hat fell down. {hero} saw no thing.',
        '{hero} said, "On!" {He} went on. It was a pond.',
        '{hero} had a map in {his} hat. It was soup now.',
      ],
      older: [
        '{hero} turned round to look, and {his} helmet did not turn with {him}.',
        '{hero} rode out bravely to the north. The north had been behind {him} the whole time.',
        '{hero} asked a scarecrow, bowed, and thanked it. It had pointed both ways.',
      ],
    },
    up: {
      three: [
        'Clank, clank, slide. Clonk!',
        'One step up. Clank. One step down.',
        '{hero} said, "Up!" {His} hat said, "Clonk."',
      ],
      older: [
        '{hero} got up as far as {his} armour would let {him}, and came down like a drawer of spoons.',
        '{hero} took off the heavy bits to go up, and by then there was a very small knight and a very big heap.',
        '{friend} gave {him} a leg up. The leg came off, being armour, and {friend} sat down with it.',
      ],
    },
  },
}
