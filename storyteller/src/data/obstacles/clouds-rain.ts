import type { ObstacleData } from '../schema.ts'

export const cloudsRain: ObstacleData = {
  id: 'clouds-rain',
  kind: 'blocked',
  place: 'cloud-meadow',
  props: [
    { prop: 'cloud', where: 'near' },
    { prop: 'gate', where: 'near' },
  ],
  tool: 'umbrella',
  avoid: [],
  meet: {
    three: [
      'A fat cloud sat in the gate. It was full. It was stuck!',
      '"Oh," said a cloud in the gate. "I am too fat."',
      'The gate was shut by a cloud. It was too full to go up.',
      'The gate had a fat cloud in it.',
      '"I can not go," said the cloud, stuck in the gate. Oh, it was as round as a bun.',
      'Push, push! The cloud did not fit in the gate.',
    ],
    five: [
      'A cloud had got stuck in the gate. It was full to the top with rain, and too {shy|polite} to let go of it.',
      'In the gate sat a fat grey cloud. "I breathed in," it said, "and now I cannot get out."',
      'A cloud sat in the gate. It was so full of rain that it was stuck.',
      '"It is my rain," said the cloud. It had kept it all, and now it was too fat for the gate.',
      'The gate of the meadow was stuffed with cloud. You could have slept on it, but you could not get by.',
      'They asked the cloud in the gate to breathe out. It shook its head, and it sloshed.',
    ],
    seven: [
      'A cloud had tried to go through the meadow gate, and had stuck there by the hips. It was grey and round and full of rain. It had been saving it up, it said, for a special day.',
      'There was one gate in the meadow, and there was one cloud in the gate, like a pillow in a letter box. "Do not push me," it said. "I am very full. I might go off."',
      'A cloud had got stuck in the gate, for it was full of rain, and did not like to make a mess.',
      'In the gate was a cloud, and it was in tears, or would have been if it had dared. "One drop," it said, "and I shall never stop." So it held on, and filled the gate from post to post.',
      "The cloud had been the right size for the gate when it set out. Then it had taken in a lake, and a duck pond, and somebody's washing water, and now it was wedged there like a cork.",
      'They could not get through the gate, because of a cloud with a stomach ache. It had rain in it from its chin to its toes, and it sloshed when they knocked.',
    ],
    verse: [
      'A cloud full of rain had got stuck in the gate. / It could not float up with that terrible weight.',
      'A cloud in the gate was as round as could be. / "I\'m stuffed full of rain, and I cannot get free."',
      '"Don\'t push me," the cloud in the gate said, "or squeeze. / I\'m full to the top, and I might have to sneeze."',
      'In the gate a cloud was stuck, / Fat with rain and out of luck.',
    ],
    small: ['A cloud, so fat! / In the gate it sat.', 'Full, full of rain! / Stuck once again.'],
  },
  solve: {
    three: [
      'Up with the umbrella! {hero} said, "Let go." Drip, drip, drip. Now it was thin.',
      'They sat under an umbrella and sang a sad song. Drip! It cried. Up it went!',
      'They got under an umbrella. "Now," said {hero}. The cloud cried. What a good cry!',
      'Umbrella up! The cloud cried, and got thin.',
      'They put up an umbrella. "Cry, cloud, cry!" It did. Then it was small.',
      'They hid under the umbrella. It rained and rained. Then the gate was free!',
    ],
    five: [
      'They put up the umbrella and told it about a lost {mitten|button}. It cried until it was thin, and floated off with a smile.',
      '"Let it all out," said {hero} from under the umbrella. It rained for one whole minute. Then the cloud was as light as a feather, and up it went.',
      'They sat under an umbrella till it had rained. Then it was thin, and flew.',
      '{hero} said "boo", very softly. The cloud got such a hiccup that it rained, and the umbrella kept them dry.',
      '{friend} held the umbrella, and {hero} patted the cloud. It sobbed, and dripped, and was soon just a wisp.',
      'Under their umbrella they said, "There, there." The cloud rained till it could slip out.',
    ],
    seven: [
      'They put up the umbrella, sat down close, and told it a story about a lost mitten. At "only one mitten" the cloud sniffed. At "and the other hand was cold" it let go. It rained for three minutes without stopping for breath. "Lovely," whispered what was left of it, and rose.',
      '"May we tickle you?" asked {hero}. The cloud said that nobody ever had. They tickled it with a long straw, from under the umbrella. It shook. It wobbled. A drop fell, then ten, and then the whole lot came down, laughing. What was left went over the gate like a feather from a pillow.',
      'They put up the umbrella and told it to let go. It rained, and was thin, and went up like a feather.',
      '"You can do it over me," said {friend}, and opened the umbrella. So the cloud did. It did it for as long as you need to eat an apple, and then it was thin enough to fold.',
      'They stood under the umbrella and clapped for every drop. The first was the worst, said the cloud, and after the hundredth it was having fun. By then it had become so small that it could go through the bars.',
      'With the umbrella up, they pinched it, just a little, where it was greyest. Down it all came. What rose from the gate was no bigger than a pillow, and it whistled.',
    ],
    verse: [
      'They told it a story, so sad and so long. / It rained itself thin, and went up like a song.',
      'They sat in its rain with umbrellas up high. / It cried itself light, and went into the sky.',
      "They tickled the cloud and it shook, and it poured, / And up went what's left, like a kite off its cord.",
      '"Rain," said {hero}. Rain it did, / Over their umbrella lid.',
    ],
    small: ['It cried, drip, drop. / And up it could pop.', 'Drip, drip, so thin! / "Now you go in."'],
  },
  fact: {
    three: [
      '"Rain makes a cloud heavy," said {hero}. "It has to let it out."',
      '"Rain out, and it is light," said {hero}.',
      '"It is fat with rain," said {hero}. "Out with it!"',
    ],
    five: [
      '"A cloud is made of tiny drops," said {hero}. "When they get too big, they have to fall. After that it is light."',
      '"A cloud is all drops," said {hero}. "If it rains, it gets light."',
      '"Rain is what makes it so fat," said {hero}. "It can float once that has come down."',
    ],
    seven: [
      '"A cloud is just drops of water, so small that they float," said {hero}. "When they bump together they make big ones, and big ones fall. It only needs a shake. Once the rain is out, there is hardly any cloud left."',
      '"A cloud is drops of water, and the big ones have to fall," said {hero}. "After that it is light."',
      '"All its weight is water," said {hero}. "When the drops have run together and fallen, what is left can float again."',
    ],
    verse: [
      '"A cloud\'s made of drops that are tiny and light. / They join and they fall, and the cloud is all right."',
    ],
    small: ['"Drops join, you see. / They fall, and it\'s free."'],
  },
}
