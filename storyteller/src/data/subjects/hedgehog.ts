import type { SubjectData } from '../schema.ts'

export const hedgehog: SubjectData = {
  noun: 'small hedgehog',
  looks: 'small brown hedgehog',
  names: ['Bodkin', 'Prickle', 'Teasel', 'Conker', 'Pim', 'Bristle', 'Quill', 'Tuffet', 'Posy', 'Spindle'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} was a ball of pins. {He} {was} soft inside.',
      'When {hero} was shy, {he} rolled up. Roll!',
      '{hero} ate an apple. It was on {his} back.',
      '{hero} had a small snout. Snuff, snuff.',
    ],
    five: [
      '{hero} was prickly outside and soft inside, like a chestnut. When in doubt {he} rolled up, and {he} {was} quite often in doubt.',
      '{hero} was all pins on top, and all soft below.',
      'When {hero} was shy {he} rolled up, and then you had to talk to a ball.',
      '{hero} was asked to all the picnics, because {he} could carry nine apples without a bag.',
    ],
    seven: [
      '{hero} had five thousand prickles, and had never meant any of them. Balloons did not get on with {him}. At the least surprise {he} rolled up like a bun, and had to be talked out again.',
      '{hero} was a kind soul in a sharp coat. People shook {his} hand with care.',
      '{hero} came home each night with leaves on {his} back. {He} pressed them in a book. {He} had most of a tree.',
      'When {hero} met someone new, {he} first met them from inside. It was only after the second hello that {he} came out, nose first.',
    ],
    verse: [
      '{hero} was prickly, {hero} was shy, / And rolled in a ball when folk went by.',
      '{hero} had pins from {his} nose to {his} toes, / And leaves on {his} back, as everyone knows.',
      '{hero} came home with a pear and a plum / Stuck to {his} back, and {he} did not know how come.',
      '{hero} wore leaves on {his} back like a gown, / And slept every day with {his} nose pointing down.',
    ],
    small: [
      'A ball, so round! / It made no sound.',
      'Nine pins, ten pins, / and one that spins.',
      'Snuff, snuff, so shy, / and "Oh!" and "My!"',
      'A leaf on {his} back, / and a pear for a snack.',
    ],
  },
  gift: {
    three: [
      '{hero} rolled up. Roll, roll, roll! Bump. There it was.',
      'Snuff, snuff. {hero} smelled pears. The pears were there!',
      '{hero} found a leaf. "This leaf is from here!"',
      'A hole! {hero} rolled in. "It is this way!"',
    ],
    five: [
      '{hero} tripped, tucked in {his} nose, and rolled. Down and round and down {he} went, and stopped with a bump. "I have found it!" called the ball.',
      '"Oh!" {hero} tripped, rolled up, and was gone. Bump. "Come down," called a small voice. "It is here!"',
      '{hero} rolled down the bank like a nut, right to the place.',
      '{hero} shook the leaves off {his} back and looked at them in order. "Birch, birch, oak," {he} said. "So it was after the oak."',
    ],
    seven: [
      'It happened by accident, like most of {hero}\'s best ideas. A twig cracked, {he} rolled up, and the path was not as flat as it looked. {He} went faster and faster, round two bends that {he} never saw. When {he} opened one eye there were nine leaves on {his} back and a strange place all round. "I think," {he} called, "that I have arrived."',

      '{hero} sneezed, and when {he} sneezed {he} curled, and when {he} curled {he} rolled. They ran behind and called to {him} to stop. {He} stopped. "I would not have found it on foot," {he} said, from inside.',
      'Where others walk, {hero} shuffled, and who shuffles finds things. {His} nose bumped on something under the leaves. It was a step. Under the next leaves was another. "Somebody lives down here," {he} said, "and has not swept since autumn."',
      '{hero} had been too shy to mention it, but {he} had seen the way an hour ago. It took {him} three tries to say so. "It is only that there is a sign," {he} whispered, "behind you. It has been there the whole time."',
    ],
    verse: [
      'Then {hero} rolled up, and down {he} spun, / And that was how the way was won.',
      '{hero} curled up and rolled like a ball, / And stopped at the place with no bump at all.',
      '{hero} snuffled along with {his} nose to the ground, / And under the leaves was a step that {he} found.',
      '{hero} looked at the leaves that were stuck to {his} coat. / "We passed it at oak," {he} said. "I should take note."',
    ],
    small: [
      'Roll, roll, roll, bump! / It was by the stump.',
      'Snuff, snuff, a pear! / The way was there.',
      '{hero} rolled by. / "It is here!" came the cry.',
      'A leaf, a stair. / "It is under there!"',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} rolled at it. Splat! Mud and pins.',
        '{hero} rolled in. {He} did not roll out.',
        'Step, squish. {hero} said, "Oh no."',
      ],
      older: [
        '{hero} rolled up and rolled at it, and came to rest with a splat and a small "oh".',
        '{hero} put on all {his} leaves, to float. They floated off, one after another, and left {him}.',
        '{hero} walked up to it, lost heart, rolled up, and rolled in.',
      ],
    },
    blocked: {
      three: [
        '{hero} rolled up. It did not go away.',
        'Push! Ouch. "Sorry," said {hero}.',
        '{hero} hid from it. It did not look.',
      ],
      older: [
        '{hero} rolled up and hoped. When {he} looked again, it was still there, and so was {he}.',
        '{hero} backed into it, prickles first. It took some time to get {him} off.',
        '{hero} asked it, in a whisper, to move. It was too shy a whisper to be sure of anything.',
      ],
    },
    lost: {
      three: [
        '{hero} took a step. A leaf stuck on. More leaves!',
        '{hero} put {his} nose down. Leaves. All leaves.',
        '{hero} rolled left. {hero} rolled back. Oh.',
      ],
      older: [
        '{hero} walked on, collecting leaves, until no one could say which end was {his} front.',
        '{hero} rolled down to where {he} thought the way would be. It was not there, and now nor was {he}.',
        '{hero} went so quietly that {he} could not even hear which way {he} had gone.',
      ],
    },
    up: {
      three: [
        'Short legs! {hero} slid down on {his} pins.',
        '{hero} went up. {hero} rolled up. {hero} rolled down.',
        'Too tall! {hero} put {his} nose in {his} paws.',
      ],
      older: [
        '{hero} got up as far as {his} own elbow, and slid down again with a noise like a comb.',
        '{friend} tried to lift {him}. "Ow," said {friend}, and "ow", and then, very kindly, "ow".',
        '{hero} had nearly done it when somebody said "well done", and {he} rolled up from shyness.',
      ],
    },
  },
}
