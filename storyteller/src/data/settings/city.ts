import { cityWall } from '../obstacles/city-wall.ts'
import { cityFog } from '../obstacles/city-fog.ts'
import { cityRoof } from '../obstacles/city-roof.ts'
import { cityStream } from '../obstacles/city-stream.ts'
import { cityPigeons } from '../obstacles/city-pigeons.ts'
import { cityWashing } from '../obstacles/city-washing.ts'
import type { SettingData } from '../schema.ts'

export const city: SettingData = {
  names: [
    'Lamplight City',
    'Tall Street Town',
    'the City of Seven Bridges',
    'Buttonhole Town',
    'Chimney Pot City',
  ],
  within: 'in',
  where: [
    'where the trams sang round the corners',
    'where every window had its own story',
    'where the pigeons ran the post office',
    'where the bakers got up before the sun',
    'where the clocks had agreed to differ',
  ],
  homes: [
    'a little flat above the bakery',
    'a house between two tall houses',
    'an attic with a round window',
    'a flat at the top of ninety stairs',
    'a blue house with a tram stop at the door',
  ],
  sense: {
    three: [
      'Ding, ding, said a tram.',
      'It smelled of warm bread.',
      'Coo, said a pigeon.',
      'A lamp went on. Blink!',
    ],
    five: [
      'A tram went by, singing to itself.',
      "It smelled of rain, and warm bread, and somebody's onions.",
      'One after another the street lamps blinked awake.',
      'A pigeon walked beside them for a bit, like a person going to work.',
      'In a window somebody was practising the tuba.',
    ],
    seven: [
      'The street smelled of rain, and warm bread, and of eleven different suppers.',
      'A tram sang round the corner with its windows lit, full of people looking at their knees.',
      'The street lamps came on, one after another, as if somebody were counting.',
      'A pigeon walked beside them for half a street, with its hands behind its back.',
      'High up, in a window no bigger than a stamp, somebody was practising the same three notes.',
    ],
    verse: [
      'A tram went singing round the bend, / With lamps all lit from end to end.',
      'The street lamps blinked on, one by one. / The bakers yawned. Their day was done.',
      'A pigeon strolled, a tuba played, / And supper smells came through the shade.',
      'A man sold hot chestnuts, a bag for a pound. / A cat on the wall turned the right way around.',
      'The windows were gold, with a supper in each, / And a kettle that sang just out of reach.',
      'A bus went by with its windows bright, / And all inside it read by the light.',
    ],
    small: [
      'Ding, said the tram. / It smelled of jam.',
      'A cat on a wall / looked down on it all.',
      'Up went a light. / "Good night, good night!"',
      'Coo, coo, coo! / "And how are you?"',
      'The bus went by / with a sleepy sigh.',
      'Tap, tap, the street! / All those small feet.',
    ],
  },
  hush: {
    three: [
      'Ding, said the last tram.',
      'The lamps were low.',
      'A cat sat on the wall. Purr.',
      'One by one, the lights went out.',
    ],
    five: [
      'Far below, the last tram hummed itself home.',
      'All over town the windows went out, like somebody closing a piano.',
      'In the street below a cat walked home, keeping to the white stripes.',
      'Somebody put the tuba in its box, and shut the lid, and patted it.',
    ],
    seven: [
      "One by one the windows of the city closed their eyes, until only the bakers' were left.",
      'Somewhere a tram was going home with no one in it, singing because it liked to.',
      'The clock on the bank struck, and the clock on the bridge struck a little later, as it liked to be asked.',
      'Down in the bakery the first loaf was already thinking about getting up.',
    ],
    verse: [
      'The last tram hums, the windows close. / The city tucks in all its rows.',
      'The clock on the corner has counted to nine, / And socks have gone still on the washing line.',
      'A cat on a chimney has curled up its toes. / The lamp post stands watching, as far as one knows.',
      'Goodbye to the traffic, goodbye to the bells. / The bakery wakes, and the new bread smells.',
      'The last bus is home, and so are the feet. / One cat has the use of all of the street.',
    ],
    small: [
      'The last tram goes by. / It hums a goodbye.',
      'The lamps are low. / The cats all know.',
      'Each window shuts. / No ifs, no buts.',
      'Hush, says the street / to the last of the feet.',
    ],
  },
  route: [
    { place: 'city-street', called: 'the long street', avoid: [] },
    { place: 'city-park', called: 'the park', avoid: [] },
    { place: 'rooftop', called: 'the roof garden', avoid: ['heights'] },
  ],
  helpers: ['cat', 'mouse', 'owl', 'robot', 'squirrel', 'hedgehog'],
  obstacles: [cityWall, cityFog, cityRoof, cityStream, cityPigeons, cityWashing],
}
