import type { SubjectData } from '../schema.ts'

/** A hero with a child's look: the subject is then whom the story turns on. */
export const child: SubjectData = {
  noun: 'child',
  looks: 'child',
  names: ['Robin', 'Kit', 'Noor', 'Alex', 'Sasha'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} saw small things. {He} liked to ask.',
      '{hero} had a bag. In it was a pencil, a string and a button.',
    ],
    five: [
      '{hero} had a bag with a pencil, a piece of string and a button in it, because you never know.',
      '{hero} knew the name of every snail on the wall, and had named most of them.',
      '{hero} had a torch, a plan, and one good button.',
      '{hero} liked small things best: beans, beads and bugs.',
    ],
    seven: [
      '{hero} carried a bag with string in it, and a pencil, and one good button, because you never know. {He} {was} the sort of person who notices where the cat goes, and {he} could never leave a knot tied.',
      '{hero} kept a list of things that grown people do not see. It was up to page nine.',
      '{hero} could tie four knots and untie five.',
    ],
    verse: [
      "{hero} had string and a pencil, too, / Because you never know what they'll do.",
      '{hero} had pockets of bits and strings, / Of shells and beans and useful things.',
    ],
    small: ['A bag, some string. / A bright new thing!'],
  },
  gift: {
    three: ['{hero} looked and looked. A mark! It was an arrow.'],
    five: [
      '{hero} looked closely, as {he} always did. There was a chalk mark, as small as an ant. It was an arrow.',
      '{hero} got down on {his} knees to see. There was a string on the ground. {He} wound it up as they went.',
      '"Look," said {hero}. All the small stones were round, but one was like an arrow.',
    ],
    seven: [
      '{hero} stopped, for something was not like the rest. Among all the grey stones one had been turned over, with its clean side up. A bit further on there was another. Somebody had marked the way, in a code that only a noticing person would ever notice.',
      '{hero} got down on {his} knees, as {he} always did when {he} {was} stuck. From there you could see it. The grass had been walked on, by someone with small feet, who had stopped once to hop. {hero} hopped there too.',
    ],
    verse: [
      '{hero} looked close and saw, quite small, / An arrow chalked upon the wall.',
      '{hero} knelt down and {he} looked at the ground, / And there was a trail, all tiny and round.',
    ],
  },
  tries: {
    across: [
      '{hero} tried. Splish! One wet sleeve.',
      '{hero} tried the edge of it, and got a very wet sleeve.',
    ],
    blocked: [
      '{hero} pushed. It did not budge.',
      '{hero} pushed it, and pulled it, and told it a riddle. It would not budge.',
    ],
    lost: [
      '{hero} looked left. {hero} looked right. All the same.',
      '{hero} drew a map of where they had been. It came out as a scribble, and it was exact.',
    ],
    up: [
      '{hero} looked up. It was so far!',
      '{hero} reached as far as {he} could, and then a bit farther, and that was still not far enough.',
    ],
  },
}
