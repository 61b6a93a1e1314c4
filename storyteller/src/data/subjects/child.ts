import type { SubjectData } from '../schema.ts'

/** A hero with a child's look: the subject is then whom the story turns on. */
export const child: SubjectData = {
  noun: 'child',
  looks: 'child',
  names: ['Robin', 'Kit', 'Noor', 'Alex', 'Sasha', 'Remy', 'Ari', 'Milo', 'Wren', 'Sunny'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} saw small things. {He} liked to ask.',
      '{hero} had a bag. In it was a pencil, a string and a button.',
      '{hero} put a hat on a snail. It fit.',
      '{hero} had six good stones in a cup.',
    ],
    five: [
      '{hero} had a bag with a pencil, a piece of string and a button in it, because you never know.',
      '{hero} knew the name of every snail on the wall, and had named most of them.',
      '{hero} had a torch, a plan, and one good button.',
      '{hero} liked small things best: beans, beads and bugs.',
      '{hero} had drawn a map of the garden, with all the ants on it.',
    ],
    seven: [
      '{hero} carried a bag with string in it, and a pencil, and one good button, because you never know. {He} {was} the sort of person who notices where the cat goes, and {he} could never leave a knot tied.',
      '{hero} kept a list of things that grown people do not see. It was up to page nine.',
      '{hero} could tie four knots and untie five.',
      '{hero} asked about forty questions a day. The best were at bedtime, when there was no time left to answer them.',
    ],
    verse: [
      "{hero} had string and a pencil, too, / Because you never know what they'll do.",
      '{hero} had pockets of bits and strings, / Of shells and beans and useful things.',
      '{hero} asked how, and {hero} asked why, / And what is the name of the top of the sky.',
      '{hero} had built a small house for a bug, / With a bed and a bath and a piece of rug.',
    ],
    small: [
      'A bag, some string. / A bright new thing!',
      'What, why and who? / {hero} asked, "Is it true?"',
      'Six stones, one shell, / and a tale to tell.',
      'Two knees, one scratch, / one big blue patch.',
    ],
  },
  gift: {
    three: [
      '{hero} looked and looked. A mark! It was an arrow.',
      '{hero} saw a string. It went on and on.',
      '"See that?" said {hero}. "A small, small door!"',
      '{hero} saw a foot mark. Then one more.',
    ],
    five: [
      '{hero} looked closely, as {he} always did. There was a chalk mark, as small as an ant. It was an arrow.',
      '{hero} got down on {his} knees to see. There was a string on the ground. {He} wound it up as they went.',
      '"Look," said {hero}. All the small stones were round, but one was like an arrow.',
      '"That stone is the wrong way up," said {hero}. {He} turned it over. On the other side it said: Left.',
    ],
    seven: [
      '{hero} stopped, for something was not like the rest. Among all the grey stones one had been turned over, with its clean side up. A bit further on there was another. Somebody had marked the way, in a code that only a noticing person would ever notice.',
      '{hero} got down on {his} knees, as {he} always did when {he} {was} stuck. From there you could see it. The grass had been walked on, by someone with small feet, who had stopped once to hop. {hero} hopped there too.',
      '{hero} did what {he} did with a puzzle at home. {He} stopped pushing at the middle and looked for the edges. At the edge, where no one had looked, a path began, no wider than a ruler.',
      '"Why is there only one clean leaf?" asked {hero}. It was a very good question. Somebody had wiped it, to sit on. From there you could see just where they had gone.',
    ],
    verse: [
      '{hero} looked close and saw, quite small, / An arrow chalked upon the wall.',
      '{hero} knelt down and {he} looked at the ground, / And there was a trail, all tiny and round.',
      '{hero} saw a string, and it led round a bend, / And somebody held it, there at the end.',
      '"Why is that stone the wrong way round?" / {hero} turned it, and that was how it was found.',
    ],
    small: [
      'A mark so small! / {hero} saw it all.',
      '{hero} looked low. / "That way! Let us go."',
      'A bit of string! / It led to the thing.',
      '"What is that there?" / It was a stair!',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} tried. Splish! One wet sleeve.',
        '{hero} made a boat. The boat went. {hero} did not.',
        'One step. Squelch! A shoe was gone.',
      ],
      older: [
        '{hero} tried the edge of it, and got a very wet sleeve.',
        '{hero} took off both shoes to keep them dry, and dropped them in.',
        '{hero} counted three and jumped, but it had needed about a five.',
      ],
    },
    blocked: {
      three: [
        '{hero} pushed. It did not budge.',
        '{hero} said please. {He} said it three times.',
        '{hero} looked for a key. There was a bun.',
      ],
      older: [
        '{hero} pushed it, and pulled it, and told it a riddle. It would not budge.',
        '{hero} tried a plan with string. The string was very well tied now, to everything but the right thing.',
        '{hero} asked it what the matter was. It did not wish to talk about it.',
      ],
    },
    lost: {
      three: [
        '{hero} looked left. {hero} looked right. All the same.',
        '"I know!" said {hero}. {He} did not.',
        '{hero} tossed a stone. It said left. No.',
      ],
      older: [
        '{hero} drew a map of where they had been. It came out as a scribble, and it was exact.',
        '{hero} asked a snail, who knew the way but had not come back from it yet.',
        '{hero} left a trail of crumbs, so as not to go the same way twice. {friend} ate it.',
      ],
    },
    up: {
      three: [
        '{hero} looked up. It was so far!',
        '{hero} stood on a bag. It went flat.',
        '{hero} jumped. {His} hat got up. {He} did not.',
      ],
      older: [
        '{hero} reached as far as {he} could, and then a bit farther, and that was still not far enough.',
        '{hero} stood on {friend}, and {friend} stood on a bag, and the bag had buns in it.',
        '{hero} threw {his} hat up, so that {he} would have to follow. The hat was no help at all.',
      ],
    },
  },
}
