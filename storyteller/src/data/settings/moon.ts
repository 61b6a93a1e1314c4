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
  ],
  within: 'on',
  where: [
    'where every jump was three jumps long',
    'where the earth hung up like a blue lamp',
    'where the dust kept each footprint for ever',
    'where soup had to be held down with a lid',
  ],
  homes: [
    'a round hut with a porthole',
    'a silver tent by the landing place',
    'a small dome with a hammock in it',
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
      'The dust lay grey, the dust lay deep, / As soft as somebody asleep.',
      'The dust lay grey, the dust lay still, / And rolled away from hill to hill.',
    ],
  },
  hush: {
    three: ['The earth was a soft blue lamp.', 'All the moon was still.'],
    five: [
      'Through the window came the blue light of the earth.',
      'It was quiet, as it can only be on the moon.',
    ],
    seven: [
      'The earth turned slowly in the window, with all its seas, like a lamp for somebody who wakes up.',
      'Nothing moved on the whole of the moon, and it did so beautifully.',
    ],
    verse: [
      'The blue earth shines on dust and stone. / The moon lies still, and hums alone.',
      'The blue earth shines on stone and dust, / As soft as bread inside its crust.',
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
