import type { VoiceData } from '../schema.ts'

export const gentleAdventure: VoiceData = {
  opening: {
    three: [
      'The sun was low and warm. {hero} sat in it. {hero} is a {noun}.',
      'It was a soft, slow day. {hero}, a {noun}, had a rest.',
      'All was calm. Here is {hero}, a {noun}.',
    ],
    five: [
      'It was one of those soft gold afternoons {in} {land}, {where}. A {noun} called {hero} sat in the sun and did nothing, slowly.',
      '{In} {land}, {where}, the day was in no hurry. Neither was {hero}, a {noun}.',
      'The kettle hummed in {home}. That was where {hero} lived, a {noun}, {in} {land}, {where}.',
    ],
    seven: [
      'It was the time of day when the light turns to honey. {In} {land}, {where}, a {noun} called {hero} sat by the door of {home}, and listened to the kettle thinking.',
      'Nothing much was going on {in} {land}, {where}, and it was going on very pleasantly. A {noun} called {hero} lay in the sun and watched it.',
      'There was a {noun} called {hero}, in {home}, {in} {land}. It was a mild sort of day, and {he} had left the door open for it.',
    ],
    verse: [
      'The light was honey, the day was slow, / And a {noun} {in} {land} watched it come and go.',
      '{In} {land} the day was soft and long. / A {noun} sat by and hummed a song.',
    ],
  },
  aside: {
    three: ['They sat a bit. It was nice.', 'They shared a pear. Mmm.', 'The wind was soft. They liked it.'],
    five: [
      'They stopped for a while, and shared a pear, and listened to nothing in particular.',
      'There was no hurry. They picked up a smooth stone, and took turns to hold it.',
      'A soft wind came by, and went along with them for a bit.',
    ],
    seven: [
      'They rested when they felt like resting, and shared a pear, bite by bite, until there was just the stalk, which {friend} kept.',
      'They walked without talking for a while, in the kind of quiet that has company in it.',
      'The wind had dropped. It was so calm that they could hear the evening arriving, one small sound after another.',
    ],
    verse: [
      'They shared a pear, they watched the sky. / The soft slow minutes ambled by.',
      'They sat on a stone still warm from the sun / And heard the bees go home, one by one.',
    ],
  },
  after: {
    three: ['It was calm and good.', 'They held {hands} and were still.', 'They sat, side by side.'],
    five: [
      'They sat down close together and said nothing, and it was the good kind of nothing.',
      'Everything went quiet, like a room when somebody shuts the window.',
    ],
    seven: [
      'For a long while no one spoke. It was not that there was nothing to say. It was all being said already, by the evening.',
      '"Let us go home slowly," said {friend}. So they did, and it took exactly as long as it should.',
    ],
    verse: ['They sat and watched the evening come, / And far away they heard it hum.'],
  },
  closing: {
    three: [
      'Soft bed. Soft night. Sleep, {hero}.',
      'Breathe in. Breathe out. Good night.',
      'Slow, slow, sleep.',
    ],
    five: [
      'Breathe in, {bare}. Breathe out. Good night, {hero}.',
      'The kettle was cold, the lamp was low, and there was nothing left to do.',
    ],
    seven: [
      'Breathe in, said the night. Breathe out. And {land} did, all of it, from one end to the other.',
      'The lamp went down to a thread, and then to the memory of a thread. Good night, {hero}.',
    ],
    verse: ['Breathe in, dear {hero}, and breathe out slow. / The lamp has burned down soft and low.'],
    small: ['Breathe in, so slow. / The lamp is low.', 'Soft bed, soft light. / Good night, good night.'],
  },
}
