import { moonCrack } from '../obstacles/moon-crack.ts'
import { moonDust } from '../obstacles/moon-dust.ts'
import { moonLost } from '../obstacles/moon-lost.ts'
import { moonKnock } from '../obstacles/moon-knock.ts'
import { moonPrints } from '../obstacles/moon-prints.ts'
import { moonBounce } from '../obstacles/moon-bounce.ts'
import type { SettingData } from '../schema.ts'

export const moon: SettingData = {
  names: [
    'the Moon',
    'the Near Side of the Moon',
    'the Quiet Side of the Moon',
    'the Silver Side of the Moon',
    'the Sunny Side of the Moon',
  ],
  within: 'on',
  where: [
    'where every jump was three jumps long',
    'where the earth hung up like a blue lamp',
    'where the dust kept each footprint for ever',
    'where soup had to be held down with a lid',
    'where it was always a good night for stars',
  ],
  homes: [
    'a round hut with a porthole',
    'a silver tent by the landing place',
    'a small dome with a hammock in it',
    'a tin house with stilts and a flag',
    'an upturned rocket with curtains',
  ],
  sense: {
    three: [
      'Boing, boing, went their steps.',
      'The earth was round and blue.',
      'The dust was soft and grey.',
      'It was so still.',
    ],
    five: [
      'Each step took them up, and a good while later it put them down.',
      'The earth hung over them like a blue lamp.',
      'The dust puffed up, and took its time to settle.',
      'There was not a sound, for there was no air to carry one.',
      'Their footprints lay behind them as neat as stitches.',
    ],
    seven: [
      'Each step lifted them off the ground, thought about it, and set them down a little farther on.',
      'The earth hung in the sky, blue and white, like something that had been washed and put out to dry.',
      'The dust rose round their feet and came down again as slowly as flour.',
      "It was so still that they could hear their own hearts, and each of them thought it was the other one's.",
      'Behind them their footprints ran back in a line, and would be there in a million years, if no one swept.',
    ],
    verse: [
      'Each step went up, and up, and then / Came slowly, softly down again.',
      'The earth hung blue, so round and far, / Beside a little silver star.',
      'Their footprints went back in a row, like a seam, / As neat as the stitches that run through a dream.',
      'The dust lay grey, the dust lay still, / And rolled away from hill to hill.',
      'A hop went up, and came down slow. / The moon was in no hurry, though.',
      'There was no wind, there was no sound. / The stones lay white, the stones lay round.',
    ],
    small: [
      'One step, so slow. / Up, up, then low.',
      'Puff, went the dust. / It settled, just.',
      'The earth hung there, / blue in the air.',
      'Still, still, so still, / hill after hill.',
      'Hop! And then wait. / They came down late.',
    ],
  },
  hush: {
    three: [
      'The earth was a soft blue lamp.',
      'All the moon was still.',
      'The dust lay down. It did not puff.',
      'Blue light sat on the bed. Hush.',
    ],
    five: [
      'Through the window came the blue light of the earth.',
      'It was quiet, as it can only be on the moon.',
      'Outside, two rows of footprints came home to the door, and stopped.',
      'The stars did not wink. They never do there. They just looked in, and were kind about it.',
    ],
    seven: [
      'The earth turned slowly in the window, with all its seas, like a lamp for somebody who wakes up.',
      'Nothing moved on the whole of the moon, and it did so beautifully.',
      'Their footprints led up to the door and no farther, so that anybody who passed could see that everyone was in.',
      'The moon has no wind, no rain, and nobody next door, and it held its breath all the same.',
    ],
    verse: [
      'The stars look in, and do not wink. / They never do up there, I think.',
      'The blue earth shines on stone and dust, / As soft as bread inside its crust.',
      'Their footprints come up to the door of the hut, / Then nothing but quiet. The window is shut.',
      'The earth is a lamp they never put out. / It shines on bed and dust about.',
      'The moon lies still from hill to hill. / It has no clock. It never will.',
    ],
    small: [
      'Blue earth, good night. / You give soft light.',
      'The dust lies flat, / and that is that.',
      'No wind, no rain. / Hush, moon, again.',
      'Still lies the hill. / Now we lie still.',
    ],
  },
  route: [
    { place: 'moon-base', called: 'the landing place', avoid: [] },
    { place: 'moon-plain', called: 'the silver plain', avoid: [] },
    { place: 'moon-crater', called: 'the round crater', avoid: [] },
  ],
  helpers: ['robot', 'mouse', 'rabbit', 'cat', 'owl', 'penguin'],
  obstacles: [moonCrack, moonDust, moonLost, moonKnock, moonPrints, moonBounce],
}
