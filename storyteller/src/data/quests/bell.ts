import type { QuestData } from '../schema.ts'

export const bell: QuestData = {
  thing: 'the bell',
  deed: 'Found a Ding',
  prop: 'bell',
  carried: true,
  kept: true,
  ofKeeper: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Bell That Forgot',
    'The Bell With No Ding',
    'Where Did the Ding Go?',
    '{hero} Finds the Ding',
    'The Night No One Went to Bed',
    'A Ding for {land}',
    "The Ding in {keeper}'s House",
    'Huh, Said the Bell',
    'The Babies Who Asked for Breakfast',
    'One Ding, Please',
    'The Bell of {Land} Says Huh',
    '{friend} Listens for a Ding',
    'Looking for a Ding {in} {Land}',
    'The Ding That Moved In With {keeper}',
  ],
  summaries: [
    'The bedtime bell of {land} has lost its ding, and no one knows when to go to sleep.',
    'The bell swings and says, "Huh." Somewhere there is a ding without a bell, and {hero} is off to look for it.',
    'No ding, no bedtime: the babies of {land} are already asking for breakfast.',
  ],
  trouble: {
    three: [
      'The bell did not go ding. It went, "Huh." No ding! How can we go to bed?',
      'Swing, swing went the bell. No ding. "Where is my ding?" said the bell.',
      '{hero} rang the bell. Swing! Not one sound. "Did it go out to play?"',
    ],
    five: [
      'Every evening the bedtime bell went ding. This evening it swung to and fro and said nothing. Its ding had gone. "Without a ding," said {hero}, "no one will know that it is bedtime."',
      'The bedtime bell swung left. It swung right. It did not make a sound. The ding was gone! "We must find it," said {hero}.',
      '{hero} pulled the rope of the bedtime bell. It said nothing at all. How would they all know when to sleep?',
    ],
    seven: [
      'Every evening, when the light turned yellow, the bedtime bell rang, and {land} went to bed. This evening the bell swung left and right and opened its mouth, and out came nothing at all. The ding had gone. Already the babies had begun to argue. {hero} took the bell down from its hook. Somewhere there must be a ding without a bell.',
      'At sunset {hero} rang the bedtime bell, as always, and nothing came. {He} looked inside. It was clean and round and empty. The ding was out, and had not said where, or when it would be back.',
      'The bell of {land} had one job, and that was to go ding at bedtime. That evening it only said, "Huh." Already the babies were asking for breakfast. {hero} put the bell under one arm. A ding cannot have gone far.',
    ],
    verse: [
      'The bedtime bell swung left and right, / But had no ding to ring that night.',
      '{hero} rang the bell, but it would not sing. / It opened its mouth, and there was no ding.',
      'The bell swung high, the bell swung low. / "My ding has gone! Where did it go?"',
    ],
    small: [
      'Ring, bell, ring! / It had no ding.',
      'Swing went the bell. / No ding. Oh, well!',
      '"Where is it? I had / it!" The bell was sad.',
    ],
  },
  win: {
    three: [
      '{keeper} had a box. In it was the ding! Ding, ding, went the bell.',
      '"Is this it?" said {keeper}. It hopped in the bell. Ding!',
      '"Hum," went {keeper}\'s shoe. The ding was in there! It ran back to the bell.',
    ],
    five: [
      'Then {keeper} opened {khis} {coat|bag} a little. Something tiny was humming in there. "It came to me to get warm," said {khe}. The ding looked at the bell, and jumped in. Ding!',
      'Then {keeper} took a small box from the shelf. Hmm, went the box. Out hopped the ding, and right into the bell!',
      '"Hush," said {keeper}. From an old boot came a tiny hum. It was the ding! {hero} held out the bell, and in it went.',
    ],
    seven: [
      'Then {keeper} lifted {khis} pillow. Underneath sat a small round sound, humming to keep itself company. "It blew in at noon," said {khe}. "I did not know that it belonged to somebody." {hero} held up the bell. The ding looked at it for a moment, as you look at your own front door. Then it hopped in, and the bell rang.',
      '"I wondered whose that was," said {keeper}, and turned over an empty jar. Something small and round had been asleep under it. It hummed. {hero} held the bell quite close. The ding gave one hop, found its old place in the dark, and rang.',
      'Then they all heard it, a small hum from inside {keeper}\'s left boot. "It was cold," said {khe}, "and so I let it stay." {hero} held the bell over the boot. Ding, went the bell, so clearly that the boot jumped.',
    ],
    verse: [
      'Then {keeper} said, "Is this your ding?" / It hopped in the bell, and the bell could sing.',
      'It sat in a boot, that little round sound. / It hopped in the bell with a ding and a bound.',
      'Then {keeper} opened a box, and oh! / The ding flew out, and the bell said so.',
    ],
    small: [
      'The ding hid in a shoe! / The bell rang, too.',
      'In went the ding. / "Now," said the bell, "I ring!"',
      '"Is this your ding?" / "It is! Ring, bell, ring!"',
    ],
  },
  after: {
    three: [
      'Ding, ding! All of them began to yawn.',
      'Ding! said the bell. "Bed!" said all the babies.',
      'One ding for you. One ding for me. Then it was bedtime.',
    ],
    five: [
      'Ding, sang the bell over all of {land}. One after another the lights went on upstairs, and then went out. Even the babies stopped arguing in the middle of a word.',
      'Ding, ding! All over {land} they heard it, and all of them began to yawn.',
      'They rang it once for the babies, and once for the birds, and once because it was fun.',
    ],
    seven: [
      'They rang it all the way. The babies of {land} stopped arguing. The shopkeepers put down their keys, the cooks hung up their spoons, and one tremendous yawn went from house to house like a parcel.',
      'Ding, it sang over the roofs and the trees. One after another the lights went out. You could hear a whole land turn over and pull up its covers.',
      'They let {keeper} ring it first. {khe} rang it so gently that only those who were already tired could hear. Everybody was.',
    ],
    verse: [
      'Ding, ding! it sang to far and near. / A yawn went round from ear to ear.',
      'Ding over hill and ding over tree, / And all went to bed as quick as could be.',
      'They rang it once for the old and the new, / And once for the birds, for they sleep too.',
    ],
    small: ['Ding, the bell said. / All went to bed.', 'The bell rang clear / for all to hear.'],
  },
  rest: {
    three: ['Ding, said the bell. Just once.', 'The bell hung still.'],
    five: [
      'On its hook the bell gave one last ding, so soft that it was mostly a thought.',
      'The bell counted its ding before it slept. One. It was all there.',
    ],
    seven: [
      'The bell hung on its hook once more. It dinged once, in its sleep, and was still.',
      'Up on its hook the bell shut its mouth, with the ding inside. It was not going to leave that open again.',
    ],
    verse: [
      'The bell is back upon its hook. / One last soft ding was all it took.',
      'The ding is asleep in its round brass bed. / It hums now and then, and turns over instead.',
    ],
    small: ['The bell is still. / It sits on the sill.', 'Ding, soft and low. / To sleep we go.'],
  },
}
