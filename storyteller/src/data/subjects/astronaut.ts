import type { SubjectData } from '../schema.ts'

export const astronaut: SubjectData = {
  noun: 'young astronaut',
  looks: 'child in a white space suit',
  names: ['Nova', 'Comet', 'Orion', 'Skye', 'Apollo'],
  hand: 'hand',
  hands: 'hands',
  lives: 'anywhere',
  big: false,
  home: {
    three: ['{hero} had a space suit. Five, four, three, two, one!', '{hero} had round boots. Boing, boing.'],
    five: [
      '{hero} counted down to everything, even soup. {His} boots had been made for jumping, and did not care for stairs.',
      '{hero} had been up to the moon and back. {He} still liked home best.',
      '{hero} put on {his} boots with a count. Three, two, one, left!',
    ],
    seven: [
      '{hero} was an astronaut, and did everything by checklist. Tooth brush: check. Left sock: check. {He} counted down from ten before {he} sat at the table. It did make the soup a bit more exciting.',
      '{hero} wore {his} space suit to the shops. It had eleven pockets, and something in each for just in case.',
      '{hero} had a map of the stars over {his} bed. {He} had been to two of them, and had sent cards to the rest.',
    ],
    verse: [
      '"Five, four, three, two," said {hero}, "one! / The soup is hot. Let lunch be begun."',
      '{hero} had boots for a walk in the stars, / And a jar of red dust that had come from Mars.',
    ],
    small: ['Three, two, one, go! / Up from below.'],
  },
  gift: {
    three: ["Blip, blip! {hero}'s suit had a light. It lit the way."],
    five: [
      '{hero} ticked off the list: star on the left, star on the right, moon in front. "Then we are on course," {he} said, and switched on {his} helmet lamp.',
      '{hero} had a small box that went blip. Blip. Blip, blip. Blip-blip-blip! "We are here," {he} said.',
      '"Three stars make a line," said {hero}. "Let us walk along it." They did, and there it was.',
    ],
    seven: [
      '{hero} got out the checklist for when you do not know where you are. One: do not worry. Two: find three bright lights. Three: draw a line from each, and see where they meet. {He} drew them in the dust with {his} boot. They crossed at a spot right behind the next stone.',
      '{hero} unfolded a dish about as large as a plate, and put it on {his} head. It hummed. {He} turned until the hum was clear. "I have a signal," {he} said. "It is somebody stirring tea."',
    ],
    verse: [
      '{hero} drew three lines with care. / They crossed, and look, the place was there.',
      'Blip went the box, and then blip, blip, blip. / "It\'s here," said {hero}. "The end of the trip."',
    ],
  },
  tries: {
    across: [
      'Three, two, one, jump! Plop.',
      '"Three, two, one, lift-off," said {hero}. There was a small hop, and a splat.',
    ],
    blocked: [
      '{hero} had a list. This was not on it.',
      '{hero} looked it up in the checklist, between gravy and gravity. It was not there.',
    ],
    lost: [
      "Blip? {hero}'s map was of the stars.",
      '{hero} reported to base that all was well. Base was at home, and did not hear.',
    ],
    up: [
      'Heavy boots! Clonk, clonk, stop.',
      "{hero}'s boots were made for places where up is easy. This was not one of those.",
    ],
  },
}
