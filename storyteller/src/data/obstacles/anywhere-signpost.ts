import type { ObstacleData } from '../schema.ts'

export const anywhereSignpost: ObstacleData = {
  id: 'anywhere-signpost',
  kind: 'lost',
  place: 'forest-path',
  props: [{ prop: 'signpost', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A signpost! It had two arms. But it had no words.',
      'The rain had read the signpost. Now there was not a word on it.',
      '"This way to," said the signpost. To what? It did not say.',
      'Not one word on the signpost!',
      'One arm here, one arm there. The signpost had lost its words!',
      'A snail had the last word off the signpost. Yum!',
    ],
    five: [
      'There stood a signpost with four arms. Rain had washed off every word.',
      'A sign stood there with no words on it. The rain had read them all.',
      'Four ways, and a sign that said nothing.',
      'The signpost had been out in the rain too long. All it said was wood.',
      '{hero} read the signpost twice. It was soon done, for there was nothing on it.',
      '"What does it say?" said {friend}. The signpost said nothing, in four ways.',
    ],
    seven: [
      'They came to a signpost with four arms. The sun and the rain had licked off all the letters, and somebody had used it to dry socks.',
      'There was a signpost, and it had four arms, and it had been washed so often that it had forgotten every word.',
      'There was a signpost with four arms and no words. The rain had read them all.',
      'Four roads met, and in the middle stood a signpost with a bald head. Snails had eaten the paint, and had started with the names.',
      'The signpost pointed firmly in four directions. It did not say to what.',
      'A long time ago the signpost had known the way. Now its arms were as bare as spoons, and a bird had gone to sleep on the second.',
    ],
    verse: [
      'A signpost stood with arms spread wide, / But not one word on any side.',
      'The sign had four arms, and not one word. / It pointed to nothing, not even a bird.',
    ],
    small: ['A sign, no word! / "Well, ask a bird."', 'Four arms, no name! / They looked the same.'],
  },
  solve: {
    three: [
      'They saw where the sun went down. "That way!"',
      'The sky was red over there. The sun was off to bed. So they knew!',
      'Over here it was gold. The sun had gone that way, as it does. Now they knew!',
      'They saw the sun go. "That way!"',
      'It was gold on that side. The day went out there. So they knew!',
      '{hero} saw the last bit of sun. They had to go left of it.',
    ],
    five: [
      'They looked where the last light was. It lay in the west, and they had to keep it on their left. So it was the third arm.',
      '"The sun goes down in the west," said {hero}. Then they knew which way was which.',
      'They looked where the sky was gold. That was west, and so the way was there.',
      '"There goes the sun," said {friend}. It went down behind the second arm, and so they took the first.',
      'The sky still had some red in one corner. They kept left of that, and walked.',
      'Their faces were pink on one side. That side was west, so they went straight on.',
    ],
    seven: [
      'So they looked up from the signpost, and past it, to where the last of the light was going. They turned until it was on their left, as it had been all along. The third arm pointed straight ahead of them. The sock on it waved.',
      '{hero} looked for the place where the sky was brightest. The sun had gone out by that door, as it did each evening, and so it was west. Once they knew one arm they knew them all.',
      'They looked for the place where the sky was gold. That was west, and now they knew all four arms.',
      "One of the arms was pink, and so was one of {friend}'s ears. That was the side where the sun was going down, and it was all they had to know.",
      '{hero} stood with {his} back to the signpost, and held out {his} arms. The left one pointed at what was left of the sun. "That is west," {he} said, "so my nose is right." They went after {his} nose.',
      'They asked the sky, and it had a red mark on the west side, as plain as paint. The rest was easy.',
    ],
    verse: [
      'They found the west by the last of the sun, / And then they knew which arm was the one.',
      'The sky was still gold on the western side, / And now they knew, and the sun was their guide.',
      '"There\'s the sunset," {hero} said. / "West is over there, ahead."',
    ],
    small: ['The sun went west. / That way was best.', 'The sky was gold. / So they were told.'],
  },
  fact: {
    three: [
      '"The sun goes down in the west," said {hero}. "It always does."',
      '"The sun is in the west at night," said {hero}.',
      '"The sun goes to bed over there," said {hero}. "So that is west."',
    ],
    five: [
      '"The sun always goes down in the west," said {hero}. "So the sky is a signpost too."',
      '"Each night the sun goes to bed in the west," said {hero}. "It has never been late."',
      '"Where the sun sets is west," said {hero}. "That is one way we can be sure of."',
    ],
    seven: [
      '"The world turns one way only," said {hero}, "and so the sun always leaves by the same door. That is west. If you know one direction, you know them all."',
      '"Every evening the sun sets in the same part of the sky," said {hero}. "If we know west, we know the rest."',
      '"In the evening the bright side of the sky is the west," said {hero}. "No rain can wash that off."',
    ],
    verse: ['"The sun goes down in the west each day, / So the sky can help us find the way."'],
    small: ['"The sun goes to bed / in the west," {he} said.'],
  },
}
