import type { SubjectData } from '../schema.ts'

export const frog: SubjectData = {
  noun: 'little frog',
  looks: 'small green frog',
  names: ['Plip', 'Lily', 'Hopper', 'Fergus', 'Puddle', 'Tad', 'Gulliver', 'Reed', 'Dewey', 'Lotus'],
  hand: 'foot',
  hands: 'feet',
  lives: 'both',
  big: false,
  home: {
    three: [
      '{hero} could hop far. Boing! Plop.',
      '{hero} sang one word. Ribbit!',
      '{hero} sat on a leaf. Plop! Wet {hero}.',
      '{hero} had long, long legs and a wide smile.',
    ],
    five: [
      '{hero} could jump ten times {his} own length. Stopping was the part that {he} had not learned yet.',
      '{hero} could jump over a cow, if the cow did not mind.',
      '{hero} had green legs that went off like springs.',
      '{hero} ate {his} soup in one go, bowl and all, and gave back the bowl.',
    ],
    seven: [
      '{hero} jumped as other people breathe. {He} jumped to breakfast, and for joy, and often just to see if the ground was still there. It was only the landing that was left to chance.',
      '{hero} had springs for legs. When {he} got up in the morning {he} had to do it under a low ceiling.',
      '{hero} sang every night. It was the same word each time, but {he} never sang it the same way.',
      '{hero} owned a lily pad with a view, and a second one for guests. The guests had to be light.',
    ],
    verse: [
      '{hero} the frog could leap and land / On just one toe, with a ribbit grand.',
      '{hero} had legs like a spring in a clock. / {He} jumped over puddle and flower and rock.',
      '{hero} had practised a song every night. / It had just the one word, but {he} sang it right.',
      '{hero} was green from {his} knees to {his} nose, / With a fine bit of web in between {his} toes.',
    ],
    small: [
      'Hop, plop, hop! / {He} could not stop.',
      'One leaf, one pond, / of which {he} {was} fond.',
      'Boing! Over a cow! / And where is {he} now?',
      'One word, one song, / all night long.',
    ],
  },
  gift: {
    three: [
      'Boing! {hero} hopped up. {He} saw it all. "Over there!"',
      '{hero} sang, "Ribbit!" A ribbit came back. It was near!',
      '{hero} hopped on a stone. It was wet. "This way!"',
      'Hop, hop, hop. {hero} felt mud. Good mud!',
    ],
    five: [
      '{hero} bent {his} knees, and sprang. At the top of the jump {he} could see everything. "There," {he} said, on the way down. {He} jumped again, to be sure. "Yes. There."',
      'Boing! Up went {hero}. "I see a light!" Down {he} came. Boing! "It is on the left!"',
      '{hero} sat very low, and then let go. From up there {he} could see the end of the way.',
      '"Ribbit?" sang {hero}. "Ribbit," said a cousin, far off on the left. Frogs have cousins everywhere, and they all know the way.',
    ],
    seven: [
      '{hero} bent {his} knees until they were higher than {his} ears, and let go. Up {he} went, past the leaves, to where the air was. {He} had just time to look round. "I see—" {he} said, and came down. Up {he} went again. "—a light—" Down. Up. "—just over there!"',
      '"I will just have a look," said {hero}, and was gone. They waited. {He} came down in a bush. "It is past the big stone," {he} said, when they had pulled {him} out. "I saw it twice, going up and coming down."',
      '{hero} felt it in the skin of {his} feet. Somewhere near there was water, a cupful, no more, and it was warm. Nobody pours out a cupful of warm water but to wash their face. {He} hopped towards it.',
      '{hero} sang one long ribbit, and waited. It came back from the left late, and from the right very late. From in front it came back at once, with a "Who is that?" on the end of it.',
    ],
    verse: [
      'Boing! {hero} sprang so far, so high, / And saw a light against the sky.',
      '{hero} went up, and what did {he} see? / A light by a stone, by a bush, by a tree.',
      '{hero} sang out, and a cousin replied, / "It\'s two hops left, and then go inside!"',
      '{hero} hopped on a stone with a splash and a splat. / "The wet ones lead on," {he} said, "look at that."',
    ],
    small: [
      'Hop! Up so high! / "A light, close by!"',
      '"Ribbit!" came back / from a hole, from a crack.',
      'Hop! From up there / {hero} saw a stair.',
      'One hop, and see! / "There, by the tree!"',
    ],
  },
  tries: {
    across: {
      three: [
        'Boing! Too far. Boing! Too far back.',
        '{hero} sat on a leaf. It went round.',
        'Plop! In. Plop! Out. Same side.',
      ],
      older: [
        '{hero} jumped much too far, and had to jump back, which was too far as well.',
        '{hero} jumped beautifully, and landed beautifully, on a bit that was not there.',
        '{hero} said that frogs love a swim. This turned out not to be a swimming sort of thing.',
      ],
    },
    blocked: {
      three: [
        'Boing! Bonk.',
        '{hero} stuck to it. Pop! Off again.',
        '"Ribbit," said {hero}. It had no word to say.',
      ],
      older: [
        '{hero} jumped at it, stuck for a moment like a stamp, and peeled off.',
        '{hero} stuck out {his} tongue to see what it was. Then {his} tongue was stuck as well.',
        '{hero} sang to it. All of the verses. It stayed to the end, and after.',
      ],
    },
    lost: {
      three: [
        'Hop, hop. Was that the way? Hop, no.',
        '{hero} hopped up to see. Too quick! Again!',
        "{hero} hopped on. It was {friend}'s hat.",
      ],
      older: [
        '{hero} jumped off in four directions, and met {friend} in each of them.',
        '{hero} jumped up to see the way, and every time {he} came down {he} faced somewhere new.',
        '{hero} followed a fly, which had no plan of any kind.',
      ],
    },
    up: {
      three: [
        'Boing! So close. Down {he} came.',
        '{hero} stuck on. Slip, slip, slip.',
        'Hop! Hop! Bump. "One more." Bump.',
      ],
      older: [
        '{hero} jumped and almost had it. Almost is a slippery thing to hold.',
        '{hero} got up by {his} sticky toes, one, two, three, and then remembered that {he} had washed them.',
        '{hero} jumped with {friend} on {his} back. That made two of them who nearly did it.',
      ],
    },
  },
}
