import type { SubjectData } from '../schema.ts'

export const rabbit: SubjectData = {
  noun: 'small rabbit',
  looks: 'small brown rabbit',
  names: [
    'Clover',
    'Bramble',
    'Thistle',
    'Poppy',
    'Parsley',
    'Hopscotch',
    'Willow',
    'Fennel',
    'Bobtail',
    'Chicory',
  ],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      'Hop, hop, hop! {hero} could not sit still.',
      '{hero} had quick feet. Hop, hop!',
      '{hero} ate a green leaf. Munch, hop, munch.',
      '{hero} had two long ears. One was up.',
    ],
    five: [
      '{hero} could feel the whole world through {his} feet, and {his} feet could not keep still.',
      '{hero} had two long feet that liked to be first.',
      '{hero} could not stand still. Even asleep, {his} feet went hop.',
      '{hero} was so quick that {he} had often finished before {he} had been told what to do.',
    ],
    seven: [
      '{hero} had very long feet, and they were never quite where {he} had left them. They tapped when {he} {was} thinking. They could feel somebody coming from three fields away, even somebody small, in socks.',
      '{hero} wore out a rug a month. It was the hopping. {He} {was} always just about to be somewhere.',
      'You could tell where {hero} was by the sound, and where {he} had been by the things on the floor.',
      '{hero} had once been late, by a minute, and had run everywhere since, in case it came back.',
    ],
    verse: [
      '{hero} the rabbit went hop, hop, hop, / On two long feet that would not stop.',
      '{hero} had feet that could feel the ground, / And hop at the very smallest sound.',
      '{hero} ran off to the shop for some bread, / And was back with it while it was still being said.',
      '{hero} had ears that were never in line: / The one said it rained, and the other said fine.',
    ],
    small: [
      'Hop, hop, hop! / {hero} did not stop.',
      'One ear up high, / one ear near an eye.',
      'Hop here, hop there. / "Was that a chair?"',
      'Munch, munch, a leaf! / A lunch so brief.',
    ],
  },
  gift: {
    three: [
      '{hero} put one foot down. Tap! Tap! It said: this way.',
      'Hop! It was soft here. Hop! "It is under!"',
      '{hero} put {his} ears up. A hum! It was near.',
      '{hero} ran all round. "I found it! I found it!"',
    ],
    five: [
      '{hero} stood still for once and put one long foot flat on the ground. Tap, tap, came a tickle through the stones. "That way," {he} said.',
      '{hero} stood quite still and felt with both feet. Tap, tap. "There," {he} said. "Some one is at home."',
      'The ground gave a small tap. {hero} gave one back. Tap, tap, it said: come here!',
      '{hero} was there and back before they had sat down. "It is round two corners," {he} said, "and they have cake."',
    ],
    seven: [
      'Then {hero} did the hardest thing a rabbit can do, and kept both feet still. Through the ground came a tickle, faint as a moth: tap, and a rest, and tap. "Somebody is there," {he} whispered, "and they are sitting down." {His} feet knew the way, so they followed them.',
      '{hero} put an ear to nothing and both feet to the ground. There was a tapping in it, slow and steady, like a foot that waits. {He} tapped back. It stopped. Then it tapped twice, quite close.',
      '{hero} hopped once and stood. The ground sounded full. {He} hopped again, a bit to the left, and there it sounded hollow. "Under here," {he} said. "Or just behind it."',
      '{hero} tried every way at once, which only a rabbit can do. {He} went left, and was back. {He} went right, and was back. The third time {he} {was} a bit late, and had a crumb on {his} chin. "That one," {he} said.',
    ],
    verse: [
      '{hero} put one long foot down flat / And felt a tap, and followed that.',
      '{hero} felt a tap in the ground, tap, tap, / And followed it on without a map.',
      '{hero} was there and was back in a blink. / "It\'s round by the stone, much nearer than you think."',
      '{hero} put one of {his} ears to the air. / "Somebody\'s humming. It comes from there."',
      '{hero} ran left, and then {hero} ran right. / "I\'ve been to it twice, and it is there, in plain sight!"',
    ],
    small: [
      'Tap, tap, come here! / The place was near.',
      'Hop left, hop right. / Hop! There was a light.',
      'One ear, a hum. / "I hear it! Come!"',
      'One foot, tap, tap. / {He} needed no map.',
    ],
  },
  tries: {
    across: {
      three: [
        'Hop! Splish. {hero} hopped too soon.',
        'Hop, hop, plop. Wet ears!',
        '{hero} ran at it. {hero} ran back. Puff.',
      ],
      older: [
        '{hero} jumped before {he} had looked, as usual, and landed before {he} had got there.',
        '{hero} jumped it three times in {his} head, and it went very well. The fourth time was real.',
        '{hero} was in such a hurry to get over that {he} left without {his} feet, or so it felt.',
      ],
    },
    blocked: {
      three: [
        '{hero} hopped at it. Boing! {He} hopped back.',
        'Hop! Bump. Hop! Bump. Hop? Bump.',
        '{hero} dug a hole. It was a hole to home.',
      ],
      older: [
        '{hero} hopped at it, bounced, and hopped at it again in case it had changed.',
        '{hero} dug under it in no time at all, and came up on the same side.',
        '{hero} thumped it with both feet. It thumped back, since that is how feet work.',
      ],
    },
    lost: {
      three: [
        '{hero} hopped left. {hero} hopped right. No good.',
        '{hero} ran on. Stop! Where was {friend}?',
        'Hop, hop, hop. The same old stone!',
      ],
      older: [
        '{hero} went quickly in one direction, and then quickly in all the others.',
        '{hero} had gone the wrong way twice before anybody had asked.',
        "{hero}'s left ear said left and {his} right ear said right, so {he} went in between, into a bush.",
      ],
    },
    up: {
      three: [
        'Hop! Hop! Hop! Too low.',
        'Hop! {His} ears were up. {He} {was} not.',
        '{hero} ran up. {His} feet ran down.',
      ],
      older: [
        '{hero} jumped higher than {he} had ever jumped, and it was not nearly high enough.',
        '{hero} bounced. With every bounce {he} saw a little more of the top, and got no more of it.',
        '{hero} took it at a run, overtook {his} own feet, and came down sitting.',
      ],
    },
  },
}
