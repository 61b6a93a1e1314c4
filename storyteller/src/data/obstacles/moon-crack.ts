import type { ObstacleData } from '../schema.ts'

export const moonCrack: ObstacleData = {
  id: 'moon-crack',
  kind: 'other',
  place: 'moon-plain',
  props: [],
  tool: 'ladder',
  avoid: ['heights'],
  meet: {
    three: [
      'A big crack ran by. It was too wide for a step.',
      'There was a crack in the moon. They were on the wrong side.',
      'A crack! They let a pebble go. It went down, and down, and down.',
      'There was a big crack. Too wide!',
    ],
    five: [
      'A crack ran across the plain, as wide as a {street|road}. They threw in a pebble, and waited, and waited.',
      'A big crack ran by. {hero} looked in, and could not see the end of it.',
      'There was a crack in the moon, and they were on the wrong side.',
    ],
    seven: [
      'A crack ran across the plain, from one end of the view to the other. It was as wide as a {street|river}, and when they dropped in a pebble they got tired of waiting for it.',
      'The moon had a crack in it, like an old plate. They lay down and looked over the edge. A long way down it was still yesterday.',
      'There was a crack in the moon, as wide as a street. They were on this side, and they wished to be on that.',
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
    ],
    five: [
      'They took a run and jumped. And they flew, {over and over|on and on}, and came down on the other side as soft as feathers. Back home it would have been a splash.',
      'They ran, and they jumped, and they flew. It was a long way, and a soft bump.',
      'On the moon you hop like a ball. One, two, three, and they were over.',
    ],
    seven: [
      'They took each other by the hand, ran, and jumped. They went up like two bubbles. There was time to look at the crack, and at the earth, and to wonder about supper. Then the other side came up and put itself under their feet.',
      'They walked back twenty steps, held on to each other, and ran. Then there was no ground, and there went on being no ground, and {friend} had time to say all of the alphabet. At Z they came down.',
      'They held on to each other and jumped. There was time to look at everything, twice. Then they came down on the other side.',
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
    ],
    five: [
      '"The moon is small," said {hero}, "so it pulls us down only a little. A small jump here is a big one."',
    ],
    seven: [
      '"The earth pulls hard, because it is big," said {hero}. "The moon is small, and pulls six times less. So anyone can jump six times as far here. Even you."',
      '"The moon is small, and pulls six times less," said {hero}. "So we can jump six times as far."',
    ],
    verse: ['"The moon pulls softly, being small. / A jump up here\'s six jumps in all."'],
    small: ['"The moon is small. / You bounce like a ball."'],
  },
}
