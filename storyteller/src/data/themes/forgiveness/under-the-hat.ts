import type { Strand } from '../../schema.ts'

export const underTheHat: Strand = {
  plant: {
    three: ['{hero} was mad. {hero} broke a cup once. But that was once.'],
    five: [
      '"Whoever did it will be hiding," said {hero}. {He} knew about that. {He} had once spent a day in a cupboard, because of a cup.',
    ],
    seven: [
      '"Whoever it was will be hiding," said {hero}, "because I would be." {He} knew all about hiding. There had been a matter of a vase, once, and a very long day in the cupboard with the towels.',
    ],
    verse: [
      'Said {hero}, "They\'ll hide, but I\'ll find them all right." / {He} once broke a cup, and then hid half the night.',
      '"I know where they hide," said {hero}. "I do. / I broke a cup, and then I hid, too."',
    ],
  },
  low: {
    three: ['"Did you ever hide?" said {friend}. "Once," said {hero}. "I was sad."'],
    five: [
      '"What was it like, in the cupboard?" asked {friend}. {hero} thought. "Long," {he} said. "I kept hoping that somebody would open the door, and hoping they would not."',
    ],
    seven: [
      '"Tell me about the cupboard," said {friend}. {hero} did not want to, and did. It had smelled of soap. {He} had heard them calling, quite kindly, and had not come out, for {he} thought that they must be calling somebody else. "Hm," said {friend}.',
    ],
    verse: [
      '"When you hid from them all, were you cross?" "I was sad. / I hoped they would come, and I feared they\'d be mad."',
      '"You hid," said {friend}. "What did you want then?" / "For someone to come and be friends again."',
    ],
    small: ['"I hid once, too. / I was so blue."'],
  },
  test: {
    three: ['{keeper} hid under a hat. "It was me," said the hat.'],
    five: [
      'A very big hat sat there and shook. "There is no one under here," it said, in {keeper}\'s voice, "and it is sorry."',
    ],
    seven: [
      '{keeper} had gone in under a very large hat, and would not come out. "It was me," said the hat. "I touched it, and I should not have. I thought that I would live under here from now on. I have some biscuits."',
    ],
    verse: [
      "There {keeper}'s big hat sat and shook, and it cried, / \"It's me! I'm the one! I have crept in to hide.\"",
    ],
    small: ['"Do not look, please. / It was me," came a sneeze.'],
  },
  act: {
    three: ['{hero} went in. "Hello," {he} said. "I broke a cup once."'],
    five: [
      '{hero} lifted the edge, and crept in as well. "I broke a cup once," {he} said. Then they came out together.',
    ],
    seven: [
      '{hero} knelt down and went in under it. It smelled of biscuit. "It was a vase, with me," {he} said. "Were they very cross?" whispered {keeper}. "They had kept me some soup," said {hero}. After a moment the two of them came out.',
    ],
    verse: ['{hero} crept under and sat down beside. / "I broke a cup once, and I went off to hide."'],
    small: ['{hero} crept in. / "Hello! Lift your chin."'],
  },
  close: {
    three: ['No one hid. No one was mad.'],
    five: ['{hero} pulled the blanket up, but not over. There was nothing left to hide from.'],
    seven: [
      '{hero} pulled the blanket over {his} head, to see if hiding still worked. It did not. {He} kept hoping that somebody would look in.',
    ],
    verse: [
      "A blanket's for sleep and it isn't to hide. / There's nobody cross any more, here inside.",
      'No need to hide now. Come out and see / How wide and warm a bed can be.',
    ],
  },
}
