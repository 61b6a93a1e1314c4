import type { Told } from './schema.ts'

export const reach: Told = {
  three: [
    'This was {far}.',
    'They were at {far}.',
    '"We are here!" said {friend}.',
    'Stop. Here it was, {far}.',
    'At last! It was {far}.',
  ],
  five: [
    'This was {far}. They had come all that way.',
    'They stood still. They were at {far}.',
    'And so they came to {far}.',
    'There it was at last: {far}.',
    '"Is this it?" asked {friend}. It was {far}. It was.',
  ],
  seven: [
    'One more bend, and they were at {far}.',
    'They stopped talking, for they had come to {far}.',
    'And there, quite suddenly, was {far}.',
    'They had come to {far}, and it was just as they had thought it would be, but more so.',
    'They knew {far} at once, although they had never seen it, as you know the end of a song.',
  ],
  verse: [
    'And there, at the end of a long, long day, / Was {far}, the end of the winding way.',
    'One more step, and a step, and a hop, / And this was {far}, and here they could stop.',
    'And this was {far}, so quiet and wide, / And they stood and they looked at it, side by side.',
    "They came to {far} with the last of the light. / It was just as they'd thought it would be, or quite.",
    'And there was {far}, and they stood quite still, / As you do when you come to the top of a hill.',
  ],
  small: [
    'They were there, at last! / The sun went fast.',
    'Here! This was it. / They stood a bit.',
    'The end of the way, / at the end of the day.',
    'Stop. Look. So wide! / They stood side by side.',
    '"We are here, we two!" / It was all so new.',
  ],
}

export const homeward: Told = {
  three: [
    'They went home, step by step.',
    '"Home," said {friend}. "Home," said {hero}.',
    'Home they went. It was not far now.',
    'Step, step, yawn. Step, step, home.',
    'The moon came too, all the way home.',
  ],
  five: [
    'Home they went, step by step, with the moon behind them.',
    '"Home is nearer than it was," said {friend}, and it was so.',
    'The way home is always shorter. They hummed a bit, and yawned a bit.',
    'They went home by the same way, and all the hard things were easy.',
    'They took turns to carry the bag, and then they took turns to carry {friend}.',
    '{hero} yawned, and {friend} caught it, and they passed it back and forth all the way home.',
  ],
  seven: [
    'The way home was the same way, and yet it was not, for now they knew every stone of it. They said good night to each one as they passed.',
    'They walked home slowly, telling each other the story from the beginning. It already had two new bits in it.',
    'They did not talk much on the way back. The day was so full that there was no room for more words.',
    'The moon came up to see who was walking about so late, and stayed with them as far as the door.',
    'Going home, they saw everything from the back. It all looked smaller, and rather friendly.',
  ],
  verse: [
    'The way back home was half as long. / They walked it to a yawning song.',
    'The moon came out, and it walked them back, / Along every bit of the silvery track.',
    'They yawned at the gate, and they yawned at the wall, / And hummed at the places they knew, one and all.',
    'Home is a place that comes near by itself, / Like milk from the jug or a book from the shelf.',
    "And back the way that they'd come, they went, / Past everything, under a sky like a tent.",
    'And all the way home they went hand in hand, / As slow as you like, through the sleepy old land.',
  ],
  small: [
    'Home, home they went, / a bit worn and bent.',
    'Step, step, and home. / No more to roam.',
    'The moon came, too, / the whole way through.',
    'Yawn, step, and yawn, / past wall and past lawn.',
    'Back past the gate. / It was so late.',
  ],
}

export const toBed: Told = {
  three: [
    'Back home, {hero} got in bed.',
    '{hero} was home. Into bed {he} went.',
    'Home at last! Up into bed.',
    'The bed was warm. In went {hero}.',
    '{hero} put on soft night things. In {he} went.',
    'Boots off. Hat off. Bed.',
  ],
  five: [
    '{hero} put on {his} night things, washed {his} face, and got in.',
    'It was late when they came home. The bed had waited up.',
    'Then {hero} was home, in {house}, and the bed was warm.',
    'At home {hero} climbed into bed and pulled the blanket up to {his} nose.',
    'Back in {house}, {hero} got into bed, and so did {friend}, at the other end.',
    'In {house} a small light was on, and the bed was warm. {hero} got in.',
    '{hero} brushed {his} teeth, all of them, or nearly, and the bed took {him} in.',
  ],
  seven: [
    'It was late when they came to {house}. {hero} put {his} boots side by side, and {himself} in between the sheets.',
    'At home all was as they had left it, only sleepier. {hero} got into bed. {friend} said that {fhe} was not tired at all, and slept.',
    'Back in {house} the bed was just as {he} had left it that morning, which seemed a very long time ago. {hero} got in.',
    'In {house} a light was on. {hero} washed {his} face, or most of it, and got into bed. {friend} had the other end.',
    'And then there was {house}, and a bed in it, and {hero} in the bed. {friend} was asleep already, with {fhis} hat on.',
    'There was warm milk, and then there was bed. {friend} fell asleep with the cup still in {fhis} lap.',
  ],
  verse: [
    'The door went click, the boots came off. / {friend} gave a yawn and a little cough.',
    'The way was done. They were home at last. / They both lay down, and the day was past.',
    'Now {hero} lies tucked in, snug and deep, / And {friend} has already fallen asleep.',
    'Back home the bed is soft and wide, / With {hero} and {friend} both tucked inside.',
    'The boots by the door, and the coats on the hook, / And {hero} in bed, with the end of a book.',
    'They came to the door, and they came to the stair, / And last to the bed, and the bed was right there.',
    'The bed had been waiting the whole of the day. / In {hero} got, with no more to say.',
  ],
  small: [
    'Boots off, hat off. / One yawn, one cough.',
    'The bed was deep. / They went to sleep.',
    'The bed was wide, / with {friend} inside.',
    'Face washed, milk done. / In bed, each one.',
    'Home, and in bed, / with a soft, soft head.',
  ],
}
