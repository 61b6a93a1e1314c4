import type { Strand } from '../../schema.ts'

export const theHum: Strand = {
  plant: {
    three: ['"Shh," said {hero}. "What was that?" {He} could hear a bug walk.'],
    five: ['{hero} put {his} ear to things. {He} knew how the table sounded, and the jam.'],
    seven: [
      '{hero} liked to know what things sounded like from the inside. {He} had listened to the wall, and to a loaf, and once to a cousin, who giggled.',
    ],
    verse: [
      '{hero} would listen to stones and to bread. / "They all make a noise, if you ask them," {he} said.',
      '{hero} would put {his} ear to the floor. / "It talks," {he} said, "if you wait for more."',
    ],
  },
  low: {
    three: ['Hum, hum. "What is it?" said {hero}. "We must find out."'],
    five: [
      'They sat so still that they could hear their own ears. "What is that?" said {hero}. "That is nothing," said {friend}. "Then nothing has a very nice sound," {he} said.',
    ],
    seven: [
      '"Listen," said {hero}. {friend} could hear {fhis} own breath, and {hero}\'s, and a long way off a door. "There is always one more under that," said {hero}. They listened for the one under that. They were so busy that they forgot to be tired.',
    ],
    verse: [
      'They sat and they listened. First nothing, and then / A tick, and a drip, and then nothing again.',
      'They sat so still they could hear the ground. / It made a slow and a very small sound.',
    ],
    small: ['"Hush! What was that?" / "A very small gnat."'],
  },
  test: {
    three: ['A stone went hum. "It just does that," said {keeper}.'],
    five: [
      '{keeper} sat by a round stone that hummed. "It has always done it," said {khe}. "We talk a bit over it."',
    ],
    seven: [
      'The last stone hummed, a small tune that never finished. "Oh, that," said {keeper}. "My mother said to take no notice, and hers did too." It had been leaned on, and sat on, and painted green. No one had ever bent down.',
    ],
    verse: [
      '"That stone always hums," said {keeper}. "We know. / It hummed for my granny, a long time ago."',
    ],
    small: ['"It hums all day. / It has no more to say."'],
  },
  act: {
    three: ['{hero} put one ear on it. "It says, push me!"'],
    five: [
      '{hero} put {his} ear to it. "It is not humming," {he} said. "It is saying, a little to the left, please." They turned it, and it opened.',
    ],
    seven: [
      '{hero} lay down with {his} ear against the stone. There were words in the hum, worn quite smooth. "It is telling us how," {he} said slowly. "Left, it says. Then say thank you." They did both, and the tune came to its end.',
    ],
    verse: [
      'But {hero} bent down with an ear to the tune. / "It\'s telling us how. It says, Turn me, and soon!"',
    ],
    small: ['One ear to the stone! / "Turn me," went the tone.'],
  },
  close: {
    three: ['{hero} put an ear on the pillow. Shh, it said.'],
    five: [
      '{hero} put {his} ear to the pillow. It was telling a very long story. {He} meant to hear the end.',
    ],
    seven: [
      'The pillow had a sound as well, when you put your ear to it. It went in, and out, and in. {hero} was nearly sure who it was, and then {he} {was} asleep.',
    ],
    verse: [
      'Now lay your ear down, and what do you hear? / The pillow is telling you: Sleep, my dear.',
      'Put down your ear, and hear it begin. / The bed has a story, and you are in.',
    ],
  },
}
