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
    ],
    five: [
      'In the park all the paths were {curly|in loops}, and the signpost had been turned round by somebody who thought it was funny.',
      'In the park a sign had been turned. It said that the pond was the bank.',
      'Which way? The sign had been turned round, and it pointed at a duck.',
      'The paths were tied in bows. The signpost pointed at the sky and at the swings.',
    ],
    seven: [
      'The paths of the park had been laid out by somebody who loved curls. And the signpost had been turned by {somebody else|the same person}, who loved jokes. According to it, the pond was in the hospital.',
      'The paths of the park ran in rings, and some joker had turned the signpost. If you believed it, the town hall was up a tree.',
      'Some joker had turned the signpost in the park. It sent you to the bank by way of the pond.',
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
    ],
    five: [
      'They knew one thing for sure: where they had come from. So they turned the signpost until that arm was right, and then {all the others were right too|so were all the others}.',
      '"We came from there," said {hero}. They turned that arm to the right place, and then it all fitted.',
      'They turned the sign until home was where home was. Then the other arms were right too.',
    ],
    seven: [
      'There was one thing that they knew for certain, which was where they had come from. So they took hold of the signpost and turned it until that arm pointed back up Long Street. And then, of course, every other arm was right as well.',
      'There was one thing they did know, and that was where they had come from. They took the arm that said so and pushed it round until it pointed there. All the other arms came along, and now each of them told the truth.',
      'They knew where they had come from. They turned the signpost till that arm was right, and so were all the others.',
    ],
    verse: [
      'They turned one arm to the way they knew, / And then the other arms were true.',
      'They turned it and one of the arms was right, / And then all the rest came into sight.',
    ],
    small: ['One arm, put right! / They had it in sight.', 'They gave it a twist. / Not one arm missed.'],
  },
  fact: {
    three: ['"If one arm is right, they all are," said {hero}.', '"One right, all right," said {hero}.'],
    five: ['"The arms are nailed together," said {hero}. "If one is right, they must all be right."'],
    seven: [
      '"The angles between the arms have not changed," said {hero}. "So we do not need to know four things. We only need one, and we have one."',
      '"The arms are fixed together," said {hero}. "Put one right, and you have put them all right."',
    ],
    verse: ['"The arms are fixed, so set just one, / And all the rest of the work is done."'],
    small: ['"If one is true, / all are true, too."'],
  },
}
