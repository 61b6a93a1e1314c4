import type { ObstacleData } from '../schema.ts'

export const castleClock: ObstacleData = {
  id: 'castle-clock',
  kind: 'blocked',
  place: 'castle-tower',
  props: [
    { prop: 'clock', where: 'near' },
    { prop: 'door', where: 'near' },
  ],
  tool: 'bell',
  avoid: [],
  meet: {
    three: [
      'The clock went ding. It did nine. The door wanted ten.',
      '"Ten dings, please," said the door. The clock had just nine.',
    ],
    five: [
      'OPENS AT THIRTEEN, said the door. Above it hung a clock, and the clock went up to twelve.',
      'The door would open when the clock struck thirteen. The clock struck twelve, and then it stopped for a rest.',
      '"Thirteen, please," said the door. The clock had only twelve.',
    ],
    seven: [
      'On the last door was a small brass plate: THIS DOOR OPENS AT THIRTEEN. Over it hung a clock. It struck, and they counted on their toes. Twelve. It seemed quite sure that there was no more to say.',
      '"I open on the stroke of thirteen," said the door. It was the sort of door that has had a long time to think of rules. The clock beside it struck one, two, and so on, as clocks do, and gave up after twelve.',
      'The door would open at thirteen. It said so on a card. The clock next to it had never heard of thirteen.',
    ],
    verse: [
      '"I open at thirteen," the old door said. / The clock stopped at twelve and scratched its head.',
      'The clock went to twelve, and it went no more. / "I want just one extra," said the stubborn door.',
      '"Thirteen," said the castle door. / Twelve was all. There was no more.',
    ],
    small: ['Nine, said the clock. / Ten, said the lock.', 'The door asked for ten. / Just nine again!'],
  },
  solve: {
    three: [
      '{friend} had a bell. Ding! That made ten. The door went wide.',
      'Ring! One small bell. "Ten!" said the door. In they went.',
      'Ding, went a bell. Ten!',
    ],
    five: [
      'They waited until it had struck twelve. Then {hero} rang a bell, just once. "Thirteen," said the door, and opened.',
      'Twelve, said the clock. Ding, said {friend} with a little bell. The door had counted right, so it had to open.',
      'After twelve strokes they rang a bell. Thirteen! The door swung open.',
    ],
    seven: [
      'At the next hour they stood ready. The clock struck twelve, took a breath, and was about to be quiet when {hero} rang a bell, once, and very politely. "Thirteen," said the door. It opened slowly, like a door that is counting it all again.',
      '{friend} had brought a bell. "Ten, eleven, twelve," counted the door under its breath. "Ding," went the bell. You could hear the door looking through its rules. Then the latch went up, for nowhere did it say who had to do the ringing.',
      'After the twelfth stroke {hero} rang a bell, very small and clear. The door had said nothing against bells.',
    ],
    verse: [
      'The clock did twelve, and then, clear and small, / A bell did the last one and finished them all.',
      'They waited for twelve, and they rang a bell. / "Thirteen," said the door. "That is just as well."',
      '{hero} rang a bell. "Once more / Makes thirteen," exclaimed the door.',
    ],
    small: ['A bell went ding. / The door did swing.', 'One ding, one more! / Wide went the door.'],
  },
  fact: {
    three: [
      '"A bell shakes the air," said {hero}. "So does a clock. It sounds the same."',
      '"A bell sounds the same," said {hero}.',
    ],
    five: [
      '"A clock strikes by shaking the air," said {hero}, "and a bell shakes it too. An ear can only count the shakes."',
      '"Clock or bell, it is only air that shakes," said {hero}.',
    ],
    seven: [
      '"What is the stroke of a clock?" said {hero}. "A hammer hits a bit of metal, the metal shakes, and the air carries the shake along. A small bell does just the same. Nobody can hear who made it, only that it came."',
      '"A stroke is only air that shakes," said {hero}. "A bell can shake it just as well."',
    ],
    verse: [
      '"A bell shakes the air like a clock with its chime. / The ear only counts them, one at a time."',
    ],
    small: ['"Air brings the ring / of any old thing."'],
  },
}
