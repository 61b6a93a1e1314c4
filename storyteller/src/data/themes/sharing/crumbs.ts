import type { Strand } from '../../schema.ts'

export const crumbs: Strand = {
  plant: {
    three: [
      'One big cookie, one small bag. {hero} put it in.',
      'Into the bag went one big cookie.',
      'A cookie, a cup, one spoon. Just one.',
    ],
    five: [
      '{hero} packed a cookie as big as {his} face. {He} had measured. There was just enough of it for {hero}.',
      '"One cookie, one me," said {hero}, and shut the bag. It seemed to come out even.',
      '{hero} took a large cookie and a small fork. It was going to be a very fine supper for one.',
    ],
    seven: [
      'Into the bag went a cookie, and a napkin, and one plate. {hero} did not pack a second plate. {He} did think of it, for about as long as it takes to buckle a bag.',
      '{hero} laid a cookie in {his} bag, with the good side up. It was as wide as a plate. If you cut it up fairly, {he} thought, it would go once into {hero}.',
      'There was a cookie so big that it would hardly go into the bag. {hero} did not think of breaking it. You might as well break a moon.',
    ],
    verse: [
      'A cookie was packed, with a napkin and plate. / One plate, for one person, at quarter to eight.',
      '{hero} packed a cookie, as round as a hat. / "Enough for one," {he} said, and that was that.',
    ],
    small: ['One plate, one treat! / A cookie to eat.'],
  },
  low: {
    three: [
      'A small bug saw the cookie. {hero} hid it.',
      'A bug sat on the cookie. "Well," said {hero}.',
      '{friend} saw the bag. {friend} saw the cookie. Hm.',
    ],
    five: [
      'A beetle came and looked at the cookie. It did not ask. It only looked. {hero} gave it a crumb so small that it hardly counted.',
      '{friend} asked how many bites were in a cookie like that. {hero} had not thought of bites as things you could count.',
      'A crumb fell off the cookie. Six ants carried it away, singing. {hero} had not known that it was so big.',
    ],
    seven: [
      'When {hero} unpacked the cookie, a beetle sat down in front of it and folded its legs. "Shoo," said {hero}. It did not shoo. {He} gave it one crumb. The beetle carried that crumb off over its head, like a crown, and {hero} watched it go for longer than {he} had meant to.',
      '"It looks heavy," said {friend}, "that bag." "It is," said {hero}. "I could help," said {friend}. {hero} thought about which kind of help {fhe} might mean, and held it tighter.',
      'A bit of the cookie had come off at the edge. It was such a small bit that {hero} gave it to a beetle who was only passing.',
    ],
    verse: [
      'A beetle looked up at the cookie, and sighed. / So {hero} gave it a crumb from the side.',
      'A bug saw the cookie, and looked so thin / That {hero} gave it a crumb to begin.',
    ],
    small: ['A bug came near. / "One crumb, my dear?"'],
  },
  test: {
    three: [
      '{keeper} had nine small friends and no food.',
      'Nine bugs sat at the table. "No food," said {keeper}.',
    ],
    five: [
      '{keeper} was hungry, and not the only one. Behind {khim} stood nine very small beetles, each with a spoon.',
      '"I told them there would be supper," said {keeper}. Nine small beetles sat very straight. "I was hoping to think of something."',
    ],
    seven: [
      '"I asked them all to supper," said {keeper}, "before I looked in the cupboard." Behind {khim} stood nineteen beetles with clean faces. They had brought their own spoons, and were being very good.',
      'Nineteen beetles sat on nineteen very small chairs. "They are trying not to look at the dish," whispered {keeper}. "There is nothing in it. I keep lifting the lid, to be polite."',
    ],
    verse: [
      '"They\'ve come for their supper," said {keeper}, "and see, / I\'ve nineteen small guests, and nothing but tea."',
    ],
    small: ['Nine bugs, nine plates! / And each one waits.'],
  },
  act: {
    three: [
      'Crumb, crumb! The cookie went all round. {hero} had some, too.',
      '"I have a cookie," said {hero}. Snap, snap! All ate.',
    ],
    five: [
      "Snap, snap, snap went the cookie, until it was all crumbs. One for you, and you, and you. The last crumb was {hero}'s.",
      '{hero} put down the cookie, and it went snap, and snap again. There was a crumb for each, and one to lick.',
    ],
    seven: [
      'A cookie does not go into twenty-two. {hero} broke it in two, and in four, and went on breaking until it was a heap of gold crumbs. Each beetle held one in both arms. For {hero} there was one left, about the size of a full stop. {He} made it last.',
      '"Lift it once more," said {hero}. {He} had slipped the cookie in. It was handed down the table, and everyone broke off a bit no bigger than an eye, and passed it on. It came back to {hero} with the smallest bit left on it. Nobody had told them to.',
    ],
    verse: [
      '{hero} broke up the cookie, and then broke it more, / Till everyone had some, and some had had four.',
    ],
    small: ['A crumb, a crumb! / For all who come.'],
  },
  close: {
    three: [
      'Nine small friends were full. {hero} was, too.',
      'Nine bugs said, "Thank you." Good night.',
      'One crumb each. It was a lot.',
    ],
    five: [
      'Far away nine beetles went to bed with crumbs on their chins. {hero} had one, too.',
      '{hero} dreamed that the cookie was whole again. {He} broke it up at once.',
      'The bag hung on its hook, as light as air. {hero} felt much the same.',
    ],
    seven: [
      'Nineteen small spoons had been washed up and put away. {hero} lay and listened to how quiet it is when everyone has had enough.',
      'One crumb, well chewed, can last as far as home. {hero} fell asleep with the end of the taste.',
      'The plate had come home quite clean. {hero} put it back on the shelf, and took down some more for next time.',
    ],
    verse: [
      "Nineteen small guests have all gone home fed. / There's one happy crumb at the foot of the bed.",
      "All the small ones were fed, and they've gone to sleep. / There's a crumb for each, and it's theirs to keep.",
    ],
  },
}
