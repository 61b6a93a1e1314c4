import type { Strand } from '../../schema.ts'

export const askWhatItIsLike: Strand = {
  plant: {
    three: [
      '"What is under here?" said {hero}. It was a frog.',
      '"Are you cold?" {hero} asked a stone.',
      '{hero} sat by a bug. "What is it like?"',
    ],
    five: [
      '"What is under that?" asked {hero}. It was a question that often led to frogs.',
      '{hero} asked a puddle if it tickled when it rained.',
      '{hero} never met a snail without asking it how things were.',
    ],
    seven: [
      '{hero} had once followed an ant for a whole day. "Well, it knew where it was going," {he} said, "and I did not."',
      '{hero} wore {his} shoes on the wrong feet for a day, to find out what it was like for the shoes.',
      'Other people said hello to the cow. {hero} asked her what grass was like the second time.',
    ],
    verse: [
      "What's under this? And what's in there? / {hero} just had to look everywhere.",
      '"What\'s it like," asked {hero}, "to be a hat? / To be a door? To be all that?"',
    ],
  },
  low: {
    three: [
      '"We are stuck," said {friend}. "Good!" said {hero}. "Let us see how."',
      '"How is it, to be tired?" "Like this."',
      '"I fell!" said {friend}. "What is it like?"',
    ],
    five: [
      '"We are stuck," said {friend}. "How interesting," said {hero}. "In what way are we stuck?"',
      'They sat down on a stone. "What is it like to be sat on?" {hero} asked it. {friend} got up again, to be polite.',
      '"I have a sore toe," said {friend}. "What colour is it?" asked {hero}. It was so good to be asked that it hurt less.',
    ],
    seven: [
      '"We do not know where we are," said {friend}. {hero} beamed. "Then everything we see is a discovery," {he} said.',
      '"My feet have had enough," said {friend}. "What do they say?" asked {hero}. {friend} listened. "The left one would like a song," {fhe} said, "and the right one wants to be the left one."',
      '{hero} lay down flat, to see the way as it looks to a beetle. "It is much longer from here," {he} said. "We have been lucky." And {he} got up.',
    ],
    verse: [
      '"We\'re stuck," said {friend}. "How stuck?" asked {hero} with glee. / "Let\'s look very closely, and then we shall see."',
      '"Do stones get tired?" asked {hero}, and then / They asked one, and got up again.',
    ],
    small: ['"Are we stuck? Well, well! / Let us look and smell!"'],
  },
  test: {
    three: [
      '"They all talk," said {keeper}. "No one asks me."',
      '{keeper} sat with {khis} back to them. "Go away."',
    ],
    five: [
      '{keeper} shook {khis} head at everyone. "They all tell me things," said {khe}. "No one asks."',
      '"No, thank you," said {keeper}, before anyone had spoken. "I have been told who I am by four people today."',
    ],
    seven: [
      '"If you have come to tell me something, you can go home," said {keeper}. "I have been told things all day." {hero} had not come to tell anybody anything.',
      'A line of people stood before {keeper}, and each told {khim} something: how to sit, and what to eat. {keeper} said "Thank you" to each one, and looked over their heads.',
    ],
    verse: ['"They tell me this, they tell me that. / Nobody asks," said {keeper}, and sat.'],
    small: ['"They talk all day. / I can not say."'],
  },
  act: {
    three: [
      '"What do you think?" said {hero}. {keeper} told them all.',
      '"How is it here?" said {hero}. {keeper} said a lot.',
    ],
    five: [
      '"What do you think?" asked {hero}. {keeper} sat up. And out it all came, the one thing nobody else had known.',
      '"I only wondered what it is like," said {hero}. {keeper} moved over to make room. The answer was halfway through {khis} second story.',
    ],
    seven: [
      '"What is it like, being you?" asked {hero}. {keeper} opened {khis} mouth and shut it again. Then {khe} told them. And in the very middle of it, like a nut in a cake, was the answer that they had come for.',
      '"What does it look like from where you are?" asked {hero}, when it was {his} turn. Nobody else had brought a question. {keeper} made room. And from where {khe} sat, you could see just how it was to be done.',
    ],
    verse: [
      '"What\'s it like to be you?" asked {hero}. "Do say." / And {keeper} told all, and it opened the way.',
    ],
    small: ['"What do you think?" / It came in a wink.'],
  },
  close: {
    three: [
      '"What is in a dream?" said {hero}. {He} went to see.',
      '"Bed, what are you like?" It was soft.',
      'One more "what is it like?" Zzz.',
    ],
    five: [
      '{hero} took one small question to bed, to keep {him} warm.',
      '"What is it like to be asleep?" asked {friend}. {hero} was already finding out.',
      '{hero} asked the pillow about its day. It had been waiting for {him}.',
    ],
    seven: [
      '{hero} had found eleven answers that day, and thirty new questions. It was a very good bargain. {He} took the best one to bed.',
      'Nobody had ever asked the night how it was. {hero} did, through the window. It seemed to come a little closer.',
      '{hero} had wondered what it was like to be all sorts of people. Now it was time to be {hero}, in bed, and that was very nice too.',
    ],
    verse: [
      "Good night to who, good night to why. / Tomorrow's questions wait nearby.",
      'What is it like to be a bed? / It gets to hold your sleepy head.',
    ],
  },
}
