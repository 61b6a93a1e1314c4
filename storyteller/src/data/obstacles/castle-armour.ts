import type { ObstacleData } from '../schema.ts'

export const castleArmour: ObstacleData = {
  id: 'castle-armour',
  kind: 'other',
  place: 'castle-hall',
  props: [{ prop: 'door', where: 'near' }],
  tool: 'pillow',
  avoid: [],
  meet: {
    three: [
      'Snore! A tin knight slept at the door.',
      'Who slept by the door? A tin suit. Honk, shoo!',
      'Honk! The tin man at the door was asleep.',
      '"May we go in?" The tin man by the door said, "Hoo."',
      'At the door, a snore. Who was it?',
      'Hoo, shoo! A suit stood there, at the door.',
    ],
    five: [
      'In front of the door stood a suit of armour, fast asleep. It snored so hard that its knees rattled.',
      'Hoooo, went the suit of armour by the door. Hoooo. You cannot ask somebody to move while he is asleep.',
      'Some armour was asleep by the door, on its feet. Hoooo.',
      'The knight had been put there to guard the door, and he did it lying on his own feet, snoring.',
      '"Hooo!" Somebody next to the door had a cold, or a dream. It was all iron, with a red feather.',
      '{hero} coughed. {friend} coughed. The big tin suit at the door snored on.',
    ],
    seven: [
      'Before the door stood a suit of armour, and it was snoring. It snored in through the helmet and out at the knees. It is not polite to wake a knight, and this one was too wide to squeeze past.',
      'There was a fat suit of armour on guard at the door. "Excuse us," said {hero}. "Hoooo," said the armour. "May we get by?" "Hoooo." {friend} thought that it meant no.',
      'A knight in iron was asleep by the door, snoring like a kettle. One does not wake a knight.',
      'You could hear him from the stairs. He leaned on the door like a heap of pots, and at each breath all of it rattled, down to the toes.',
      'Beside the door was a card: PLEASE DO NOT WAKE SIR HUGO. Sir Hugo was wider than the door was, and he snored in three notes.',
      'There is a right way to call a knight, with trumpets. They had no trumpets. They had a door, and a lot of snoring iron in front of it.',
    ],
    verse: [
      'A suit of armour stood guard at the door, / And out of its helmet there came a snore.',
      '"Hoooo," went the armour, "hoooo" and "hum". / No one could tell if it meant them to come.',
      'Armour stood beside the door, / And it gave a mighty snore.',
    ],
    small: ['Snore, snore, snore! / A knight at the door.', 'Snore, went the tin. / Was a knight in?'],
  },
  solve: {
    three: [
      'They looked in. No one! Just wind. In went a pillow. Hush.',
      'It was the wind in the tin! A pillow stopped it.',
      'No one in! A pillow. Hush.',
      'A pillow went in at the top. No more snore.',
      '"Hello?" No one. So they gave it a pillow.',
      'Stuff, stuff, went the pillow. Shh. In they went.',
    ],
    five: [
      '{hero} lifted the lid of the helmet. No one was in, only the wind! They pushed in a pillow, and the snore went out like a candle.',
      '"He is empty!" said {friend}. The wind was playing on him like a flute. One pillow down the neck, and all was still.',
      'It was just the wind in an empty suit. A pillow made it stop.',
      '{friend} put a pillow down its neck, as one fills a goose, and the snore grew small and was gone.',
      'Nobody was home in there. They sent in a pillow to live there, and it was a quiet one.',
      '{hero} looked up one sleeve and saw {friend} looking down the other. So in went a pillow, for company.',
    ],
    seven: [
      '{friend} knocked, and looked in. There was no one inside, not even a small one. They stuffed in a pillow, walked the whole suit to one side, foot by foot, and felt the quiet come down.',
      'They held up a candle to its mouth, and the flame lay down flat. So that was it, only wind. In went a pillow, and the suit looked much more comfortable, and let them by.',
      'It was only the wind, blowing over its empty neck. They gave it a pillow to keep inside, and it hushed.',
      'The way to stop a snore is a pillow, though it is not often used from the inside. They pushed it down as far as the belt, and Sir Nobody was still.',
      'They lifted the helmet. Under it was no head, no beard, no nightcap, just wind. A pillow went in, the helmet went on, and they tiptoed round him from habit.',
      '{friend} gave up {fhis} own pillow for it. It filled the knight from knee to neck, and now he looked like someone who has eaten well and wants nothing more.',
    ],
    verse: [
      'They looked in its helmet, and no one was there, / So they gave it a pillow to stop up the air.',
      'It was only the wind in a hat made of tin. / It stopped when they tucked a fat pillow in.',
      'Nothing there but wind and tin. / {hero} put a pillow in.',
    ],
    small: ['No one was in! / Just wind and tin.', 'A pillow went in. / Good night, old tin!'],
  },
  fact: {
    three: [
      '"Wind can sing in a hole," said {hero}.',
      '"Wind is in there," said {hero}. "Not a man."',
      '"It is a big tin flute," said {hero}.',
    ],
    five: [
      '"If you blow over a bottle, it hums," said {hero}. "Wind on an empty suit does the same. Fill it up, and it will stop."',
      '"Wind hums in a hollow thing," said {hero}, "so let us fill it."',
      '"An empty thing sings when the wind blows by," said {hero}. "A full thing has no room for a song."',
    ],
    seven: [
      '"Blow across the top of a bottle and it hoots," said {hero}. "The air inside begins to shake, in and out. That suit is only a big bottle with legs. If we fill up the space, there is nothing left to shake."',
      '"Blow over a bottle, and the air in it hums," said {hero}. "An empty suit is a big bottle."',
      '"The wind goes in here and out there, and on the way it makes the air dance," said {hero}. "Put something soft in, and the dance is over."',
    ],
    verse: ['"The wind on a bottle will make it go hoo. / A tin suit that\'s empty will do that too."'],
    small: ['"Blow on a jar. / Hum! There you are."'],
  },
}
