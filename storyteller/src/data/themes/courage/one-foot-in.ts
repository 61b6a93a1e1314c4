import type { Strand } from '../../schema.ts'

export const oneFootIn: Strand = {
  plant: {
    three: ['{hero} did not like new soup. Or new hats.'],
    five: ['{hero} did not like new doors, new hats or new soup.'],
    seven: ['{hero} liked old things. Old things had been tried. New things looked at you.'],
    verse: [
      'New shoes, new soup, or a brand-new door / Made {hero} look down at the floor.',
      'New hat, new shoe, new bread to eat: / {hero} looked down at {his} own two feet.',
    ],
    small: ['{hero} felt shy. / {He} did not know why.'],
  },
  low: {
    three: ['"My knees feel odd," said {hero}. "So do mine," said {friend}.'],
    five: ['"My knees feel funny," said {hero}. "Mine too," said {friend}. "We can walk on funny knees."'],
    seven: [
      '{hero} held out a {hand}. It shook. {friend} held out one too, and that one shook as well. They put them side by side, and then they shook in time, like music.',
    ],
    verse: [
      '"My knees are shaking," {hero} said. / "Then let them shake, and go ahead."',
      '"It\'s all so new," said {hero}. "Yes," / Said {friend}, "and by tonight, much less."',
    ],
    small: ['Knock, went each knee. / "It is just me."'],
  },
  test: {
    three: ['"Who will go in?" said {keeper}. "It is new in there."'],
    five: ['"It is just past that gap," said {keeper}. "I have never been in. Who will look?"'],
    seven: [
      '"What you want is in there," said {keeper}, and pointed at a gap that was narrow and still. "I have been meaning to go in since spring. I get as far as my toes."',
    ],
    verse: ['"It\'s in through there," said {keeper}, "in the gap. / I would go in, but I need a nap."'],
    small: ['"Who will go in?" / It was so thin.'],
  },
  act: {
    three: ['{hero} put in one foot. Then the rest. {He} {was} in!'],
    five: [
      '{hero} put in one foot. It came to no harm. So {he} put in the other one, and then all of {him} was in.',
    ],
    seven: [
      '{hero} put in a foot, and kept it there until it was used to it. Then {he} put in the other. "What is it like?" called {keeper}. "New," said {hero}. There was a pause. "It is getting less new," {he} said.',
    ],
    verse: ['First one foot in, and then foot two. / And soon it did not feel so new.'],
    small: ['One step, then two. / {hero} went through!'],
  },
  close: {
    three: ['The new thing was old now.'],
    five: ['{hero} had done a new thing. It was an old thing now, and {he} slept on it.'],
    seven: ['By now the whole day was an old thing, tried and known. {hero} pulled it up to {his} chin.'],
    verse: [
      'The newest thing of all the day / Is old now, and is put away.',
      'What was so new is old and done. / You put in two feet, one by one.',
    ],
  },
}
