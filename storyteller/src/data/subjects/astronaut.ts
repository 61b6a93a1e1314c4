import type { SubjectData } from '../schema.ts'

export const astronaut: SubjectData = {
  noun: 'young astronaut',
  looks: 'child in a white space suit',
  names: ['Nova', 'Comet', 'Orion', 'Skye', 'Apollo', 'Stella', 'Cosmo', 'Halley', 'Zenith', 'Lyra'],
  hand: 'hand',
  hands: 'hands',
  lives: 'anywhere',
  big: false,
  home: {
    three: [
      '{hero} had a space suit. Five, four, three, two, one!',
      '{hero} had round boots. Boing, boing.',
      '{hero} had a tin rocket by the bed.',
      '{hero} ate soup from a tube. Slurp!',
    ],
    five: [
      '{hero} counted down to everything, even soup. {His} boots had been made for jumping, and did not care for stairs.',
      '{hero} had been up to the moon and back. {He} still liked home best.',
      '{hero} put on {his} boots with a count. Three, two, one, left!',
      '{hero} had a rocket made of two chairs and a pan. It had been to the moon twice, and to the bath once.',
    ],
    seven: [
      '{hero} was an astronaut, and did everything by checklist. Tooth brush: check. Left sock: check. {He} counted down from ten before {he} sat at the table. It did make the soup a bit more exciting.',
      '{hero} wore {his} space suit to the shops. It had eleven pockets, and something in each for just in case.',
      '{hero} had a map of the stars over {his} bed. {He} had been to two of them, and had sent cards to the rest.',
      '{hero} slept with one boot on, in case somebody called from space. Nobody had yet. {He} had only once got a wrong number.',
    ],
    verse: [
      '"Five, four, three, two," said {hero}, "one! / The soup is hot. Let lunch be begun."',
      '{hero} had boots for a walk in the stars, / And a jar of red dust that had come from Mars.',
      '{hero} had charts on the bedroom wall, / And boots by the door for a midnight call.',
      '{hero} could float, or nearly, {he} said, / If {he} jumped just right at the end of {his} bed.',
    ],
    small: [
      'Three, two, one, go! / Up from below.',
      'Two boots, one star. / It was not far.',
      'A tube of stew! / A moon to view!',
      '{hero} could count / a big amount.',
    ],
  },
  gift: {
    three: [
      "Blip, blip! {hero}'s suit had a light. It lit the way.",
      '{hero} had a map of the sky. "That star, then left!"',
      'Blip! A red light came on. "We are near," said {hero}.',
      '{hero} gave one big hop. It was just there.',
    ],
    five: [
      '{hero} ticked off the list: star on the left, star on the right, moon in front. "Then we are on course," {he} said, and switched on {his} helmet lamp.',
      '{hero} had a small box that went blip. Blip. Blip, blip. Blip-blip-blip! "We are here," {he} said.',
      '"Three stars make a line," said {hero}. "Let us walk along it." They did, and there it was.',
      '{hero} counted back from ten and did not look until one. At one {he} saw it, plain as a plate.',
    ],
    seven: [
      '{hero} got out the checklist for when you do not know where you are. One: do not worry. Two: find three bright lights. Three: draw a line from each, and see where they meet. {He} drew them in the dust with {his} boot. They crossed at a spot right behind the next stone.',
      '{hero} unfolded a dish about as large as a plate, and put it on {his} head. It hummed. {He} turned until the hum was clear. "I have a signal," {he} said. "It is somebody stirring tea."',
      '{hero} jumped, as one jumps on small planets, slowly and with both feet. At the top there was time for a good look round. "Left of the round stone," {he} said, and wrote it on {his} glove on the way down.',
      '"When you are lost in space," said {hero}, "you wait until something passes, and see where it is going." They waited. A moth passed. It knew exactly where it was going, so they went there too.',
    ],
    verse: [
      '{hero} drew three lines with care. / They crossed, and look, the place was there.',
      'Blip went the box, and then blip, blip, blip. / "It\'s here," said {hero}. "The end of the trip."',
      '{hero} jumped up with a slow moon bounce / And saw the way in the final ounce.',
      'One boot, two boots, {hero} took flight / And saw, from the top of the hop, a light.',
    ],
    small: [
      'Blip, blip, blip! / The end of the trip!',
      'One star, one line. / "That way! That is fine!"',
      '{hero} jumped high. / "It is there, close by!"',
      'The box went blip. / It gave a skip.',
    ],
  },
  tries: {
    across: {
      three: [
        'Three, two, one, jump! Plop.',
        '{hero} put on round boots. In they sank.',
        '"Float!" said {hero}. No one did.',
      ],
      older: [
        '"Three, two, one, lift-off," said {hero}. There was a small hop, and a splat.',
        '{hero} tried it in slow motion, as one does on the moon. It made the wet part last longer.',
        '{hero} asked base for a bridge. Base was having supper.',
      ],
    },
    blocked: {
      three: [
        '{hero} had a list. This was not on it.',
        '{hero} pushed a button. It was a coat button.',
        '{hero} gave it a code. "Seven! Two!" No.',
      ],
      older: [
        '{hero} looked it up in the checklist, between gravy and gravity. It was not there.',
        '{hero} pressed every button on {his} suit. One of them played a tune, and none of them helped.',
        '{hero} asked it, in the voice of mission control, to clear the way. It had no radio.',
      ],
    },
    lost: {
      three: [
        "Blip? {hero}'s map was of the stars.",
        '"Is this Mars?" said {hero}. It was not.',
        '{hero} went left for a star. It was a lamp.',
      ],
      older: [
        '{hero} reported to base that all was well. Base was at home, and did not hear.',
        "{hero} looked for the North Star, and followed it until it turned out to be somebody's kitchen.",
        '"We are on course," said {hero}, which was true, as long as nobody asked which course.',
      ],
    },
    up: {
      three: [
        'Heavy boots! Clonk, clonk, stop.',
        'Three, two, one! {hero} stayed where {he} {was}.',
        '"Lift off!" A small hop. "Oh."',
      ],
      older: [
        "{hero}'s boots were made for places where up is easy. This was not one of those.",
        '{hero} counted down from ten with great care. At zero, nothing whatever left the ground.',
        '{hero} was waiting to weigh less. It can take a while.',
      ],
    },
  },
}
