import type { SubjectData } from '../schema.ts'

export const frog: SubjectData = {
  noun: 'little frog',
  looks: 'small green frog',
  names: ['Plip', 'Lily', 'Hopper', 'Fergus', 'Puddle'],
  hand: 'foot',
  hands: 'feet',
  lives: 'both',
  big: false,
  home: {
    three: ['{hero} could hop far. Boing! Plop.', '{hero} sang one word. Ribbit!'],
    five: [
      '{hero} could jump ten times {his} own length. Stopping was the part that {he} had not learned yet.',
      '{hero} could jump over a cow, if the cow did not mind.',
      '{hero} had green legs that went off like springs.',
    ],
    seven: [
      '{hero} jumped as other people breathe. {He} jumped to breakfast, and at loud noises, and often just to see if the ground was still there. It was only the landing that was left to chance.',
      '{hero} jumped as other people breathe. {He} jumped to breakfast, and for joy, and often just to see if the ground was still there. It was only the landing that was left to chance.',
      '{hero} had springs for legs. When {he} got up in the morning {he} had to do it under a low ceiling.',
      '{hero} sang every night. It was the same word each time, but {he} never sang it the same way.',
    ],
    verse: [
      '{hero} the frog could leap and land / On just one toe, with a ribbit grand.',
      '{hero} had legs like a spring in a clock. / {He} jumped over puddle and flower and rock.',
    ],
    small: ['Hop, plop, hop! / {He} could not stop.'],
  },
  gift: {
    three: ['Boing! {hero} hopped up. {He} saw it all. "Over there!"'],
    five: [
      '{hero} bent {his} knees, and sprang. At the top of the jump {he} could see everything. "There," {he} said, on the way down. {He} jumped again, to be sure. "Yes. There."',
      'Boing! Up went {hero}. "I see a light!" Down {he} came. Boing! "It is on the left!"',
      '{hero} sat very low, and then let go. From up there {he} could see the end of the way.',
    ],
    seven: [
      '{hero} bent {his} knees until they were higher than {his} ears, and let go. Up {he} went, past the leaves, to where the air was. {He} had just time to look round. "I see—" {he} said, and came down. Up {he} went again. "—a light—" Down. Up. "—just over there!"',
      '"I will just have a look," said {hero}, and was gone. They waited. {He} came down in a bush. "It is past the big stone," {he} said, when they had pulled {him} out. "I saw it twice, going up and coming down."',
    ],
    verse: [
      'Boing! {hero} sprang so far, so high, / And saw a light against the sky.',
      '{hero} went up, and what did {he} see? / A light by a stone, by a bush, by a tree.',
    ],
  },
  tries: {
    across: [
      'Boing! Too far. Boing! Too far back.',
      '{hero} jumped much too far, and had to jump back, which was too far as well.',
    ],
    blocked: ['Boing! Bonk.', '{hero} jumped at it, stuck for a moment like a stamp, and peeled off.'],
    lost: [
      'Hop, hop. Was that the way? Hop, no.',
      '{hero} jumped off in four directions, and met {friend} in each of them.',
    ],
    up: [
      'Boing! So close. Down {he} came.',
      '{hero} jumped and almost had it. Almost is a slippery thing to hold.',
    ],
  },
}
