import type { QuestData } from '../schema.ts'

export const kite: QuestData = {
  thing: 'the kite',
  deed: 'Chased a Kite',
  prop: 'kite',
  carried: false,
  kept: true,
  ofKeeper: false,
  notIn: ['under-the-sea', 'moon', 'bedroom'],
  avoid: ['heights'],
  titles: [
    '{hero} and the Runaway Kite',
    'The Kite That Went to See',
    'Follow That Kite',
    'Where the Red Kite Went',
    '{hero} Lets Go',
    'The Longest String {in} {land}',
    'Eleven Paper Bows',
    'The Kite and {keeper}',
    'Eleven Wishes, All Gone',
    '{friend} and {hero} and a Bit of Wind',
    'The Red Kite Over {Land}',
    'Come Back, Said {hero} to the Kite',
    '{keeper} Took It for a Roof',
    '{friend} and the Twelfth Wish',
  ],
  summaries: [
    'The string slips, the red kite flies off over {land}, and {hero} goes after it.',
    'There are eleven wishes on the tail of the red kite, and all eleven have just flown off toward {far}.',
    'The kite flew so well that it flew away. {hero} would like a word with it.',
  ],
  trouble: {
    three: [
      '{hero} had a red kite. The wind took it! Bye-bye, kite. "Come back!"',
      'Whoosh! Off went the kite. It did not even say bye-bye.',
      'Tug, tug! The kite got away. It went up and up. "Wait for me!"',
    ],
    five: [
      '{hero} was flying the red kite, the one with the tail of paper bows. The wind gave one tug, and then a bigger one. The string slipped. Off went the kite, over everything, toward {far}.',
      'The wind took one end of the red kite and {hero} had the other. The wind was stronger. It ran away with the kite, right over {land}!',
      'Up went the red kite. Snap went the string. "Come back!" called {hero}. But the kite wanted to see {far}.',
    ],
    seven: [
      'It was the best kite they had ever made. It was red, with eleven paper bows, and each bow had a wish written inside. {hero} had just thought how well it was going when the wind took hold of the other end. The string ran through {his} {hands} like a mouse. Away over {land} went the kite, toward {far}, and all eleven wishes with it.',
      '{hero} had made the red kite out of paper and paste and a whole week. It flew so well that it flew away. The last {he} saw of it was its tail, waving, on the way to {far}.',
      '"Hold this," said the wind, or so it sounded, and {hero} let go of the kite to see what it was. It was nothing. It was an old trick, and the wind had played it on better people. Up went the kite, red as a stamp, and was posted to {far}.',
    ],
    verse: [
      'The red kite pulled, the string slipped free. / It flew away, as far as could be.',
      'Snap went the string, and off went the kite, / A small red spot in the evening light.',
      'The wind took the kite and it flew with a hop / Right over the land, and it would not stop.',
    ],
    small: [
      'Off flew the kite. / It gave us a fright.',
      'A kite on a string! / Snap! Oh, what a thing!',
      'Up went the kite. / It was soon out of sight.',
    ],
  },
  win: {
    three: [
      '{keeper} had the kite! "It came to me," said {keeper}.',
      '"Is this your kite?" said {keeper}. It was!',
      'The kite sat on {keeper}\'s head. "Is it a hat?" said {keeper}.',
    ],
    five: [
      'Then {keeper} went behind a stone, and came back with something red. "It came down on my roof," said {khe}. "I mended the tear, I hope that is all right." The kite had never looked so well.',
      '"Is this yours?" said {keeper}. There was the red kite! It had come down at {far} with a bump, and {keeper} had mended it.',
      "Then {keeper} pulled a string. Down, down, down came the kite, red as an apple, right into {hero}'s {hands}.",
    ],
    seven: [
      'Then {keeper} reached behind {khim}, and there was the kite. It had a new patch, with very small stitches. "It came down right beside me," said {khe}. "I read one of the bows. I did not mean to. It said: I wish somebody would find this." {khe} looked up. "So I thought I had better look after it."',
      '"I thought that someone would come for it," said {keeper}. {khe} held out the kite. {khe} had washed its face, and there was a new bow on the tail. {hero} looked at the patch. It was better than the rest of the kite.',
      '{keeper} was sitting under it. "I took it for a roof," said {khe}. "It is the best one that I have had." {khe} came out, and held up the tail so that it should not drag. "But I can see that it is somebody\'s kite." There were still eleven bows.',
    ],
    verse: [
      '"It fell right here," said {keeper}. "I sewed it new." / And out came the kite, with a patch of blue.',
      '"Your kite," said {keeper}, "was asleep in a tree. / I mended the hole, as you can see."',
      'Then {keeper} pulled, and down came the kite, / As red as an apple, and none the worse for the flight.',
    ],
    small: [
      '"Here is your kite! / I held it tight."',
      'Down came the kite. / It was all right!',
      '"It fell on me, / your kite! See, see?"',
    ],
  },
  after: {
    three: [
      'Up went the kite. They all held the string.',
      'They flew the kite, one, two, three.',
      '"Your turn," said {hero}. {keeper} held on tight. Up it went!',
    ],
    five: [
      'They flew it one more time, and took turns with the string. {keeper} tied on a bow of {khis} own. {khe} did not say what was in it.',
      'They let it up once more, all three on one string. It pulled, and they pulled back, and laughed.',
      '{keeper} got to hold the string the longest. It was only fair.',
    ],
    seven: [
      'There was just enough wind left for one flight. They held the string all together. {keeper} had tied on a twelfth bow, and would not say what the wish was. But as it went up {khe} looked at the two of them, and {khe} did not look like somebody who had to wait for it long.',
      'There was a little wind left over, and they used it all. The kite went up with three of them on the string. From up there, {keeper} said, they must look like one person with a lot of legs.',
      'The kite went up once more, but this time it looked back. At the end of the string it gave three small tugs, one for each of them.',
    ],
    verse: [
      'They flew it once, they flew it high, / Three friends below, one bow in the sky.',
      'They flew it once more, all three in a row, / And none of them wanted to let it go.',
      "The kite went up with a flip and a flap, / Then came to rest in {keeper}'s lap.",
    ],
    small: ['The kite went high, / up in the sky!', 'They let the kite fly. / Up, up, so high!'],
  },
  rest: {
    three: ['The kite hung on the wall. It slept too.', 'Shh, said the kite.'],
    five: [
      'The kite hung over the bed, and its bows stirred when {hero} breathed.',
      'The kite lay on the chair, quite out of breath.',
    ],
    seven: [
      'The kite hung above the bed. Every time {hero} breathed out, its tail moved a little, as if it were dreaming of wind.',
      '{hero} had tied the string to one toe, in case. Nothing pulled at it but sleep.',
    ],
    verse: [
      'The kite hangs still above the bed. / Its bows nod gently overhead.',
      "The kite on the wall gives a flap and a sigh. / It's seen quite enough, for one day, of the sky.",
    ],
    small: ['The kite hangs low. / No wind will blow.', 'Its bows are still. / It had its fill.'],
  },
}
