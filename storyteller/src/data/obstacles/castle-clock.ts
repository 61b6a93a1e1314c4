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
      'Nine dings from the clock. "One more," said the door.',
      'The door had a rule. It could count. So could the clock.',
      '"Not yet," said the door. "Go on, clock!" It had no more dings.',
      'Ding, ding, went the clock. The door said, "Go on."',
    ],
    five: [
      'OPENS AT THIRTEEN, said the door. Above it hung a clock, and the clock went up to twelve.',
      'The door would open when the clock struck thirteen. The clock struck twelve, and then it stopped for a rest.',
      '"Thirteen, please," said the door. The clock had only twelve.',
      'The door knew its numbers. It wanted thirteen, and the poor clock had just twelve to give.',
      '"I have never been opened," said the door. "It is never thirteen." The clock looked at its feet.',
      'There was a clock, and there was a door that listened to it. One of the two could not count far enough.',
    ],
    seven: [
      'On the last door was a small brass plate: THIS DOOR OPENS AT THIRTEEN. Over it hung a clock. It struck, and they counted on their toes. Twelve. It seemed quite sure that there was no more to say.',
      '"I open on the stroke of thirteen," said the door. It was the sort of door that has had a long time to think of rules. The clock beside it struck one, two, and so on, as clocks do, and gave up after twelve.',
      'The door would open at thirteen. It said so on a card. The clock next to it had never heard of thirteen.',
      '"Come back at thirteen," was written on the door. "There is no thirteen," said {friend}. "They all say that," the door said, and the clock above it ticked and was sorry.',
      'An old king who did not care for visitors had made the rule. For him the door had to be told thirteen, and the clock over it would never get there.',
      'The clock struck, and the door moved its latch a little at each stroke. Eleven. Twelve. Then nothing. The latch slid back with a sigh.',
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
      'Nine old dings, and one from a bell. "In!"',
      'A bell went ding. "That will do," said the door.',
      '{hero} shook a bell. Ten! Wide went the door.',
    ],
    five: [
      'They waited until it had struck twelve. Then {hero} rang a bell, just once. "Thirteen," said the door, and opened.',
      'Twelve, said the clock. Ding, said {friend} with a little bell. The door had counted right, so it had to open.',
      'After twelve strokes they rang a bell. Thirteen! The door swung open.',
      '"Twelve," the door said, and was about to give up. Ting! It was {friend} with a bell, just in time.',
      'They tied a bell to a string and pulled, right after the last stroke. A rule is a rule, and the latch went up.',
      'A bell had the missing ding in it. {hero} let it out.',
    ],
    seven: [
      'The clock struck twelve, took a breath, and was about to be quiet when {hero} rang a bell, very politely. The door opened slowly, like one that is counting it all again.',
      '{friend} had brought a bell. "Ten, eleven, twelve," counted the door under its breath. "Ding," went the bell. You could hear the door looking through its rules. Then the latch went up, for nowhere did it say who had to do the ringing.',
      'After the twelfth stroke somebody rang a bell, very small and clear. The door had said nothing against bells.',
      'It must come neither too soon nor too late. {friend} held up one finger, the last stroke died away, and down came the finger, and {hero} shook the bell.',
      'The door had waited two hundred years to hear a thirteen. When it came, out of a small tin bell, it flew open so fast that it had to apologise.',
      'They asked a goat for the loan of her bell. It had never been part of a clock before, and it did its one note very well.',
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
      '"One ding is like the next," said {hero}.',
    ],
    five: [
      '"A clock strikes by shaking the air," said {hero}, "and a bell shakes it too. An ear can only count the shakes."',
      '"Clock or bell, it is only air that shakes," said {hero}.',
      '"The door has no eyes," said {hero}. "It can not see who makes the sound, only that one came."',
    ],
    seven: [
      '"What is the stroke of a clock?" said {hero}. "A hammer hits a bit of metal, the metal shakes, and the air carries the shake along. A small bell does just the same. Nobody can hear who made it, only that it came."',
      '"A stroke is only air that shakes," said {hero}. "A bell can shake it just as well."',
      '"Metal shakes when it is hit, and that shaking is the whole of the sound," said {hero}. "Big or small, the air passes it on."',
    ],
    verse: [
      '"A bell shakes the air like a clock with its chime. / The ear only counts them, one at a time."',
    ],
    small: ['"Air brings the ring / of any old thing."'],
  },
}
