import type { CompanionData } from '../schema.ts'

export const frog: CompanionData = {
  noun: 'jolly frog',
  looks: 'green frog',
  names: ['Plip', 'Puddle', 'Fergus', 'Lily', 'Tad', 'Dewey', 'Reed', 'Gulliver'],
  lives: 'both',

  banter: {
    three: [
      '"Ribbit," said {friend}. "That is a yes."',
      'Plop, plop, went {friend}.',
      '{friend} sang. It went: ribbit, ribbit, ribbit.',
      'Hop, plop, hop. "A puddle! The best!"',
      "{friend} sat on {hero}'s head. It was cool.",
    ],
    five: [
      '{friend} told jokes. They all ended in "ribbit", and got better the more you heard them.',
      '{friend} tried out every puddle, and gave each of them marks out of ten.',
      '"Knock knock," said {friend}. "Who is there?" said {hero}. "Ribbit," said {friend}, and had to lie down laughing.',
      '{friend} jumped over {hero} and back, to keep warm.',
      'When it was quiet, {friend} filled it in with a low note.',
    ],
    seven: [
      '{friend} sang as {fhe} went. It was a song in which only one word was hard, and the word was ribbit.',
      '{friend} knew a joke about a stork, but did not like to tell it out of doors.',
      '{friend} took the puddles, and {hero} took the bits in between, and so no part of the path was wasted.',
      '{friend} said that {fhe} had once been a prince, or met one. It had been a long time ago, and {fhe} was rather small.',
      '"Left foot, right foot," said {friend}, shaking {fhis} head. "I do not know how you keep it up."',
    ],
    verse: [
      'And {friend} sang as {fhe} hopped along / A ribbit-ribbit-ribbit song.',
      '"Knock, knock!" said {friend}. "Who\'s there?" "It\'s me!" / And laughed till {fhe} fell off the foot of the tree.',
      '{friend} marked the puddles from one to ten, / And went back to jump in the best ones again.',
      '{friend} had a joke for the top of the hill, / And told it so slowly {fhe} tells it still.',
      '{friend} jumped over {hero} and back, / And counted the beetles along the track.',
    ],
    small: [
      'Ribbit, one, two. / "That song is for you."',
      'Plop! What a lake! / It was small as a cake.',
      '{friend} hopped by / and caught a fly.',
      '"Knock, knock!" "Who is there?" / "A frog in your hair!"',
      'Hop, plop, hop, wet! / "I am not dry yet."',
    ],
  },
  come: {
    three: [
      'Plop! {friend} the {fkind} sat in the bag. "Ribbit. Go!"',
      '{friend} the {fkind} hopped up. "Is it wet there? I will come!"',
    ],
    five: [
      'A flower pot by the door said "ribbit". It was {friend} the {fkind}. "I have been in there since Tuesday," {fhe} said. "I could do with a walk."',
      '"Will there be puddles?" asked {friend} the {fkind}. It was likely. "Then I am your frog."',
    ],
    seven: [
      '{friend} the {fkind} landed on the doormat with a slap. "I was aiming for the path," {fhe} said, "but this is better. Which way is out?"',
      '"I know a hundred songs," said {friend} the {fkind}, "and you will not get them at home." They were all the same song, but nobody knew that yet.',
    ],
    verse: [
      'Plop on the mat came {friend}, with a hop. / "I\'ve sat long enough," said the frog. "I must stop."',
      '"Will there be puddles?" {friend} wished to know. / "Then fetch me my hat," said the frog, "and let\'s go!"',
    ],
    small: ['Plop! On the mat! / {friend} had a hat.', '{friend} sang, "Is it far? / I have rain in a jar!"'],
  },
}
