import type { Strand } from '../../schema.ts'

export const theHum: Strand = {
  plant: {
    three: [
      '"Shh," said {hero}. "What was that?" {He} could hear a bug walk.',
      '{hero} had one ear on the wall. "Hm!"',
      '"The jam says plop," said {hero}.',
    ],
    five: [
      '{hero} put {his} ear to things. {He} knew how the table sounded, and the jam.',
      '{hero} held a bun up to {his} ear. "It is thinking," {he} said.',
      'In the evening {hero} listened to the stairs. They said who was coming, and in what mood.',
    ],
    seven: [
      '{hero} liked to know what things sounded like from the inside. {He} had listened to the wall, and to a loaf, and once to a cousin, who giggled.',
      '"Shh," said {hero}, at the best part of the story, because there was a sound behind it. {He} always wanted the sound behind it.',
      '{hero} could tell the cupboard from the shelf with {his} eyes shut. The cupboard breathed in.',
    ],
    verse: [
      '{hero} would listen to stones and to bread. / "They all make a noise, if you ask them," {he} said.',
      '{hero} would put {his} ear to the floor. / "It talks," {he} said, "if you wait for more."',
    ],
  },
  low: {
    three: [
      'Hum, hum. "What is it?" said {hero}. "We must find out."',
      '"I hear my tummy," said {friend}. "What does it say?"',
      'Drip, drop. {hero} sat and heard it all.',
    ],
    five: [
      'They sat so still that they could hear their own ears. "What is that?" said {hero}. "That is nothing," said {friend}. "Then nothing has a very nice sound," {he} said.',
      '{hero} put an ear to the ground. "It says that it goes on," {he} said. So they did too.',
      "There was a tick in {friend}'s bag. They listened to it for a while. It was a good tick.",
    ],
    seven: [
      '"Listen," said {hero}. {friend} could hear {fhis} own breath, and {hero}\'s, and a long way off a door. "There is always one more under that," said {hero}. They listened for the one under that. They were so busy that they forgot to be tired.',
      '{friend} sighed, and {hero} asked if {fhe} would do it again, a little slower. By the fourth sigh it was nearly music, and {friend} had quite forgotten what was wrong.',
      'A sound came over the way, so small that they had to stop chewing. Was it a bee with a cold? Was it the evening? They followed it, and that got them round three bends.',
    ],
    verse: [
      'They sat and they listened. First nothing, and then / A tick, and a drip, and then nothing again.',
      'They sat so still they could hear the ground. / It made a slow and a very small sound.',
    ],
    small: ['"Hush! What was that?" / "A very small gnat."'],
  },
  test: {
    three: [
      'A stone went hum. "It just does that," said {keeper}.',
      'Hum, hum, went the stone. "It is old," said {keeper}.',
    ],
    five: [
      '{keeper} sat by a round stone that hummed. "It always does it," said {khe}. "We talk over it."',
      '"Take no notice," said {keeper}. The stone at {khis} back was humming. "My father sang over it, and I cough."',
    ],
    seven: [
      'The last stone hummed, and never finished. "Oh, that," said {keeper}. "My mother said to take no notice, and hers did too." It had been leaned on, and sat on, and painted green. No one had ever bent down.',
      'A low hum came from the last stone. {keeper} had hung a rug over it. "We did complain," said {khe}. {hero} had already got {his} head under the rug.',
    ],
    verse: [
      '"That stone always hums," said {keeper}. "We know. / It hummed for my granny, a long time ago."',
    ],
    small: ['"It hums all day. / It has no more to say."'],
  },
  act: {
    three: ['{hero} put one ear on it. "It says, push me!"', '{hero} put an ear to it. "It says, tap me!"'],
    five: [
      '{hero} put {his} ear to it. "It is not humming," {he} said. "It is saying, to the left, please." They turned it, and it opened.',
      '"Do not cough," said {hero}, with an ear to it. "It wants a knock, here and here." Knock, knock, and it swung aside.',
    ],
    seven: [
      '{hero} lay down with {his} ear against the stone. There were words in the hum, worn quite smooth. "It is telling us how," {he} said slowly. "Left, it says. Then say thank you." They did both, and the hum came to its end.',
      'It was warm under there, and the hum had a shape. It went up, like a question, and waited, and went up again. "It is asking who is there," came {hero}\'s voice. "Has nobody ever said?" Everyone looked at everyone. "{keeper}," said {keeper}, very low. The stone sighed, and let them by.',
    ],
    verse: [
      'But {hero} bent down with an ear to the tune. / "It\'s telling us how. It says, Turn me, and soon!"',
    ],
    small: ['One ear to the stone! / "Turn me," went the tone.'],
  },
  close: {
    three: [
      '{hero} put an ear on the pillow. Shh, it said.',
      'The night went hum. {hero} went hum, too.',
      'Shh. One ear up. One ear down.',
    ],
    five: [
      '{hero} put {his} ear to the pillow. It was telling a very long story. {He} meant to hear the end.',
      '{hero} heard the house take off its shoes.',
      'One by one the sounds lay down. {hero} was the last but one.',
    ],
    seven: [
      'The pillow had a sound as well, when you put your ear to it. It went in, and out, and in. {hero} was nearly sure who it was, and then {he} {was} asleep.',
      '{hero} listened for the sound under the quiet. It was a long way down, and it was a kind one.',
      'If you had listened at the door just then, you would have heard one {noun}, very faintly, listening.',
    ],
    verse: [
      'Now lay your ear down, and what do you hear? / The pillow is telling you: Sleep, my dear.',
      'Put down your ear, and hear it begin. / The bed has a story, and you are in.',
    ],
  },
}
