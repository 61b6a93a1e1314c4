import type { Strand } from '../../schema.ts'

export const theBack: Strand = {
  plant: {
    three: ['{hero} looked at the back of things. Who does that? {hero}!'],
    five: [
      '{hero} always wanted to see the back of things: the back of the clock, the back of the moon, the back of the baker.',
    ],
    seven: [
      'Most people look at the front of a thing. {hero} went round. {He} knew the backs of all the houses {in} {land}, and the underneath of most of the chairs.',
    ],
    verse: [
      'Some look at the front. But {hero} went round / To look at the back, where the best things are found.',
      '{hero} went round to the back of the door, / The back of the clock, and the back of the store.',
    ],
  },
  low: {
    three: ['They turned a stone over. "Look!" said {hero}. "It is blue under here."'],
    five: [
      '"Nothing here," said {friend}. {hero} picked up the nothing, and looked at the back of it. "There is more on this side," {he} said.',
    ],
    seven: [
      '"It is just a stone," said {friend}. {hero} turned it over. On the other side was a small town of beetles, all running home. {He} put it back, as you close a door on people who are dressing. "You see?" {he} said. "There is always a back."',
    ],
    verse: [
      '"It\'s only a stone." But they turned it about, / And half of a beetle town came running out.',
      'It looked like the end. So they went to see / The back of the end, where the more might be.',
    ],
    small: ['"Turn it and see!" / A bug drank tea.'],
  },
  test: {
    three: ['A sign said "No." "So no one goes in," said {keeper}.'],
    five: [
      'There was a sign. It said: NO WAY IN. "Everybody reads it," sighed {keeper}, "and then they all go home."',
    ],
    seven: [
      'In the middle of the way stood a sign, and the sign said: NO. "I look after it," said {keeper}. "People read it, and turn round. I give it a wash on Sundays." It did not say what it was saying no to.',
    ],
    verse: ['The sign that stood in the way said NO. / "They read it," said {keeper}, "and off they go."'],
    small: ['"It says NO, see? / To you and me."'],
  },
  act: {
    three: ['{hero} went round to the back. It said, "Yes! Come in!"'],
    five: [
      '"What does it say on the other side?" asked {hero}, and went round to look. COME IN, it said there, in gold, AND WIPE YOUR FEET.',
    ],
    seven: [
      '"What is on the back?" asked {hero}. {keeper} had washed the front four hundred times. They all went round together. There was moss on that side, and {hero} rubbed it off. NEED TO KNOCK, it said. JUST COME IN.',
    ],
    verse: ['But {hero} went round where nobody had been. / The back of it said, in gold letters, COME IN.'],
    small: ['{hero} went round. / YES! was what {he} found.'],
  },
  close: {
    three: ['{hero} looked at the back of the day. It was night.'],
    five: ['{hero} turned the pillow over to see the back of it. It was cool, and smelled of sleep.'],
    seven: [
      'There was the day, and {hero} had seen the front of it. Now {he} went round to the back, where the stars are kept.',
    ],
    verse: [
      "You've seen the day's front, and its shine and its light. / Now go round behind it. The back is the night.",
      'The back of the day is cool and deep. / Go round it now, and there is sleep.',
    ],
  },
}
