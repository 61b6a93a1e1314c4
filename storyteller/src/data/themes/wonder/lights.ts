import type { Strand } from '../../schema.ts'

export const lights: Strand = {
  plant: {
    three: [
      '{hero} saw big things. {He} did not see small things.',
      '{hero} ran by a drop of dew. {He} did not see it.',
    ],
    five: [
      '{hero} walked with {his} nose in front, and hardly ever looked up.',
      '"There is nothing new {in} {land}," said {hero}. {He} had not looked since spring.',
    ],
    seven: [
      '{hero} thought {he} had seen everything {in} {land} at least twice, and {he} had stopped looking some time ago.',
    ],
    verse: [
      '"I\'ve seen it all," said {hero}, "I know. / The top, the bottom, high and low."',
      '{hero} walked fast, with {his} nose to the ground, / And never saw much that was up or around.',
    ],
  },
  low: {
    three: [
      'They sat down. A drop hung on a leaf. In it was the sky!',
      '"Look," said {friend}. One small light. How pretty!',
    ],
    five: [
      'They were too tired to go on, so they lay on their backs. They had not looked up all day. And there it all was.',
    ],
    seven: [
      'They lay down, because there was no more walking left in them. And since they were on their backs, there was nothing to look at but up. The sky was changing colour, from one edge to the other, and it did not seem to mind if anybody watched. "Has it always done that?" whispered {hero}.',
    ],
    verse: [
      'They lay on their backs and looked up high. / Oh, when had there been so much sky?',
      '{hero} lay down with {his} face to the sky. / When did they put in so much, and why?',
    ],
    small: ['They lay and looked high. / So much, much sky!'],
  },
  test: {
    three: ['"Look up," said {keeper}. "No one looks."', '"Shh," said {keeper}. "It hides if you run."'],
    five: [
      '"It only works if somebody looks," said {keeper}, "really looks. And everybody is so busy." {khe} patted the ground beside {khim}.',
    ],
    seven: [
      '"They all come to fetch something," said {keeper}, "and they look for just that, and go. They stand in the middle of it, and never see." {khe} put a finger to {khis} lips. "It is shy."',
    ],
    verse: ['"They all rush past," said {keeper}, "and so / They never see the best of the show."'],
    small: ['"They all run by, / and none look high."'],
  },
  act: {
    three: [
      '{hero} stood still. {hero} looked. Oh! Oh, how it shone.',
      'They all looked up. "Oh," said {hero}. Just "oh."',
    ],
    five: [
      '{hero} only looked. At first there was nothing. Then there was one tiny light, and one more, and {he} forgot to close {his} mouth.',
    ],
    seven: [
      '{hero} put away the hurry, and even the reason they had come. {He} just stood there with {his} eyes open. One spark came up out of the stillness. Then the whole of {far} was full of small lights, rising and turning, without a sound.',
    ],
    verse: ['So {hero} stood still, and looked, and oh! / A hundred lights began to glow.'],
    small: ['{hero} looked, and oh! / One light! See it glow.'],
  },
  close: {
    three: ['{hero} looked up one more time. Oh.', 'One small light. One big yawn.'],
    five: [
      'Before {he} slept, {hero} looked at the window once more. It was just an ordinary night. It was full of stars.',
    ],
    seven: [
      'It was only an ordinary night, with the ordinary stars in it, thousands and thousands of them, each one in its place. {hero} tried to see them all before {his} eyes closed, and nearly did.',
    ],
    verse: [
      'An ordinary night, no more: / Ten thousand stars above the door.',
      'The window is full from side to side. / Someone left all of the stars outside.',
    ],
  },
}
