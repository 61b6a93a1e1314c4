import type { SubjectData } from '../schema.ts'

export const fairy: SubjectData = {
  noun: 'small fairy',
  looks: 'small fairy with see-through wings',
  names: ['Tansy', 'Glim', 'Aster', 'Nettle', 'Sprig'],
  hand: 'hand',
  hands: 'hands',
  lives: 'air',
  big: false,
  home: {
    three: ['{hero} had two thin wings. They hummed. Mmm.', '{hero} could say one spell. It made soup.'],
    five: [
      '{hero} knew exactly one spell, and it made soup. {He} {was} working on a second.',
      '{hero} had a wand. It was good for stirring.',
      '{hero} could fly, a bit, if there was soup to fly to.',
    ],
    seven: [
      '{hero} had been to fairy school for a year, and had learned one spell. It made soup. There is more use for soup than you would think, but it does not open doors.',
      '{hero} had passed the fairy test at the fourth try, mostly for effort. {He} kept the paper on the wall.',
      '{hero} was about as tall as a jug. {His} wings were thin and a bit bent, for {he} had slept on them.',
    ],
    verse: [
      '{hero} knew one spell, just one, not two. / It made some soup, and the soup was blue.',
      '{hero} had wings that were thin as a peel, / And could turn any water to soup for a meal.',
    ],
    small: ['Two wings, one spell. / The soup went well.'],
  },
  gift: {
    three: ["{hero}'s wings lit up. Hum! They shone on the way."],
    five: [
      '{hero}\'s wings began to hum, all by themselves. Left: no hum. Right: no hum. Straight on: hummm. "They know," {he} said.',
      '{hero} tried {his} one spell. The soup ran off down the path. "It knows the way!" {he} said.',
      "{hero}'s wings began to tingle. The nearer they came, the more they shone.",
    ],
    seven: [
      '{hero} had never paid much heed to {his} wings. They were thin, and caught on things. But now they were humming, all on their own, like a glass when you rub its rim. {He} turned, and the humming changed. {He} went where it was sweetest. That was not a spell from any book. It was just hers or his to have, as yours is yours.',
      '{hero} had never paid much heed to {his} wings. They were thin, and caught on things. But now they were humming, all on their own, like a glass when you rub its rim. {He} turned, and the humming changed, and {he} went where it was sweetest. No one had taught that at school.',
      '{hero} had one spell, and it made soup. "It is better than nothing," {he} said, and said it. A warm smell rose up. And from somewhere close by a voice said, "Is that leek?" They knew then where to go.',
    ],
    verse: [
      "{hero}'s thin wings began to hum. / The sweeter it sang, the nearer they'd come.",
      '{hero} made soup, and it smelled so good / That someone called from where they stood.',
    ],
  },
  tries: {
    across: [
      '{hero} said {his} spell. Soup! Now it was wet soup.',
      '{hero} said the spell. Now there was soup in it as well.',
    ],
    blocked: [
      '"Open!" said {hero}. Pop! Soup.',
      '{hero} waved, and spoke the word. A bowl of soup appeared in front of it, which was kind, but no help.',
    ],
    lost: [
      '{hero} flew up. A wing got stuck. Down.',
      '{hero} asked a moth the way. The moth had heard about soup, and wanted to talk of nothing else.',
    ],
    up: [
      'Flit, flit, flop. {His} wings were wet.',
      '{hero} flew up a little, but fairy wings do not work with dew on them, and it was a dewy sort of day.',
    ],
  },
}
