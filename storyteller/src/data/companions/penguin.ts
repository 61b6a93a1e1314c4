import type { CompanionData } from '../schema.ts'

export const penguin: CompanionData = {
  noun: 'neat penguin',
  looks: 'round penguin',
  names: ['Pebble', 'Flip', 'Iggy', 'Waddle', 'Dapper', 'Mitten', 'Flurry', 'Isla'],
  lives: 'both',

  banter: {
    three: [
      'Waddle, waddle, went {friend}. Whee, down a hill!',
      '{friend} slid on {fhis} tummy.',
      '{friend} gave a bow to a bug. The bug did not bow.',
      '"Is there a fish?" said {friend}. "Is there now?"',
      'Waddle, flop. "I am fine," said {friend}.',
    ],
    five: [
      '{friend} waddled beside {him}, dressed as if for the opera.',
      '{friend} said "after you" at each gate, and nobody got through for some time.',
      'Where it was flat {friend} was last, and where it went down {fhe} was first by a long way.',
      '"I used to walk sixty miles for supper," said {friend}. "This is nice. This is only a walk."',
      '{friend} looked for ice, in case, and found one very cold pebble to keep.',
    ],
    seven: [
      '{friend} waddled in front with great dignity, and went down every slope on {fhis} tummy, with none.',
      '{friend} held {fhis} flippers out to the side, like somebody with two trays, and no one ever saw {fhim} put them down.',
      '"In my family," said {friend}, "when we are cold, we stand close and take turns in the middle." They tried it. With two, one is always in the middle.',
      '{friend} gave {hero} a pebble, and looked away. It is what penguins do if they like you very much.',
      '{friend} tripped, and made it look like a bow, and was thanked for it by a passing duck.',
    ],
    verse: [
      '{friend} waddled on with a rolling stride / And took each slope with a tummy slide.',
      '"After you," said {friend}. "No, after you!" / They stood at the gate for an hour or two.',
      '{friend} gave {hero} a pebble, quite round. / It was far and away the best one {fhe} had found.',
      '{friend} fell down, but {fhe} made it a bow, / And got up and asked, "Is it supper time now?"',
      '{friend} held {fhis} flippers out wide as a tray, / And bowed to whoever came walking that way.',
    ],
    small: [
      'Flop! "I am fine. / This stone is now mine."',
      '"Go first!" "No, you!" / So in went two.',
      'Waddle, stop, bow! / "Is it fish time now?"',
      '{friend} slid by, / so neat and so dry.',
      'A stone so round! / "Look what I found."',
    ],
  },
  come: {
    three: [
      'Waddle, waddle. {friend} the {fkind} took a bow. "I will come."',
      'Whee! {friend} the {fkind} slid in. "Let us go!"',
    ],
    five: [
      '{friend} the {fkind} slid the whole length of the hall and stopped at {hero}\'s feet. "Am I dressed for it?" {fhe} asked. {fhe} always was.',
      '"I shall need a fish and five minutes," said {friend} the {fkind}. It only took four.',
    ],
    seven: [
      '{friend} the {fkind} came up the path in step with nobody, and bowed. "I understand that there is to be an outing," {fhe} said. "I am already in my good coat."',
      'There was a swish, a bump, and a cough. "I meant to knock," said {friend} the {fkind}, from under the table, "but the floor was so smooth. May I come?"',
    ],
    verse: [
      '{friend} the penguin slid in through the door. / "I\'d love to come. Is there ice? Is there more?"',
      '{friend} the penguin had dressed for the day: / A black coat, a white shirt. "May I come, if I may?"',
    ],
    small: [
      'Whee! Down the hall! / {friend} hit the wall.',
      '{friend} said, "I am neat! / I have very cold feet."',
    ],
  },
}
