import type { VoiceData } from '../schema.ts'

export const highAdventure: VoiceData = {
  opening: {
    three: [
      'Up, up! {hero} was up on {his} bed with a flag. {hero} is a {noun}.',
      '{hero} had a flag and a plan. {hero} is a {noun}.',
      'Ready, {hero}? {hero}, a {noun}, was ready.',
      '{hero} had a map. {hero} is a {noun}.',
      'A flag, a rope, and {hero}! {hero} is a {noun}.',
    ],
    five: [
      '{hero} was a {noun} {in} {land}, {where}. {He} had read every book about explorers, and {his} bag was always packed.',
      'On the wall of {home} hung a map of {land}. In one corner it said: No one has been here. {hero}, a {noun}, looked at that corner every day.',
      '{In} {land}, {where}, lived a {noun} called {hero}. {He} had one rope, two biscuits, and no fear of maps.',
      '{hero} was a {noun} {in} {land}, {where}. {He} had already been as far as the end of the garden, and had drawn the map.',
    ],
    seven: [
      'On the wall of {home} hung a map of {land}, {where}. Most of it was filled in. But one corner was white, and across it someone had written: No one comes back from here in time for supper. A {noun} called {hero} had read that line a hundred times.',
      '{hero} was a {noun} with a packed bag. It had stood by the door since spring: one rope, one whistle, a spare whistle. {In} {land}, {where}, nothing had happened yet. But it was going to.',
      'Three things were known about {hero}, a {noun} of {land}. {He} never turned back, {he} never left anybody behind, and {he} never, ever packed enough biscuits.',
      '"It cannot be done," people said {in} {land}, {where}, about nearly everything. A {noun} called {hero} had made a list of those things, and was going to begin at the top.',
    ],
    verse: [
      'A {noun} of {land} had a rope and a map, / And a whistle, a flag, and a compass and cap.',
      '{In} {land} a {noun} stood ready to go / Where none had gone who came back to say so.',
      '"It cannot be done," they said, every one. / A {noun} {in} {land} said, "Then that will be fun."',
      'Away over {land} went the flag and the drum / Of a {noun} who was longing for danger to come.',
      'Away over {land} flew a flag, and it read: / A {noun} lives here, and is leaving {his} bed.',
    ],
    small: [
      "A rope, a flag, / and {hero}'s bag!",
      '{hero} the {kind} had a map / and a bright red cap.',
      '"On!" {hero} the {kind} cried. / "The world is so wide!"',
      'Up, {hero} the {kind}, up! / There is no time to sup.',
    ],
  },
  aside: {
    three: [
      'Run, {hero}, run!',
      'Quick! The sun was low. "Come on!" said {friend}.',
      'Go, go, go!',
      'A log fell. Hop! They were over.',
    ],
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
      '"Which is the more dangerous way?" asked {hero}. {friend} pointed. "Then that is the one that nobody will have swept," said {hero}, and took it.',
    ],
    verse: [
      'No time, no time! The sun was low. / "Hold on!" cried {hero}. "And three, two, go!"',
      'They ran, they leapt, they held on fast, / And every step was quicker than the last.',
      'A log came down, and they leapt it, and ran. / "Catch us," cried {hero}, "catch us who can!"',
      'The path was gone, so they went without, / Over and under and round about.',
      'On, on they went, and they did not slow. / "One hill," cried {hero}, "and one more to go!"',
      'Up, over, and under, and round, and through! / "What next?" asked {hero}. They nearly knew.',
      '"Faster!" {hero} called. "Hurray!" / Everything was far away.',
    ],
    small: [
      'Run, run, run, leap! / No time to sleep!',
      'One, two, and three! / On, {hero}, and free!',
      'Quick, quick! The sun / was on the run.',
      'Hold on! Hold tight! / Be there by night!',
    ],
  },
  after: {
    three: [
      '"Hooray!" They had done it!',
      'They put up the flag. Flap, flap!',
      '"We were fast!" said {friend}. "So fast!"',
      '{hero} put it on the map. There!',
      'They did it!',
    ],
    five: [
      "They put up the flag. It was only a sock on a stick, but it flew like a king's.",
      '"We did it," said {friend}, and sat down, because {fhis} knees had only now found out.',
      '{hero} took out the map, found the white corner, and drew a small cross.',
      'Nobody at home would believe it. That was the best of it.',
    ],
    seven: [
      'They planted the flag. It was a sock on a stick, but it flew as if it were silk. "No one has ever been here," said {hero}. "And back before supper," said {friend}.',
      'It was then, when it was over, that all their knees began to shake. They sat down in a row and let them.',
      '{hero} took out the map. The white corner was not white any more. {He} wrote in it, as small as {he} could: We were here. It was nice.',
      '"What do explorers do now?" asked {friend}. {hero} looked it up. "They have soup," {he} said.',
    ],
    verse: [
      "They raised a flag, a sock on a pole. / It flew like a king's. They'd reached their goal.",
      'They marked on the map, with an X and a star, / That two had been here who had come from afar.',
      '"What do explorers do now?" came the call. / "They sit down and eat till there\'s no cake at all."',
      'They shook like a leaf, and they laughed like a bell. / They had done it, all right, and had done it quite well.',
      'They put up a flag on the top of it all. / It was a good coat, and it did not fall.',
      '"Was that the hard part?" {hero} cried. / "We did it with both eyes open wide!"',
      '"Dangers?" {hero} counted. "Seven. / Possibly it was eleven."',
    ],
    small: [
      'The flag went up! / Soup from a cup!',
      'An X on the map! / Then hip, hip, and clap!',
      '"We did it! We flew!" / And all of it true.',
      'They shook at the knees / and had bread and cheese.',
    ],
  },
  closing: {
    three: [
      'The flag was still. So was {hero}. Good night.',
      'The bag was down. Good night, {hero}.',
      'No more to do. Boots off. Good night.',
      'The map was full. Good night, {hero}.',
    ],
    five: [
      'By the door stood the bag, packed for next time. Good night, {hero}.',
      'On the map the white corner had a small drawing in it now: a bed.',
      "{hero}'s boots stood by the bed, pointing at the door. They could wait.",
      'Brave people sleep with their mouths open. Good night, {hero}.',
    ],
    seven: [
      'On the wall hung the map. There was no white corner any more. Where it had been, {hero} had drawn two very small people, fast asleep.',
      'The bag stood by the door with its straps undone. Even adventures have to lie down sometimes.',
      "Every great explorer has a last sentence in the log. {hero}'s was: Home. Supper. Bed. And then a line, where the pencil had slid off the page.",
      'The rope was coiled, the whistle was put away. The wind tried the window once, to ask if anyone was coming out, and then went to sleep as well.',
    ],
    verse: [
      'The map is full, the flag is furled. / Sleep, {hero}, on top of the whole wide world.',
      'The map is full, the bag is by the door. / Sleep, {hero}, sleep, and adventure no more.',
      'The rope has been coiled, and the boots put away. / Sleep, brave little {kind}, you have sailed through the day.',
      'The wind tries the window: "Are you coming out?" / But {hero} is sleeping, with no more about.',
    ],
    small: [
      'The flag is down. / Sleep, sleepy town.',
      'The bag is by the door. / Sleep, and run no more.',
      'Boots by the bed. / Rest your brave head.',
      'The map is done. / Sleep, everyone.',
    ],
  },
}
