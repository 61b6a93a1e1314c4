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
      'Teeth, teeth, teeth! A fish held its mouth wide open.',
      '"Ahh," said the fish. Its mouth was as big as a shed.',
    ],
    five: [
      'A fish as big as a bus filled the gap in the reef. Its mouth was wide open. It was at the dentist.',
      'In the gap sat a very large fish, saying, "Ah." Three shrimps were at work on its back teeth.',
      'A big fish filled the gap, with its mouth open. Shrimps were at work in it.',
      '"Open wide," said a shrimp, and a fish as long as a street did so. Nobody could pass.',
      '"Ah," said the fish in the gap. It had said so for an hour, and it was not done yet.',
      'It was the day for teeth. The fish was big, the gap was small, and the shrimps took their time.',
    ],
    seven: [
      'The only gap in the reef was full of fish, and it was all one fish. It lay there with its mouth as wide as a garage, and five small shrimps walked in and out with a busy air. "You will have to wait," said a shrimp. "It has had toffee."',
      'They could not get by, because of a fish. It was the size of a tram, and was having its teeth cleaned. "How long will it take?" asked {hero}. "Ah," said the fish. "It has sixty-two teeth," said a shrimp, "and we are on the {third|fourth}."',
      'One fish filled the whole gap. Its mouth was open, and inside some shrimps were cleaning its teeth, and had just begun.',
      'A very old fish lay across the gap with its mouth open. It had asked for the full service, and there were two shrimps to do it, and one of them was new.',
      '"Next," said a shrimp. But there was no next, for the first fish was as long as a train. It had come in that morning and still had its left side to do.',
      "The gap was a dentist's, and it was taken. A fish lay there with nine shrimps between its teeth, and could not so much as say it was sorry.",
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
      'Brush, broom, brush! All its teeth were clean. Off it swam!',
      'They had a broom. Swish! Bye, fish!',
      'A broom made it fast. Top teeth, low teeth, done! Bye, fish!',
    ],
    five: [
      '{hero} took a broom and did the top row. {friend} did the bottom one. The fish looked in a shiny shell, and swam off smiling.',
      'With a broom it went much faster. Swish, swish, and all its teeth were white. The fish said, "Ah," one last time, and meant it.',
      'They got a broom and helped. Soon every tooth shone, and the fish went home.',
      '{friend} held the mouth, and {hero} used the broom. "You missed a bit," said a shrimp. Then the fish was done.',
      "They swept the fish's teeth with a broom, just like a step. Out came a boot, and a smile.",
      'One broom does what forty shrimps do. The fish was soon clean, and it let them in.',
    ],
    seven: [
      '"May we help?" asked {hero}. The shrimps had a broom, and it had always been too big for them. For {hero} it was just right. Up and down it went, and round the back, while {friend} kept count. The fish smiled all the way to its tail and swam off to show somebody.',
      'So they joined in. {hero} brushed with a broom where the shrimps pointed, and {friend} came after with a wet cloth. "No sweets for an hour," said the head shrimp. The fish closed its mouth, felt its teeth, found them all there, and moved over.',
      'They took the broom and did the big teeth, and left the small ones to the shrimps. It was soon done, and the fish moved over, smiling.',
      '{hero} swept the teeth from left to right with the broom, and {friend} swept up the crumbs. Out came half a boat, and a spoon. The fish said that it felt years younger, and made room.',
      'The broom was quick, the shrimps were thorough, and before long there was nothing left to clean. The fish smiled at its own tail, and was off.',
      'They tied the broom to a long bit of weed, to get at the teeth at the very back. There was a tickle, and a bubble, and then a whole lot of room where the fish had been.',
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
      '"It likes a friend with a brush," said {hero}.',
      '"If we help it, it will let us by," said {hero}.',
    ],
    five: [
      '"Shrimps clean the teeth of big fish, and have the crumbs for supper," said {hero}. "The fish never bites them. So let us help."',
      '"It never bites who cleans its teeth," said {hero}. "Let us help."',
      '"A fish with clean teeth is a happy fish," said {hero}, "and it is kind to those who clean them."',
    ],
    seven: [
      '"It is a bargain," said {hero}. "The shrimps eat what is stuck between its teeth. The fish gets clean teeth, and never bites a cleaner. As long as we brush, we are cleaners. So let us brush."',
      '"The shrimps get the crumbs, and in return they are not bitten," said {hero}. "Let us be shrimps."',
      '"It needs them, and they need their supper," said {hero}. "So whoever comes with a brush is a friend here."',
    ],
    verse: [
      '"The shrimps eat the crumbs, and the fish is kept clean. / It won\'t bite a cleaner, the biggest you\'ve seen."',
    ],
    small: ['"It will not bite / who brush it right."'],
  },
}
