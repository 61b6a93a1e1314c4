import type { ObstacleData } from '../schema.ts'

export const forestTrunk: ObstacleData = {
  id: 'forest-trunk',
  kind: 'up',
  place: 'forest-clearing',
  props: [{ prop: 'log', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'A log! A big, big log. It was as high as a house.',
      'The old tree lay down. Now it was a log, and so tall!',
      'A log! It was so big.',
      '"That is not a hill," said {friend}. "It is a log!"',
      'Who can go over that log? Not us.',
      'A log lay there, round and fat and high.',
    ],
    five: [
      'In the clearing an old oak had lain down to rest. Even on its side the log was as high as a shed.',
      'A log lay right across. It was so fat that you could see only the hat of the bird on top of it.',
      'A log lay in the way, and it was taller than any of them.',
      'They came to a green wall. It was not a wall. It was a log with a coat of moss on.',
      '{hero} hopped, and {friend} hopped. All they saw was more log.',
      'The log had once been a tree. It still was very good at being big.',
    ],
    seven: [
      'In the clearing an old oak had fallen over, long ago, and had gone on lying there because it was comfortable. It was the biggest log {in} {land}. Moss grew up the sides of it, and small ferns along the top, like a hedge.',
      'What looked like a green hill was not one. "It is a log," said {friend}, who had found the end of it, a long walk away. It was too high to see over, even for somebody standing on somebody.',
      'A fallen oak lay across the clearing. It was too long to go round, and a log that fat has no easy side.',
      'A snail was on its way up the log. It had left in the spring, it said, and was getting on nicely.',
      'There lay a log, as long as a train. {friend} walked to one end and came back with a red face. There was a pond at that end.',
      'The grandfather of all the trees had gone to bed across their way. Now he was the grandfather of all logs.',
    ],
    verse: [
      'An oak had lain down for a hundred-year snooze. / The log was as high as a hundred shoes.',
      'The log was so long and the log was so high, / It cut off a piece of the evening sky.',
      'Big as houses, fallen down, / Lay a log, all mossy brown.',
    ],
    small: ['A log lay there, / as big as a bear.', 'A log so fat! / Who could get past that?'],
  },
  solve: {
    three: [
      'Knock, knock! There was a hole in it. They went right through.',
      'The log had a hole. In they went, like peas, and out.',
      'Tonk! A hole. In, and out.',
      'Tap, tap, tonk. A way in! And a way out.',
      'In at the hole. Hello, bug. Out at the end.',
      'They did not go up. They went in!',
    ],
    five: [
      '{hero} knocked on the log. Tock, tock, tonk! It was hollow, and round the back there was a hole like a front door. Through they went.',
      'They did not go over it at all. They knocked until it sounded empty, found the hole, and went through like two peas down a straw.',
      'One knock said tonk. There was room in there! They went through it.',
      '{friend} knocked with one {hand} and listened. Here it was full. Here it was not. And here was the hole.',
      'Tonk! They pulled the moss away, and there was a way through the tree, just as wide as {hero}.',
      'It was empty inside, like a long round room. They walked in, sang one note, and walked out.',
    ],
    seven: [
      'Tock. Tock. Tock. Then, behind a fern, tonk! There was a round door with no door in it. Inside it smelled of mushrooms, and somebody small had swept.',
      '{hero} knocked on the wood, as you do with a melon. At first it answered like a full cupboard, and then like an empty one, and there they went in, and said thank you at the end.',
      'Tock, it said, and tock, and then tonk. Behind the moss was a hole, and the whole tree was a tunnel.',
      'They knocked all along it, like somebody who has a parcel to deliver. In one place it sounded like a barrel. Behind the ferns there they found the way in.',
      'The middle of the old tree had gone long ago. They walked down it as down a hall, and a beetle moved over to let them pass.',
      '{friend} put an ear to the wood while {hero} knocked. "Nobody home," {fhe} said at last, and so they went straight through.',
    ],
    verse: [
      'They knocked, and it rang like an empty pail. / They went through the middle and out at the tail.',
      'Not over the top, but in at the side! / The log was a tunnel, all dusty and wide.',
      '{hero} knocked. "It\'s hollow. See?" / Through they went, like one, two, three.',
    ],
    small: ['Not over, but through! / First one, then two.', 'Knock, knock. A hole! / In like a mole.'],
  },
  fact: {
    three: [
      '"A full thing says tock," said {hero}. "An empty thing says tonk."',
      '"Tonk says empty," said {hero}.',
      '"Knock on it," said {hero}. "If it says tonk, there is room in it."',
    ],
    five: [
      '"Full things say tock, and hollow things say tonk," said {hero}. "There is air inside, and the air joins in."',
      '"If it sounds round, there is air in it," said {hero}.',
      '"Knock on a full box, and then on an empty one," said {hero}. "You can hear which is which."',
    ],
    seven: [
      '"If a thing is solid all through, a knock on it is short and dull," said {hero}. "If there is a space inside, the air in there shakes as well, and the sound comes out round. That is why nobody fills up a fiddle."',
      '"Knock on a full cup and on an empty one," said {hero}. "The air in the empty one rings. Wood is the same."',
      '"We can not see into it, but we can hear into it," said {hero}. "A full thing sounds short and an empty one sounds long."',
    ],
    verse: [
      '"If wood has a hollow, a knock will ring round. / The air that\'s inside it sings back with the sound."',
    ],
    small: ['"When air is inside, / a knock sounds wide."'],
  },
}
