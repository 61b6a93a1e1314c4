import type { SubjectData } from '../schema.ts'

export const hedgehog: SubjectData = {
  noun: 'small hedgehog',
  looks: 'small brown hedgehog',
  names: ['Bodkin', 'Prickle', 'Teasel', 'Conker', 'Pim'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} was a ball of pins. {He} {was} soft inside.',
      'When {hero} was shy, {he} rolled up. Roll!',
    ],
    five: [
      '{hero} was prickly outside and soft inside, like a chestnut. When in doubt {he} rolled up, and {he} {was} quite often in doubt.',
      '{hero} was all pins on top, and all soft below.',
      'When {hero} was shy {he} rolled up, and then you had to talk to a ball.',
    ],
    seven: [
      '{hero} had five thousand prickles, and had never meant any of them. Balloons did not get on with {him}. At the least surprise {he} rolled {himself} up, and had to be talked out again.',
      '{hero} had five thousand prickles, and had never meant any of them. Balloons did not get on with {him}. At the least surprise {he} rolled up like a bun, and had to be talked out again.',
      '{hero} was a kind soul in a sharp coat. People shook {his} hand with care.',
      '{hero} came home each night with leaves on {his} back. {He} pressed them in a book. {He} had most of a tree.',
    ],
    verse: [
      '{hero} was prickly, {hero} was shy, / And rolled in a ball when folk went by.',
      '{hero} had pins from {his} nose to {his} toes, / And leaves on {his} back, as everyone knows.',
    ],
    small: ['A ball, so round! / It made no sound.'],
  },
  gift: {
    three: ['{hero} rolled up. Roll, roll, roll! Bump. There it was.'],
    five: [
      '{hero} tripped, tucked in {his} nose, and rolled. Down and round and down {he} went, and stopped with a bump. "I have found it!" called the ball.',
      '"Oh!" {hero} tripped, rolled up, and was gone. Bump. "Come down," called a small voice. "It is here!"',
      '{hero} rolled down the bank like a nut, right to the place.',
    ],
    seven: [
      'It happened by accident, like most of {hero}\'s best ideas. A twig cracked, {he} rolled up, and the path was not as flat as it looked. {He} went faster and faster, round two bends that {he} never saw. When {he} opened one eye there were nine leaves on {his} back and a strange place all round. "I think," {he} called, "that I have arrived."',
      '{hero} sneezed, and when {he} sneezed {he} curled, and when {he} curled {he} rolled. They ran behind and called to {him} to stop. {He} stopped. "I would not have found it on foot," {he} said, quite dizzy.',
      '{hero} sneezed, and when {he} sneezed {he} curled, and when {he} curled {he} rolled. They ran behind and called to {him} to stop. {He} stopped. "I would not have found it on foot," {he} said, from inside.',
    ],
    verse: [
      'Then {hero} rolled up, and down {he} spun, / And that was how the way was won.',
      '{hero} curled up and rolled like a ball, / And stopped at the place with no bump at all.',
    ],
  },
  tries: {
    across: [
      '{hero} rolled at it. Splat! Mud and pins.',
      '{hero} rolled up and rolled at it, and came to rest with a splat and a small "oh".',
    ],
    blocked: [
      '{hero} rolled up. It did not go away.',
      '{hero} rolled up and hoped. When {he} looked again, it was still there, and so was {he}.',
    ],
    lost: [
      '{hero} took a step. A leaf stuck on. More leaves!',
      '{hero} walked on, collecting leaves, until no one could say which end was {his} front.',
    ],
    up: [
      'Short legs! {hero} slid down on {his} pins.',
      '{hero} got up as far as {his} own elbow, and slid down again with a noise like a comb.',
    ],
  },
}
