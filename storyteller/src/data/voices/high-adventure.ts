import type { VoiceData } from '../schema.ts'

export const highAdventure: VoiceData = {
  opening: {
    three: [
      'Up, up! {hero} was up on {his} bed with a flag. {hero} is a {noun}.',
      '{hero} had a flag and a plan. {hero} is a {noun}.',
      'Ready, {hero}? {hero}, a {noun}, was ready.',
    ],
    five: [
      '{hero} was a {noun}. {He} had read every book about explorers {in} {land}, {where}, and {his} bag was always packed.',
      'On the wall of {home} hung a map of {land}, {where}. In one corner it said: No one has been here. {hero}, a {noun}, looked at that corner every day.',
      '{In} {land}, {where}, lived a {noun} called {hero}, who had one rope, two biscuits, and no fear of maps.',
    ],
    seven: [
      'On the wall of {home} hung a map of {land}, {where}. Most of it was filled in. But one corner was white, and across it someone had written: No one comes back from here in time for supper. A {noun} called {hero} had read that line a hundred times.',
      '{hero} was a {noun} with a packed bag. It had stood by the door since spring: one rope, one whistle, a spare whistle. {In} {land}, {where}, nothing had happened yet. But it was going to.',
      'Three things were known about {hero}, a {noun} of {land}. {He} never turned back, {he} never left anybody behind, and {he} never, ever packed enough biscuits.',
    ],
    verse: [
      'A {noun} of {land} had a rope and a map, / And a whistle, a flag, and a compass and cap.',
      '{In} {land} a {noun} stood ready to go / Where none had gone who came back to say so.',
    ],
  },
  aside: {
    three: ['Run, {hero}, run!', 'Quick! The sun was low. "Come on!" said {friend}.', 'Go, go, go!'],
    five: [
      'There was no time to lose. They ran, and their bag went bump behind them.',
      '"Ten minutes of light left," said {friend}. They ran.',
      'Something cracked behind them. They did not look. They ran.',
      'They held on tight, counted to three, and went for it.',
    ],
    seven: [
      'The sun had touched the edge of the world. "Ten minutes," said {friend}. They looked at each other, tightened their straps, and ran.',
      'Behind them something slid, and rattled, and was gone. There would be no going back that way. "Good," said {hero}. "I was not going to."',
      'They took it at a run, side by side, with the wind in their teeth, and did not slow down until the ground did.',
      'It was exactly the sort of place where explorers in books turn round. They did not turn round.',
    ],
    verse: [
      'No time, no time! The sun was low. / "Hold on!" cried {hero}. "And three, two, go!"',
      'They ran, they leapt, they held on fast, / And every step was quicker than the last.',
    ],
  },
  after: {
    three: ['"Hooray!" They had done it!', 'They put up the flag. Flap, flap!'],
    five: [
      "They put up the flag. It was only a sock on a stick, but it flew like a king's.",
      '"We did it," said {friend}, and sat down, because {fhis} knees had only now found out.',
    ],
    seven: [
      'They planted the flag. It was a sock on a stick, but it flew as if it were silk. "No one has ever been here," said {hero}. "And back before supper," said {friend}.',
      'It was then, when it was over, that all their knees began to shake. They sat down in a row and let them.',
    ],
    verse: ["They raised a flag, a sock on a pole. / It flew like a king's. They'd reached their goal."],
  },
  closing: {
    three: ['The flag was still. So was {hero}. Good night.', 'The bag was down. Good night, {hero}.'],
    five: [
      'By the door stood the bag, packed for next time. Good night, {hero}.',
      'On the map the white corner had a small drawing in it now: a bed.',
    ],
    seven: [
      'On the wall hung the map. There was no white corner any more. Where it had been, {hero} had drawn two very small people, fast asleep.',
      'The bag stood by the door with its straps undone. Even adventures have to lie down sometimes.',
    ],
    verse: [
      'The map is full, the flag is furled. / Sleep, {hero}, on top of the whole wide world.',
      'The map is full, the bag is by the door. / Sleep, {hero}, sleep, and adventure no more.',
    ],
    small: ['The flag is down. / Sleep, sleepy town.', 'The bag is by the door. / Sleep, and run no more.'],
  },
}
