import type { QuestData } from '../schema.ts'

export const star: QuestData = {
  thing: 'the star',
  deed: 'Carried a Star',
  prop: 'fallen-star',
  carried: true,
  kept: false,
  ofKeeper: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Star That Fell',
    'A Star in the Soup Pot',
    'The Star {hero} Carried Home',
    'How {hero} Put Back a Star',
    'One Star Too Few',
    'A Small Star to Carry',
    'Down Came a Star, Said {keeper}',
    '{friend} Held the Star',
    'Too Low, Said the Star',
    'No Bigger Than a Bun',
    'The Star of {hero} and {friend}',
    'A Hole in the Sky Over {Land}',
    'They Count Us, {hero}, Said the Star',
    '{keeper} Knew the Very Spot',
  ],
  summaries: [
    "A star falls at {hero}'s door {in} {land}, and it has to be back in the sky by bedtime.",
    'A star leaned out too far, because of the soup. Now {hero} has to get it home before anybody counts.',
    'There is a hole in the sky over {land}, about the size of a bun, and {hero} has just what fits it.',
  ],
  trouble: {
    three: [
      'Plop! A star fell down. It was small and warm. "Oh no," said {hero}. "It must go back up."',
      'Ting! Down came a star. "I want to go home," said the star.',
      'A star sat in the soup. "It is wet in here," it said. "Put me back, please!"',
    ],
    five: [
      'Just then, plop, a star fell out of the sky. It lay on the ground, no bigger than a bun, and warm. "I was leaning out to look," said the star. "I have to be back before bedtime, or there will be a hole."',
      'There was a ting, like a spoon on a cup. A star had fallen right at the door. Its light was going soft. "Could you put me back?" it asked. "I do not know the way up."',
      'Plop! A small star fell in the soup. It sat there and blinked. "Too low," it said. "Can you take me back before bed?"',
      'That night a star fell down by the door. It was warm, and no bigger than a bun. "Please take me home," it said.',
    ],
    seven: [
      'There was a sound like a spoon against a cup, and a star lay on the ground. It was about as big as a bun. It looked embarrassed. "I leaned out too far," it said. "There was such a smell of supper." If it was not back in its place by bedtime, there would be a hole in the sky, and sailors steer by that sort of thing.',
      'Something landed in the soup with a small hot plop. It was a star. It shook itself like a wet bird, and looked about. "This is not the sky," it said. {hero} had to agree. "Then I must be back by bedtime. They count us."',
      'There was a hole in the evening, and a star on the doorstep. "I only let go for a second," it said. "Could you help me up before they see?"',
    ],
    verse: [
      'Then ting! A star fell out of the sky. / "I leaned too far," it said with a sigh.',
      'Down fell a star and landed with a bump. / It rolled up to the door and gave a thump.',
      'A star came down, all warm and small. / "I did not mean," it said, "to fall."',
    ],
    small: [
      'A star fell down. / It gave a frown.',
      'Plop went a star. / It fell so far.',
      '"Too low!" the star said. / "I hit my head."',
    ],
  },
  win: {
    three: [
      '{keeper} showed them the spot. {hero} let go of the star. Up, up, up it went!',
      '"Here," said {keeper}. Up went the star. Click! It was home.',
      '"Let go now," said {keeper}. Up flew the star. It did not fall one bit.',
    ],
    five: [
      'Then {keeper} showed them the one spot that lay right under the gap. {hero} opened {his} {hands}. The star rose, slow as a bubble, up and up, and clicked into its place.',
      'Then {keeper} pointed straight up. There was the hole! {hero} held the star high and let go. Up it went, like a bubble. Click.',
      '"This is the place," said {keeper}. {hero} gave the star one last hug. It rose and rose, and then it was home.',
    ],
    seven: [
      'Then {keeper} showed them a spot where the ground was worn smooth. "It goes up from here," said {khe}. "They always do." {hero} opened {his} {hands}. The star rose like a bubble, a little wobbly at first, and then faster. They heard it fit itself in with a tiny click. And the sky, which had been holding its breath, let it go.',
      '"Stand just here," said {keeper}, "and do not blow." {hero} held the star up on two flat {hands}. For a moment nothing happened. Then it grew light, and lifted, and went up past the tops of things. There was a click, no louder than a button.',
      'Then {keeper} looked up and counted, and stopped at a small hole. "There," said {khe}. {hero} let go. The star went up quickly at first and slowly at the end, as if it wanted to be waved at. They waved until it fitted.',
    ],
    verse: [
      'Said {keeper}, "This is the very spot." / And up went the star like a small gold dot.',
      '{keeper} pointed, and there was the gap! / The star flew up and went in with a snap.',
      'They held the star high, and they let it go, / And up it went from the ground below.',
    ],
    small: [
      'They let the star go. / It rose up slow.',
      'Up the star flew. / "Good night to you!"',
      'The star went in. / It gave a grin.',
    ],
  },
  after: {
    three: [
      'The sky was full. Wink, wink, said the star.',
      'They all looked up. There it was. "Bye-bye, star!"',
      '"One, two, three," said {friend}. "All the stars are there."',
    ],
    five: [
      'Now the sky was whole again. All over {land} people looked up and could not say why they felt better. "That one is ours," said {friend}.',
      'The sky was full again. Every star stood in its own place, and one of them winked.',
      '"Good night, star," called {friend}. High up, something small blinked twice.',
    ],
    seven: [
      'All over {land} people stopped and looked up, and could not have told you why they suddenly felt that everything was in its place. "Which one is it?" asked {friend}. One star, low on the left, went out and came on again. "That one," said {hero}.',
      'They counted the stars together, as far as they could count. There was not one too few. "Ours is the one that wobbles," said {friend}, and it was.',
      'It was brighter now, though only by a little. {keeper} said that most good things are like that. They stood with their heads back until their necks were stiff.',
    ],
    verse: [
      'The sky was whole from side to side. / The star winked once, with shining pride.',
      'They looked on up, and all was right. / One star was waving through the night.',
      'Now every star was in its place. / A smile went over every face.',
    ],
    small: [
      'The star gave a wink. / The sky went pink.',
      'The star shone bright. / "Good night, good night!"',
    ],
  },
  rest: {
    three: ['The star winked at the window.', 'Wink, said the star.'],
    five: [
      'In the window one small star leaned out, but not too far.',
      'High up, one star pulled the night over its points, and held still.',
    ],
    seven: [
      'One small star looked in at the window. It was holding on tight with both points.',
      'Up there somebody counted the stars, found that they were all in, and left them on for the night.',
    ],
    verse: [
      "One star looks in, but not too far. / It's holding tight. Good night, dear star.",
      'The star counts the windows, one by one. / It blinks at yours, and the count is done.',
    ],
    small: ['Wink, says the star. / It is not so far.', 'The star is in bed, / right over your head.'],
  },
}
