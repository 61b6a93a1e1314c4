import type { SubjectData } from '../schema.ts'

export const turtle: SubjectData = {
  noun: 'small turtle',
  looks: 'small green turtle',
  names: ['Shelby', 'Moss', 'Pokey', 'Olive', 'Toto'],
  hand: 'foot',
  hands: 'feet',
  lives: 'both',
  big: false,
  home: {
    three: ['{hero} was slow. {He} saw all the small things.', '{hero} had a house on {his} back.'],
    five: [
      '{hero} was so slow that {he} had time to see everything. When {he} {was} shy, {he} went indoors, right where {he} stood.',
      '{hero} took {his} house with {him}, so {he} {was} never late home.',
      '{hero} was slow, and {he} liked it. You see more.',
    ],
    seven: [
      '{hero} took {his} time. It was {his}, after all. {He} noticed things that quick people never see, like the left-hand side of a snail. And if it all became too much, {he} simply went in and closed the door.',
      '{hero} had set out to visit a friend in May. It was now autumn, and it was going well.',
      '{hero} carried a house on {his} back. There was room in it for one, and a cup.',
    ],
    verse: [
      '{hero} the turtle walked so slow, / {He} watched the little mosses grow.',
      '{hero} was slow as the drip of a tap, / With a house on {his} back and a little green cap.',
    ],
    small: ['Slow, slow, slow! / So far to go.'],
  },
  gift: {
    three: ['{hero} looked down low. Tiny marks! They led the way.'],
    five: [
      '"Wait," said {hero}, who was last, as always. {He} had seen something by the edge of the path. Tiny footprints, one after another, led off to the side.',
      '"You all went by it," said {hero}. There, low down, was a mark: one small foot, and one more.',
      '{hero} was so slow that {he} saw it: a blade of grass, bent over. Someone had gone in there.',
    ],
    seven: [
      'The others had walked right past it. {hero}, who walked past things rather slowly, had not. "Somebody came along here today," {he} said, with {his} nose close to the ground. "Small, and a bit sad, and dragging one foot." The tracks led off between two stones, just where no one in a hurry would have looked.',
      '"Come back," called {hero}, from some way behind. {He} had stopped at a place they had all passed. There was a thread on a thorn. "It is red," {he} said, "and it is new. You have to walk slowly to see red."',
    ],
    verse: [
      '{hero} looked down and saw, so small, / Some tracks that led beside the wall.',
      '"Come back," said {hero}. "You all went by. / There\'s a mark right here, for a slow, slow eye."',
    ],
  },
  tries: {
    across: [
      '{hero} went in. Slow, slow, stuck.',
      '{hero} set out, and after a good long while was two inches nearer.',
    ],
    blocked: [
      '{hero} went into {his} shell. It was still there.',
      '{hero} went into {his} shell and waited for it to go away. It had more time than {he} did.',
    ],
    lost: [
      '{hero} sat in {his} shell. "Are we there?" No.',
      '{hero} went on slowly in what turned out, slowly, to be the wrong direction.',
    ],
    up: [
      'Up, up, roll! {hero} was upside down.',
      '{hero} got one foot up, and rolled over, and looked at the sky for a bit.',
    ],
  },
}
