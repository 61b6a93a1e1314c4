import type { QuestData } from '../schema.ts'

export const key: QuestData = {
  thing: 'the key',
  deed: 'Found a Key',
  prop: 'key',
  carried: true,
  kept: false,
  ofKeeper: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Key to Somewhere',
    'What Does It Open?',
    'The Key in the Grass',
    'The Smallest Lock {in} {land}',
    '{hero} Tries a Key',
    'A Key for Bedtime',
    'It Did Not Fit the Cheese',
    'A Very Polite Key',
    '{keeper} Lost a Key in Spring',
    'Click, Said {Land}',
    'All the Doors of {Land}',
    'The Last Blanket Was for {hero}',
    'The Chest That {keeper} Kept',
    '{hero}, {friend}, a Key and the Cheese',
  ],
  summaries: [
    '{hero} finds a key that fits nothing {in} {land}, except one thing at the very end of the way.',
    'Tonight. Please. Thanks. A key as polite as that has to be taken home, wherever that is.',
    'It does not fit the door, the clock or the cheese. Something {in} {land} is waiting to be opened before bed.',
  ],
  trouble: {
    three: [
      '{hero} found a key. It was gold. "What does it open?"',
      'Clink! A key. Not this door. Not that door. Which?',
      'What is in the shoe? It is a key! "Who needs you?" said {hero}.',
    ],
    five: [
      '{hero} found a key. {He} tried it in the door, and the cupboard, and the clock. It fitted nothing. On it, in small letters, it said: Wanted, before bed, please.',
      'A key lay under a stone. It was gold, and as long as a spoon. It did not fit one thing in the house. What did it open?',
      'Clink! A key fell out of an old boot. A note hung on it. It said: I need this tonight.',
    ],
    seven: [
      '{hero} found a key. It was the length of a spoon, and it hummed a little when you held it. {He} tried it in the door, the clock, and, to be fair, the cheese. It fitted nothing. On the handle somebody had scratched: Needed tonight. There was a tiny picture too, and it looked very like {far}.',
      'A key lay on the path. It was small and gold, with a ribbon on it, and a picture of {far}. {hero} tried it in all the doors there were, and then in a keyhole that turned out to be a knot in the wood. It belonged to something. But to what?',
      '{hero} trod on something, and it said clink. It was a key. A label hung from it, and on the label were three words: Tonight. Please. Thanks. A key that polite ought to be taken home.',
    ],
    verse: [
      '{hero} found a small gold key. / "It opens something. What could it be?"',
      'There lay a key, all gold and small. / It fitted nothing there at all.',
      'Clink went a key as it fell from a shoe. / "I open something. I wish I knew."',
    ],
    small: [
      'What did I see? / A little key!',
      'A key of gold! / It was so old.',
      'Clink! In my shoe! / Key, who needs you?',
    ],
  },
  win: {
    three: [
      '{keeper} had a chest. Click! The key fit. Up came a heap of blankets!',
      'Click, went the key. The chest was full of soft blankets!',
      '"I lost that key!" said {keeper}. Click. Up came the lid of the chest.',
    ],
    five: [
      'Then {keeper} brought out a chest. "I lost the key in spring," said {khe}. It fitted. Click. Inside, folded small, lay all the blankets of {land}, washed and soft and warm.',
      '{keeper} had a big old chest. It had been closed since spring. Click! The key turned. It was full of blankets, soft as bread.',
      '"My key!" said {keeper}. They opened the chest, all three. Out came warm blankets, one for each bed in {land}.',
    ],
    seven: [
      'Then {keeper} pulled a chest out from under a heap of leaves. "It was my job to look after it," said {khe}, "and I dropped the key." {hero} put it in. It turned as if it had been waiting. Inside lay every blanket that anybody {in} {land} had ever outgrown: the yellow one with the ducks, the one with the chewed corner. They were all still warm.',
      'Then {keeper} swept the leaves from the lid of a chest. "I have not seen inside it since the spring," said {khe}. The key went in, and turned once. The lid came up with a sigh. There lay the winter blankets of {land}, every one, folded as small as letters.',
      '"That is mine," said {keeper}, "or rather, it is everyone\'s." There was a chest behind {khim}. Click, went the key. Out came a smell of soap and sun. It was blankets, right down to the bottom.',
    ],
    verse: [
      'Click, in {keeper}\'s chest, went the little gold key. / "There\'s a blanket for everyone! One, two, three!"',
      'Click went the key in a big old chest. / The blankets inside were the softest, the best.',
      'The key went in, the lid went up. / Soft blankets rose like cream in a cup.',
    ],
    small: [
      'Click! went the key. / Blankets! One, two, three.',
      'The key! It fit! / On blankets they sit.',
      'Click, clack, the key! / "What do I see?"',
    ],
  },
  after: {
    three: [
      'A blanket for you. A blanket for me. So soft!',
      'They gave the blankets out. One, two, three.',
      'The last blanket was blue. It was for {hero}.',
    ],
    five: [
      'They took the blankets round, one for every bed, and the baby mice got a sock between six of them. There was exactly one left over.',
      'They gave them all out, door by door. The last one had a name in its corner, and the name was {hero}.',
      'A red one, a blue one, one with a hole. Each blanket went home to its own bed.',
    ],
    seven: [
      "They took the blankets round. Old people held theirs to their noses and said nothing for a while. When everyone {in} {land} had one, there was just one left, at the bottom of the pile. It had a name in the corner, and the name was {hero}'s.",
      'From door to door they went, with blankets up to their noses. At each door someone said, "Oh, that one!" and held it to one cheek. It took as long as it takes to get sleepy.',
      'There was a blanket for each bed, and a corner of one for the mice. The one at the very bottom was blue. Somebody had sewn on it: For whoever brings the key.',
    ],
    verse: [
      'A blanket here, a blanket there, / With one for everyone to share.',
      'From door to door the blankets went. / It was a night most nicely spent.',
      'A red, a blue, a green, a grey: / They gave them all with care away.',
    ],
    small: ['Blankets to share! / One here, one there.', 'A blanket for your bed. / One blue, one red.'],
  },
  rest: {
    three: ["{hero}'s blanket was soft and warm.", 'Soft, soft blanket.'],
    five: [
      '{hero} had the last blanket. It smelled of sun.',
      'All over {land} there were noses under blankets, and every nose was warm.',
    ],
    seven: [
      '{hero} lay under the last blanket. It was much too small, and it was just right.',
      'At {far} the chest stood open and empty, which is what a chest of blankets likes best.',
    ],
    verse: [
      "The blanket's soft, the blanket's wide. / The whole of you can fit inside.",
      'In every bed, under red, blue or grey, / Somebody tucks the toes away.',
    ],
    small: ['Soft, soft and blue. / It covers you.', 'One blanket each, / as soft as a peach.'],
  },
}
