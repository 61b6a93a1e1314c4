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
      'A signpost! It had no words.',
    ],
    five: [
      'There stood a signpost with four arms. Rain had washed off every word.',
      'A sign stood there with no words on it. The rain had read them all.',
      'Four ways, and a sign that said nothing.',
    ],
    seven: [
      'They came to a signpost with four arms. The sun and the rain had licked off all the letters, and somebody had used it to dry socks.',
      'There was a signpost, and it had four arms, and it had been washed so often that it had forgotten every word.',
      'There was a signpost with four arms and no words. The rain had read them all.',
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
    ],
    five: [
      'They looked where the last light was. It lay in the west, and they had to keep it on their left. So it was the third arm.',
      '"The sun goes down in the west," said {hero}. Then they knew which way was which.',
      'They looked where the sky was gold. That was west, and so the way was there.',
    ],
    seven: [
      'So they looked up from the signpost, and past it, to where the last of the light was going. They turned until it was on their left, as it had been all along. The third arm pointed straight ahead of them. The sock on it waved.',
      '{hero} looked for the place where the sky was brightest. The sun had gone out by that door, as it did each evening, and so it was west. Once they knew one arm they knew them all.',
      'They looked for the place where the sky was gold. That was west, and now they knew all four arms.',
    ],
    verse: [
      'They found the west by the last of the sun, / And then they knew which arm was the one.',
      'The sky was still gold on the western side, / And now they knew, and the sun was their guide.',
      '"There\'s the sunset," {hero} said. / "West is over there, ahead."',
    ],
    small: ['The sun went west. / That way was best.', 'The sky was gold. / So they were told.'],
  },
  fact: {
    three: ['"The sun goes down in the west," said {hero}. "It always does."'],
    five: ['"The sun always goes down in the west," said {hero}. "So the sky is a signpost too."'],
    seven: [
      '"The world turns one way only," said {hero}, "and so the sun always leaves by the same door. That is west. If you know one direction, you know them all."',
      '"The sun always goes down in the west," said {hero}. "If we know that, we know the rest."',
    ],
    verse: ['"The sun goes down in the west each day, / So the sky can help us find the way."'],
    small: ['"The sun goes to bed / in the west," {he} said.'],
  },
}
