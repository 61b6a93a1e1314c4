import type { SubjectData } from '../schema.ts'

export const bear: SubjectData = {
  noun: 'young bear',
  looks: 'round brown bear',
  names: ['Barley', 'Otto', 'Bruno', 'Nutmeg', 'Bramley', 'Ursa', 'Tumble', 'Hester', 'Dumpling', 'Oakley'],
  hand: 'paw',
  hands: 'paws',
  lives: 'land',
  big: true,
  home: {
    three: [
      '{hero} had a big nose. It could smell honey from far away.',
      '{hero} was big and soft. {He} gave good hugs.',
      '{hero} sat down. The chair said, "Oof."',
      '{hero} had one chair. It was very strong.',
    ],
    five: [
      '{hero} had a nose that could smell honey through a wall. {He} {was} so strong that {he} had to hold eggs with two spoons.',
      '{hero} was so big that {he} had to come in twice.',
      '{hero} gave the best hugs {in} {land}. They were soft, and they went all the way round.',
      '{hero} was a good singer, but only one note long, and the note was low and warm.',
    ],
    seven: [
      '{hero} was the biggest person {he} knew, and the most careful. {He} said sorry to chairs. But {his} nose was a wonder: it could tell you who had walked by on Tuesday, and what they had in their sandwiches.',
      '{hero} was so big that {he} came into a room in two parts. Both of them were kind.',
      '{hero} could tell honey from jam through a closed door, and clover honey from heather honey through two.',
      '{hero} slept all winter and was sorry each time to have missed it. People kept a snowball for {him} in a cold jar.',
    ],
    verse: [
      '{hero} the bear was big and slow, / With a nose that always seemed to know.',
      '{hero} was big from {his} feet to {his} head, / With a nose that could find where you hid the bread.',
      '{hero} was round, and {hero} was wide, / And came through the door with {his} tummy inside.',
      '{hero} ate porridge from three big bowls, / And toast, and a bun, and a basket of rolls.',
    ],
    small: [
      '{hero} was wide. / {He} {was} soft inside.',
      'A nose so fine, / by half past nine!',
      'One bun, two, three. / "Are they for me?"',
      'A big, big hug, / as warm as a rug.',
    ],
  },
  gift: {
    three: [
      'Sniff, sniff. {hero} smelled the way. On they went.',
      'Sniff! "Jam," said {hero}. "Jam is this way."',
      '{hero} put {his} nose up. Honey! They went to it.',
      '{hero} smelled toast. Someone was at home.',
    ],
    five: [
      '{hero} lifted {his} nose. Sniff. "Moss," {he} said. "And candle. And a bit of jam. Somebody lives this way."',
      'Sniff, sniff. "I smell tea," said {hero}. "Where there is tea there is someone to make it."',
      '{hero} closed {his} eyes and let {his} nose go first. It smelled of wool, and it led them on.',
      '"Someone here has wet boots and a cold," said {hero}, with {his} nose in the air. "Poor thing. Round to the right."',
    ],
    seven: [
      '{hero} lifted {his} nose, and let the evening come in. Under the cold smell of stone there was a warm one, no wider than a ribbon. "Jam," {he} said. "And wool. And somebody who is worried." {He} went along the ribbon of it with {his} eyes shut, and never put a foot wrong.',
      '"I smell tea," said {hero}, "and a wet coat, and someone who has been eating toast to feel better." {He} turned to the left. "It is buttered," {he} said, and walked faster.',
      '{hero} laid {his} nose to the wind and sorted it. Stone, no. Fern, no. Soup? Soup. They went that way.',
      '{hero} sniffed, and looked surprised. "That is odd," {he} said. "I smell the inside of a pocket. There was a peppermint in it, long ago." {He} followed the peppermint round three bends, and it got newer as they went.',
      "Most noses stop at the end. {hero}'s went on for about a mile. It had gone ahead already, and found a fire, and a kettle, and a person who needed company. Now the rest of {him} only had to catch up.",
    ],
    verse: [
      'Then sniff went {hero}, and sniff once more: / A warm small smell ran on before.',
      '"I smell some toast," said {hero}, "and tea. / It\'s over that way. Just follow me."',
      '{hero} smelled honey, and {hero} smelled bread. / "There\'s somebody\'s supper not far ahead."',
      'One big sniff, and {hero} knew: / "There\'s somebody near, and they\'re making stew."',
      '"Someone has honey," said {hero}. "I know. / My nose has been there, and it says we can go."',
    ],
    small: [
      'Sniff, sniff. A bun! / It smelled like fun.',
      '{His} nose went up. / "I smell a cup!"',
      '"I smell it! Here! / It is very near."',
      'Sniff, sniff, sniff, stop. / A pie with a top!',
    ],
  },
  tries: {
    across: {
      three: [
        '{hero} took a step. Gloop. Too big, too heavy.',
        '{hero} sat on a log. Crack! No log.',
        'One foot went in. Where was it now?',
      ],
      older: [
        '{hero} put in one big foot, and got it back with some trouble.',
        '{hero} tested it with one toe, and then there was less of it, and it was all on {him}.',
        '{hero} sat down to think how to get over. Sitting turned out to be the wrong first step.',
      ],
    },
    blocked: {
      three: [
        '{hero} leaned on it. It creaked. It stayed.',
        '{hero} gave it a hug. It did not hug back.',
        'Push, push! {hero} got hot. That was all.',
      ],
      older: [
        '{hero} leaned on it, politely. It creaked, politely, and stayed where it was.',
        '{hero} tried to get round it sideways. {He} had only the one width.',
        '{hero} gave it the hug that opens most doors. This was not most doors.',
      ],
    },
    lost: {
      three: [
        '{hero} went bump. "Sorry," said {hero}. It was only a post.',
        '{hero} smelled a bun. It was in {his} bag.',
        '{hero} went round a bush. The same bush. Oh.',
      ],
      older: [
        '{hero} bumped into something and begged its pardon. It was a post.',
        '{hero} followed a lovely smell for some time. It was coming from {his} own pocket.',
        '{hero} asked a stump the way, very politely, and waited rather long for the answer.',
      ],
    },
    up: {
      three: [
        '{hero} went up two steps. Puff. {He} slid down.',
        '{hero} took hold. It bent. Down {he} sat.',
        '"Up," said {hero}. {His} tummy said no.',
      ],
      older: [
        '{hero} got up a little way, and then {his} bottom remembered how heavy it was.',
        '{hero} went up like honey, which is to say slowly, and mostly down.',
        '{friend} pushed from below until {hero} sat down, and after that {friend} was hard to find.',
      ],
    },
  },
}
