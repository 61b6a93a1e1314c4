import type { Strand } from '../../schema.ts'

export const standingInIt: Strand = {
  plant: {
    three: ['"Saw it," said {hero}. "Saw that, too."'],
    five: ['"Seen it," said {hero}, whatever you showed {him}. "Seen it, seen it."'],
    seven: [
      '{hero} had a book with all the things to see in it, and had ticked every one. {He} did not look up much any more.',
    ],
    verse: [
      '"Seen it," said {hero} to flower and tree. / "Seen it," {he} said to the bird and the bee.',
      '"I\'ve seen it," said {hero}, "the hill and the sea, / The king and the circus. Don\'t show it to me."',
    ],
    small: ['"I saw it all, / the big and small."'],
  },
  low: {
    three: ['A green bug went by. It had gold on its back.'],
    five: [
      'They sat down. A small green bug walked by, with gold on its back. They had never seen one so near.',
    ],
    seven: [
      '{friend} held up a leaf against the light. There were roads in it, and rivers, and towns. "Have all leaves got that?" said {hero}. All leaves had.',
    ],
    verse: [
      'They held up a leaf to the last of the light. / There were rivers and roads in it, fine and bright.',
      '{hero} looked down at a bug by {his} knee. / Its coat was as green as a coat can be.',
    ],
    small: ['A bug went by. / "It can fly!"'],
  },
  test: {
    three: ['"It is here," said {keeper}. "You do not see it yet."'],
    five: ['"It is right here," said {keeper}. "It was here all day. You just have not seen it yet."'],
    seven: [
      '"You are standing in it," said {keeper}. {hero} looked down. "In what?" "I cannot tell you," said {khe}. "I can only wait until you see."',
    ],
    verse: [
      '"You\'re standing right in it," said {keeper}. "It\'s here. / I cannot just tell you. You must let it come near."',
    ],
    small: ['"It is right here. / So look, my dear."'],
  },
  act: {
    three: ['{hero} looked, and looked, and saw. "Oh my!"'],
    five: [
      '{hero} looked slowly, as if for the first time. The stones had sparks in them. The air had gold in it. "Oh my," {he} said.',
    ],
    seven: [
      '{hero} closed {his} eyes and opened them, as one does with a stiff door. Everything was where it had been. But now each stone had its own small shine, and the air was full of gold dust, going nowhere. "I have not seen it," {he} said softly. "I have not seen any of it."',
    ],
    verse: ['{hero} looked slowly, from left to right. / Each stone had a spark, each leaf had a light.'],
    small: ['{hero} saw. "Oh my! / Oh look, the sky!"'],
  },
  close: {
    three: ['It was the same old moon. It was so new.'],
    five: ['"Good night, moon," said {hero}. {He} had never seen it before. Not like that.'],
    seven: [
      '{hero} rubbed out all the ticks in {his} book, and had everything to see again. {He} began with the dark behind {his} eyes.',
      '{hero} rubbed out all the ticks in {his} book, and had everything to see again. {He} began with a dream.',
    ],
    verse: [
      "It's all still there, for you and me. / Tomorrow there's all of it left to see.",
      "It's here in the room. It's here in the bed. / You're in it. Good night. Put down your head.",
    ],
  },
}
