import type { CompanionData } from '../schema.ts'

export const bear: CompanionData = {
  noun: 'big bear',
  looks: 'big brown bear',
  names: ['Barley', 'Honeybun', 'Otto', 'Bertha', 'Bramley', 'Tumble', 'Hester', 'Nutmeg'],
  lives: 'land',

  banter: {
    three: [
      '"Is it snack time?" said {friend}.',
      '{friend} gave {hero} a bear hug. Oof!',
      '"Hop on," said {friend}. Up went {hero}.',
      'Munch, munch. "One bun left," said {friend}. Munch.',
      '{friend} hummed one low note. Hmm, hmm.',
    ],
    five: [
      '{friend} walked behind, humming, and ate what was in the bag, bun by bun.',
      'When {hero} was cold, {friend} walked on the windy side and said nothing about it.',
      '"Is it lunch?" asked {friend}. It was not. "Is it nearly?"',
      '{friend} held back a branch for {hero}, and for two beetles, and for anybody else who might be coming.',
      '{friend} yawned, and a leaf flew off a tree.',
    ],
    seven: [
      '{friend} carried everything, and never asked how far it was, but only, now and then, about buns.',
      '{friend} said that there were only two sorts of walk, the sort with buns and the sort without, and looked into the bag to see which this was.',
      'Once {hero} stumbled, and a large paw was there before the ground was.',
      '{friend} sang. It was a song about winter, and most of it was snoring.',
      '"You could ride on my back," said {friend}. "I am not doing anything with it."',
    ],
    verse: [
      'Big {friend} came humming on behind, / With buns upon {fhis} heart and mind.',
      '{friend} held branches for all who came by: / For {hero}, a beetle, an ant, and a fly.',
      '"One bun for the hill, and one for the view, / And one," said {friend}, "since there\'s nothing to do."',
      '{friend} walked first where the wind was cold, / As broad as a barn and as warm as gold.',
      '{friend} hummed low, and the ground hummed too. / It made the way shorter, a yard or two.',
    ],
    small: [
      '{friend} said, "Ride! / My back is wide."',
      'One bun, two, three. / "And one more for me!"',
      'Hum, hum, so low. / "Not far to go."',
      'A hug so big, / it shook a twig!',
      '{friend} went first, / so full {fhe} could burst.',
    ],
  },
  come: {
    three: [
      '{friend} the {fkind} came with a big bag. "I have buns."',
      '"You will want a hug," said {friend} the {fkind}. "I will come."',
    ],
    five: [
      '{friend} the {fkind} came up the path sideways, since {fhe} was carrying lunch. "I will come as far as the buns last," {fhe} said. There were a lot of buns.',
      '"I will carry it," said {friend} the {fkind}. "Whatever it is."',
    ],
    seven: [
      'There was a knock, and the whole house moved a bit to the left. It was {friend} the {fkind}, with a basket. "I don\'t know where you are going," {fhe} said, "but you cannot go there without lunch."',
      '{friend} the {fkind} did not say much. {fhe} looked at {hero}, and picked up the heavy bag. That was how {fhe} said that {fhe} would come.',
    ],
    verse: [
      '{friend} the bear had a basket of bread. / "I\'ll carry you home if you\'re tired," {fhe} said.',
      'Thump went the path, and there {friend} stood, / With buns for the journey, all warm and good.',
    ],
    small: [
      '{friend} came, so wide, / with ten buns inside.',
      '{friend} the bear had plum / and pie. "I will come!"',
    ],
  },
}
