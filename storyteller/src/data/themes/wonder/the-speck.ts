import type { Strand } from '../../schema.ts'

export const theSpeck: Strand = {
  plant: {
    three: [
      '{hero} liked big things. Big hills! Big hats!',
      '"That is too small," said {hero}, to a bean.',
      '{hero} did not stop for small things. Hop, over the bug.',
    ],
    five: [
      '{hero} liked things to be large. "Is that all?" {he} said to a ladybird.',
      '{hero} drew a house once. It was so large that it had to go on four walls.',
      '"Call me when it is bigger," said {hero}, to a bee on a flower.',
    ],
    seven: [
      '{hero} was fond of size. {He} had once walked nine miles to see a hill, and had not thought much of it.',
      '{hero} had asked for a big cake, and had been given it. It would not go through the door. {He} {was} very happy with it.',
      'Once a beetle had stopped to say good morning. "Good morning," said {hero}, and looked round for somebody of a better size to say it to.',
    ],
    verse: [
      "{hero} liked hills, and the biggest of things. / {He} had not much time for a small beetle's wings.",
      '"Is that all?" said {hero}, of each little thing, / A bird, or a bean, or a bit of a ring.',
    ],
  },
  low: {
    three: [
      '{friend} saw a snail. It had a very small house. Aw.',
      '{hero} sat down. A bug sat down, too. "Oh! Hello."',
      'An ant went by with a leaf. It was so strong!',
    ],
    five: [
      '{friend} was looking at a snail the size of a crumb. It had a whole house, with a roof, and was just going in.',
      '{hero} looked for a place to sit. The only soft one was taken, by a moth no bigger than a button. "May I?" {he} asked.',
      'A crumb fell off the bun. Before they could pick it up, it had been found, shared by nine ants, and eaten.',
    ],
    seven: [
      "A very small snail was crossing {friend}'s foot. They had to wait for it. With nothing better to do, {hero} looked at it. It had stripes. It had eyes on strings, and it pulled one in and put it out again, as if it were winking at {him}.",
      '"What are you looking at?" asked {hero}. "Nothing much," said {friend}, and moved over. It was a flower as small as the head of a pin. It had five leaves and a gold middle, and somebody had finished it with great care.',
      'They rested by a puddle as big as a plate. Something was living in it. It had a front door, a back door, and, as far as {hero} could see, a garden.',
    ],
    verse: [
      'A snail that was smaller than one crumb of bread / Put out two small eyes, and drew in its head.',
      '{hero} found sand in {his} shoe, and then / Looked at it close, and then closer again.',
    ],
    small: ['A snail, so wee! / It looked at me.'],
  },
  test: {
    three: [
      '"Here it is," said {keeper}. It was as small as a pea.',
      '"Look in," said {keeper}. It was a hole. So small!',
    ],
    five: [
      '"This is it," said {keeper}. It was a speck on a stone. "Most people ask where the rest is."',
      '"Hold out your {hand}," said {keeper}, and put something on it. {hero} felt nothing. "Have you done it yet?" {he} asked.',
    ],
    seven: [
      '"Here it is," said {keeper}, "what they all come for." It was a speck. It lay on a stone, and shone a little. "Is that all?" said {hero}. "That is what they say," said {keeper}. "You have to get quite close."',
      '"I keep it in this," said {keeper}, and opened a tin. In it was a smaller tin, and in that a crumb of light. "I thought it would be larger," said {hero}. "It is," said {keeper}. "You are standing too far off."',
    ],
    verse: [
      '"It\'s this," said {keeper}, "this speck that you see. / They say, Is that all? It\'s as small as a pea."',
    ],
    small: ['A speck! A dot! / "Is that all we got?"'],
  },
  act: {
    three: ['{hero} got down low. It had a sky in it!', '{hero} shut one eye. All the sky was in it!'],
    five: [
      '{hero} put {his} nose to it. There was a light in it. In the light was a whole night, with stars, and it never stopped.',
      '{hero} bent down to it, and down. It was a bead of light, and there was a whole day going on inside.',
    ],
    seven: [
      '{hero} looked, and it was a speck. {He} went on looking, and it was a speck with a light in it. Past the light there was a sky, all stars. It was the largest thing {he} had ever looked at. It would have fitted in a thimble.',
      '{hero} lay down flat. The crumb grew no bigger, but there was more and more of it. There were hills in there, and over the hills a sky. Something very small looked up and waved.',
    ],
    verse: ['{hero} lay down with {his} nose to the stone. / Inside was a sky, with a moon of its own.'],
    small: ['Down on one knee! / "It has stars in, see?"'],
  },
  close: {
    three: [
      'One small light shone. It was so big.',
      '{friend} found a small, small place to sleep. So did {hero}.',
      'One bit of light sat on the bed. {hero} let it.',
    ],
    five: [
      'There was a crumb of light on the pillow. {hero} looked at it from very near, until {his} eyes closed.',
      '"Good night," said {hero} to the moth on the sill. {He} said it in {his} smallest voice.',
      'Under the bed it was as big as a field, if you were an ant. {hero} thought about that.',
    ],
    seven: [
      '{hero} took a last look at the smallest thing in the room, which was a speck of dust in the moonlight. It was turning, quite slowly. {He} did not ask if that was all.',
      '"It was a big day," said {friend}. "It was full of small ones," said {hero}, and wished each of them good night, as far down as {he} could see.',
      'The last light of the day came through a gap no wider than a hair. It found the whole of the room, and {hero} in it.',
    ],
    verse: [
      "A speck and a spark and a crumb of the moon. / There's room in the small for it all. Sleep soon.",
      'Small is the candle, and small is the light. / Still, it is just big enough for a night.',
    ],
  },
}
