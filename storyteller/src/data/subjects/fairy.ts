import type { SubjectData } from '../schema.ts'

export const fairy: SubjectData = {
  noun: 'small fairy',
  looks: 'small fairy with see-through wings',
  names: ['Glim', 'Aster', 'Nettle', 'Sprig', 'Lark', 'Yarrow', 'Dewdrop', 'Primrose', 'Midge', 'Bluebell'],
  hand: 'hand',
  hands: 'hands',
  lives: 'air',
  big: false,
  home: {
    three: [
      '{hero} had two thin wings. They hummed. Mmm.',
      '{hero} could say one spell. It made soup.',
      '{hero} slept in a shoe. It had a lace.',
      '{hero} had a hat made of one petal.',
    ],
    five: [
      '{hero} knew exactly one spell, and it made soup. {He} {was} working on a second.',
      '{hero} had a wand. It was good for stirring.',
      '{hero} could fly, a bit, if there was soup to fly to.',
      '{hero} slept in a matchbox with a drawer, and pulled it shut when it rained.',
    ],
    seven: [
      '{hero} had been to fairy school for a year, and had learned one spell. It made soup. There is more use for soup than you would think, but it does not open doors.',
      '{hero} had passed the fairy test at the fourth try, mostly for effort. {He} kept the paper on the wall.',
      '{hero} was about as tall as a jug. {His} wings were thin and a bit bent, for {he} had slept on them.',
      '{hero} granted wishes on Thursdays, from two to four, as long as the wish was for soup.',
    ],
    verse: [
      '{hero} knew one spell, just one, not two. / It made some soup, and the soup was blue.',
      '{hero} had wings that were thin as a peel, / And could turn any water to soup for a meal.',
      '{hero} drank dew from an acorn cup, / And needed a stool to see over a pup.',
      '{hero} had a lamp that was one small bee, / Who worked until supper and stayed for tea.',
    ],
    small: [
      'Two wings, one spell. / The soup went well.',
      'A shoe for a bed, / a lace by {his} head.',
      'Wings thin as air, / and a bean for a chair.',
      'One word, and pop! / Soup, to the top!',
    ],
  },
  gift: {
    three: [
      "{hero}'s wings lit up. Hum! They shone on the way.",
      '{hero} said {his} spell. The soup ran off. They ran too.',
      '{hero} flew up, up, up. "I see it! Over there!"',
      'A moth came by. {hero} knew that moth. It led them.',
    ],
    five: [
      '{hero}\'s wings began to hum, all by themselves. Left: no hum. Right: no hum. Straight on: hummm. "They know," {he} said.',
      '{hero} tried {his} one spell. The soup ran off down the path. "It knows the way!" {he} said.',
      "{hero}'s wings began to tingle. The nearer they came, the more they shone.",
      '{hero} shook one wing. A bit of gold dust fell off, and rolled, as dust does not, straight to the place.',
    ],
    seven: [
      '{hero} had never paid much heed to {his} wings. They were thin, and caught on things. But now they were humming, all on their own, like a glass when you rub its rim. {He} turned, and the humming changed, and {he} went where it was sweetest. No one had taught that at school.',
      '{hero} had one spell, and it made soup. "It is better than nothing," {he} said, and said it. A warm smell rose up. And from somewhere close by a voice said, "Is that leek?" They knew then where to go.',
      '{hero} asked the dew. It is a thing that small people can do, if they lie flat and whisper. The drops ran together, one into the next, until there was a thread of water. It ran uphill, to be helpful, and stopped at the right place.',
      'There was a ring of mushrooms. Fairies know about those. "You go in as if you did not mean to," said {hero}, "backwards, and humming." They did. When they turned round, they were there.',
    ],
    verse: [
      "{hero}'s thin wings began to hum. / The sweeter it sang, the nearer they'd come.",
      '{hero} made soup, and it smelled so good / That someone called from where they stood.',
      '{hero} asked moths, and the moths all knew, / And flew in a line, so they followed it too.',
      'One drop of dew on a leaf so green / Showed {hero} the path that had not been seen.',
    ],
    small: [
      'Hum, hum, a wing! / It knew the thing.',
      'The soup ran on. / "Come, or it is gone!"',
      'A moth said, "Here!" / right in {his} ear.',
      '{hero} shone bright. / They had a light!',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} said {his} spell. Soup! Now it was wet soup.',
        '{hero} sat on a leaf. It went down, not over.',
        'Flap! A wind came. Back {he} went.',
      ],
      older: [
        '{hero} said the spell. Now there was soup in it as well.',
        '{hero} took a leaf for a boat, and went round in it eleven times, in the same spot.',
        '{hero} flew out bravely as far as the middle, which is where the wind lived.',
      ],
    },
    blocked: {
      three: [
        '"Open!" said {hero}. Pop! Soup.',
        '{hero} waved {his} wand. It bent.',
        '"Please be soup," said {hero}. It was not soup.',
      ],
      older: [
        '{hero} waved, and spoke the word. A bowl of soup appeared in front of it, which was kind, but no help.',
        "{hero} tried the spell backwards. That made {friend}'s hat into soup, and {he} had to say sorry.",
        '{hero} knocked with {his} wand, three times, as you should. A bit of the wand came off.',
      ],
    },
    lost: {
      three: [
        '{hero} flew up. A wing got stuck. Down.',
        '{hero} asked a bee. It said, "Bzz."',
        'Gold dust here. Gold dust there. Which was it?',
      ],
      older: [
        '{hero} asked a moth the way. The moth had heard about soup, and wanted to talk of nothing else.',
        '{hero} laid a trail of gold dust, and a helpful wind tidied it up.',
        '{hero} wished to know the way. It was Wednesday, and the wish was not for soup.',
      ],
    },
    up: {
      three: [
        'Flit, flit, flop. {His} wings were wet.',
        'Up, up! Then came a wind. Down, down.',
        '{hero} was so small. It was so tall.',
      ],
      older: [
        '{hero} flew up a little, but fairy wings do not work with dew on them, and it was a dewy sort of day.',
        '{hero} got up as far as {his} wings could hum, and they had only learned the low notes.',
        '{hero} asked a bee for a lift. The bee was full of honey already.',
      ],
    },
  },
}
