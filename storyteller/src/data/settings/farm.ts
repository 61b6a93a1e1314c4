import { farmMud } from '../obstacles/farm-mud.ts'
import { farmGate } from '../obstacles/farm-gate.ts'
import { farmHay } from '../obstacles/farm-hay.ts'
import { farmCows } from '../obstacles/farm-cows.ts'
import { farmHens } from '../obstacles/farm-hens.ts'
import { farmBales } from '../obstacles/farm-bales.ts'
import type { SettingData } from '../schema.ts'

export const farm: SettingData = {
  names: [
    'Buttercup Farm',
    'Hollyhock Farm',
    'Puddle Farm',
    'Old Turnip Farm',
    'Dumpling Farm',
    'Windy Corner Farm',
  ],
  within: 'on',
  where: [
    'where the hens knew everything first',
    'where the hay smelled of last summer',
    'where the weathercock had opinions',
    'where the cows hummed while they thought',
    'where the pigs had a pond of their own',
    'where the scarecrow knew everyone by their hats',
  ],
  homes: [
    'a warm corner of the barn',
    'a small house behind the henhouse',
    'an old cart with curtains',
    'a loft full of straw',
    'a red hut by the duck pond',
  ],
  sense: {
    three: ['Moo, said a cow.', 'The hay smelled sweet.', 'Cluck, said a hen.', 'Creak, went the gate.'],
    five: [
      'The hay smelled of last summer.',
      'A hen told them something important, but only in hen.',
      'The cows were humming in the long grass.',
      'A bucket swung on its hook and sang, eek, eek.',
      'Swallows wrote quick letters on the sky.',
    ],
    seven: [
      'The hens were discussing them, and did not care who heard.',
      'The whole yard smelled of hay, warm milk and rope.',
      'A cow watched them pass with her chin on the fence, like a neighbour.',
      'Swallows flew in and out of the barn as if they had left something on the stove.',
      'The weathercock pointed at supper.',
    ],
    verse: [
      'The hens said cluck, the cows said moo, / And asked each other, "Who goes, who?"',
      'The hay smelled sweet, the gate went creak, / A swallow dived with a tiny shriek.',
      'A bucket sang upon its hook. / The old cow gave a friendly look.',
      'The pigs told a joke, and they laughed till they rolled. / The straw in the barn was as yellow as gold.',
      'A duck went by with her children, in line. / "One, two," she said, "and then eight and nine."',
      'The horse looked out to see who was there, / With half of his dinner in his hair.',
    ],
    small: [
      'Moo, moo, cow, moo! / "Hello to you."',
      'Cluck, said a hen, / and clucked again.',
      'Sweet hay, so dry! / A bird went by.',
      'Creak, went the gate. / "You two are late!"',
      'Ducks in a line! / The last one said, "Mine!"',
    ],
  },
  hush: {
    three: [
      'The cows lay down.',
      'Cluck, said a hen, half asleep.',
      'Moo, said one cow. Then all was still.',
      'The pigs lay in a heap.',
    ],
    five: [
      'In the barn the cows were breathing, slow and warm.',
      'The hens sat in a row with their eyes shut.',
      'The pigs slept in a heap, and no one could tell whose ears were whose.',
      'In the yard a bucket filled up with stars.',
    ],
    seven: [
      'Across the yard the cows breathed in and out, like a slow warm sea.',
      'The weathercock turned once to see that everyone was in, and went to sleep on one leg.',
      'The old horse stood asleep by the fence, dreaming about a lower fence.',
      'One hen said something in her sleep, and the others agreed with her.',
    ],
    verse: [
      'The hens are perched, the cows lie down, / The straw is gold, the barn is brown.',
      'The pigs are heaped, the hens are in. / The cat comes home with milk on her chin.',
      "The cart is parked, the gate is tied, / The lambs lie at their mothers' side.",
      'The weathercock stands on one thin leg, / And every hen sits on a dream of an egg.',
      'The ducks are home, the horse is dry. / The dog lies down with one big sigh.',
    ],
    small: [
      'Hens in a row, / heads tucked in low.',
      'Cows, warm and wide, / sleep side by side.',
      'Hush, says the hay. / That was the day.',
      'Pigs in a heap, / all fast asleep.',
    ],
  },
  route: [
    { place: 'farmyard', called: 'the farmyard', avoid: [] },
    { place: 'meadow', called: 'the meadow', avoid: [] },
    { place: 'barn', called: 'the hayloft in the old barn', avoid: [] },
  ],
  helpers: ['cat', 'mouse', 'owl', 'hedgehog', 'rabbit', 'turtle'],
  obstacles: [farmMud, farmGate, farmHay, farmCows, farmHens, farmBales],
}
