import { farmMud } from '../obstacles/farm-mud.ts'
import { farmGate } from '../obstacles/farm-gate.ts'
import { farmHay } from '../obstacles/farm-hay.ts'
import type { SettingData } from '../schema.ts'

export const farm: SettingData = {
  names: ['Buttercup Farm', 'Hollyhock Farm', 'Puddle Farm', 'Old Turnip Farm'],
  within: 'on',
  where: [
    'where the hens knew everything first',
    'where the hay smelled of last summer',
    'where the weathercock had opinions',
    'where the cows hummed while they thought',
  ],
  homes: ['a warm corner of the barn', 'a small house behind the henhouse', 'an old cart with curtains'],
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
    ],
  },
  hush: {
    three: ['The cows lay down.', 'Cluck, said a hen, half asleep.'],
    five: [
      'In the barn the cows were breathing, slow and warm.',
      'The hens sat in a row with their eyes shut.',
    ],
    seven: [
      'Across the yard the cows breathed in and out, like a slow warm sea.',
      'The weathercock turned once to see that everyone was in, and went to sleep on one leg.',
    ],
    verse: ['The hens are perched, the cows lie down, / The straw is gold, the barn is brown.'],
  },
  route: [
    { place: 'farmyard', called: 'the farmyard', avoid: [] },
    { place: 'meadow', called: 'the meadow', avoid: [] },
    { place: 'barn', called: 'the hayloft in the old barn', avoid: [] },
  ],
  helpers: ['cat', 'mouse', 'owl', 'hedgehog', 'rabbit', 'turtle'],
  obstacles: [farmMud, farmGate, farmHay],
}
