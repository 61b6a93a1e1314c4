import type { Strand } from '../../schema.ts'

export const theBack: Strand = {
  plant: {
    three: [
      '{hero} looked at the back of things. Who does that? {hero}!',
      '{hero} went round a cow. Moo!',
      '"And the other side?" said {hero}. {He} went to see.',
    ],
    five: [
      '{hero} always wanted to see the back of things: the back of the clock, the back of the moon, the back of the baker.',
      'When somebody gave {hero} a picture, {he} turned it over first.',
      "{hero} knew what was behind the cupboard: one spoon, two peas, and somebody's left sock.",
    ],
    seven: [
      'Most people look at the front of a thing. {hero} went round. {He} knew the backs of all the houses {in} {land}, and the underneath of most of the chairs.',
      '{hero} read books from the outside in. {He} began with the bit at the back that nobody reads, where they thank people for the glue.',
      'If you showed {hero} a cake, {he} asked to see the bottom. {He} had nothing against the top. It was just that everyone had seen that.',
    ],
    verse: [
      'Some look at the front. But {hero} went round / To look at the back, where the best things are found.',
      '{hero} went round to the back of the door, / The back of the clock, and the back of the store.',
    ],
  },
  low: {
    three: [
      'They turned a stone over. "Look!" said {hero}. "It is blue under here."',
      '"This side is sad," said {hero}. "Try that side."',
      'Behind the stone was a good seat.',
    ],
    five: [
      '"Nothing here," said {friend}. {hero} picked up the nothing, and looked at the back of it. "There is more on this side," {he} said.',
      '"It is just a big stone," said {friend}. "From here," said {hero}, and went to look from there. It was a chair.',
      '"We are behind," said {friend}. "Good," said {hero}. "That is where things are kept."',
    ],
    seven: [
      '"It is just a stone," said {friend}. {hero} turned it over. On the other side was a small town of beetles, all running home. {He} put it back, as you close a door on people who are dressing. "You see?" {he} said. "There is always a back."',
      '{friend} had a bad mood. {hero} asked to see the other side of it. {friend} turned round, rather crossly, and there on {fhis} back was a leaf, with a beetle riding on it. It was hard to stay cross after that.',
      '"I only see how far it is," said {friend}. So {hero} turned {fhim} round, to look at the back of the day. They could see how far they had come.',
    ],
    verse: [
      '"It\'s only a stone." But they turned it about, / And half of a beetle town came running out.',
      'It looked like the end. So they went to see / The back of the end, where the more might be.',
    ],
    small: ['"Turn it and see!" / A bug drank tea.'],
  },
  test: {
    three: ['"The sign says no," said {keeper}.', '"No," said the sign. "No, no," said {keeper}.'],
    five: [
      'There was a sign. It said: NO WAY IN. "People read it," sighed {keeper}, "and go home."',
      'STOP, said the sign. {keeper} sat under it. "I have stopped," said {khe}, "for years."',
    ],
    seven: [
      'In the middle of the way stood a sign, and the sign said: NO. "I look after it," said {keeper}. "People read it, and turn round. I give it a wash on Sundays." It did not say what it was saying no to.',
      '"It says CLOSED," said {keeper}, and so it did, in large red paint. "I used to think it might change. In the end one believes it."',
    ],
    verse: ['The sign that stood in the way said NO. / "They read it," said {keeper}, "and off they go."'],
    small: ['"It says NO, see? / To you and me."'],
  },
  act: {
    three: [
      '{hero} went round to the back. "Yes!" it said there.',
      '"What is round here?" said {hero}. "A big YES!"',
    ],
    five: [
      '"What does it say on the other side?" asked {hero}, and went round to look. COME IN, it said there, in gold, AND WIPE YOUR FEET.',
      '{hero} had to see the other side. {He} bent round it. STOP, it said there, READING THIS AND COME IN.',
    ],
    seven: [
      '"What is on the back?" asked {hero}. {keeper} had washed the front four hundred times. They all went round together. There was moss on that side, and {hero} rubbed it off. NEED TO KNOCK, it said. JUST COME IN.',
      '{hero} was not listening. {He} had put {his} head round the edge. "Did you know," {he} said, in an odd voice, "that it turns?" It did, though it creaked. The other side had never seen the light, and the paint was as good as new. OPEN, it said, and under that, AT LAST.',
    ],
    verse: ['But {hero} went round where nobody had been. / The back of it said, in gold letters, COME IN.'],
    small: ['{hero} went round. / YES! was what {he} found.'],
  },
  close: {
    three: [
      '{hero} looked at the back of the day. It was night.',
      'Behind the day was a bed.',
      'What was behind {his} eyes? {hero} looked.',
    ],
    five: [
      '{hero} turned the pillow over to see the back of it. It was cool, and smelled of sleep.',
      '"What is on the back of the night?" asked {hero}. It was morning, but {he} would have to wait.',
      '{hero} lay on {his} front, to let the ceiling look at {his} back.',
    ],
    seven: [
      'There was the day, and {hero} had seen the front of it. Now {he} went round to the back, where the stars are kept.',
      '{hero} looked behind the curtain, and there was the night, with its back to the window.',
      'One thing had no back that {hero} had ever found, and that was sleep. {He} went in to have another look.',
    ],
    verse: [
      "You've seen the day's front, and its shine and its light. / Now go round behind it. The back is the night.",
      'The back of the day is cool and deep. / Go round it now, and there is sleep.',
    ],
  },
}
