import type { ObstacleData } from '../schema.ts'

export const cityFog: ObstacleData = {
  id: 'city-fog',
  kind: 'lost',
  place: 'city-park',
  props: [{ prop: 'signpost', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'The park had so many paths. A signpost lay on its side.',
      'The signpost had no idea. It pointed at a duck.',
      '"To the pond," said the signpost. It pointed up a tree!',
      'Six paths, one signpost. Each arm told a fib!',
      'Some one had spun the signpost. Which path now?',
      '"Home?" said {hero}. The signpost pointed to a frog.',
    ],
    five: [
      'In the park all the paths were {curly|in loops}, and the signpost had been turned round by somebody who thought it was funny.',
      'In the park a sign had been turned. It said that the pond was the bank.',
      'Which way? The sign had been turned round, and it pointed at a duck.',
      'The paths were tied in bows. The signpost pointed at the sky and at the swings.',
      'The signpost in the park had gone silly. It sent the ducks to school.',
      'Five paths met at a signpost, and some boy had played with it.',
    ],
    seven: [
      'The paths of the park had been laid out by somebody who loved curls. And the signpost had been turned by {somebody else|the same person}, who loved jokes. According to it, the pond was in the hospital.',
      'The paths of the park ran in rings, and some joker had turned the signpost. If you believed it, the town hall was up a tree.',
      'Some joker had turned the signpost in the park. It sent you to the bank by way of the pond.',
      'A man with a fish was going round the signpost for the third time. Somebody had turned it, and he still believed it.',
      'The signpost had five arms and not a true word on any of them. Even the ducks took no notice.',
      'Where the paths met stood a signpost that had been spun for fun. It now said that the school was under the pond, and many children had been glad to hear it.',
    ],
    verse: [
      'The paths ran round like curly hair. / The signpost pointed here and there.',
      "The signpost said the pond was the zoo. / It had been turned, and it wasn't true.",
    ],
    small: ['The sign said there. / It pointed to air.', 'Paths here, paths there! / The sign did not care.'],
  },
  solve: {
    three: [
      'They turned the signpost. One arm was right. Then all were right!',
      '"Home is that way," said {hero}. They turned that arm to it. All of it fit!',
      'One arm must say home. Turn, turn, stop! Now each arm was right.',
      'Turn, turn! One arm was right. So all were right.',
      'They turned one. All were right.',
      'Home was back there. They gave the signpost a push. Done!',
    ],
    five: [
      'They knew one thing for sure: where they had come from. So they turned the signpost until that arm was right, and then {all the others were right too|so were all the others}.',
      '"We came from there," said {hero}. They turned that arm to the right place, and then it all fitted.',
      'They turned the sign until home was where home was. Then the other arms were right too.',
      'The way home was behind them. They put its arm to it, and the whole signpost made sense.',
      '{friend} pushed, and {hero} looked. Stop! The arm for home was in its place.',
      'Round went the signpost, till one arm was true. That made five.',
    ],
    seven: [
      'There was one thing that they knew for certain, which was where they had come from. So they took hold of the signpost and turned it until that arm pointed back up Long Street. And then, of course, every other arm was right as well.',
      'There was one thing they did know, and that was where they had come from. They took the arm that said so and pushed it round until it pointed there. All the other arms came along, and now each of them told the truth.',
      'They knew where they had come from. They turned the signpost till that arm was right, and so were all the others.',
      'One arm said Home, and home was behind them. {friend} put a shoulder to the signpost, and it creaked round. A duck at once set off for the pond.',
      'They picked the arm for home and gave the post a shove. The rest came along like children holding hands.',
      '{hero} pointed back up the path, and {friend} walked the signpost round to match. After that it did not tell a single fib.',
    ],
    verse: [
      'They turned one arm to the way they knew, / And then the other arms were true.',
      'They turned it and one of the arms was right, / And then all the rest came into sight.',
    ],
    small: ['One arm, put right! / They had it in sight.', 'They gave it a twist. / Not one arm missed.'],
  },
  fact: {
    three: [
      '"If one arm is right, they all are," said {hero}.',
      '"One right, all right," said {hero}.',
      '"They all move as one," said {hero}.',
    ],
    five: [
      '"The arms are nailed together," said {hero}. "If one is right, they must all be right."',
      '"Five arms, but one post," said {hero}. "So we must know just one way."',
      '"Put one in its place," said {hero}, "and the others have to follow."',
    ],
    seven: [
      '"The angles between the arms have not changed," said {hero}. "So we do not need to know four things. We only need one, and we have one."',
      '"The arms are fixed together," said {hero}. "Put one right, and you have put them all right."',
      '"It may have five arms, but there is one post," said {hero}. "One good turn will mend the lot."',
    ],
    verse: ['"The arms are fixed, so set just one, / And all the rest of the work is done."'],
    small: ['"If one is true, / all are true, too."'],
  },
}
