import type { VoiceData } from '../schema.ts'

export const gentleAdventure: VoiceData = {
  opening: {
    three: [
      'The sun was low and warm. {hero} sat in it. {hero} is a {noun}.',
      'It was a soft, slow day. {hero}, a {noun}, had a rest.',
      'All was calm. Here is {hero}, a {noun}.',
      'The sun was on the wall. {hero}, a {noun}, was on it, too.',
    ],
    five: [
      'It was one of those soft gold afternoons {in} {land}, {where}. A {noun} called {hero} sat in the sun and did nothing, slowly.',
      '{In} {land}, {where}, the day was in no hurry. Neither was {hero}, a {noun}.',
      'The kettle hummed in {home}. That was where {hero} lived, a {noun}, {in} {land}, {where}.',
      'A bee slept on a leaf {in} {land}, {where}. {hero}, a {noun}, was keeping it company.',
    ],
    seven: [
      'It was the time of day when the light turns to honey {in} {land}, {where}. A {noun} called {hero} sat by the door of {home}, and listened to the kettle thinking.',
      'Nothing much was going on {in} {land}, {where}, and it was going on very pleasantly. A {noun} called {hero} lay in the sun and watched it.',
      'There was a {noun} called {hero}, in {home}, {in} {land}. It was a mild sort of day, and {he} had left the door open for it.',
      'Somewhere a door was shut, softly, and that was all the news {in} {land}, {where}, that day. A {noun} called {hero} had heard it, and was still thinking about it with pleasure.',
    ],
    verse: [
      'The light was honey, the day was slow, / And a {noun} {in} {land} watched it come and go.',
      '{In} {land} the day was soft and long. / A {noun} sat by and hummed a song.',
      'A leaf came down {in} {land}, so slow. / A {noun} sat watching, and let it go.',
      'The kettle was humming, the cat was asleep, / And a {noun} {in} {land} had no hours to keep.',
    ],
    small: [
      'A warm, slow day. / In it {hero} the {kind} lay.',
      '{hero} the {kind} sat by / and looked at the sky.',
      'Soft went the sun. / {hero} the {kind} had a bun.',
      'Hush, all was still. / {hero} the {kind} sat on the sill.',
    ],
  },
  aside: {
    three: [
      'They sat a bit. It was nice.',
      'They shared a pear. Mmm.',
      'The wind was soft. They liked it.',
      'They lay down and looked at a cloud.',
    ],
    five: [
      'They stopped for a while, and shared a pear, and listened to nothing in particular.',
      'There was no hurry. They picked up a smooth stone, and took turns to hold it.',
      'A soft wind came by, and went along with them for a bit.',
      'They lay on their backs for a while, and chose a cloud each.',
    ],
    seven: [
      'They rested when they felt like resting, and shared a pear, bite by bite, until there was just the stalk, which {friend} kept.',
      'They walked without talking for a while, in the kind of quiet that has company in it.',
      'The wind had dropped. It was so calm that they could hear the evening arriving, one small sound after another.',
      'They came by a bench, and it would have been rude not to sit on it. The bench was warm on the left side, so they both had the left side.',
    ],
    verse: [
      'They shared a pear, they watched the sky. / The soft slow minutes ambled by.',
      'They sat on a stone still warm from the sun / And heard the bees go home, one by one.',
      'They lay on their backs, and they each chose a cloud. / They hummed to it softly, but not out loud.',
      'They came by a bench, and they sat there a while, / And walked on as slow as a snail on a stile.',
      'They did not hurry. They did not run. / They stood for a bit in the last of the sun.',
      'The way was soft, and so was the air. / They took the long way to get from here to there.',
      'Evening settled everywhere, / Soft as feathers, in the air.',
    ],
    small: [
      'Sit, sit, and see: / one slow old bee.',
      'A pear for two, / and a cloud or two, too.',
      'A soft wind came. / They gave it a name.',
      'Slow, slow, they went. / The tall grass bent.',
    ],
  },
  after: {
    three: [
      'It was calm and good.',
      'They held {hands} and were still.',
      'They sat, side by side.',
      'They had warm milk and no words.',
      'Ah. So still.',
    ],
    five: [
      'They sat down close together and said nothing, and it was the good kind of nothing.',
      'Everything went quiet, like a room when somebody shuts the window.',
      'They watched until the last bit of light had gone in, and then they still watched.',
      'The wind went by on tiptoe.',
    ],
    seven: [
      'For a long while no one spoke. It was not that there was nothing to say. It was all being said already, by the evening.',
      '"Let us go home slowly," said {friend}. So they did, and it took exactly as long as it should.',
      'A moth came, and stayed, and nobody moved so as not to disturb it. In the end it was the moth who had to go to bed.',
      'They passed round a cup of something warm, and held it longer than they drank it.',
    ],
    verse: [
      'They sat and watched the evening come, / And far away they heard it hum.',
      'They passed round a cup, and it warmed every hand, / And evening came over the whole of the land.',
      'They watched as the light went, the last and the least, / Like one yellow sheep going home to the east.',
      "A moth settled down on the end of a sleeve. / They sat without moving, so it needn't leave.",
      'They sat side by side as the day went by. / The last of it wrote a word on the sky.',
      'No one said much. It was not a loss. / The evening came, and it walked across.',
      'Nobody was in a hurry. / Nobody had any worry.',
    ],
    small: [
      'Hush. All was well. / They heard a soft bell.',
      'A warm cup each, / as soft as a peach.',
      'Side by side, so still, / they sat on the sill.',
      'A moth sat down / on the hem of a gown.',
    ],
  },
  closing: {
    three: [
      'Soft bed. Soft night. Sleep, {hero}.',
      'Breathe in. Breathe out. Good night.',
      'Slow, slow, sleep.',
      'The lamp is low. The cat is asleep. So is {hero}.',
    ],
    five: [
      'Breathe in, {bare}. Breathe out. Good night, {hero}.',
      'The kettle was cold, the lamp was low, and there was nothing left to do.',
      'Outside the snow, or perhaps only the moonlight, lay down on the grass.',
      'One by one the small sounds went out, like candles. Good night, {hero}.',
    ],
    seven: [
      'Breathe in, said the night. Breathe out. And {land} did, all of it, from one end to the other.',
      'The lamp went down to a thread, and then to the memory of a thread. Good night, {hero}.',
      'The house let out its breath. A stair creaked, and begged its own pardon. Then it was so quiet that you could have heard {hero} smile.',
      'Far off a door was shut, softly. That was all the news {in} {land}, and it was good.',
    ],
    verse: [
      'Breathe in, dear {hero}, and breathe out slow. / The lamp has burned down soft and low.',
      "The stairs have stopped creaking, the kettle is cold. / Sleep, {hero}, sleep, in the blanket's warm fold.",
      'One by one go the sounds of the day, / And {hero} lies still as they wander away.',
      "The moth is asleep, and the moon has come out. / There's nothing at all to be thinking about.",
    ],
    small: [
      'Breathe in, so slow. / The lamp is low.',
      'Soft bed, soft light. / Good night, good night.',
      'Slow, slow, and slow. / Now off you go.',
      'Hush goes the night. / Soft goes the light.',
    ],
  },
}
