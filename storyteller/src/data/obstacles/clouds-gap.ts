import type { ObstacleData } from '../schema.ts'

export const cloudsGap: ObstacleData = {
  id: 'clouds-gap',
  kind: 'other',
  place: 'rainbow-bridge',
  props: [{ prop: 'rainbow', where: 'far' }],
  avoid: ['heights'],
  meet: {
    three: [
      'The rainbow was gone! They had to cross on it.',
      'No rainbow! "It did not rain," said a bird. "So it is shut."',
      'The rainbow was gone! Oh dear.',
      'The rainbow was out! So said a snail.',
      'Blue, blue, blue. Not one bit of a rainbow!',
      '"One rainbow, please," said {friend}. There was none.',
    ],
    five: [
      'They had come to cross by the rainbow. But there was {no rainbow|none}, only a wide blue gap and a sign: Closed, no rain.',
      'The rainbow had gone home, and there was a big blue gap.',
      'They had come to go over the rainbow. There was no rain, and so there was no bow.',
      'A rainbow used to start right here. Now there was only the hook that it hung on.',
      '"Is this the rainbow?" said {hero}. "It was," said a bird. "It dried."',
      'The rainbow is a good bridge, but it is not always in. Today it was out.',
    ],
    seven: [
      'Where the rainbow bridge ought to have been there was a good deal of blue. A notice hung on a string. "Rainbow closed," it said, "on account of {fine weather|the nice weather}."',
      'The bridge was out. There was the place where it began, with a little step, and there was the other place, far over. Between them hung a sign: Back when it rains.',
      'Where the rainbow bridge should have been there was only blue, and a sign: Back when it rains.',
      'You could see where the rainbow began, for there was a bit of red on the ground, like the end of a carpet. The rest had been rolled up and taken away.',
      '{hero} looked in the sky for the rainbow, and {friend} looked in the bushes. It was nowhere. There had been fine weather for a week, and it had gone to visit its family.',
      'They had been told to go straight over the rainbow, and to mind the wet paint. There was no paint here. There was only air, and rather a lot of it.',
    ],
    verse: [
      'The rainbow bridge had gone away. / "No rain," said the sign, "no bridge today."',
      'The rainbow was out, and the gap was wide. / They could not get over to the other side.',
    ],
    small: ['No rainbow! No way! / No rain that day.', '"Shut," said the sign. / "The day is too fine."'],
  },
  solve: {
    three: [
      'They made a spray. Drip, drip! Sun on it. A rainbow!',
      'They squeezed a small cloud. Rain! Sun! Up came the rainbow, all the way.',
      'They squeezed a cloud. Rain! A rainbow!',
      'Drip, drip, said a cloud. The sun looked in. There was the rainbow!',
      '{hero} shook a wet cloud. A rainbow fell out.',
      'They let out some rain. In came the sun. Red, gold, green and blue!',
    ],
    five: [
      'They squeezed a small cloud like a sponge, with the sun at their backs. Drops flew out, and in the drops {stood|there was} a rainbow.',
      'They squeezed a small cloud. Rain fell in the sun, and there was the rainbow.',
      'Squeeze! Out of the cloud came drops. The sun shone in, and up jumped a rainbow.',
      '{friend} sat on a cloud, and it rained out of the other end. In that rain stood a rainbow, as good as new.',
      'They put the sun behind them and blew through a wet cloud. Red came first, and then the rest.',
      'A wet cloud, a good shake, a bit of sun. The rainbow took only as long as it takes to say so.',
    ],
    seven: [
      'They asked one of the small clouds whether it would mind being squeezed. It giggled. They stood with the low sun behind them, and wrung it out like a sponge. In the fine spray the colours came, one after another, until the rainbow reached right across. They walked over on the green.',
      '{hero} took a small cloud, the size of a pillow, and asked if it would mind. It did not. They squeezed it with the sun behind them. Down came the drops, and across the drops, red first, came the bridge. They crossed on the green.',
      'They asked a small cloud if they might squeeze it, with the sun behind them. Out came the drops, and in the drops was the rainbow.',
      '{hero} took one end of a damp cloud, and {friend} took the other. They twisted it like a towel. It rained, quite neatly, between them and the view, and in the rain hung seven stripes and they all held.',
      'They begged a drop of rain from a cloud that had too much. The last of the sun ran into it, and fell apart into colours, and each of the colours was as wide as a plank.',
      'They tapped a cloud with their {hands} until it began to drip. With the sun at their backs they looked, and there it was, from here to there, still a little wet.',
    ],
    verse: [
      'They squeezed a cloud in the light of the sun. / A rainbow sprang up, and the bridge was done.',
      'They squeezed a small cloud and it rained in the sun. / Up sprang the rainbow, and over they run.',
      'They gave a small cloud a squeeze and a hug. / The rainbow came out, as bright as a rug.',
    ],
    small: ['Squeeze! Out came rain. / Rainbow, again!', 'One squeeze, not two! / Red, green and blue.'],
  },
  fact: {
    three: [
      '"Sun and rain make a rainbow," said {hero}. "We have sun!"',
      '"We have sun. We need rain," said {hero}.',
      '"Wet air and sun make a bow," said {hero}.',
    ],
    five: [
      '"A rainbow is sunlight in drops of water," said {hero}. "We have the sun behind us. We only need the drops."',
      '"Drops split up the light," said {hero}. "Then you can see what it was made of."',
      '"Where there is sun, all you need is rain," said {hero}. "Then it will bow to you."',
    ],
    seven: [
      '"Sunlight has all the colours in it, packed together," said {hero}. "A drop of water unpacks them. So put the sun behind you, and drops in front, and you have a rainbow. They ought to say so on the sign."',
      '"The colours are in the light, and rain lets them out," said {hero}. "We have sun. We need drops."',
      '"White light is all colours at once," said {hero}. "When it goes into a drop it comes out in stripes, so let us make some drops."',
    ],
    verse: ['"White light holds colours, seven in all. / They open like fans where raindrops fall."'],
    small: ['"Rain and the sun / make seven from one."'],
  },
}
