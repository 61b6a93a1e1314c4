import { castleGate } from '../obstacles/castle-gate.ts'
import { castleSteps } from '../obstacles/castle-steps.ts'
import { castleDoors } from '../obstacles/castle-doors.ts'
import { castleMoat } from '../obstacles/castle-moat.ts'
import { castleArmour } from '../obstacles/castle-armour.ts'
import { castleClock } from '../obstacles/castle-clock.ts'
import type { SettingData } from '../schema.ts'

export const castle: SettingData = {
  names: [
    'Crumblestone Castle',
    'Castle Marmalade',
    'the Castle of Seven Flags',
    'Teapot Castle',
    'Thimble Castle',
    'the Castle of a Hundred Chimneys',
  ],
  within: 'in',
  where: [
    'where even the stones smelled of toast',
    'where the flags told you which way the wind was going',
    'where forty clocks ticked and no two agreed',
    'where the stairs creaked in tune',
    'where the cook rang a bell for cake',
    'where the kings in the pictures changed places at night',
  ],
  homes: [
    'a small room behind the kitchen chimney',
    'a nook under the great stairs',
    'the gatehouse with the round window',
    'a round room with a bed in the wall',
    'a loft over the stables',
  ],
  sense: {
    three: [
      'Flip, flap, went the flags.',
      'It smelled of plum cake.',
      'Tick, tock, went a clock.',
      'The hall was big and still.',
    ],
    five: [
      'Somebody in the kitchen was baking plum cake.',
      'Their steps came back to them from the far wall, a little late.',
      'The candles on the wall nodded as they went by.',
      'A suit of armour stood in a corner, pretending not to watch.',
      'The flags snapped once and were quiet.',
    ],
    seven: [
      'The smell of plum cake came up the stairs to meet them, and then went politely on.',
      'Every footstep echoed, so that two sounded like twenty on their way to a party.',
      'Along the wall hung painted kings and queens, who all seemed to want to know where they were going.',
      'A draught went down the hall, trying the handles of the doors.',
      'Forty clocks were telling forty different times, all of them late.',
    ],
    verse: [
      'The candles winked along the wall. / Their footsteps tapped across the hall.',
      'The flags flew red, the flags flew gold. / The stones smelled warm, the stones smelled old.',
      'A clock struck six, a clock struck nine. / A third one said that both were fine.',
      'The smell of plum cake came up the stair / And sat in the hall on the velvet chair.',
      'A painted king looked out, and then / He winked, and went to paint again.',
      'The stones, so old, talked in their sleep. / A dog was showing off its sheep.',
    ],
    small: [
      'Flip, flap, up high! / Flags in the sky.',
      'Tick, tock, tick, tock! / Each wall had a clock.',
      'Plum cake! Yum, yum. / "Come," it said, "come!"',
      'Tap, tap, they came. / The wall did the same.',
      'Kings, big and small, / hung in the hall.',
    ],
  },
  hush: {
    three: [
      'Tick, tock, said the clock, very low.',
      'The flags hung still.',
      'Puff. The last candle went out.',
      'A mouse said good night to the cake.',
    ],
    five: [
      'In the hall the clocks ticked softly, as if they wore slippers.',
      'Up on the roof the flags folded themselves for the night.',
      'The kings on the wall closed their painted eyes.',
      'Down in the kitchen the last pot was hung on its hook.',
    ],
    seven: [
      'Down in the kitchen the fire settled itself with a sigh.',
      'All through the castle the candles went out, one by one, like people leaving a party.',
      'The great gate was let down for the night, slowly, so as not to wake the doves.',
      'Forty clocks struck, one after another, and the last of them had to be told that it was bedtime.',
    ],
    verse: [
      'The fire is low, the clocks run slow, / The flags have nowhere else to go.',
      'The kings on the wall have shut their eyes. / The cook has put away the pies.',
      'The gate is down, the bridge is in, / And every mouse has tucked its chin.',
      "A candle winks and then is out. / There's no one but the cat about.",
      'The queen puts off her crown for bed. / It leaves a ring around her head.',
    ],
    small: [
      'The kings all doze, / from crown to toes.',
      'Shut is the gate. / Hush, it is late.',
      'Ten, says the clock. / Tick, it says. Tock.',
      'No more plum cake. / No one is awake.',
    ],
  },
  route: [
    { place: 'castle-hill', called: 'the castle hill', avoid: [] },
    { place: 'castle-hall', called: 'the great hall', avoid: [] },
    { place: 'castle-tower', called: 'the tower room', avoid: ['heights'] },
  ],
  helpers: ['mouse', 'cat', 'owl', 'bear', 'rabbit', 'turtle'],
  obstacles: [castleGate, castleSteps, castleDoors, castleMoat, castleArmour, castleClock],
}
