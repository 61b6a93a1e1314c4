import type { Strand } from '../../schema.ts'

export const askWhatItIsLike: Strand = {
  plant: {
    three: ['"What is under here?" said {hero}. It was a frog.'],
    five: ['"What is under that?" asked {hero}. It was a question that often led to frogs.'],
    seven: [
      '{hero} had once followed an ant for a whole day. "Well, it knew where it was going," {he} said, "and I did not."',
    ],
    verse: [
      "What's under this? And what's in there? / {hero} just had to look everywhere.",
      '"What\'s it like," asked {hero}, "to be a hat? / To be a door? To be all that?"',
    ],
  },
  low: {
    three: ['"We are stuck," said {friend}. "Good!" said {hero}. "Let us see how."'],
    five: ['"We are stuck," said {friend}. "How interesting," said {hero}. "In what way are we stuck?"'],
    seven: [
      '"We do not know where we are," said {friend}. {hero} beamed. "Then everything we see is a discovery," {he} said.',
    ],
    verse: [
      '"We\'re stuck," said {friend}. "How stuck?" asked {hero} with glee. / "Let\'s look very closely, and then we shall see."',
      '"Do stones get tired?" asked {hero}, and then / They asked one, and got up again.',
    ],
    small: ['"Are we stuck? Well, well! / Let us look and smell!"'],
  },
  test: {
    three: ['"They all talk," said {keeper}. "No one asks me."'],
    five: ['{keeper} shook {khis} head at everyone. "They all tell me things," said {khe}. "No one asks."'],
    seven: [
      '"If you have come to tell me something, you can go home," said {keeper}. "I have been told things all day." {hero} had not come to tell anybody anything.',
    ],
    verse: ['"They tell me this, they tell me that. / Nobody asks," said {keeper}, and sat.'],
    small: ['"They talk all day. / I can not say."'],
  },
  act: {
    three: ['"What do you think?" said {hero}. {keeper} told them all of it.'],
    five: [
      '"What do you think?" asked {hero}. {keeper} sat up. And out it all came, the one thing nobody else had known.',
    ],
    seven: [
      '"What is it like, being you?" asked {hero}. {keeper} opened {khis} mouth and shut it again. Then {khe} told them. And in the very middle of it, like a nut in a cake, was the answer that they had come for.',
    ],
    verse: [
      '"What\'s it like to be you?" asked {hero}. "Do say." / And {keeper} told all, and it opened the way.',
    ],
    small: ['"What do you think?" / It came in a wink.'],
  },
  close: {
    three: ['"What is in a dream?" said {hero}. {He} went to see.'],
    five: ['{hero} took one small question to bed, to keep {him} warm.'],
    seven: [
      '{hero} had found eleven answers that day, and thirty new questions. It was a very good bargain. {He} took the best one to bed.',
    ],
    verse: [
      "Good night to who, good night to why. / Tomorrow's questions wait nearby.",
      'What is it like to be a bed? / It gets to hold your sleepy head.',
    ],
  },
}
