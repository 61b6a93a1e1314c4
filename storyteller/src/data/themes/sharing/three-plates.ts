import type { Strand } from '../../schema.ts'

export const threePlates: Strand = {
  plant: {
    three: ['{hero} had a cookie. {He} told no one.'],
    five: ['One cookie was left in the tin. {hero} took it along, and told no one.'],
    seven: [
      '{hero} had a cookie in {his} pocket. It was round and gold, and there was only one of it, and that was exactly how many {he} meant to eat.',
    ],
    verse: [
      '{hero} packed one cookie, crisp and sweet. / "There\'s only enough for one to eat."',
      '{hero} had found one cookie more, / And told no one, and closed the door.',
    ],
    small: ['A cookie, so sweet! / For {hero} to eat.'],
  },
  low: {
    three: ['"What smells so good?" said {friend}. "My feet," said {hero}.'],
    five: [
      '{hero} broke off a crumb of the cookie, and then, after a while, one more for {friend}. It was a start.',
    ],
    seven: [
      '"Is that butter?" asked {friend}, sniffing. "No," said {hero}, rather quickly, and the cookie in {his} pocket seemed to get bigger.',
    ],
    verse: [
      '"I smell a cookie," {friend} said low. / "You don\'t," said {hero}. But it wasn\'t so.',
      '"What do I smell?" asked {friend}. "It\'s sweet." / "It\'s nothing," said {hero}, and looked at {his} feet.',
    ],
    small: ['"What smells so sweet?" / "It is just my feet."'],
  },
  test: {
    three: ['Three plates, all of them bare. "No food," said {keeper}.'],
    five: [
      '{keeper} had set the table with three plates. There was nothing on any of them. "I do so like company," said {khe}.',
    ],
    seven: [
      '{keeper} had laid a table for visitors, with a cloth and three plates. The plates were empty. "I am afraid it is all plate," said {khe}, and turned a little red.',
    ],
    verse: ['Three plates were set, all clean and bare. / "I\'ve nothing to put," said {keeper}, "there."'],
    small: ['Three plates, all bare! / Not one crumb there.'],
  },
  act: {
    three: ['{hero} cut the cookie in three. One bit on each plate.'],
    five: [
      '{hero} put the cookie on the middle plate, and cut it in three. No one got much, and everyone got some.',
    ],
    seven: [
      '{hero} looked at the three plates. Then {he} took out the cookie, laid it down, and broke it. It did not break fairly. {He} took the smallest bit, on purpose, and was surprised how well it tasted.',
    ],
    verse: ['So {hero} broke the cookie in three, / And said, "The smallest piece is for me."'],
    small: ['One bit for each plate! / And then they ate.'],
  },
  close: {
    three: ['One cookie, three friends. All full.'],
    five: ['"One cut in three is one each," said {hero}, falling asleep. It was a very good sum.'],
    seven: [
      'There had been one cookie that morning, and three people had eaten it, and {hero} was full. {He} fell asleep over the sum.',
    ],
    verse: [
      'One cookie made three, and that was enough. / Now sleep on a pillow of feathers and fluff.',
      'Three plates, all clean, and three friends fed. / One is now sleepy, and off to bed.',
    ],
  },
}
