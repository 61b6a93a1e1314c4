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
      'How high was the window? As high as the sky.',
      '"I can not get up there," said {friend}. "And I can not."',
      'Up, please! But there was no step.',
      'They had to get to the window. It was so far up!',
    ],
    five: [
      'The windowsill was as high above them as a roof. There was only wallpaper to hold on to.',
      'They looked up at the window. Even the curtain stopped a bit short, like trousers on an uncle.',
      'The windowsill was very high, and they were very small.',
      '{hero} stood on {friend}, and they were as high as a shoe. The sill was as high as ten.',
      'Between them and the window was a lot of wall, with flowers on it that nobody could hold.',
      'They had never seen the window from so far below. It looked like a white ship.',
    ],
    seven: [
      'The windowsill stuck out of the wall, as far above them as the top of a church. There was nothing to go up by but wallpaper, and the roses on it were flat.',
      "Now there was nothing for it but to get up to the windowsill. It was four chairs high, and they had no chairs. The curtain came down only as far as somebody's knee, and it was the knee of somebody very tall.",
      'The windowsill was four chairs up, and there was not a chair in sight that they could have used.',
      '"We could jump," said {friend}, and did, and was for a moment almost as high as the skirting board. The window was eighty times that.',
      'When you are as big as a pencil, a room has a lot of up in it. All of it lay between them and the sill.',
      'A fly walked up the wall, past the roses, up to the window, and did not seem to think that it had done anything.',
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
      'A balloon! Up they went. Bump!',
      'One balloon, two friends. Off the floor they went!',
      '"Hold the balloon!" It took them to the window.',
      'A balloon, as slow as a fish. Up, and there.',
    ],
    five: [
      'A balloon from the party was asleep by the lamp. They took hold of its string, and it carried them up like two small parcels.',
      '"Hold tight," said {friend}. The birthday balloon rose slowly, because it was two days old. It put them down on the sill.',
      'The old party balloon took them up, slow and easy.',
      '{hero} pulled a balloon down by its string. When {he} let it go again, they were both on the string.',
      'Up went the balloon, past the drawers, past the roses, and there they let go, one after the other.',
      'They asked a balloon if it was going up. It was.',
    ],
    seven: [
      'Under the chair hung a balloon that was left from a birthday. It was too tired for the ceiling, but not for this. They each took a bit of string, and pushed off from the rug with their toes. Past the socks they went, past the drawers, past a crayon sun, and on to the sill.',
      'They found the birthday balloon behind the curtain, and it seemed glad to be asked. It went up with them as slowly as a lift in an old hotel. At the first floor there was a light switch. At the second there was the sill, and they got out and thanked it.',
      'They took hold of the tired party balloon. It could still lift two, if it took its time, and it did.',
      'The balloon rose no faster than a thought before sleep. That gave them time to wave to a fly, who was walking. They got to the window together.',
      '{friend} did not care to look, so {hero} told {fhim} all about it. Now a sock. Now a rose. Now the balloon is at the window, and you can open your eyes.',
      'It was a bit wrinkled by now, like a plum, but a balloon is a balloon. Its string had two loops, one for each, and so they sailed up the wall.',
    ],
    verse: [
      'They held on to the string of a party balloon. / It went up the wall like a big red moon.',
      'A birthday balloon with a bit of puff / Went up with them both, and it went high enough.',
      '{hero} held the red balloon. / Up they went, and not too soon.',
    ],
    small: ['A red balloon! / Up like the moon.', 'Up, balloon! Float, float. / A bit like a boat.'],
  },
  fact: {
    three: [
      '"A balloon is so light, it goes up," said {hero}.',
      '"Light things go up," said {hero}.',
      '"It goes up all by itself," said {hero}. "So hold on!"',
    ],
    five: [
      '"What is in a party balloon is lighter than air," said {hero}. "The heavy air slides in under it and lifts it."',
      '"It weighs less than air does," said {hero}, "so it must go up."',
      '"It is so light that it wants to be up there," said {hero}. "We weigh almost nothing. So it will take us along."',
    ],
    seven: [
      '"Oil floats up through water, because it is lighter," said {hero}. "What is in that balloon is lighter than air, so it wants to float up through the air in the same way. And we, just now, weigh next to nothing."',
      '"It is filled with something lighter than air," said {hero}. "So the air pushes it up, like a cork in a bath."',
      '"The air is heavier than what is in there," said {hero}. "It pushes in below, and so the light thing has to go up."',
    ],
    verse: [
      '"It\'s full of a something that\'s lighter than air, / So up it must go, and will carry us there."',
    ],
    small: ['"Light things will rise, / right up to the skies."'],
  },
}
