import type { Strand } from '../../schema.ts'

export const theSpeck: Strand = {
  plant: {
    three: ['{hero} liked big things. Big hills! Big hats!'],
    five: ['{hero} liked things to be large. "Is that all?" {he} said to a ladybird.'],
    seven: [
      '{hero} was fond of size. {He} had once walked nine miles to see a hill, and had not thought much of it.',
    ],
    verse: [
      "{hero} liked hills, and the biggest of things. / {He} had not much time for a small beetle's wings.",
      '"Is that all?" said {hero}, of each little thing, / A bird, or a bean, or a bit of a ring.',
    ],
  },
  low: {
    three: ['{friend} saw a snail. It had a very small house. Aw.'],
    five: [
      '{friend} was looking at a snail the size of a crumb. It had a whole house, with a roof, and was just going in.',
    ],
    seven: [
      "A very small snail was crossing {friend}'s foot. They had to wait for it. With nothing better to do, {hero} looked at it. It had stripes. It had eyes on strings, and it pulled one in and put it out again, as if it were winking at {him}.",
    ],
    verse: [
      'A snail that was smaller than one crumb of bread / Put out two small eyes, and drew in its head.',
      '{hero} found sand in {his} shoe, and then / Looked at it close, and then closer again.',
    ],
    small: ['A snail, so wee! / It looked at me.'],
  },
  test: {
    three: ['"Here it is," said {keeper}. It was as small as a pea.'],
    five: ['"This is it," said {keeper}. It was a speck on a stone. "Most people ask where the rest is."'],
    seven: [
      '"Here it is," said {keeper}, "what they all come for." It was a speck. It lay on a stone, and shone a little. "Is that all?" said {hero}. "That is what they say," said {keeper}. "You have to get quite close."',
    ],
    verse: [
      '"It\'s this," said {keeper}, "this speck that you see. / They say, Is that all? It\'s as small as a pea."',
    ],
    small: ['A speck! A dot! / "Is that all we got?"'],
  },
  act: {
    three: ['{hero} got down low. It had a sky in it!'],
    five: [
      '{hero} put {his} nose to it. There was a light in it. In the light was a whole night, with stars, and it never stopped.',
    ],
    seven: [
      '{hero} looked, and it was a speck. {He} went on looking, and it was a speck with a light in it. Past the light there was a sky, all stars. It was the largest thing {he} had ever looked at. It would have fitted in a thimble.',
    ],
    verse: ['{hero} lay down with {his} nose to the stone. / Inside was a sky, with a moon of its own.'],
    small: ['Down on one knee! / "It has stars in, see?"'],
  },
  close: {
    three: ['One small star shone. It was so big.'],
    five: [
      'There was a crumb of light on the pillow. {hero} looked at it from very near, until {his} eyes closed.',
    ],
    seven: [
      '{hero} took a last look at the smallest thing in the room, which was a speck of dust in the moonlight. It was turning, quite slowly. {He} did not ask if that was all.',
    ],
    verse: [
      "A speck and a spark and a crumb of the moon. / There's room in the small for it all. Sleep soon.",
      'Small is the candle, and small is the light. / Still, it is just big enough for a night.',
    ],
  },
}
