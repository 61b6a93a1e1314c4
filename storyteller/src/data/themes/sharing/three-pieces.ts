import type { Strand } from '../../schema.ts'

export const threePieces: Strand = {
  plant: {
    three: [
      '{hero} had one cookie. It was for later. Mine, mine.',
      '{hero} took one big cookie along. It was the last one.',
      'The last cookie! {hero} took it. Quick!',
    ],
    five: [
      '{hero} packed the last cookie. It was the kind with {jam|honey} in the middle, and {he} did not mean to share it.',
      'In {his} bag {hero} had one cookie, wrapped in a leaf. {He} patted it from time to time.',
      '"It is the last one," said {hero}, about the cookie. "So it is sad, and I shall keep it company."',
    ],
    seven: [
      'There was one cookie left in the tin, and {hero} packed it. "For emergencies," {he} said. {friend} looked at it. "What sort of emergency?" "The sort," said {hero}, "where I want a cookie."',
      'It was the last cookie of a very good lot, and {hero} felt that it should not fall into the wrong mouth. {He} knew only one right one.',
      '"Who had the last cookie?" somebody would ask. {hero} had the answer ready. It was in {his} bag.',
    ],
    verse: [
      'One cookie sweet was packed away. / "It\'s mine," said {hero}, "for later today."',
      'One cookie, sweet, was put out of sight. / "All mine," said {hero}, "to the very last bite."',
    ],
    small: [
      'One cookie! "It is mine, / and it smells so fine."',
      'One cookie, so round! / It made no sound.',
    ],
  },
  low: {
    three: [
      'They were so hungry. Grr, went a tummy. But {hero} kept the cookie.',
      'Rumble, went two tummies. {hero} looked at the cookie. {He} put it back.',
      '"Food?" said {friend}. The cookie sat in the bag. Shh.',
    ],
    five: [
      'Two tummies rumbled. {hero} took out the cookie and looked at it. Then {he} looked at {friend}, and put it away again, and felt a bit odd.',
      '{friend} found one berry and cut it in two. {hero} ate {his} half very slowly. The cookie in the bag felt heavy.',
      '{hero} said that {he} {was} not hungry. The cookie knew better, and so did {friend}.',
    ],
    seven: [
      'They rested. {hero} took out the cookie and unwrapped it. {friend} looked very hard in another direction. There was a silence, with a cookie in the middle of it. {hero} wrapped it up again, and for some reason {he} {was} not as hungry as before.',
      '"What would you like best in the world?" asked {hero}. "Anything," said {friend}. "With an edge on it." {hero} thought of a cookie with an edge all the way round, and began to walk faster.',
      'The path went up and down, and at each step the cookie said tock against the side of the bag. {friend} began to count the tocks. {hero} walked on tiptoe.',
    ],
    verse: [
      'Their tummies growled, first one, then two. / The cookie said, "Well? What will you do?"',
      '{hero} took out the cookie, and then / Looked at {friend}, and put it in again.',
    ],
    small: ['"I want a bite!" / {He} held it tight.'],
  },
  test: {
    three: ['{keeper} saw the cookie. "Oh," said {keeper}.', '"I had no supper," said {keeper}.'],
    five: [
      '{keeper} could not stand up. "No supper," said {khe}. "No lunch. And I smell something with butter in it."',
      '"I would get up," said {keeper}, "but I have had no supper." {khis} tummy said the same, at length.',
    ],
    seven: [
      '{keeper} could have helped them. But {khe} had gone without supper, and lunch too, and could only sit and look at {khis} own feet. Then {khis} nose twitched. "Forgive me," said {khe}. "Is that butter?"',
      '"Do not mind the noise," said {keeper}. "It is only my middle. There was to be a supper, and then there was not one." It was a long, sad sort of noise. In the bag something round lay very still.',
    ],
    verse: ['"No lunch for me," said {keeper}, "no tea. / And something smells like butter to me."'],
    small: ['"I had no bread. / No tea," {khe} said.'],
  },
  act: {
    three: [
      'Snap! {hero} broke the cookie. One, two, three. Yum.',
      '{hero} gave the cookie away. Half to {keeper}, half to {friend}.',
    ],
    five: [
      'Snap! {hero} broke the cookie in three, and gave {keeper} the biggest piece. It was the best cookie any of them had ever had.',
      '{hero} took out the cookie. There was a big bit, a small bit and a bit for luck. {keeper} got the big one.',
    ],
    seven: [
      'This, thought {hero}, was the emergency. {He} took one last look at how round the cookie was, and broke it. One piece was much bigger than the others. {He} gave it to {keeper}. A third of a cookie tastes better than a whole one, if you have company.',
      '{hero} took out the last cookie. "I have been looking after this for you," {he} said, and found as {he} said it that it was true. It broke in three. They ate it down to the dust.',
    ],
    verse: ['Then snap! The cookie broke in three. / "For you, for you, a crumb for me."'],
    small: ['Snap! One, two, three. / "For you, for me!"'],
  },
  close: {
    three: [
      'No cookie now. Just one crumb, and a smile.',
      '{hero} was full. It was a small bit. It was enough.',
      '"Half is good," said {hero}. Then {he} slept.',
    ],
    five: [
      'There was one crumb left in the bag. {hero} left it out for the mouse, and fell asleep.',
      'A third of a cookie is not much, but {hero} went to bed full.',
      'The bag was empty, and so was the tin. {hero} could not think of anything that {he} {was} short of.',
    ],
    seven: [
      'Before {he} slept, {hero} shook out the bag. One last crumb fell on the windowsill. {He} thought about it, and left it there for whoever came by in the night.',
      'A cookie for one lasts about a minute. {hero} had been enjoying this one all evening.',
      'It turned out that the tin had not been empty after all. There was the smell. {hero} and {friend} had half each.',
    ],
    verse: [
      "One crumb is left upon the sill / For anyone who's hungry still.",
      'One bite, two bites, three bites, all gone. / The mouse has the crumb, and the night comes on.',
    ],
  },
}
