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
    ],
    five: [
      'There was a bridge made of rope, and it liked to dance. Left, right, left, right, and it swung more at every step.',
      'They marched on to the rope bridge. It began to bounce in time, and soon it was marching more than they were.',
      'Step, bounce, step, bounce. The bridge would not keep still.',
    ],
    seven: [
      'There hung a bridge of rope, and it was a musical bridge. They went along it left, right, left, right, and it joined in. By the tenth step it was swinging like a hammock with a cousin in it, and they went back for a think.',
      "It was a good rope bridge, as rope bridges go. But when they walked together, step for step, it bounced together with them, a bit more each time, until even {friend}'s ears were going up and down.",
      'The rope bridge bounced. Step by step it bounced more, until they were dancing, and neither of them had asked to.',
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
    ],
    five: [
      'So they walked all mixed up, one quick and one slow, one hop and one stop. The bridge could not keep time, and it hung still.',
      '"Walk badly!" said {friend}. They walked as badly as they could. The bridge stopped dancing and let them over.',
      'One went fast and one went slow, and the bridge hung still.',
    ],
    seven: [
      'To walk out of step is harder than it sounds. {friend} said one poem, and {hero} said another one, and they each walked to their own. The bridge tried to follow both, got muddled, and hung still.',
      'They went over as badly as they knew how. One took long steps, the other took short ones, and now and then somebody stopped to scratch a knee. The bridge waited for a beat, and it was still waiting when they were across.',
      'One hopped, one crept, and both of them stopped to sneeze. The bridge could not find the beat, and hung still.',
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
    ],
    five: [
      '"Push a swing at the right time, and it goes higher," said {hero}. "Our feet do that to the bridge. So let us push at the wrong times."',
      '"Steps in time make it swing," said {hero}. "Mixed steps do not."',
    ],
    seven: [
      '"It is like a swing," said {hero}. "Small pushes make a big swing if they all come at the right moment. Our feet come down together, just when the bridge goes down. If we mix up our steps, each push spoils the one before."',
      '"Small pushes in time make a big swing," said {hero}. "So let us push out of time."',
    ],
    verse: [
      '"Each step is a push, and in time they all grow. / So let us step wrongly, one quick and one slow."',
    ],
    small: ['"Mix up our feet. / Then there is no beat."'],
  },
}
