import type { ObstacleData } from '../schema.ts'

export const moonCrack: ObstacleData = {
  id: 'moon-crack',
  kind: 'other',
  place: 'moon-plain',
  props: [],
  avoid: ['heights'],
  meet: {
    three: [
      'A big crack ran by. It was too wide for a step.',
      'There was a crack in the moon. They were on the wrong side.',
      'A crack! They let a pebble go. It went down, and down, and down.',
      'There was a big crack. Too wide!',
      'Stop! The moon had a gap in it.',
      '"Is it far?" said {friend}. It was as wide as a road.',
    ],
    five: [
      'A crack ran across the plain, as wide as a {street|road}. They threw in a pebble, and waited, and waited.',
      'A big crack ran by. {hero} looked in, and could not see the end of it.',
      'There was a crack in the moon, and they were on the wrong side.',
      'The way ran up to a crack and stopped. It began again over there.',
      'They came to the edge of a crack. "Hello," said {friend} into it, and it took the hello and kept it.',
      'A long grey crack lay before them, with no bridge and no way round.',
    ],
    seven: [
      'A crack ran across the plain, from one end of the view to the other. It was as wide as a {street|river}, and when they dropped in a pebble they got tired of waiting for it.',
      'The moon had a crack in it, like an old plate. They lay down and looked over the edge. A long way down it was still yesterday.',
      'There was a crack in the moon, as wide as a street. They were on this side, and they wished to be on that.',
      'They walked along the crack to the left until they were tired, and then to the right. It went on in both directions, and so did they, and neither of them got over.',
      'The ground was quite flat, and then there was none. A crack with room for a house had been left open, and nobody had put up a sign.',
      'It was a crack of the kind that you find in old cups. But this one was so wide that the other side had its own weather, or would have, if the moon had any.',
    ],
    verse: [
      'A crack ran across from side to side. / Could anyone jump a thing so wide?',
      'The moon had a crack like the crack in a cup. / They could not get down, and they could not get up.',
    ],
    small: ['A crack, so wide! / "The other side!"', 'The moon had a crack. / "Shall we go back?"'],
  },
  solve: {
    three: [
      'They ran. Boing! They flew and flew and came down.',
      'They held hands and hopped. Up, up, and on! Then, puff, they were over.',
      'One, two, hop! It was a big hop. It went over the crack, and then some.',
      'One, two, hop! They flew over.',
      '{hero} took a hop. It was ten hops big! {friend} came after.',
      'They went up like a ball. They came down there, on the other side.',
    ],
    five: [
      'They took a run and jumped. And they flew, {over and over|on and on}, and came down on the other side as soft as feathers. Back home it would have been a splash.',
      'They ran, and they jumped, and they flew. It was a long way, and a soft bump.',
      'On the moon you hop like a ball. One, two, three, and they were over.',
      '{friend} hopped, just to try it, and was over there. {hero} had to come after.',
      'They bent their knees and let go of the ground. It was like being a feather with a plan.',
      'One good hop, and the crack slid by below their feet. It looked quite small from there.',
    ],
    seven: [
      'They took each other by the hand, ran, and jumped. They went up like two bubbles. There was time to look at the crack, and at the earth, and to wonder about supper. Then the other side came up and put itself under their feet.',
      'They walked back twenty steps, held on to each other, and ran. Then there was no ground, and there went on being no ground, and {friend} had time to say all of the alphabet. At Z they came down.',
      'They held on to each other and jumped. There was time to look at everything, twice. Then they came down on the other side.',
      '{hero} ran, and at the edge {he} simply forgot to stop. There was nothing below {him} but quiet. Then there was dust again, and {friend}, who had got there first.',
      'It was the longest jump that they had ever made, and the slowest. {friend} waved to a rock on the way. They landed on tiptoe, with room to spare.',
      'They bounced twice, to get the feel of it, and the third bounce was the big one. Once over, they bounced a little more, because it was nice.',
    ],
    verse: [
      'They jumped, and floated, slow and high, / And landed soft on the other side of the sky.',
      'They jumped, and up like bubbles flew, / And came down soft in a puff or two.',
      'They took a big run and they gave a big hop, / And flew like two balls, and came down with a plop.',
    ],
    small: ['One hop, so high! / "Oh look, we fly!"', 'They jumped, they flew. / Puff! They were through.'],
  },
  fact: {
    three: [
      '"The moon does not pull so much," said {hero}. "We can jump far!"',
      '"We can jump far here," said {hero}.',
      '"We are light up here," said {hero}. "A hop will go far."',
      '"Up here a jump is big," said {hero}.',
    ],
    five: [
      '"The moon is small," said {hero}, "so it pulls us down only a little. A small jump here is a big one."',
      '"Here we weigh as much as a cat," said {hero}. "So a hop will carry us a long way."',
      '"The moon has only a little pull," said {hero}. "It will let us go up, and bring us down late."',
    ],
    seven: [
      '"The earth pulls hard, because it is big," said {hero}. "The moon is small, and pulls six times less. So anyone can jump six times as far here. Even you."',
      '"Up here there is less to pull us down," said {hero}. "One jump will do for six."',
      '"We weigh only a sixth of what we weigh at home, and our legs do not know it yet," said {hero}. "Let us tell them."',
    ],
    verse: ['"The moon pulls softly, being small. / A jump up here\'s six jumps in all."'],
    small: ['"The moon is small. / You bounce like a ball."'],
  },
}
