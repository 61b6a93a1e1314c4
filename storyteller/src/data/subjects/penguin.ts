import type { SubjectData } from '../schema.ts'

export const penguin: SubjectData = {
  noun: 'little penguin',
  looks: 'small round penguin',
  names: ['Pebble', 'Flip', 'Waddle', 'Iggy', 'Nimbus', 'Dapper', 'Mitten', 'Flurry', 'Humphrey', 'Isla'],
  hand: 'flipper',
  hands: 'flippers',
  lives: 'both',
  big: false,
  home: {
    three: [
      '{hero} did not walk. {He} slid. Whee!',
      'Waddle, waddle, flop. That was {hero}.',
      '{hero} had a hat on {his} egg cup.',
      '{hero} slid in. {hero} slid out. "Good day!"',
    ],
    five: [
      '{hero} was slow on {his} feet and fast on {his} tummy. {He} looked dressed for a party, every single day.',
      '{hero} wore black and white, and never had to think what went with what.',
      '{hero} walked like a clock and slid like a fish.',
      '{hero} kept {his} bed next to the window, wide open, with a snowball under the pillow.',
    ],
    seven: [
      '{hero} looked as if {he} were on {his} way to a concert, and walked as if {he} had a ball between {his} knees. But on {his} tummy {he} {was} the fastest thing {in} {land}, apart from gossip.',
      '{hero} had flippers, not pockets. {He} kept {his} things under {his} feet, and walked with care.',
      '{hero} was made for sliding. Stairs had been made by somebody else, for somebody else.',
      '{hero} bowed when {he} came in. It was not manners, {he} tipped a little forward by nature. But people bowed back, and everyone had a nicer day.',
    ],
    verse: [
      '{hero} the penguin went slip, slip, slide, / With {his} two short flippers out to the side.',
      '{hero} would waddle, and {hero} would slide, / With {his} fine white front and {his} heart full of pride.',
      '{hero} was dressed for a ball every day, / In a coat that was neat, and a tummy for play.',
      '{hero} put ice in {his} porridge and tea, / And slept in a drawer with a snowball or three.',
    ],
    small: [
      'Slip, slide, slip! / What a trip!',
      'Neat coat, big feet, / an ice cold treat.',
      'Whee, down the stair! / Mind out, you there!',
      'Waddle, flop, slide! / Then off to one side.',
    ],
  },
  gift: {
    three: [
      'Flop! {hero} slid on {his} tummy. Whee! Right to it.',
      '{hero} lay down flat. Whoosh! "We are here!"',
      '{hero} saw a long wet track. "I made that. Come on!"',
      'Waddle, stop. {His} feet were cold. "It is near!"',
    ],
    five: [
      'In front of them the ground ran smooth and slanting. {hero} lay down on {his} tummy. "Hold on to me," {he} said, and whee, they were there.',
      'It went down, down, down. "At last," said {hero}, and lay on {his} tummy. "All on me!" Whee!',
      '{hero} saw a long wet slope. {He} knew just what to do with it.',
      '{hero} put one foot on the ground. It was cool. {He} put down the other. It was cooler. "Warm, cool, cold," {he} said. "It is like the game, but the right way round."',
    ],
    seven: [
      'The last stretch ran downhill, smooth as a spoon. On foot it would have taken until midnight. {hero} looked at it, and a great calm came over {him}. "Sit on my back," {he} said, lay down, and pushed off with one toe. No one spoke again until the bottom, except to say, "Whee."',
      '{hero} stopped at the top of a long smooth slope. {He} had waited all day for one. "You may want to hold your hat," {he} said, and lay down. There was a swish, and then they were at the bottom, and so was the place they had been looking for.',
      'Penguins can find one egg among ten thousand. They do it by singing. {hero} sang a short, odd song with a squeak in it, and stood still. After a moment, far to the right, somebody who did not know the words sang it back.',
      '{hero} waddled. It looked silly, but each waddle leaned a bit to the left. {He} had noticed that before. "My feet know something," {he} said, and let them lean. They leaned all the way there.',
    ],
    verse: [
      '"Hold on!" called {hero}, and off they slid, / And whee, whee, whee was what they did.',
      '{hero} lay down at the top of the hill. / With a whoosh and a whee, they were there, and then still.',
      "{hero}'s two feet leaned a bit to the right. / {He} followed {his} feet, and there was a light.",
      '{hero} sang out with a squeak in the song, / And somebody hummed it and sang along.',
    ],
    small: [
      'Down {hero} slid. / Then all of them did.',
      'Flop! All in a row! / "Hold on! Here we go!"',
      '{hero} felt snow / with one cold toe.',
      'One squeak, one song. / It was not long.',
    ],
  },
  tries: {
    across: {
      three: [
        'Waddle, waddle, plop. Oh, {hero}!',
        '{hero} slid. {hero} sat. Slurp. Stuck.',
        'Two hops and a flop. Splat!',
      ],
      older: [
        '{hero} slid at it on {his} tummy, and stopped, with a slurp, exactly halfway in.',
        '{hero} waddled up with dignity and went in with none.',
        '{hero} said that it only needed to freeze. They waited a bit. It was rather a mild evening.',
      ],
    },
    blocked: {
      three: [
        '{hero} slid into it. Bonk!',
        '{hero} bowed to it. It did not bow.',
        'Waddle, waddle, bump. "Excuse me."',
      ],
      older: [
        '{hero} slid into it, tummy first, and slid back, thoughtful.',
        '{hero} bowed, and it did not bow back. After that there was a coolness.',
        '{hero} tried to slide under it. The tummy was a little in the way.',
      ],
    },
    lost: {
      three: [
        '{hero} slid round and round and round.',
        'Waddle left. Waddle right. Flop.',
        '{hero} slid off. {He} slid back. No.',
      ],
      older: [
        '{hero} set off in a straight line, but {he} waddled so much that it came out as a curl.',
        '{hero} slid ahead to look, and could not stop to see.',
        '{hero} said that home was south. From where {he} came from, everything else was north.',
      ],
    },
    up: {
      three: [
        'Two short feet. One tall thing. Oh no.',
        'Up, up, whee! Down. That was fun, but no.',
        '{hero} hopped. One inch! "Did you see?"',
      ],
      older: [
        '{hero} took hold of it with both flippers, and let go with both flippers.',
        '{hero} went up two steps, and {his} tummy voted for going down.',
        '{hero} hopped up backwards, so as not to see how far it was. It was just as far.',
      ],
    },
  },
}
