import type { SubjectData } from '../schema.ts'

export const monkey: SubjectData = {
  noun: 'young monkey',
  looks: 'small brown monkey',
  names: ['Momo', 'Chico', 'Banjo', 'Kiki', 'Mabel', 'Jinx', 'Figaro', 'Coco', 'Bobbin', 'Pepito'],
  hand: 'hand',
  hands: 'hands',
  lives: 'land',
  big: false,
  home: {
    three: [
      '{hero} swung and swung. Whee!',
      '{hero} liked to play tricks. Hee hee!',
      '{hero} had a bun in each foot.',
      '{hero} hung on the lamp. "Look at me!"',
    ],
    five: [
      '{hero} could swing from anything: a branch, a lamp, a line of socks. {He} could not walk past a joke.',
      '{hero} had five hands, if you count feet and tail, and something in each.',
      '{hero} could peel a fruit with one foot and wave with the other.',
      '{hero} ate breakfast upside down. The milk was the hard part.',
    ],
    seven: [
      '{hero} had two hands, two feet and a tail, and they all wanted to hold something. {He} had swung from every lamp {in} {land}, and been asked, politely, to stop. {He} meant no harm. Things just looked so swingable.',
      '{hero} sat down only to have something to get up from. {He} had broken every swing {in} {land}, and mended them all again.',
      '{hero} knew forty jokes. Most of them were about bananas. All of them needed room.',
      'Whoever sat next to {hero} went home with {his} hat on, and {hero} went home with theirs.',
    ],
    verse: [
      '{hero} could swing by hand or toe / And tickle the noses down below.',
      '{hero} could swing from a hook or a rail, / With a bun in each hand and a cup in {his} tail.',
      '{hero} ate lunch hanging by {his} knees, / With jam on {his} ears and a bun and some cheese.',
      '{hero} knew jokes, about forty or more, / And told them through keyholes and under the door.',
    ],
    small: [
      'Swing, swing, swing! / What a fun thing.',
      'Up here! Down there! / Jam in {his} hair!',
      'One tail, four feet, / and a bun to eat.',
      'Hee hee, ho ho! / Hello from below!',
    ],
  },
  gift: {
    three: [
      '{hero} got hold. Swing! Swing! {He} saw it.',
      '{hero} hung by {his} tail. "I see a door!"',
      'Hop, swing, up! "It is by that stone!"',
      '{hero} saw a peel. Then one more. They went on and on.',
    ],
    five: [
      '{hero} hung upside down to think, as {he} always did. "Oh," {he} said. "From this way up, I can see it."',
      '{hero} hung by {his} tail to think. "Oh!" {he} said. "The way up is the way down. Come on!"',
      'One swing, two swings, and {hero} was high up. "There!" {he} called, and pointed with a foot.',
      '{hero} found a peel on the path, and further on another. "Somebody has good taste," {he} said, and followed them.',
    ],
    seven: [
      'When {hero} wanted to think, {he} hung upside down, so that {his} ideas ran to the right end. {He} did it now. The world turned over. What had looked like a heap of stones was an arrow, plain as anything, if your feet were where your head should be. "They built it for monkeys," said {hero}.',
      '{hero} went up the nearest tall thing, hand over hand over tail. {He} looked round. "I can see where we have been," {he} called. "I can see a bun we dropped. And I can see where we are going!"',
      '{hero} told joke number eleven, the one about the hat, quite loudly, to nobody. Then {he} held up a finger. Somewhere behind the stones somebody was trying very hard not to laugh.',
      '{hero} could not walk past a string without pulling it. {He} pulled this one. Far off a small bell rang, and a voice said, "Coming!" So they knew where it was coming from.',
    ],
    verse: [
      '{hero} hung upside-down to think, / And saw the way, as quick as a wink.',
      '{hero} swung once and {hero} swung twice, / And saw the way, and it looked very nice.',
      '{hero} told one of {his} forty best jokes. / A giggle came back from behind some oaks.',
      '{hero} saw a string, and {he} gave it a pull. / A bell rang, a voice called, "The kettle is full!"',
    ],
    small: [
      'Swing, swing, and see! / "It is past that tree!"',
      'One joke, and then / a laugh from a den.',
      'By tail, by toe! / "That way! Let us go!"',
      'One peel, two, three. / "They lead to tea!"',
    ],
  },
  tries: {
    across: {
      three: [
        'Swing! {hero} let go too soon. Plop.',
        '{hero} had no rope. {He} had a noodle.',
        'Swing, swing, splash! "One more go!"',
      ],
      older: [
        '{hero} looked for something to swing from, found it, and let go a moment too soon.',
        '{hero} made a chain of monkeys. There was only the one monkey, so it was short.',
        '{hero} went across on {his} hands, for a joke, and so {he} did not see where it stopped.',
      ],
    },
    blocked: {
      three: [
        '{hero} made a face. It made no face back.',
        '{hero} told it a joke. "Get it?" It did not.',
        'Pull, pull! Off came a leaf.',
      ],
      older: [
        '{hero} pulled {his} three funniest faces at it. It had no sense of humour.',
        '{hero} tickled it all over, and was the only one who laughed.',
        '{hero} pulled at it with both hands and both feet, which left nothing to stand on.',
      ],
    },
    lost: {
      three: [
        '{hero} went on and on. A joke! {He} forgot the way.',
        '{hero} went up, down, in, out. "Was it in?"',
        '{hero} swung left. {friend} did not. Oh.',
      ],
      older: [
        '{hero} knew a short cut. It was the longest short cut that any of them had ever been on.',
        '{hero} pointed four ways at once, which is possible for a monkey, and no help.',
        '{hero} had dropped peel all along the way to mark it. {He} had also eaten the fruit and moved the peel, for fun.',
      ],
    },
    up: {
      three: [
        'Up, up, slip! Hee hee. Down.',
        '{hero} was up! "Come on!" They could not.',
        'Up with a bun? No. The bun fell. So did {he}.',
      ],
      older: [
        '{hero} got nearly to the top and waved with both hands. It should have been one.',
        '{hero} ran up it like a tune, and sat on top, and was the only one there.',
        '{hero} let down {his} tail for {friend} to hold. It was a ticklish tail.',
      ],
    },
  },
}
