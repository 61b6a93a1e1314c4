import type { ObstacleData } from '../schema.ts'

export const mountainBridge: ObstacleData = {
  id: 'mountain-bridge',
  kind: 'other',
  place: 'mountain-ledge',
  props: [{ prop: 'bridge', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A rope bridge! One, two, one, two. It swung. Oh! Oh!',
      'The bridge went up and down with them. Wibble, wobble!',
      'Hop, hop, hop! The bridge hopped, not they.',
      '"Stop that," said {friend} to the bridge. Wibble!',
      'The bridge was made of rope. It could dance.',
      'Step. Swing. Step. Swing! Oh, bridge.',
    ],
    five: [
      'There was a bridge made of rope, and it liked to dance. Left, right, left, right, and it swung more at every step.',
      'They marched on to the rope bridge. It began to bounce in time, and soon it was marching more than they were.',
      'Step, bounce, step, bounce. The bridge would not keep still.',
      'The bridge swung like a bed in a song. It was funny for four steps, and then it was not.',
      '{hero} went on the bridge, and it went up. {friend} went on, and it went up much more.',
      'On that bridge everybody walked like a frog, if they wanted to or not.',
    ],
    seven: [
      'It was a musical bridge. They went along it left, right, left, right, and it joined in. By the tenth step it was swinging like a hammock with a cousin in it.',
      "It was a good rope bridge, as rope bridges go. But when they walked together, step for step, it bounced together with them, a bit more each time, until even {friend}'s ears were going up and down.",
      'The rope bridge bounced. Step by step it bounced more, until they were dancing, and neither of them had asked to.',
      'A sign said ONE, TWO, ONE, TWO. They did as it said, and soon the bridge was throwing them about like pancakes. Somebody must have put the sign there for a joke.',
      'The boards of the bridge went up when they wanted to go down, and down when they wanted to go up. They crept back, a bit green round the nose.',
      'It was a bridge for one goat at a time. When two came who walked like soldiers, it got excited.',
    ],
    verse: [
      'They marched on the bridge, and it swung like a bell, / And every step that they took made it swell.',
      'The bridge was of rope, and it bounced to the beat, / And up went the boards, and up went their feet.',
      'Every step they took together / Shook the bridge like windy weather.',
    ],
    small: ['The bridge swung so. / Could they go? No!', 'The bridge, heel and toe, / danced to and fro.'],
  },
  solve: {
    three: [
      'Big step, small step, hop, stop. The bridge lost count. Over!',
      '{hero} went slow. {friend} went quick. The bridge did not swing.',
      'Quick step, slow step. No swing!',
      '{friend} skipped. {hero} crept. The bridge stayed put!',
      'Walk, wait, walk, wait, hop. No more wobble.',
      'Not left, right. Just this, that, and there!',
    ],
    five: [
      'So they walked all mixed up, one quick and one slow, one hop and one stop. It could not keep time, and so it hung still.',
      '"Walk badly!" said {friend}. They walked as badly as they could. The bridge stopped dancing and let them over.',
      'One went fast and one went slow, and the bridge hung still.',
      'One counted in twos, and one in threes. The bridge could not count at all.',
      '"You be slow, and I will be quick," said {friend}. The ropes gave one small shake, and that was all.',
      '{hero} sang a fast song, and {friend} sang a slow one. It sounded bad, but it walked well.',
    ],
    seven: [
      'To walk out of step is harder than it sounds. {friend} said one poem, and {hero} said another one, and they each walked to their own. The bridge tried to follow both, got muddled, and hung still.',
      'They went over as badly as they knew how. One took long steps, the other took short ones, and now and then somebody stopped to scratch a knee. The bridge waited for a beat, and it was still waiting when they were across.',
      'One hopped, one crept, and both of them stopped to sneeze. The bridge could not find the beat, and hung still.',
      'They went with one skip, two shuffles, a stop, and whatever came into their heads next. No one could have danced to it, and the bridge did not.',
      '{hero} tiptoed and {friend} stamped. It was not a pretty walk, but all the boards lay flat, and a goat on the other side was heard to say "At last."',
      '"Do not listen to my feet," said {friend}. That was the hardest part. But where two people walk as if they had never met, a bridge has nothing to swing to.',
    ],
    verse: [
      'So one of them hopped while the other one crept. / The bridge could not follow, and hung there, and slept.',
      'One quick and one slow, and a skip in between, / It was the worst marching the bridge had seen.',
      '{hero} skipped and stopped, and crept. / All the while the old bridge slept.',
    ],
    small: ['One slow, one quick: / that was the trick.', 'Hop, stop, skip, crawl! / It swung not at all.'],
  },
  fact: {
    three: [
      '"We step as one, so it swings," said {hero}. "Let us not."',
      '"Do not step as one," said {hero}.',
      '"Mix up the steps," said {hero}. "Then it can not swing."',
    ],
    five: [
      '"Push a swing at the right time, and it goes higher," said {hero}. "Our feet do that to the bridge. So let us push at the wrong times."',
      '"Steps in time make it swing," said {hero}. "Mixed steps do not."',
      '"If our steps do not go together," said {hero}, "the one takes away what the other has done."',
    ],
    seven: [
      '"It is like a swing," said {hero}. "Small pushes make a big swing if they all come at the right moment. Our feet come down together, just when the bridge goes down. If we mix up our steps, each push spoils the one before."',
      '"Small pushes in time make a big swing," said {hero}. "So let us push out of time."',
      '"It swings because we push it again just when it comes back," said {hero}. "If we push at all sorts of times, it gets nothing out of it."',
    ],
    verse: [
      '"Each step is a push, and in time they all grow. / So let us step wrongly, one quick and one slow."',
    ],
    small: ['"Mix up our feet. / Then there is no beat."'],
  },
}
