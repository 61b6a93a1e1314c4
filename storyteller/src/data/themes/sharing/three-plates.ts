import type { Strand } from '../../schema.ts'

export const threePlates: Strand = {
  plant: {
    three: [
      '{hero} had a cookie. {He} told no one.',
      "A cookie went in {hero}'s bag. Shh!",
      'There was a cookie. Just {hero} knew.',
    ],
    five: [
      'One cookie was left in the tin. {hero} took it along, and told no one.',
      '{hero} took a cookie, and walked a bit sideways, so that nobody should see which pocket.',
      '"What have you got there?" asked {friend}. "A sock," said {hero}. It was the last cookie, and {he} had plans for it.',
    ],
    seven: [
      '{hero} had a cookie in {his} pocket. It was round and gold, and there was only one of it, and that was exactly how many {he} meant to eat.',
      'Nobody had seen {hero} take the last cookie. {He} told it so, very quietly, through the cloth of the pocket.',
      '{hero} put in a cookie, and did the sum. One, shared by one, made one. {He} liked sums that came out like that.',
    ],
    verse: [
      '{hero} packed one cookie, crisp and sweet. / "There\'s only enough for one to eat."',
      '{hero} had found one cookie more, / And told no one, and closed the door.',
    ],
    small: ['A cookie, so sweet! / For {hero} to eat.'],
  },
  low: {
    three: [
      '"What smells so good?" said {friend}. "My feet," said {hero}.',
      '{friend} sat down. "I smell cake." "No cake," said {hero}.',
      '"Can a sock smell sweet?" said {friend}. {hero} ran.',
    ],
    five: [
      '{hero} broke off a crumb of the cookie, and then, after a while, one more for {friend}. It was a start.',
      '"If you had something," said {friend}, "would you tell me?" {hero} said that it would depend on the something.',
      '{hero} fell over, and the first thing {he} felt for was the cookie. The second was {friend}. {He} wished that it had been the other way.',
    ],
    seven: [
      '"Is that butter?" asked {friend}, sniffing. "No," said {hero}, rather quickly, and the cookie in {his} pocket seemed to get bigger.',
      '"A friend of mine," said {hero}, "has a cookie and has not told anyone." "Poor thing," said {friend}. "That must be a lot to carry." It was.',
      'They found a nut, and {friend} cut it in two with great care, and let {hero} choose. {hero} chose the small half. {He} could not have said why.',
    ],
    verse: [
      '"I smell a cookie," {friend} said low. / "You don\'t," said {hero}. But it wasn\'t so.',
      '"What do I smell?" asked {friend}. "It\'s sweet." / "It\'s nothing," said {hero}, and looked at {his} feet.',
    ],
    small: ['"What smells so sweet?" / "It is just my feet."'],
  },
  test: {
    three: [
      'Three bare plates. "No food," said {keeper}.',
      '"Sit," said {keeper}. "I have plates. I have no food."',
    ],
    five: [
      '{keeper} had set the table with three plates. There was nothing on any of them. "I do so like company," said {khe}.',
      '"Do sit," said {keeper}. "It is plates tonight." {khe} looked on the back of one. "I had hoped for more."',
    ],
    seven: [
      '{keeper} had laid a table for visitors, with a cloth and three plates. The plates were empty. "I am afraid it is all plate," said {khe}, and turned a little red.',
      '{keeper} was serving a supper of air on three plates. "A little more?" {khe} was saying. Then {khe} saw them, and turned red, and hid the spoon.',
    ],
    verse: ['Three plates were set, all clean and bare. / "I\'ve nothing to put," said {keeper}, "there."'],
    small: ['Three plates, all bare! / Not one crumb there.'],
  },
  act: {
    three: [
      '{hero} cut the cookie in three. One bit on each plate.',
      '"I have a cookie," said {hero}. Snap! Three bits.',
    ],
    five: [
      '{hero} put the cookie on the middle plate, and cut it in three. No one got much, and everyone got some.',
      '"There is this," said {hero}, and out came the cookie. It went into three. Nobody asked where it had been.',
    ],
    seven: [
      '{hero} looked at the three plates. Then {he} took out the cookie, laid it down, and broke it. It did not break fairly. {He} took the smallest bit, on purpose, and was surprised how well it tasted.',
      '{hero} sat down and had some of the air. It was good, but it needed something. {He} felt in {his} pocket, and laid the cookie in the middle, where everyone could see it. {keeper} cut it so fairly that it took a quarter of an hour.',
    ],
    verse: ['So {hero} broke the cookie in three, / And said, "The smallest piece is for me."'],
    small: ['One bit for each plate! / And then they ate.'],
  },
  close: {
    three: [
      'One cookie, three friends. All full.',
      '"I told," said {hero}. "It was nice."',
      'Wash three plates. Then good night.',
    ],
    five: [
      '"One cut in three is one each," said {hero}, falling asleep. It was a very good sum.',
      '{hero} had no secrets left in {his} pocket. It was easier to lie on.',
      'One cookie is soon gone. But it takes a long time to stop being three friends at a table.',
    ],
    seven: [
      'There had been one cookie that morning, and three people had eaten it, and {hero} was full. {He} fell asleep over the sum.',
      '{hero} turned {his} pocket out. There was a crumb in each corner, so {he} gave one to {friend}, who had known all along.',
      'Secrets are heavy for their size. {hero} lay on {his} back and felt how light {he} {was}.',
    ],
    verse: [
      'One cookie made three, and that was enough. / Now sleep on a pillow of feathers and fluff.',
      'Three plates, all clean, and three friends fed. / One is now sleepy, and off to bed.',
    ],
  },
}
