import type { Strand } from '../../schema.ts'

export const lights: Strand = {
  plant: {
    three: [
      '{hero} saw big things. {He} did not see small things.',
      '{hero} ran by a drop of dew. {He} did not see it.',
      '"Look at that!" said {friend}. "At what?" said {hero}.',
    ],
    five: [
      '{hero} walked with {his} nose in front, and hardly ever looked up.',
      '"There is nothing new {in} {land}," said {hero}. {He} had not looked since spring.',
      '{hero} knew the way so well that {he} could walk it half asleep. So {he} did.',
      '"Did you see the sky today?" asked {friend}. "I saw it last week," said {hero}.',
    ],
    seven: [
      '{hero} thought {he} had seen everything {in} {land} at least twice, and {he} had stopped looking some time ago.',
      'If you asked {hero} about the sky, {he} said that it was blue, and did not look up to make sure. It had been pink since four.',
      '{hero} could tell you how many steps it was to anywhere {in} {land}. {He} could not tell you one thing that stood along the way.',
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
      'A bug sat on the bag. It had one small light.',
    ],
    five: [
      'They were too tired to go on, so they lay on their backs. They had not looked up all day. And there it all was.',
      'They stopped to rest. "Do not look at anything," said {hero}, so of course they did. The sky had gone pink, and then it went green.',
      '"You have light on your nose," said {friend}. It had come from all the way up there. {hero} looked to see where.',
    ],
    seven: [
      'They lay down, because there was no more walking left in them. And since they were on their backs, there was nothing to look at but up. The sky was changing colour, from one edge to the other, and it did not seem to mind if anybody watched. "Has it always done that?" whispered {hero}.',
      '{friend} had stopped, with {fhis} mouth open. "What is it?" asked {hero}. "That," said {friend}. It was only the light going off the hills, as it did each night. They watched it go, and nobody thought of a thing to say.',
      '"I am too tired to walk," said {hero}. "Are you too tired to look?" asked {friend}. {hero} was not. It turned out that there was a good deal going on up there.',
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
      '"Sit here," said {keeper}, "and do nothing. It is harder than you think. Most people last until ten."',
    ],
    seven: [
      '"They all come to fetch something," said {keeper}, "and they look for just that, and go. They stand in the middle of it, and never see." {khe} put a finger to {khis} lips. "It is shy."',
      '"You have just missed it," said {keeper}. "Everyone does. They come, and ask me where it is, and it stops." {khe} moved up to make room. "You could try not asking."',
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
      '{hero} counted to ten, and sat on. At eleven a light came up. At twelve there were so many that {he} lost count.',
    ],
    seven: [
      '{hero} put away the hurry, and even the reason they had come. {He} just stood there with {his} eyes open. One spark came up out of the stillness. Then the whole of {far} was full of small lights, rising and turning, without a sound.',
      '{hero} did not ask. {He} sat with {his} mouth shut, and let {his} eyes go where they liked. First they found one light, by {his} left ear. Then they found that it had friends. All round them the air was filling up, as quiet as snow.',
    ],
    verse: ['So {hero} stood still, and looked, and oh! / A hundred lights began to glow.'],
    small: ['{hero} looked, and oh! / One light! See it glow.'],
  },
  close: {
    three: [
      '{hero} looked up one more time. Oh.',
      'One small light. One big yawn.',
      '"Look," said {hero}. The moon was in the cup.',
    ],
    five: [
      'Before {he} slept, {hero} looked at the window once more. It was just an ordinary night. It was full of stars.',
      '{hero} left the window open a bit, so that no light need stay out. One came in.',
      '"What did you see today?" asked {friend}. "Up," said {hero}, and was asleep.',
    ],
    seven: [
      'It was only an ordinary night, with the ordinary stars in it, thousands and thousands of them, each one in its place. {hero} tried to see them all before {his} eyes closed, and nearly did.',
      'A thin line of light came in under the door. Last night {hero} would not have seen it. Now {he} watched it until it was the only thing awake.',
      '{hero} meant to look at the sky for one minute. {He} {was} still at it when {friend} pulled the cover up over them both, and let {him} look.',
    ],
    verse: [
      'An ordinary night, no more: / Ten thousand stars above the door.',
      'The window is full from side to side. / Someone left all of the stars outside.',
    ],
  },
}
