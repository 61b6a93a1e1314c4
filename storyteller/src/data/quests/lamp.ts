import type { QuestData } from '../schema.ts'

export const lamp: QuestData = {
  thing: 'the lamp',
  deed: 'Answered a Light',
  prop: 'lantern',
  carried: false,
  kept: false,
  ofKeeper: true,
  notIn: [],
  avoid: [],
  titles: [
    'Who Is Blinking?',
    '{hero} and the Lamp That Asked',
    'Three Blinks and a Wait',
    'On, Off, On',
    'Two Blinks for {hero}',
    'The Window at the Other End of {Land}',
    '{hero} Says Yes to a Lamp',
    'Nine Blinks for Soup',
    'A Question for {hero} and {friend}',
    'Is Anybody There? Asked {keeper}',
    'Blink Back, {hero}',
    'What {keeper} Was Asking',
    '{friend} Blinks a Joke',
    'A Light on the Far Side of {Land}',
  ],
  summaries: [
    'Every evening a lamp at {far} blinks three times and waits. {hero} is going to find out what it is asking.',
    'Somebody far away keeps blinking a lamp. {hero} has blinked back, and now there is no getting out of it.',
    'On, off, on: a lamp has been asking the same question all year, and tonight somebody answers.',
  ],
  trouble: {
    three: [
      'A lamp went on. Off. On. It was far away. "Who is it?" said {hero}.',
      'Blink, blink, blink. See the lamp? "Is it for me?" said {hero}.',
      '{hero} saw a lamp blink. {hero} waved. Blink, blink! "I must go and see."',
    ],
    five: [
      'Every evening a lamp at {far} went on, and off, and on. Three blinks, then a wait. It was asking something, and no one had ever gone to find out what.',
      '"There it is again," said {hero}. Far off a little lamp blinked three times. {hero} blinked back with both eyes. It did not help. "I shall have to go there."',
      'Blink, went the lamp at {far}. Then it stopped, the way you stop when you have asked a question. "Then I had better answer," said {hero}.',
    ],
    seven: [
      'Every evening, just after supper, a lamp at {far} blinked three times and then waited. {land} had ideas about it. Some said that it was loose. Some said that it was a moth. "It is a question," said {hero}. "You can tell by the wait." So {he} put on {his} boots to go and answer it.',
      'Far away, at {far}, somebody was doing something to a lamp. On, off, on, off, on, and then nothing. {hero} held up a candle and did it back. There was a long pause. Then the lamp began to blink like the lid on a pot. "Oh dear," said {hero}. "Now I have said something, and I do not know what."',
      'It had been going on since spring. At bedtime one small lamp at {far} said blink, blink, blink, and {hero} lay and looked at it, and thought that somebody should do something. That evening {he} sat up. "I am somebody," said {hero}.',
    ],
    verse: [
      'A lamp, far off, went on, off, on, / Then waited a bit, and the light was gone.',
      'Three blinks from a lamp, and then three more. / "It\'s asking us something. But what is it for?"',
      'Each night a lamp blinked, one, two, three. / "It\'s talking," said {hero}, "and talking to me."',
    ],
    small: [
      'A lamp! Blink, blink. / "It sees us, I think."',
      'A lamp far away! / What does it say?',
      'The lamp blinked, "Who? / Is it you? Is it you?"',
    ],
  },
  win: {
    three: [
      '{keeper} had the lamp. "I blink at you. Now you blink, too." Blink!',
      '"It was you!" said {hero}. "It was me," said {keeper}. Blink, said the lamp.',
      '"My lamp says: are you there?" said {keeper}. "Yes!" said {hero}. "We are here!"',
    ],
    five: [
      'Then {keeper} showed them the lamp. "Three blinks," said {khe}, "means: is anyone there?" "Yes," said {hero}. {keeper} had to sit down. {khe} had never had an answer before.',
      'There stood the lamp. "I only wanted to know if you could see me," said {keeper}. {hero} turned it off, and on. "That is how I say yes."',
      '"What was it asking?" said {hero}. {keeper} blinked the lamp, once for each word. "Are. You. There." "I am now," said {hero}.',
    ],
    seven: [
      'Behind {keeper} stood the lamp. "It is not much of a question," said {khe}. "It only means: is anybody there?" {hero} turned the lamp off, and on, and off, and on again. "What does that mean?" asked {keeper}. "It means yes," said {hero}. "And now it is your turn."',
      '"You came the whole way to ask what my lamp says?" said {keeper}, and looked at {khis} feet. "It says: I can see your window. Can you see mine?" {hero} turned round. Far across {land}, very small, was a window {he} knew. "I can now," said {hero}.',
      'So it was {keeper} who worked the lamp. {khe} did it with a tin lid, on and off. "I have been asking the same thing all year," said {khe}. "But it was too far to hear if anyone said yes." "Yes," said {hero}, from quite close by.',
    ],
    verse: [
      '"It asks," said {keeper}, "is anyone near?" / "We are," said {hero}. The lamp burned clear.',
      'There was the lamp, and {keeper} said, / "It asks: are you there? Are you still not in bed?"',
      'Said {keeper}, "Three blinks of the lamp ask: Who?" / "It\'s us," said {hero}. "And now it is you!"',
    ],
    small: [
      '"The lamp said: Hi! / Are you near by?"',
      'The lamp, the light! / It said good night.',
      '"The lamp asked: Who?" / "It was us! And you?"',
    ],
  },
  after: {
    three: [
      'One blink for yes. Two for good night. Blink, blink!',
      '"I will blink each night," said {keeper}. "So will I!" said {hero}.',
      '{friend} had a go. Blink, blink, blink! "I said a joke."',
    ],
    five: [
      'They made up a whole language. One blink was yes, two was good night, and nine was: there is soup.',
      '"I shall blink from my window," said {hero}. "And I from mine," said {keeper}, and that was settled.',
      'All over {land} people saw the lamp shine without a blink. "It has got its answer," they said, and drew the curtains.',
    ],
    seven: [
      'They worked it out on the back of a leaf. One blink was yes. Two was good night. Five was: come over, there is cake. "What is no?" asked {friend}. They thought about it, and found that they did not need one.',
      '{keeper} let each of them have a turn. {friend} asked the whole of {land} if it was awake, and one window in ten said that it was, but not for long.',
      '"And if I forget the signs?" said {keeper}. "Then just blink," said {hero}. "I shall know who it is."',
    ],
    verse: [
      'One blink for yes, and two for good night, / And three for: come over, the soup is just right.',
      'They blinked it fast, they blinked it slow. / A window blinked back: "I know, I know."',
      '"I\'ll blink each evening at half past eight." / "And I\'ll blink back. I won\'t be late."',
    ],
    small: [
      'Blink, went the light. / Two means good night.',
      'One blink is yes. / Two blinks: have a guess!',
    ],
  },
  rest: {
    three: ['Blink, blink, far away. It said good night.', 'One blink from {hero}. One blink back.'],
    five: [
      '{hero} blinked the bedside lamp, twice. Far off, {keeper} blinked back.',
      'Out there a small light went on, off, on, off. They knew what that meant.',
    ],
    seven: [
      '{hero} turned the lamp on and off two times. For a while there was only the night. Then, far away and small as a crumb: blink, blink.',
      'Across {land} somebody put out a light twice, which is not easy. {hero} did the same.',
    ],
    verse: [
      'Two blinks from here, two blinks from there: / Good night, sleep well, and do take care.',
      "The lamp goes on, the lamp goes out. / That's what good night is all about.",
    ],
    small: ['Blink, little light. / It says good night.', 'Two blinks from here. / Two back, my dear.'],
  },
}
