import type { Strand } from '../../schema.ts'

export const crumbs: Strand = {
  plant: {
    three: ['One big cookie, one small bag. {hero} put it in.'],
    five: [
      '{hero} packed a cookie as big as {his} face. {He} had measured. There was just enough of it for {hero}.',
    ],
    seven: [
      'Into the bag went a cookie, and a napkin, and one plate. {hero} did not pack a second plate. {He} did think of it, for about as long as it takes to buckle a bag.',
    ],
    verse: [
      'A cookie was packed, with a napkin and plate. / One plate, for one person, at quarter to eight.',
      '{hero} packed a cookie, as round as a hat. / "Enough for one," {he} said, and that was that.',
    ],
    small: ['One plate, one treat! / A cookie to eat.'],
  },
  low: {
    three: ['A small bug saw the cookie. {hero} hid it.'],
    five: [
      'A beetle came and looked at the cookie. It did not ask. It only looked. {hero} gave it a crumb so small that it hardly counted.',
    ],
    seven: [
      'When {hero} unpacked the cookie, a beetle sat down in front of it and folded its legs. "Shoo," said {hero}. It did not shoo. {He} gave it one crumb. The beetle carried that crumb off over its head, like a crown, and {hero} watched it go for longer than {he} had meant to.',
    ],
    verse: [
      'A beetle looked up at the cookie, and sighed. / So {hero} gave it a crumb from the side.',
      'A bug saw the cookie, and looked so thin / That {hero} gave it a crumb to begin.',
    ],
    small: ['A bug came near. / "One crumb, my dear?"'],
  },
  test: {
    three: ['{keeper} had nine small friends. Not one had any food.'],
    five: [
      '{keeper} was hungry, and not the only one. Behind {khim} stood nine very small beetles, each with a spoon.',
    ],
    seven: [
      '"I asked them all to supper," said {keeper}, "before I looked in the cupboard." Behind {khim} stood nineteen beetles with clean faces. They had brought their own spoons. They were being very good about it.',
    ],
    verse: [
      '"They\'ve come for their supper," said {keeper}, "and see, / I\'ve nineteen small guests, and nothing but tea."',
    ],
    small: ['Nine bugs, nine plates! / And each one waits.'],
  },
  act: {
    three: ['Crumb, crumb! The cookie went all round. {hero} had some, too.'],
    five: [
      "Snap, snap, snap went the cookie, until it was all crumbs. One for you, and you, and you. The last crumb was {hero}'s.",
    ],
    seven: [
      'A cookie does not go into twenty-two. {hero} broke it in two, and in four, and went on breaking until it was a heap of gold crumbs. Each beetle held one in both arms. For {hero} there was one left, about the size of a full stop. {He} made it last.',
    ],
    verse: [
      '{hero} broke up the cookie, and then broke it more, / Till everyone had some, and some had had four.',
    ],
    small: ['A crumb, a crumb! / For all who come.'],
  },
  close: {
    three: ['Nine small friends were full. {hero} was, too.'],
    five: ['Far away nine beetles went to bed with crumbs on their chins. {hero} had one, too.'],
    seven: [
      'Nineteen small spoons had been washed up and put away. {hero} lay and listened to how quiet it is when everyone has had enough.',
    ],
    verse: [
      "Nineteen small guests have all gone home fed. / There's one happy crumb at the foot of the bed.",
      "All the small ones were fed, and they've gone to sleep. / There's a crumb for each, and it's theirs to keep.",
    ],
  },
}
