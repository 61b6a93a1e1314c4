import type { Strand } from '../../schema.ts'

export const theSwing: Strand = {
  plant: {
    three: ['{hero} and {friend} had one hat. They took turns.'],
    five: ['{hero} and {friend} had one umbrella, and neither of them had ever been wet.'],
    seven: [
      '{hero} always cut the bread crooked, and {friend} always took the thin end, so it came out even.',
    ],
    verse: [
      'One umbrella did for two, / And neither let the raindrops through.',
      'When {hero} got wet, then {friend} did, too. / That is the thing that a friend will do.',
    ],
  },
  low: {
    three: ['They sat, back to back. It was nice.'],
    five: ['They were too tired to talk. It did not matter. They were tired next to each other.'],
    seven: [
      '{hero} was limping a little. {friend} said nothing about it, and began to limp as well, to keep {him} company.',
    ],
    verse: [
      'They sat down tired, back to back. / Each one held up what the other might lack.',
      '{hero} was tired, and {friend} was, as well. / They were tired together, and no one could tell.',
    ],
    small: ['They sat, back to back. / They had a snack.'],
  },
  test: {
    three: ['"My swing is for two," said {keeper}. "I am one."'],
    five: ['"I made a swing for two," said {keeper}. "I have only ever tried one side."'],
    seven: [
      'Over {khis} door {keeper} had painted: Friends, please knock. The paint was quite new, and quite unknocked.',
    ],
    verse: ['"I built a seesaw," {keeper} said. / "I sit on one end and read instead."'],
    small: ['"A swing for two, / but who will? Who?"'],
  },
  act: {
    three: ['{hero} hopped on. Up went {keeper}. Down came {hero}. Whee!'],
    five: [
      '"Move over, then." And {hero} was on the swing. "Now there are three of us." {keeper} counted, to make sure. It was true.',
    ],
    seven: [
      '{hero} did not say anything kind. {He} simply sat down, as you do with somebody whom you have known for years, and asked what there was to eat. It was the best thing that anybody had ever said to {keeper}.',
    ],
    verse: ['"Move up," said {hero}, and sat on the end. / Up in the air went a very glad friend.'],
    small: ['"I will!" {hero} said. / They swung, feet and head.'],
  },
  close: {
    three: ['Swing, swing, slow. Three friends.'],
    five: [
      '{hero} fell asleep in the middle of counting friends. It did not take long to count them, but it was nice to do.',
    ],
    seven: ['There were three in the last thing that {hero} thought of, and all of them were laughing.'],
    verse: [
      'Friend on the left and friend on the right. / It is the nicest way to say good night.',
      'Down goes the day, and up comes the night. / You need two ends to do it right.',
    ],
  },
}
