import type { ObstacleData } from '../schema.ts'

export const moonLost: ObstacleData = {
  id: 'moon-lost',
  kind: 'lost',
  place: 'moon-base',
  props: [],
  tool: 'map',
  avoid: [],
  meet: {
    three: [
      'The map was old. All the hills were the same.',
      'One hill. One more hill. They were all on the map, and all grey.',
      '"Go by the grey hill," said the map. There were ten!',
      'The hills were all grey. Which one?',
      'They looked at the map. A hill! They looked up. Ten hills!',
      '"Are we here?" said {hero}. "Or here?" The map did not know.',
    ],
    five: [
      'The map showed a hill, a hill and a hill. So did {the moon|the view}. Which was which?',
      'The map had hills on it. The moon had hills too, and all of them were grey.',
      'Which hill was which? The map did not say.',
      "The map was grey, the ground was grey, and {friend}'s nose was going grey too.",
      '{hero} held the map this way and that way up. It looked good both ways.',
      'The map had a hundred small hills in it, and they did not have names.',
    ],
    seven: [
      'The map of the moon was quite correct. It showed a grey hill, and beside that a grey hill. They looked up. All round them, {as far as they could see|to the very edge}, were grey hills.',
      'According to the map there was a grey hill. They looked round. There were eleven grey hills, and each of them seemed to think that it was the one.',
      'The map showed a grey hill. They looked round. There were eleven of them, and each looked like the one.',
      'They opened the map. Some careful person had put in all the hills, and each one looked like a bun. Then they looked up, and he had been quite right.',
      'The map was no help, for it did not say which way up it went. If you held it one way, they had to go left. If you held it the other, they had passed it.',
      '"That hill is this hill," said {friend}, with a {hand} on the map. "Or that one is." There were plenty of them, and they all had the same shape, like a class in hats.',
    ],
    verse: [
      'The map showed hills of silver grey. / So did the moon, and the Milky Way.',
      'The map was of hills, and all were grey. / Which was the right one? It did not say.',
    ],
    small: ['Grey hill, grey hill. / Grey, grey and still.', 'The map was grey. / It did not say.'],
  },
  solve: {
    three: [
      'They found the blue earth. It was on the map! This way.',
      'They turned the map. The blue earth went here, the hills went there. It fit!',
      '"There is the earth!" They held the map up to it. All the hills fit.',
      'They turned the map. Blue earth here, blue earth there. It fit!',
      'Turn, map, turn! It fit.',
      'The blue ball is there. On the map it is here. So, turn it!',
    ],
    five: [
      'They turned the map until its little blue earth was under the real one. Then every hill {fitted|was in its place}.',
      'They found the blue earth on the map and the blue earth in the sky. They turned the map, and it fitted.',
      '"There is home," said {hero}, and turned the map to it. Now each hill had a name.',
      '"Blue goes to blue," said {friend}. When the map had been turned like that, they could go by it.',
      'They lined up the map with the big blue earth. Then each hill said who it was.',
      'Round went the map, and round, until the earth in its corner lay right. After that it was easy.',
    ],
    seven: [
      'In the corner of the map somebody had drawn the earth. They turned the paper until the small blue dot lay just beneath the big one. And one after another, with almost a click, all the grey hills went to their places.',
      'On the map, in the corner, was a small blue ball. Over the hills hung a big blue ball. {hero} turned the map until the two were in line, and all the hills sat down in their right places.',
      'They turned the map until its blue earth was under the real one. Then all the hills sat down in their places.',
      'The map had a blue spot at the top, and so had the sky. {friend} walked round {hero} with the map until one spot was below the other, and then the third hill on the left was the one.',
      'They laid the map on the dust and spun it like a plate. Stop! Its earth pointed to the earth, and what had been just hills was now a street of them, in order.',
      '"We know where home is," said {hero}, and put a thumb on the blue bit of the map. With the thumb toward home, all the rest was where it said.',
    ],
    verse: [
      'They turned the map and the earth was right, / And all the hills came into sight.',
      'They looked for the earth, so blue and round, / And turned the map till the way was found.',
      '{hero} turned the map about / And the earth had helped them out.',
    ],
    small: ['The earth, so blue! / It told them, too.', 'Map, turn to blue! / Now it was true.'],
  },
  fact: {
    three: [
      '"The earth stays in one spot up there," said {hero}.',
      '"The earth does not move up there," said {hero}.',
      '"Home is always in the same spot," said {hero}. "We can look for it."',
    ],
    five: [
      '"The moon always shows the earth the same face," said {hero}, "so from here the earth never moves. It is better than a compass."',
      '"From up here you can always see home," said {hero}, "and it hangs in the same place."',
      '"There is one blue thing in this sky," said {hero}. "It never goes away, so we can steer by it."',
    ],
    seven: [
      '"The moon turns just once each time it goes round the earth," said {hero}, "so it always looks at it with the same face. From here the earth never rises and never sets. It hangs there like a nail to hang the map on."',
      '"We see the earth in one spot, day and night," said {hero}. "It is the hills that we cannot tell apart."',
      '"Seen from here, the earth hangs in one place all year," said {hero}. "It is the one thing that we can be sure of."',
    ],
    verse: ['"The earth hangs still in the moon\'s own sky. / It\'s the one fixed thing to steer us by."'],
    small: ['"The earth stays there, / up in the air."'],
  },
}
