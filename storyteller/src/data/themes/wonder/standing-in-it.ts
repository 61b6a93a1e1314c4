import type { Strand } from '../../schema.ts'

export const standingInIt: Strand = {
  plant: {
    three: [
      '"Saw it," said {hero}. "Saw that, too."',
      '"Old hill," said {hero}. "Old sky. Old me."',
      '"Come and see!" "I saw it," said {hero}. {He} had not.',
    ],
    five: [
      '"Seen it," said {hero}, whatever you showed {him}. "Seen it, seen it."',
      '{hero} had been everywhere {in} {land} twice. {He} took a book along, to have something to look at.',
      'When the first snow came, {hero} did not get up. "It was white last year, too," {he} said.',
    ],
    seven: [
      '{hero} had a book with all the things to see in it, and had ticked every one. {He} did not look up much any more.',
      '"What is new?" people asked when they met. "Nothing," said {hero}. {He} had said it for so long that news went round by the other street.',
      '{hero} walked about {in} {land} as you walk through your own kitchen at night, with no need to look.',
    ],
    verse: [
      '"Seen it," said {hero} to flower and tree. / "Seen it," {he} said to the bird and the bee.',
      '"I\'ve seen it," said {hero}, "the hill and the sea, / The king and the circus. Don\'t show it to me."',
    ],
    small: ['"I saw it all, / the big and small."'],
  },
  low: {
    three: [
      'A green bug went by. It had gold on its back.',
      '"What is that?" said {hero}. It was just a stone. It was blue.',
      '{friend} looked in a hole. A small nose looked out.',
    ],
    five: [
      'They sat down. A small green bug walked by, with gold on its back. They had never seen one so near.',
      '"Look, that cloud has a hat on," said {friend}. {hero} did not look. Then {he} did. It also had a tail.',
      "A snail had gone by and left its road behind. It was all silver, and it went right over {hero}'s bag.",
    ],
    seven: [
      '{friend} held up a leaf against the light. There were roads in it, and rivers, and towns. "Have all leaves got that?" said {hero}. All leaves had.',
      '{hero} put a {hand} on a stone to rest, and it was warm. It had been keeping the sun since noon. {He} must have passed a thousand stones, and not one had told {him} that they did that.',
      '"Which way did we come?" asked {friend}. {hero} looked back. {He} knew the way well, and had never once seen it from behind. There was a good deal more of it on that side.',
    ],
    verse: [
      'They held up a leaf to the last of the light. / There were rivers and roads in it, fine and bright.',
      '{hero} looked down at a bug by {his} knee. / Its coat was as green as a coat can be.',
    ],
    small: ['A bug went by. / "It can fly!"'],
  },
  test: {
    three: [
      '"It is here," said {keeper}. "You do not see it yet."',
      '"You came to see it," said {keeper}. "So look!"',
    ],
    five: [
      '"It is right here," said {keeper}. "It was here all day. You just have not seen it yet."',
      '"I have come to see it," said {hero}. "You have your back to it," said {keeper}. {hero} turned. "Now you have your front to it," said {khe}. "It is all round."',
    ],
    seven: [
      '"You are standing in it," said {keeper}. {hero} looked down. "In what?" "I cannot tell you," said {khe}. "I can only wait until you see."',
      '"Where is it?" asked {hero}. "Where have you looked?" said {keeper}. {hero} named a good many places. "Those are the places where you were going," said {khe}. "I asked where you had looked."',
    ],
    verse: [
      '"You\'re standing right in it," said {keeper}. "It\'s here. / I cannot just tell you. You must let it come near."',
    ],
    small: ['"It is right here. / So look, my dear."'],
  },
  act: {
    three: [
      '{hero} looked, and looked, and saw. "Oh my!"',
      '{hero} turned round. It was here, and there, and there!',
    ],
    five: [
      '{hero} looked slowly, as if for the first time. The stones had sparks in them. The air had gold in it. "Oh my," {he} said.',
      '{hero} stopped turning. {He} stood still, and it came in from every side.',
    ],
    seven: [
      '{hero} closed {his} eyes and opened them, as one does with a stiff door. Everything was where it had been. But now each stone had its own small shine, and the air was full of gold dust, going nowhere. "I have not seen it," {he} said softly. "I have not seen any of it."',
      'So {hero} began again, close by. There was a stone. It was not like the stone beside it. {He} had got no further than the third when the light came up in all of them at once, as if somebody had at last said the right word.',
    ],
    verse: ['{hero} looked slowly, from left to right. / Each stone had a spark, each leaf had a light.'],
    small: ['{hero} saw. "Oh my! / Oh look, the sky!"'],
  },
  close: {
    three: [
      'It was the same old moon. It was so new.',
      '"Good night, old hill," said {hero}. "You look new."',
      'It was the old room. {hero} looked all round it.',
    ],
    five: [
      '"Good night, moon," said {hero}. {He} had never seen it before. Not like that.',
      'The light under the door was the same as ever. {hero} lay down on the floor to see it better.',
      '"Seen it?" asked {friend}, and showed {him} the moon. "Not yet," said {hero}.',
    ],
    seven: [
      'By the bed lay a book of things to see, every one of them ticked. {hero} rubbed out all the ticks, and had everything to see again. {He} began with the dark behind {his} eyes.',
      'That night {hero} rubbed out every tick in {his} book of things to see, and began again with a dream.',
      '"Is there anything new?" asked {friend}, who always asked. "The ceiling," said {hero}. {He} had looked at it every night of {his} life, and it had just begun.',
      '{hero} tried to count what {he} had not seen yet. There was the back of the moon, and the inside of an apple before it is cut. {He} fell asleep with most of it still to come.',
    ],
    verse: [
      "It's all still there, for you and me. / Tomorrow there's all of it left to see.",
      "It's here in the room. It's here in the bed. / You're in it. Good night. Put down your head.",
    ],
  },
}
