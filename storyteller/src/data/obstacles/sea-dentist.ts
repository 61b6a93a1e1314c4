import type { ObstacleData } from '../schema.ts'

export const seaDentist: ObstacleData = {
  id: 'sea-dentist',
  kind: 'other',
  place: 'coral-reef',
  props: [{ prop: 'fish', where: 'near' }],
  tool: 'broom',
  avoid: [],
  meet: {
    three: [
      'A big, big fish was in the way. "Ahh," it said.',
      'The fish had its mouth open. It could not talk. It could not go!',
      'It was a fish as big as a bus. It would not shut its mouth!',
      'A big fish sat in the gap. "Ahh!"',
    ],
    five: [
      'A fish as big as a bus filled the gap in the reef. Its mouth was wide open. It was at the dentist.',
      'In the gap sat a very large fish, saying, "Ah." Three shrimps were at work on its back teeth.',
      'A big fish filled the gap, with its mouth open. Shrimps were at work in it.',
    ],
    seven: [
      'The only gap in the reef was full of fish, and it was all one fish. It lay there with its mouth as wide as a garage, and five small shrimps walked in and out with a busy air. "You will have to wait," said a shrimp. "It has had toffee."',
      'They could not get by, because of a fish. It was the size of a tram, and was having its teeth cleaned. "How long will it take?" asked {hero}. "Ah," said the fish. "It has sixty-two teeth," said a shrimp, "and we are on the {third|fourth}."',
      'One fish filled the whole gap. Its mouth was open, and inside some shrimps were cleaning its teeth, and had just begun.',
    ],
    verse: [
      'A fish as fat as a bus or a barge / Had stopped for the dentist. Its teeth were so large!',
      'A fish filled the gap, and its mouth was a door. / The shrimps had done two teeth. There were sixty more.',
      'A fish sat there gaping, as big as a shed. / "It\'s had too much toffee," the little shrimps said.',
      "Open wide! A fish was there, / Waiting in the dentist's chair.",
    ],
    small: ['A big fish, so wide! / It had shrimps inside.', 'Fish at the gate! / "You will have to wait."'],
  },
  solve: {
    three: [
      'They took a broom. Brush, brush, brush! The fish said, "Thank you," and swam off.',
      'Up and down went the broom. All clean! Now the fish could go home.',
      '{hero} brushed the top teeth with a broom. {friend} brushed the rest. What a smile!',
      'They brushed its teeth with a broom. Off it swam!',
      'A broom! Brush, brush. Off it swam.',
    ],
    five: [
      '{hero} took a broom and did the top row. {friend} did the bottom one. The fish looked in a shiny shell, and swam off smiling.',
      'With a broom it went much faster. Swish, swish, and all its teeth were white. The fish said, "Ah," one last time, and meant it.',
      'They got a broom and helped. Soon every tooth shone, and the fish went home.',
    ],
    seven: [
      '"May we help?" asked {hero}. The shrimps had a broom, and it had always been too big for them. For {hero} it was just right. Up and down it went, and round the back, while {friend} kept count. The fish smiled all the way to its tail and swam off to show somebody.',
      'So they joined in. {hero} brushed with a broom where the shrimps pointed, and {friend} came after with a wet cloth. "No sweets for an hour," said the head shrimp. The fish closed its mouth, felt its teeth, found them all there, and moved over.',
      'They took the broom and did the big teeth, and left the small ones to the shrimps. It was soon done, and the fish moved over, smiling.',
    ],
    verse: [
      'They picked up a broom, and they brushed to and fro. / The fish gave a smile, and it said, "I can go!"',
      'They brushed with a broom and the last tooth was white. / The fish had a look, and it swam out of sight.',
      'A brush with the broom, and a bubbly rinse. / The fish in the mirror looked pleased as a prince.',
      '{hero} brushed it with a broom. / "Lovely," said the fish. "There\'s room."',
    ],
    small: [
      'Brush, broom, brush, brush! / It swam with a rush.',
      'A broom, some foam. / The fish went home.',
    ],
  },
  fact: {
    three: [
      '"It lets small ones brush its teeth," said {hero}. "It will not bite."',
      '"It will not bite who helps," said {hero}.',
    ],
    five: [
      '"Shrimps clean the teeth of big fish, and have the crumbs for supper," said {hero}. "The fish never bites them. So let us help."',
      '"It never bites who cleans its teeth," said {hero}. "Let us help."',
    ],
    seven: [
      '"It is a bargain," said {hero}. "The shrimps eat what is stuck between its teeth. The fish gets clean teeth, and never bites a cleaner. As long as we brush, we are cleaners. So let us brush."',
      '"Shrimps get the crumbs and the fish gets clean teeth," said {hero}. "So it never bites a cleaner. Let us be two."',
    ],
    verse: [
      '"The shrimps eat the crumbs, and the fish is kept clean. / It won\'t bite a cleaner, the biggest you\'ve seen."',
    ],
    small: ['"It will not bite / who brush it right."'],
  },
}
