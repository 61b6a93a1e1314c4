import type { SubjectData } from '../schema.ts'

export const robot: SubjectData = {
  noun: 'little robot',
  looks: 'round blue robot',
  names: ['Bolt', 'Dot', 'Tik', 'Zuzu', 'Pixel', 'Widget', 'Cog', 'Ada', 'Rivet', 'Tock'],
  hand: 'hand',
  hands: 'hands',
  lives: 'anywhere',
  big: false,
  home: {
    three: [
      'Beep! {hero} could count. One, two, three, ten!',
      '{hero} had one red button. Beep, boop!',
      '{hero} had a red light on {his} head. Blink!',
      '{hero} had a bun slot. Pop! A bun!',
    ],
    five: [
      '{hero} could count anything: stars, crumbs, hiccups. But {he} took every word quite exactly, which led to trouble with pancakes.',
      '{hero} had a green light for yes, and a red one for jam.',
      '{hero} could beep in four ways. All of them were polite.',
      '{hero} slept standing up, with one small light on, and dreamed about nine.',
    ],
    seven: [
      '{hero} counted things. It was what {he} {was} for. {He} knew how many stairs there were, and how many sighs in a Monday. What {he} did not understand was sayings. When somebody told {him} to hold the door, {he} {was} still holding it on Wednesday.',
      '{hero} ran on two batteries and a good breakfast. {He} could add up anything, and usually did.',
      '{hero} had been built to count spoons. There were nine. After that {he} had begun to look out of the window.',
      '{hero} was learning to whistle. {He} had got as far as steam.',
    ],
    verse: [
      '{hero} went beep, {hero} went boop, / And counted the noodles in the soup.',
      '{hero} went beep, and {hero} went click, / And had a small lamp, and a slot, and a stick.',
      '{hero} had buttons for go and for stop, / And one that made toast, and it shot out on top.',
      '{hero} could add up the stars and the peas, / But never had quite got the hang of a sneeze.',
    ],
    small: [
      'Beep, beep, beep! / Now wake from sleep.',
      'Click, click, one, two! / "How do you do?"',
      'One knob, one light, / green left, red right.',
      'Pop! Out came toast. / {He} liked that most.',
    ],
  },
  gift: {
    three: [
      'Beep, beep, beep! {hero} felt which way to go.',
      'Blink, blink! {His} light went green. "This way!"',
      '{hero} had a map inside. Click! Out it came.',
      '"Nine steps left," said {hero}. It was nine.',
    ],
    five: [
      '{hero} turned slowly on the spot. Beep. Beep. Beep-beep! "Four hundred and twelve steps, that way," {he} said, and it was.',
      '{hero} beeped. Beep. Beep-beep. Beep-beep-beep! The nearer they came, the faster it went.',
      '{hero} turned {his} head all the way round, and stopped. The green light was on. "That way."',
      "A strip of paper came out of {hero}'s front. It said: Left, left, mind the puddle. {He} had not known that {he} could do that.",
    ],
    seven: [
      '{hero} stood still, and all {his} small lights blinked in a row. {He} had counted every step of the day, and every turn, and now {he} put them together like a train. "We are four hundred and twelve steps from where we ought to be," {he} said. "I advise that we take them." At four hundred and eleven, they saw it.',
      '{hero} worked it out. {He} took the steps they had walked, less the steps they had walked for fun, and {he} wrote it in the dust. "It should be behind you," {he} told {friend}. It was.',
      "{hero} listened on all {his} channels. There was weather, and a song about a goat. In between was something small: a watch that was ticking in somebody's pocket. {He} turned {his} head until it ticked the most.",
      '"There is a thing called a hunch," said {hero}. "I have never had one." {His} lamp went from red to green, by itself. "I think I am having one now. It is to the left." It was a perfectly good hunch.',
    ],
    verse: [
      'Beep, beep! {hero} counted each turn they took / And knew the way like a well-read book.',

      'Beep went {hero}, then faster, beep, beep! / It led them along like a dog with a sheep.',
      '{hero} went click, and a paper came out: / "Go left at the stone, and then turn about."',
      '{hero} could hear, with {his} ear to the ground, / A tick, like a watch that was waiting, unwound.',
    ],
    small: [
      'Beep, beep, that way! / "I am right today."',
      'Blink, blink, a light! / It said: go right.',
      'Nine steps, then ten. / Then left again.',
      'Click! Out a map! / {He} gave it a tap.',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} went in. Fizz! {He} went out.',
        '"I do not swim," said {hero}. {He} did not.',
        'One wheel in. Whirr. Mud all over.',
      ],
      older: [
        '{hero} worked out the sum, went forward, and forgot to carry the one.',
        '{hero} measured it three times. It was exactly as wide as it looked.',
        '{hero} read {his} own instructions. On page four it said: Keep dry.',
      ],
    },
    blocked: {
      three: [
        '"Please move," said {hero}. It did not.',
        'Bump. Beep. Bump. Beep.',
        '{hero} gave it a bun. Pop! It did not eat.',
      ],
      older: [
        '"Please move," said {hero}. {He} waited exactly one minute. "Please move," {he} said again.',
        '{hero} tried every magic word that {he} knew. They were all "please".',
        '{hero} drove at it, stopped, said sorry, backed, and did the very same thing eleven times.',
      ],
    },
    lost: {
      three: [
        'Beep? {hero} went round and round.',
        '"Left," said {hero}. "Left. Left. Left." Here again!',
        '{hero} had a red light. Blink. It said: Hmm.',
      ],
      older: [
        '{hero} turned left four times, with great care, and was pleased to arrive where {he} had begun.',
        '{hero} said that they were on the third planet from the sun. It was true, and they had hoped for more.',
        '{hero} asked {his} left foot and {his} right foot, and got two different sums.',
      ],
    },
    up: {
      three: [
        '{hero} had wheels. Wheels do not like up.',
        'Whirr, whirr, clonk. Down {he} came.',
        '"Up is on page nine," said {hero}. {He} had eight.',
      ],
      older: [
        '{hero} went up a little and rolled down a lot. {He} made a note of both.',
        '{hero} made {his} legs long, as far as they would go. It was nearly enough. Then {he} had to wait while they got short.',
        '{hero} pressed the button marked Up. A slice of toast came out.',
      ],
    },
  },
}
