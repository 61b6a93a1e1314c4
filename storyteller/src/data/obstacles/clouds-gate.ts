import type { ObstacleData } from '../schema.ts'

export const cloudsGate: ObstacleData = {
  id: 'clouds-gate',
  kind: 'up',
  place: 'star-harbour',
  props: [],
  tool: 'balloon',
  avoid: [],
  meet: {
    three: [
      'The star boats were up, up, up. How to get there?',
      'There was no stair. There was no step. The boats were so far up!',
      'One more cloud to go. It was over their heads, with boats on it.',
      'The boats were one cloud up.',
      '"Up there," said {friend}. It was a long way up.',
      'One more cloud, and no way up to it!',
    ],
    five: [
      'The star harbour lay one cloud higher, and there was {no stair|not one step}.',
      'They had to go up to the next cloud, and there was no stair.',
      'The star harbour was just up there. But how do you get up there?',
      'The next cloud was as far over their heads as a roof. They tried jumping, and stopped.',
      'There had been stairs, but somebody had taken them in, so that they would not get wet.',
      '{hero} stood on {friend}, and then {friend} stood on {hero}. It made no difference to the harbour.',
    ],
    seven: [
      'The star harbour lay on the next cloud up. The stair had been taken in for the night, and the rope with it, and from above came {a smell of tar and starlight|the tap of small hammers}.',
      'One cloud up, they could see the lights of the harbour. On this cloud there was only a chimney, and a balloon that had gone to sleep on the line.',
      'The harbour was one cloud higher, and the stair had been taken in for the night.',
      'The harbour was upstairs, so to speak, and there were no stairs. You saw the bottoms of the boats from here, and once a fishhook came down, and had a look at them, and went up again.',
      'To get to the next cloud, said the sign, please use the stair. Under it stood a man with the stair on his shoulder. He said that it was Tuesday.',
      'They were one cloud too low. {friend} could smell the tar and hear the ropes, and that was as much of the harbour as one could get from here.',
    ],
    verse: [
      'The harbour of stars was one cloud more. / There was no stair, there was no door.',
      'The harbour was up, and the stair was not there. / There was nothing to step on but evening air.',
    ],
    small: ['One cloud to go! / But they were below.', 'The stair was in. / Where to begin?'],
  },
  solve: {
    three: [
      'They got a balloon. It was warm. Up, up, up!',
      'Puff, went the warm air. The balloon got fat. They held on. Up!',
      'Warm air went in the balloon. "It wants to go up," said {hero}. So they went with it.',
      'Puff, puff! The balloon took them up.',
      'It was fat. It was warm. The balloon pulled! They went up.',
      'Hold on! The balloon has a warm tummy. Up it went, and so did they.',
    ],
    five: [
      'They held a big balloon over a warm chimney. It grew {fat and light|round and proud}. They took hold of the string, and up it went.',
      'They filled a balloon with warm air. It grew, and it rose, and they held on.',
      'A chimney was puffing. They held the balloon over it. Up, up, up!',
      '{friend} held the balloon, and {hero} held {friend}. Somebody lit the stove, and off they went.',
      'It took ten puffs of warm air to wake the balloon. It rose, and it took them for company.',
      'They let warm air in, and let go of the ground. The balloon knew the way.',
    ],
    seven: [
      'From the mist mill came a chimney, and from the chimney came warm air. They held their balloon over it, mouth down, until it was as round as a pumpkin and pulling like a pony. Then they let it do as it liked, and it took them up.',
      'They held the balloon over the chimney, where the air was warm. It filled, and it stood up, and it began to pull. They each took a string. Warm air wants to be higher, and for once so did they.',
      'They held a balloon over a warm chimney until it was round and pulling. Then they held on, and up it took them.',
      'The balloon was as flat as a sock. They held its mouth over a warm pipe until it had a cheek, and then two cheeks. When it stood on tiptoe they took hold, and it took off.',
      '{hero} made the balloon a present of some warm air from the bakery below. It went up, smelling of bread, with one of them on each string, and it did not stop until it bumped the harbour wall.',
      'First the balloon lifted its head, and then it lifted them. All it had wanted was to be warm.',
    ],
    verse: [
      'They filled a balloon with good warm air, / And floated up without a stair.',
      'Warm air in a bag made it round as a bun. / They held on the strings, and it rose, and was fun.',
    ],
    small: ['The balloon was light. / Up to the height!', 'Balloon, hold tight! / Up, up, good night.'],
  },
  fact: {
    three: [
      '"Warm air goes up," said {hero}. "We can too."',
      '"If it is warm, it rises," said {hero}.',
      '"Up is where warm air goes," said {hero}.',
    ],
    five: [
      '"Warm air is lighter than cool air," said {hero}, "so it goes up, and takes its bag along."',
      '"Cool air is heavy, and it slides in under the warm," said {hero}. "So the warm is pushed up."',
      '"If we catch some warm air, it will lift us," said {hero}. "It cannot help it."',
    ],
    seven: [
      '"When air gets warm, it spreads out," said {hero}, "and then there is less of it in the same room, so it is lighter. The cool air slides in below and lifts it. We have only to catch some."',
      '"Warm air is lighter than cool air, so it goes up," said {hero}. "We only have to catch some."',
      '"Warm air takes up more room, so a bag of it weighs less," said {hero}. "The cold air all around will push it up."',
    ],
    verse: ['"Warm air is light, and so it will rise, / And carry us upward to the skies."'],
    small: ['"Warm air will rise / up to the skies."'],
  },
}
