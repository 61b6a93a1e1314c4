import type { CompanionData } from '../schema.ts'

export const cat: CompanionData = {
  noun: 'sleek cat',
  looks: 'grey cat',
  names: ['Inky', 'Velvet', 'Mallow', 'Pounce', 'Sesame', 'Toffee', 'Domino', 'Purl'],
  lives: 'land',

  banter: {
    three: [
      '"I do not care," said {friend}. But {fhe} did.',
      '{friend} said, "Meow. This way."',
      '{friend} took a nap. Then {fhe} ran to catch up.',
      '"No mud, please," said {friend}. Oh. Mud.',
      '{friend} rubbed on {hero}. Purr. "It is just a rub."',
    ],
    five: [
      '{friend} walked a little apart, as if {fhe} just happened to be going the same way.',
      '{friend} stopped to wash whenever the way was hard, and said that it was time to wash.',
      '"I knew that," said {friend}, about all of it.',
      "{friend} chose the dry stones, and the sunny side, and in the end {hero}'s shoulder.",
      'When {hero} looked round, {friend} was looking somewhere else. But {fhe} was always there.',
    ],
    seven: [
      '{friend} explained that {fhe} was only coming for the exercise, and stopped twice to make sure that {hero} was still there.',
      '{friend} stopped to look at nothing, very hard, as cats do. {hero} looked too. It was quite a good nothing.',
      '{friend} said that {fhe} did not run. A moment later a leaf blew by, and {fhe} did, and afterwards it was not to be spoken of.',
      '"If anybody asks," said {friend}, "this was my idea. If it goes wrong, we have not met."',
      '{friend} brought {hero} a present. It was half a moth. One has to know a cat to know how much that means.',
    ],
    verse: [
      '{friend} strolled along with tail held high. / "I was only," {fhe} said, "passing by."',
      '{friend} walked just where the ground was dry, / And never once said that {fhe} wondered why.',
      '{friend} sat down, and {friend} looked back, / And waited, by chance, at each bend of the track.',
      '"I don\'t chase leaves," said {friend} with a sniff. / A leaf! {Fhe} was off, and {fhis} tail was stiff.',
      '{friend} washed one paw, and then washed it again, / As if walking were something for hens or for men.',
    ],
    small: [
      '{friend} took a nap / on top of the map.',
      '"Mud? Not for me." / {Fhe} went by the tree.',
      'Purr, purr. A rub. / Then off through the scrub.',
      '{friend} looked away. / But {fhe} would stay.',
      'A leaf! A chase! / Then a very still face.',
    ],
  },
  come: {
    three: [
      '{friend} the {fkind} gave a yawn. "I may come. I may not." {fhe} came.',
      '{friend} the {fkind} sat on the map. "I will come."',
    ],
    five: [
      '{friend} the {fkind} was going that way in any case. {fhe} said so three times.',
      '"I shall not carry anything," said {friend} the {fkind}, "but you may have my company." It was a great honour.',
    ],
    seven: [
      '{friend} the {fkind} washed one paw all the way through before {fhe} looked up. "I suppose you will be lost within the hour," {fhe} said, "so I may as well be there to see it."',
      'As {hero} opened the door, {friend} the {fkind} walked out of it first, as cats do. Nothing was said. It seemed to be settled.',
    ],
    verse: [
      '{friend} the cat gave a stretch and a yawn. / "I might come along, if you\'ll be back by dawn."',
      '{friend} the cat walked out of the door. / "I was going there anyway, hours before."',
    ],
    small: [
      '{friend} sat on the map. / "I will come, and then nap."',
      '{friend} said, "I may not." / Then off went the lot.',
    ],
  },
}
