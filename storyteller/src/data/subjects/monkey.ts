import type { SubjectData } from '../schema.ts'

export const monkey: SubjectData = {
  noun: 'young monkey',
  looks: 'small brown monkey',
  names: ['Momo', 'Chico', 'Banjo', 'Kiki', 'Mabel'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: ['{hero} swung and swung. Whee!', '{hero} liked to play tricks. Hee hee!'],
    five: [
      '{hero} could swing from anything: a branch, a lamp, a line of socks. {He} could not walk past a joke.',
      '{hero} had five hands, if you count feet and tail, and something in each.',
      '{hero} could peel a fruit with one foot and wave with the other.',
    ],
    seven: [
      '{hero} had two hands, two feet and a tail, and they all wanted to hold something. {He} had swung from every lamp {in} {land}, and been asked, politely, to stop. {He} meant no harm. Things just looked so swingable.',
      '{hero} sat down only to have something to get up from. {He} had broken every swing {in} {land}, and mended them all again.',
      '{hero} knew forty jokes. Most of them were about bananas. All of them needed room.',
    ],
    verse: [
      '{hero} could swing by hand or toe / And tickle the noses down below.',
      '{hero} could swing from a hook or a rail, / With a bun in each hand and a cup in {his} tail.',
    ],
    small: ['Swing, swing, swing! / What a fun thing.'],
  },
  gift: {
    three: ['{hero} got hold. Swing! Swing! {He} saw it.'],
    five: [
      '{hero} hung upside down to think, as {he} always did. "Oh," {he} said. "From this way up, I can see it."',
      '{hero} hung by {his} tail to think. "Oh!" {he} said. "The way up is the way down. Come on!"',
      'One swing, two swings, and {hero} was high up. "There!" {he} called, and pointed with a foot.',
    ],
    seven: [
      'When {hero} wanted to think, {he} hung upside down, so that {his} ideas ran to the right end. {He} did it now. The world turned over. What had looked like a heap of stones was an arrow, plain as anything, if your feet were where your head should be. "They built it for monkeys," said {hero}.',
      '{hero} went up the nearest tall thing, hand over hand over tail. {He} looked round. "I can see where we have been," {he} called. "I can see a bun we dropped. And I can see where we are going!"',
    ],
    verse: [
      '{hero} hung upside-down to think, / And saw the way, as quick as a wink.',
      '{hero} swung once and {hero} swung twice, / And saw the way, and it looked very nice.',
    ],
  },
  tries: {
    across: [
      'Swing! {hero} let go too soon. Plop.',
      '{hero} looked for something to swing from, found it, and let go a moment too soon.',
    ],
    blocked: [
      '{hero} made a face. It made no face back.',
      '{hero} pulled {his} three funniest faces at it. It had no sense of humour.',
    ],
    lost: [
      '{hero} went on and on. A joke! {He} forgot the way.',
      '{hero} knew a short cut. It was the longest short cut that any of them had ever been on.',
    ],
    up: [
      'Up, up, slip! Hee hee. Down.',
      '{hero} got nearly to the top and waved with both hands. It should have been one.',
    ],
  },
}
