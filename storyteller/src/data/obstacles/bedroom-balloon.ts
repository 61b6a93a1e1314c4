import type { ObstacleData } from '../schema.ts'

export const bedroomBalloon: ObstacleData = {
  id: 'bedroom-balloon',
  kind: 'up',
  place: 'bedroom-window',
  props: [],
  tool: 'balloon',
  avoid: [],
  meet: {
    three: [
      'The window was up, up, up. And they were so small!',
      'Up there was the window. Down here were they. Oh dear.',
    ],
    five: [
      'The windowsill was as high above them as a roof. There was only wallpaper to hold on to.',
      'They looked up at the window. Even the curtain stopped a bit short, like trousers on an uncle.',
      'The windowsill was very high, and they were very small.',
    ],
    seven: [
      'The windowsill stuck out of the wall, as far above them as the top of a church. There was nothing to go up by but wallpaper, and the roses on it were flat.',
      "Now there was nothing for it but to get up to the windowsill. It was four chairs high, and they had no chairs. The curtain came down only as far as somebody's knee, and it was the knee of somebody very tall.",
      'The windowsill was four chairs up, and there was not a chair in sight that they could have used.',
    ],
    verse: [
      'The window was up where the wallpaper ends, / A very long way for two very small friends.',
      'The sill was so high, and the wall was so flat, / With nothing to hold on, not this and not that.',
      'There the window was, so high, / Halfway to the evening sky.',
    ],
    small: ['The sill, up there! / Who had a stair?', 'A wall, so flat! / Who could do that?'],
  },
  solve: {
    three: [
      'They held on to a balloon. Up, up, up. Bump! There they were.',
      'The red balloon took them up. Then they sat by the window.',
      'A balloon took them up. Bump!',
    ],
    five: [
      'A balloon from the party was asleep by the lamp. They took hold of its string, and it carried them up like two small parcels.',
      '"Hold tight," said {friend}. The birthday balloon rose slowly, because it was two days old. It put them down on the sill.',
      'The old party balloon took them up, slow and easy.',
    ],
    seven: [
      'Under the chair hung a balloon that was left from a birthday. It was too tired for the ceiling, but not for this. They each took a bit of string, and pushed off from the rug with their toes. Past the socks they went, past the drawers, past a crayon sun, and on to the sill.',
      'They found the birthday balloon behind the curtain, and it seemed glad to be asked. It went up with them as slowly as a lift in an old hotel. At the first floor there was a light switch. At the second there was the sill, and they got out and thanked it.',
      'They took hold of the tired party balloon. It could still lift two, if it took its time, and it did.',
    ],
    verse: [
      'They held on to the string of a party balloon. / It went up the wall like a big red moon.',
      'A birthday balloon with a bit of puff / Went up with them both, and it went high enough.',
      '{hero} held the red balloon. / Up they went, and not too soon.',
    ],
    small: ['A red balloon! / Up like the moon.', 'Up, balloon! Float, float. / A bit like a boat.'],
  },
  fact: {
    three: ['"A balloon is so light, it goes up," said {hero}.', '"Light things go up," said {hero}.'],
    five: [
      '"What is in a party balloon is lighter than air," said {hero}. "The heavy air slides in under it and lifts it."',
      '"The balloon is lighter than air," said {hero}, "so it must go up."',
    ],
    seven: [
      '"Oil floats up through water, because it is lighter," said {hero}. "What is in that balloon is lighter than air, so it wants to float up through the air in the same way. And we, just now, weigh next to nothing."',
      '"It is filled with something lighter than air," said {hero}. "So the air pushes it up, like a cork in a bath."',
    ],
    verse: [
      '"It\'s full of a something that\'s lighter than air, / So up it must go, and will carry us there."',
    ],
    small: ['"Light things will rise, / right up to the skies."'],
  },
}
