import type { Strand } from '../../schema.ts'

export const theSwing: Strand = {
  plant: {
    three: [
      '{hero} and {friend} had one hat. They took turns.',
      'One bun came apart. Two friends ate it.',
      'If {hero} was wet, {friend} was wet.',
    ],
    five: [
      '{hero} and {friend} had one umbrella, and neither of them had ever been wet.',
      '{hero} did the buttons at the front, and {friend} did the ones at the back.',
      '{friend} had the left boot and {hero} the right one, and they hopped to the shop together.',
    ],
    seven: [
      '{hero} always cut the bread crooked, and {friend} always took the thin end, so it came out even.',
      'They had learned to whistle together, {hero} breathing out and {friend} breathing in.',
      '{hero} carried the bag in the morning and {friend} carried it in the evening. It had got so used to this that it hung best between the two of them.',
    ],
    verse: [
      'One umbrella did for two, / And neither let the raindrops through.',
      'When {hero} got wet, then {friend} did, too. / That is the thing that a friend will do.',
    ],
  },
  low: {
    three: [
      'They sat, back to back. It was nice.',
      '"My legs hurt." "Mine, too. Snap!"',
      'Two tired friends sat on one stone.',
    ],
    five: [
      'They were too tired to talk. It did not matter. They were tired next to each other.',
      '{friend} had to sit down. {hero} sat down too, though {he} had only just got up.',
      '{hero} put {his} head on {friend}, and {friend} put {fhis} head on {hero}. It is hard to fall over like that.',
    ],
    seven: [
      '{hero} was limping a little. {friend} said nothing about it, and began to limp as well, to keep {him} company.',
      '"I shall say that I am fine," said {friend}, "and you say that you are fine." They both said it. Then they both lay down flat.',
      '"You be tired first," said {friend}, "and then I will." They took turns, ten steps each, and it made the whole way shorter.',
    ],
    verse: [
      'They sat down tired, back to back. / Each one held up what the other might lack.',
      '{hero} was tired, and {friend} was, as well. / They were tired together, and no one could tell.',
    ],
    small: ['They sat, back to back. / They had a snack.'],
  },
  test: {
    three: [
      '"My swing is for two," said {keeper}. "I am one."',
      '"It will not go up," said {keeper}. The swing sat still.',
    ],
    five: [
      '"I made a swing for two," said {keeper}. "I have only ever tried one side."',
      '{keeper} sat on a wide swing that hung crooked. "There is a stone on the other side," said {khe}. "It does not say much."',
    ],
    seven: [
      'Over {khis} door {keeper} had painted: Friends, please knock. The paint was quite new, and quite unknocked.',
      '"I have tea here every day," said {keeper}, "with that chair. At five I tell it that it was nice to have it. It is a good chair, as chairs go."',
    ],
    verse: ['"I built a seesaw," {keeper} said. / "I sit on one end and read instead."'],
    small: ['"A swing for two, / but who will? Who?"'],
  },
  act: {
    three: [
      '{hero} hopped on. Up went {keeper}. Down came {hero}. Whee!',
      '{hero} and {friend} gave one big push. Whee!',
    ],
    five: [
      '"Move over, then." And {hero} was on the swing. "Now there are three of us." {keeper} counted, to make sure. It was true.',
      '{hero} took off the stone and got on. "Now then," {he} said. "What shall we talk about?"',
    ],
    seven: [
      '{hero} did not say anything kind. {He} simply sat down, as you do with somebody whom you have known for years, and asked what there was to eat. It was the best thing that anybody had ever said to {keeper}.',
      '"Sorry that we are late," said {hero}. {He} sat down in the chair, and {friend} took what was left of it. They talked until the tea was cold and nobody had noticed. The chair did not say a word. It had never been so happy.',
    ],
    verse: ['"Move up," said {hero}, and sat on the end. / Up in the air went a very glad friend.'],
    small: ['"I will!" {hero} said. / They swung, feet and head.'],
  },
  close: {
    three: ['Swing, swing, slow. Three friends.', 'Side by side, they slept.', 'Room for three. Good night.'],
    five: [
      '{hero} fell asleep in the middle of counting friends. It did not take long to count them, but it was nice to do.',
      '{friend} had the left half of the pillow, and {hero} the right. Nobody had ever fallen off.',
      'One umbrella was not going to be enough for three. {hero} would ask for a wider one.',
    ],
    seven: [
      'There were three in the last thing that {hero} thought of, and all of them were laughing.',
      '"Move up," said {hero} in {his} sleep. There was nobody there yet. It was for somebody who might come.',
      'One of them snored and one of them hummed, and far away somebody joined in.',
    ],
    verse: [
      'Friend on the left and friend on the right. / It is the nicest way to say good night.',
      'Down goes the day, and up comes the night. / You need two ends to do it right.',
    ],
  },
}
