import type { SubjectData } from '../schema.ts'

export const turtle: SubjectData = {
  noun: 'small turtle',
  looks: 'small green turtle',
  names: ['Shelby', 'Moss', 'Pokey', 'Olive', 'Toto', 'Dawdle', 'Agatha', 'Boris', 'Jade', 'Mosey'],
  hand: 'foot',
  hands: 'feet',
  lives: 'both',
  big: false,
  home: {
    three: [
      '{hero} was slow. {He} saw all the small things.',
      '{hero} had a house on {his} back.',
      '{hero} went in. Tap, tap! "I am at home."',
      '{hero} ate one leaf. It took all day.',
    ],
    five: [
      '{hero} was so slow that {he} had time to see everything. When {he} {was} shy, {he} went indoors, right where {he} stood.',
      '{hero} took {his} house with {him}, so {he} {was} never late home.',
      '{hero} was slow, and {he} liked it. You see more.',
      '{hero} had been to the end of the lane once. {He} still talked about it.',
    ],
    seven: [
      '{hero} took {his} time. It was {his}, after all. {He} noticed things that quick people never see, like the left-hand side of a snail. And if it all became too much, {he} simply went in and closed the door.',
      '{hero} had set out to visit a friend in May. It was now autumn, and it was going well.',
      '{hero} carried a house on {his} back. There was room in it for one, and a cup.',
      'When {hero} told a joke, people went home, had their supper, and came back for the end. It was always worth it.',
    ],
    verse: [
      '{hero} the turtle walked so slow, / {He} watched the little mosses grow.',
      '{hero} was slow as the drip of a tap, / With a house on {his} back and a little green cap.',
      '{hero} set out to go round the green, / And saw every daisy there was to be seen.',
      '{hero} was sure that the world would wait. / In all of {his} life {he} {was} never once late.',
    ],
    small: [
      'Slow, slow, slow! / So far to go.',
      'A house, a door, / and {hero}, no more.',
      'Step, stop, and look: / a frog in a brook!',
      'No rush. First, tea. / One cup, two, three.',
    ],
  },
  gift: {
    three: [
      '{hero} looked down low. Tiny marks! They led the way.',
      '{hero} was last. {He} saw the small door.',
      '"Stop," said {hero}. "I see one blue thread."',
      '{hero} felt the stone. It was warm. "In here!"',
    ],
    five: [
      '"Wait," said {hero}, who was last, as always. {He} had seen something by the edge of the path. Tiny footprints, one after another, led off to the side.',
      '"You all went by it," said {hero}. There, low down, was a mark: one small foot, and one more.',
      '{hero} was so slow that {he} saw it: a blade of grass, bent over. Someone had gone in there.',
      '{hero} stopped to let a snail go by. "Much obliged," said the snail. "If you want the short way, it is under that fern."',
    ],
    seven: [
      'The others had walked right past it. {hero}, who walked past things rather slowly, had not. "Somebody came along here today," {he} said, with {his} nose close to the ground. "Small, and a bit sad, and dragging one foot." The tracks led off between two stones, just where no one in a hurry would have looked.',
      '"Come back," called {hero}, from some way behind. {He} had stopped at a place they had all passed. There was a thread on a thorn. "It is red," {he} said, "and it is new. You have to walk slowly to see red."',
      '{hero} had kept {his} eye on one small cloud since lunch. It had not moved, and clouds do. "That is smoke," {he} said. "There is a chimney under it." Nobody else had looked at anything for long enough to know.',
      '{hero} asked if they might rest, and sat down on a stone, and it moved. It was a very old turtle. "Third on the right," it said, without opening its eyes. "I saw it built."',
    ],
    verse: [
      '{hero} looked down and saw, so small, / Some tracks that led beside the wall.',
      '"Come back," said {hero}. "You all went by. / There\'s a mark right here, for a slow, slow eye."',
      '{hero} sat down on a mossy old stone. / "It\'s third on the right," said the stone with a groan.',
      'A snail told {hero}, "The short way\'s below / The leaf of that fern, if you\'re willing to go."',
    ],
    small: [
      'Slow, slow, then stop. / "A door with a top!"',
      '"You all went by. / It is here," said a sigh.',
      'A thread so thin. / "The way is in."',
      'Warm stone, warm air. / "It is in there."',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} went in. Slow, slow, stuck.',
        'One step. A nap. One step. Still here.',
        '{hero} sat in {his} shell to float. Blub.',
      ],
      older: [
        '{hero} set out, and after a good long while was two inches nearer.',
        '{hero} floated on {his} back, like a bowl, and went round twice, and waved.',
        '{hero} said that {he} would start now and they could catch up later.',
      ],
    },
    blocked: {
      three: [
        '{hero} went into {his} shell. It was still there.',
        '{hero} gave it time. It took the time.',
        'Bump. {hero} went in. Bump. {hero} came out.',
      ],
      older: [
        '{hero} went into {his} shell and waited for it to go away. It had more time than {he} did.',
        '{hero} leaned against it for half an hour. At the end of it, one of them had moved a little, and it was {hero}.',
        '{hero} knocked on it with {his} head, and then asked who was there, as {he} {was} not quite sure who had knocked.',
      ],
    },
    lost: {
      three: [
        '{hero} sat in {his} shell. "Are we there?" No.',
        '{hero} set off. It was the wrong way. Slow, slow.',
        '"I know," said {hero}. They sat. "No, I do not."',
      ],
      older: [
        '{hero} went on slowly in what turned out, slowly, to be the wrong direction.',
        '{hero} looked at the same leaf for a while, in case it was a different leaf.',
        '{hero} thought that it must be left. By the time {he} had thought so, they had all gone right.',
      ],
    },
    up: {
      three: [
        'Up, up, roll! {hero} was upside down.',
        'One foot. Two feet. A nap. Slide.',
        '{hero} fell back. "I see a nice cloud," {he} said.',
      ],
      older: [
        '{hero} got one foot up, and rolled over, and looked at the sky for a bit.',
        '{hero} said that {he} would be up by spring, and nobody liked to say anything.',
        '{friend} rolled {him} up it like a wheel. {He} rolled down like one, too.',
      ],
    },
  },
}
