import type { Strand } from '../../schema.ts'

export const oneFootIn: Strand = {
  plant: {
    three: [
      '{hero} did not like new soup. Or new hats.',
      'New shoes? "No," said {hero}. "Old shoes."',
      '{hero} had one spoon. Just that one.',
    ],
    five: [
      '{hero} did not like new doors, new hats or new soup.',
      '{hero} had toast each morning. Once it was cut the other way. {He} sent it back.',
      'When {hero} got a new coat, it hung up for a year until it was old enough.',
    ],
    seven: [
      '{hero} liked old things. Old things had been tried. New things looked at you.',
      '{hero} walked to the pond by the same way each day, and stepped on the same stones. Somebody moved one once. {He} went home.',
      'A new cup stood at the back of the shelf. {hero} was letting it get used to {him}.',
    ],
    verse: [
      'New shoes, new soup, or a brand-new door / Made {hero} look down at the floor.',
      'New hat, new shoe, new bread to eat: / {hero} looked down at {his} own two feet.',
    ],
    small: ['{hero} felt shy. / {He} did not know why.'],
  },
  low: {
    three: [
      '"My knees feel odd," said {hero}. "So do mine," said {friend}.',
      '"Is it new here?" "Very," said {friend}. Gulp.',
      'One knee shook. {hero} held on to it.',
    ],
    five: [
      '"My knees feel funny," said {hero}. "Mine too," said {friend}. "We can walk on funny knees."',
      '"I have never been this far from my spoon," said {hero}. They both sat down and thought about the spoon.',
      '"Was I new once?" asked {friend}. "Very," said {hero}. "I hid your hat." They laughed until their knees stopped.',
    ],
    seven: [
      '{hero} held out a {hand}. It shook. {friend} held out one too, and that one shook as well. They put them side by side, and then they shook in time, like music.',
      '"Everything here is new," said {hero}. "That stone is not," said {friend}. "It looks about a thousand." So they sat on that one until it was time.',
      '{hero} made a list of all that was still old. There was {friend}, and the sky, and both of {his} own feet. It was a longer list than {he} had feared.',
    ],
    verse: [
      '"My knees are shaking," {hero} said. / "Then let them shake, and go ahead."',
      '"It\'s all so new," said {hero}. "Yes," / Said {friend}, "and by tonight, much less."',
    ],
    small: ['Knock, went each knee. / "It is just me."'],
  },
  test: {
    three: [
      '"Who will go in?" said {keeper}. "It is new."',
      '"In there?" said {hero}. "In there," said {keeper}.',
    ],
    five: [
      '"It is just past that gap," said {keeper}. "I have never been in. Who will look?"',
      'The way in was round and still. "It smells new," said {keeper}. "I go no nearer than this."',
    ],
    seven: [
      '"What you want is in there," said {keeper}, and pointed at a gap that was narrow and still. "I have been meaning to go in since spring. I get as far as my toes."',
      'Between two stones was an opening as wide as a cake. "I threw in a bean once," said {keeper}. "It did not come back, but then beans do not."',
    ],
    verse: ['"It\'s in through there," said {keeper}, "in the gap. / I would go in, but I need a nap."'],
    small: ['"Who will go in?" / It was so thin.'],
  },
  act: {
    three: ['In went one foot. In went {hero}!', 'First one eye. Then two. Then all of {hero}!'],
    five: [
      '{hero} put in one foot. It came to no harm. So {he} put in the other one, and then all of {him} was in.',
      '{hero} put in {his} nose, and let it get used to the smell. Then {he} sent in the rest.',
    ],
    seven: [
      '{hero} put in a foot, and kept it there until it was used to it. Then {he} put in the other. "What is it like?" called {keeper}. "New," said {hero}. There was a pause. "It is getting less new," {he} said.',
      '"Hello, in there," said {hero}. "I am going to be one {hand}." {He} {was} one {hand} for a bit. Then {he} {was} a {hand} and a head. It smelled of rain inside, which {he} had met before. The rest of {him} came along to be with it.',
    ],
    verse: ['First one foot in, and then foot two. / And soon it did not feel so new.'],
    small: ['One step, then two. / {hero} went through!'],
  },
  close: {
    three: [
      'The new thing was old now.',
      '{hero} tried a new side to sleep on.',
      'One new thing a day. Good night.',
    ],
    five: [
      '{hero} had done a new thing. It was an old thing now, and {he} slept on it.',
      '{hero} slept at the other end of the bed, just to see. {His} feet were quite surprised.',
      '"Tomorrow," said {hero}, "I might try a new hat. Or half of one."',
    ],
    seven: [
      'By now the whole day was an old thing, tried and known. {hero} pulled it up to {his} chin.',
      "There was a new thing on the shelf in {hero}'s head, next to all the old ones. It already looked at home.",
      '{hero} tried to remember what had been so hard. It was like trying to remember a sneeze.',
    ],
    verse: [
      'The newest thing of all the day / Is old now, and is put away.',
      'What was so new is old and done. / You put in two feet, one by one.',
    ],
  },
}
