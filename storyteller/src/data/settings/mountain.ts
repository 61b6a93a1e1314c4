import { mountainRocks } from '../obstacles/mountain-rocks.ts'
import { mountainLake } from '../obstacles/mountain-lake.ts'
import { mountainSnow } from '../obstacles/mountain-snow.ts'
import { mountainZigzag } from '../obstacles/mountain-zigzag.ts'
import { mountainWind } from '../obstacles/mountain-wind.ts'
import { mountainBridge } from '../obstacles/mountain-bridge.ts'
import type { SettingData } from '../schema.ts'

export const mountain: SettingData = {
  names: [
    'Tumbledown Mountain',
    'the Blue Goat Mountain',
    'Mount Featherbed',
    'Echo Mountain',
    'Whistling Mountain',
    'Mount Porridge',
  ],
  within: 'on',
  where: [
    'where the echoes answered back politely',
    'where the clouds stopped to have their tummies tickled',
    'where goats had the right of way',
    'where the wind came to sharpen its whistle',
    'where the streams ran down to tell the news',
    'where the snow kept its hat on all summer',
  ],
  homes: [
    'a stone hut with a turf roof',
    'a warm cave with a blue door',
    'a hut with a pine-cone roof',
    'a wooden house with stones on its roof',
    'a snug hut under the pines',
  ],
  sense: {
    three: [
      'Clink, went a stone.',
      'The wind went whee.',
      'A goat said, "Meh."',
      'The air was thin and bright.',
    ],
    five: [
      'Small stones went clink, clink, under them.',
      'Far off a goat said, "Meh," and a second goat agreed.',
      'The wind smelled of snow and pine.',
      'Tiny blue flowers grew where no one had asked them to.',
      'Below them the valley was as small as a green sock.',
    ],
    seven: [
      'The wind came round the corner with its hands in its pockets, whistling.',
      'A goat looked them up and down, chewing, and decided to let them pass.',
      'Tiny blue flowers grew in the cracks, as if somebody had spilled a bit of sky.',
      'When they coughed, the mountain coughed back to be polite.',
      'Behind them the valley had shrunk until the farms were no bigger than crumbs.',
    ],
    verse: [
      'The goats stood round upon the stones / And hummed a tune in mountain tones.',
      'The wind went whistling, cold and clean, / Past small blue flowers and grass of green.',
      'The stones went clink beneath their tread. / "Clink, clink," the polite old mountain said.',
      'A goat on a rock gave a nod and a chew. / The farms down below were a crumb or two.',
      '"Hello!" went up, and it came back slow, / As if it had somewhere else to go.',
      'A river ran by, and down to the sea. / "I can\'t stop now," it said. "Look at me!"',
    ],
    small: [
      'Meh, said a goat / in a warm grey coat.',
      'Whee, the wind blew. / It knew a tune, too.',
      'Clink, went a stone, / clink, on its own.',
      '"Hello! Hello!" / it came back, low.',
      'A small stone rolled. / The air was cold.',
    ],
  },
  hush: {
    three: ['The goats lay down.', 'Shh, said the wind.', 'A star sat on top.', 'Good night, goats. Meh.'],
    five: [
      'Up on the rocks the goats lay down in a row.',
      'The echoes had gone to bed, and nothing answered back.',
      'The stones were still warm, so the goats did not want a blanket.',
      'Up there it was so still that you could hear a star, nearly.',
    ],
    seven: [
      'Above the roof the mountain stood with stars all along its shoulders.',
      'The wind put its whistle away and sat down among the pines.',
      'The last bit of light went along the top of the mountain, and put out its lamp.',
      'A stone rolled an inch, yawned, and lay down again.',
    ],
    verse: [
      'The goats are curled upon the hill. / The wind lies down. The stones are still.',
      'The echoes sleep behind the stone. / The wind hums softly on its own.',
      'The snow turns blue, the goats turn in. / The moon has a scarf up to its chin.',
      'The stars come down so near, so bright, / You could nearly pat them all good night.',
      'The mountain wears its hat of snow, / And looks at the lights in the town below.',
    ],
    small: [
      'Goats in a row / sleep, head to toe.',
      'Wind, hush and stop, / down from the top.',
      'Stars on the snow, / up high, down low.',
      'Good night, old hill. / Be still, be still.',
    ],
  },
  route: [
    { place: 'mountain-trail', called: 'the trail', avoid: [] },
    { place: 'mountain-lake', called: 'the mountain lake', avoid: [] },
    { place: 'mountain-ledge', called: 'the ledge of stars', avoid: ['heights'] },
  ],
  helpers: ['owl', 'hedgehog', 'bear', 'cat', 'rabbit', 'mouse'],
  obstacles: [mountainRocks, mountainLake, mountainSnow, mountainZigzag, mountainWind, mountainBridge],
}
