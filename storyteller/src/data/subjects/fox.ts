import type { SubjectData } from '../schema.ts'

export const fox: SubjectData = {
  noun: 'little fox',
  looks: 'small red fox',
  names: ['Fern', 'Rusty', 'Tansy', 'Ember', 'Maple', 'Russet', 'Sienna', 'Vesper', 'Tawny', 'Rowan'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} had two big ears. {He} could hear a bug yawn.',
      '{hero} had a fat tail and two sharp ears.',
      '{hero} had a red tail. It was a good pillow.',
      '{hero} hid. But that tail! They all saw it.',
    ],
    five: [
      '{hero} had ears so sharp that {he} could hear a beetle yawn, and {he} loved anything that shone.',
      '{hero} could hear a pea roll over in its pod.',
      '{hero} had a plan for most things, and two ears for the rest.',
      '{hero} had a box of shiny things: a spoon, a bell, half a ring. {He} counted them at night.',
    ],
    seven: [
      "{hero} had the sharpest ears for miles, and could tell a beetle's yawn from a beetle's sneeze. {He} also had plans. They were clever plans, mostly, with one small hole in them somewhere.",
      '{hero} could hear a pea roll over in its pod. It is not as useful as it sounds, unless you are fond of peas.',
      '{hero} had made eleven clever plans that year. Nine of them had ended in the pond.',
      '{hero} could walk through dry leaves without a sound. {He} {was} very proud of it, and told everyone on the way, which rather spoiled the effect.',
    ],
    verse: [
      '{hero} the fox had ears so keen, / {He} heard the grass grow tall and green.',
      '{hero} had ears as sharp as a pin, / And could hear a bug as it came in.',
      '{hero} could creep through a room full of mice, / And was only caught once, or perhaps it was twice.',
      '{hero} kept treasures, all shiny and small: / A spoon and a button, a bell and a ball.',
      '{hero} was red, with a tail like the sun. / {He} had a good plan, and a good plan, and one.',
    ],
    small: [
      'Two ears so tall! / They hear it all.',
      'A tail so red! / It made a bed.',
      'Hush, hush, so sly! / Then oh, a fly!',
      'One plan, two, three. / "They are all by me."',
    ],
  },
  gift: {
    three: [
      "Up went {hero}'s ears. Ting! What was that? They ran to it.",
      '{hero} saw a small thing shine. They ran to see.',
      '{His} nose went up. "Cold ash and toast. This way!"',
      '"Hush," said {hero}. A tap, tap, tap. It was near!',
    ],
    five: [
      "Then {hero}'s ears went up. Far off something chimed, as thin as a thread. {He} followed it, left and right and left.",
      '"Hush," said {hero}. One ear went up. A bell, far off, as small as a pin! They went after it.',
      '{hero} heard a hum that no one else could hear. {He} walked where the hum was best.',
      '"If I wanted to hide," said {hero}, "I would hide there." {He} looked, and somebody was.',
    ],
    seven: [
      "Then {hero}'s ears turned, first one and then the other. Very far away something was chiming, as soft as a snowflake. Nobody else could hear it. {He} closed {his} eyes and followed {his} ears instead of {his} nose, left and right and left again.",
      '"Hush," said {hero}, and put up one ear. Somewhere a drop fell into a cup, then another. A cup has an owner. They followed the drops.',
      'It was too dim for eyes, so {hero} used {his} ears. A thread of sound came from the left. {He} walked along it like a bead on a string.',
      '{hero} thought like a fox, which is to say sideways. Everybody looks at the end of a path. {He} looked at the middle of it, where the moss was worn on just one side, as if people often stepped off there in a hurry. They stepped off too.',
      'Something small shone between two stones, and {hero} could never leave such a thing. {He} had it out in a moment. It was a button, and there was thread on it, and the thread was fresh. "We are right behind them," {he} said.',
    ],
    verse: [
      "Then {hero}'s two ears went up to hear / A tiny chime, so thin and clear.",
      '"I hear it," said {hero}, with ears up high. / "A small sound over there, like a sigh."',
      '{hero} saw something that gave a wink. / "Behind that stone," {he} said, "I think."',
      '{hero} had one more plan, and it worked. / Behind an old fern was the place where it lurked.',
      '"I can hear it," said {hero}. {He} ran to a tree. / "It\'s under, it\'s in here! Come over and see!"',
      '{hero} had ears, and the ears stood up tall. / "There\'s someone who sings, by the end of that wall."',
    ],
    small: [
      'One ear, then two. / And then {he} knew!',
      'A small bright thing! / It went ping, ping.',
      '"I have a plan! / Come on!" They ran.',
      '{hero} sat still. / "It is under that hill."',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} had a plan. Splat! It was a bad plan.',
        '{hero} made a boat of a hat. The hat was sad.',
        '{hero} jumped. {His} tail did not.',
      ],
      older: [
        '{hero} had a clever plan. It was so clever that {he} sat down in the middle of it with a splat.',
        '{hero} drew the plan first. It had arrows and a very good boat. Then {he} looked up, and there was no boat.',
        '{hero} crept up on it, so that it would not notice. It noticed, up to the knees.',
      ],
    },
    blocked: {
      three: [
        '{hero} dug. Dirt flew. It did not help.',
        '{hero} said, "Look, a duck!" It did not look.',
        '{hero} had plan one. Then plan two. No.',
      ],
      older: [
        '{hero} dug with all four paws, and made a very fine hole for somebody else.',
        '{hero} told it that there was free cheese just round the corner. It was not the sort of thing that eats.',
        '{hero} pretended to go away, and came back very suddenly. It had not moved.',
      ],
    },
    lost: {
      three: [
        '{hero} ran after {his} tail. Round and round!',
        '{hero} saw a thing shine. It was a wet leaf.',
        '"Trust me," said {hero}. Bump.',
      ],
      older: [
        '{hero} followed something red and bushy for some time. It was {his} own tail.',
        '{hero} knew a trick with the sun and a stick. It was a good trick, and it was a cloudy sort of evening.',
        '{hero} said that being lost was all part of the plan, and would not show anyone the plan.',
      ],
    },
    up: {
      three: [
        '{hero} sprang up. Bump. Down again.',
        '{hero} had a plan. It had no up in it.',
        'Hop on a rock! The rock rolled.',
      ],
      older: [
        '{hero} took a run and sprang, and came down again with {his} tail over {his} nose.',
        '{hero} piled up everything they had, stood on top, and was exactly one bun too short.',
        '{hero} said that you only had to not look down. Then {he} looked, to show what {he} meant.',
      ],
    },
  },
}
