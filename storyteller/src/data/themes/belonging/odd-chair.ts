import type { Strand } from '../../schema.ts'

export const oddChair: Strand = {
  plant: {
    three: [
      '{hero} had no hook for {his} coat. Not one.',
      'All the cups had a name. {hero} drank from a hat.',
      'They sat two by two. {hero} sat by the coats.',
    ],
    five: [
      '{hero} was the only one of {his} kind on {his} street. There was one coat hook too few.',
      '{hero} came in a size that they did not make hats for.',
      'They picked partners for the dance, and there was an odd number. It was always {hero}.',
    ],
    seven: [
      "In {hero}'s street they sat down to supper in twos and fours and sixes. {hero} was a sort of five.",
      'There was a book that told you about all the kinds there are. {hero} had been through it twice. On the last page it said: and some others.',
      'When visitors came, there was a chair for everyone and a stool for {hero}. The stool was really for a plant. They moved it back afterwards.',
    ],
    verse: [
      'They all went in pairs, by two and by four. / {hero} was the one who was left by the door.',
      'Each seat was made for two, you know, / And {hero} was one, with nowhere to go.',
    ],
    small: ['"Where do I fit?" / {He} did not, a bit.'],
  },
  low: {
    three: [
      '"I am one blue sock," said {hero}. "I like blue," said {friend}.',
      '"No one is like me," said {hero}. "Lucky me," said {friend}.',
      '"I stick out," said {hero}. "So I can find you," said {friend}.',
    ],
    five: [
      '"I do not look like the ones in tales," said {hero}. "This tale has you in it," said {friend}.',
      '"There is no word for what I am," said {hero}. "There is," said {friend}. "It is {hero}."',
      '{hero} sat down on a round stone, and slid off it. {friend} slid off on the other side. "Not our sort of stone," {fhe} said.',
    ],
    seven: [
      '"I am a left sock," said {hero}, "in a drawer of right ones." {friend} showed {him} {fhis} feet. The socks were red and green. "I always buy them that way," {fhe} said.',
      '"What do you tell people I am," asked {hero}, "when they ask?" "I tell them to wait and see," said {friend}. "And then they see, and they forget what they asked."',
      '{friend} shared out the buns. They were all round, but for one that had run together in the oven and had a sort of handle. {fhe} gave it to {hero}. "I had to hide it from the others," {fhe} said. "It is the best one."',
    ],
    verse: [
      '"I\'m odd as a sock," said {hero}. "I\'m blue." / "I\'ve one of that colour," said {friend}. "That\'s you."',
      '"There\'s none like me," said {hero}, low. / "That\'s why," said {friend}, "I like you so."',
    ],
    small: ['"I am odd," {he} said. / "I am blue, not red."'],
  },
  test: {
    three: [
      'There was a table for three. One chair was so odd.',
      '"I made a bed," said {keeper}. "It is so odd."',
    ],
    five: [
      '{keeper} had three chairs. One was big, and one was small, and one was very odd. "No one can sit in it," said {khe}.',
      'One chair of the three had a hole, a hump, and a small step. "It just came out so," said {keeper}.',
    ],
    seven: [
      '{keeper} had made three chairs. Two were for anyone. The third was so odd that all who tried it slid off, or fell through. "I do not know who I made it for," said {khe}. "My hands did it."',
      '"You will have to stand," said {keeper}. "I am sorry. I have only the one chair left, and I would not ask anyone to sit in that. It leans, it has no front, and it bit my uncle." {hero} had heard that before.',
    ],
    verse: ['"This chair," said {keeper}, "is odd all through. / I made it for someone, but who, oh who?"'],
    small: ['"Who can sit there, / on that odd chair?"'],
  },
  act: {
    three: [
      '{hero} sat down. "Ah!" said the chair. It was just right.',
      'Could {hero} fit? One end here, one there. Just so!',
    ],
    five: [
      '{hero} sat down in the odd chair. It had a place for each bit of {him}. "Oh," said {keeper}, "so it was for you!"',
      '{hero} got up by the step, and leaned on the hump. {He} had never sat so well.',
    ],
    seven: [
      '{hero} walked round the chair once, and sat. There was a dip for this and a hole for that, and a rest just where {he} had always wanted one. {He} put {his} feet up. "So that is who," said {keeper}, and put on the kettle for three.',
      '"May I see it?" {he} asked. It leaned the way {he} leaned. It had no front, and neither, to speak of, had {hero}. {He} sat. It did not bite {him}. It purred.',
    ],
    verse: ['{hero} sat down, and the chair fit just so. / "It was you," said {keeper}. "I ought to know!"'],
    small: ['{hero} sat there. / It was {his} chair!'],
  },
  close: {
    three: [
      'A new hook. A small coat. {hero} slept.',
      '{hero} had the odd cup now. It had {his} name.',
      '{hero} lay down. {He} took up one {hero} of room.',
    ],
    five: [
      'There was a new hook by the door, just as high as {hero}. {His} coat hung on it.',
      '"Is there room?" asked {hero}. "There is a hole here," said {friend}, "and it is just like you."',
      "Everything by the bed was a bit odd, and all of it was {hero}'s.",
    ],
    seven: [
      '{hero} lay down in the shape of {hero}. There was no one in all {land} who could have done it as well.',
      '{hero} filled the bed to the edges in some places and not at all in others. {friend} slept in one of the others.',
      '"Good night," said {friend}, "whatever you are." "Good night," said {hero}. It was the nicest thing that anybody had ever called {him}.',
    ],
    verse: [
      'There is one shape that is only you. / The bed knows it, and the pillow too.',
      'Some beds are wide and some are small. / This one fits you best of all.',
    ],
  },
}
