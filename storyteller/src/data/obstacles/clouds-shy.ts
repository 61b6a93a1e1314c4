import type { ObstacleData } from '../schema.ts'

export const cloudsShy: ObstacleData = {
  id: 'clouds-shy',
  kind: 'other',
  place: 'rainbow-bridge',
  props: [{ prop: 'rainbow', where: 'far' }],
  avoid: ['heights'],
  meet: {
    three: [
      'They went to the rainbow. The rainbow went back. It ran off!',
      'One step to the rainbow. The rainbow took one step, too. Away!',
      '"Come here," they said. The rainbow would not. It was shy.',
      'Shy, shy rainbow! It ran off.',
      'Hop to the rainbow. Hop! The rainbow hopped, too.',
      '{friend} ran at the rainbow. It jumped back. It was shy!',
    ],
    five: [
      'There was the rainbow bridge. They walked up to it, and it moved back. They walked a bit faster, and so did it.',
      '"The rainbow is shy," said {friend}. However far they went, it was just as far as before.',
      'They went up to the rainbow, and it backed away. It did so twice.',
      '{hero} went left, and the rainbow went left. {hero} sat down, and it sat down, over there.',
      'The rainbow was never here. It was always there.',
      'They tiptoed to the rainbow with their shoes off. It tiptoed away.',
    ],
    seven: [
      'The rainbow stood at the end of the path, with its foot on the ground and everything. They walked up to it. When they had gone a hundred steps it was a hundred steps farther on, looking the other way, as if it had never moved.',
      'They tried walking up to it. They tried running up to it. They tried looking at something else and then running up to it. Each time it drew back its foot, like somebody at the edge of a cold pool.',
      'They walked up to the rainbow, and it walked away. It was always just as far as it had been.',
      '"Stay," said {hero} to the rainbow, as one speaks to a pup. It did stay, for as long as nobody moved. Then {friend} moved.',
      'Once more they had almost got to the rainbow, and it had gone. They had almost got to it an hour ago, and at noon, and the day before, it may be. It has a talent for being almost.',
      'The rainbow looked close enough to touch. {friend} put out a {hand}, and it drew in its colours like a lady with a long skirt.',
    ],
    verse: [
      'They walked to the rainbow. It moved back a pace. / They ran for a mile, and it won every race.',
      "The rainbow was shy, and it would not be caught. / It wasn't as near as it looked, or they thought.",
      'The rainbow stood there, and they went up to shake. / It took a step back for each step they would take.',
      'Nearer, and the rainbow ran. / Catch a rainbow if you can.',
    ],
    small: ['They ran. It ran. / "Catch it who can!"', 'Rainbow, stay here! / It did not come near.'],
  },
  solve: {
    three: [
      'They turned round and went away. It came too! Then they sat on it.',
      '"Do not look," said {hero}. They went back. It came after them, like a cat. Got it!',
      'They hummed, and looked at the sun. Who came up after them? The rainbow!',
      'Off they went, and the rainbow came after. Sit!',
      'They ran off. So it ran after!',
      'They took a step back. The rainbow took a step, too. Come, come!',
    ],
    five: [
      'So they turned round and walked off, humming. The rainbow came after them, like a cat. Then they sat down quickly, and it was under them.',
      '"If it goes when we come," said {hero}, "it must come when we go." So they went. It came, and they stepped on.',
      'They turned round and left. The rainbow came after, and they sat down on it.',
      '{friend} walked backward, and the rainbow thought that it was being left. It ran up to them at once.',
      'They turned their backs and counted to ten. At ten the rainbow was so close that they could just sit.',
      '"Let us go home," said {hero}, and winked. The rainbow heard, and came along like a lamb.',
    ],
    seven: [
      'Then {hero} turned round and strolled off, nose in the air. Ten steps. Twenty. "It is coming," whispered {friend}, who had promised not to look. They strolled on until they could feel the red on the backs of their necks. Then they sat down, and were sitting on it.',
      'They did what you do with a shy pony. They went the other way, slowly, and talked about {cake|buttons}. And the rainbow came along behind, one step for each of theirs. When it was so close that they could hear it hum, they turned, and stepped on at the green.',
      'They went the other way, and did not look. The rainbow came along behind, and when it was close they sat on it.',
      '{friend} said in a clear voice that one could see too much of rainbows. They strolled away, ten steps, twenty. Something red and green and blue came up softly from behind, and slid under their feet.',
      'They walked backward, with their eyes on their toes, and so the rainbow walked forward. When it was under them they simply sat.',
      'What will not be caught will often follow. They left, and took their time over it, and the rainbow could not bear to be out of the game.',
    ],
    verse: [
      'They turned and they strolled, and they hummed a small tune. / The rainbow came after. They sat on it soon.',
      'They turned round and left it, and, just like a cat, / The rainbow came after, and that was that.',
      'They went for a walk, and pretended to chat. / It tagged on behind, and on that they sat.',
      '{hero} turned around. Behind / Came the rainbow, being kind.',
    ],
    small: ['They walked away. / It came to play.', 'Back, back they went. / It came, and it bent.'],
  },
  fact: {
    three: [
      '"We go to it, and it goes," said {hero}. "We go back, and it comes."',
      '"If we go back, it must come," said {hero}.',
      '"It stays just as far from us," said {hero}. "So walk off!"',
    ],
    five: [
      '"A rainbow is light, not a thing," said {hero}. "It is always just as far away from us. So if we go, it comes along."',
      '"It backs off when we come," said {hero}. "Walk away, and it has to come."',
      '"It moves when we do, and the same way," said {hero}. "So we must lead."',
    ],
    seven: [
      '"A rainbow has no place of its own," said {hero}. "It is sun behind you and drops in front, and it stays just as far off wherever you are. It ran from us. So it has to follow us, too."',
      '"A rainbow is only light, and cannot be caught up with," said {hero}. "Go to it, and it goes. Go away, and it comes."',
      '"You carry your rainbow about with you, as you do the end of your nose," said {hero}. "It goes where you go."',
    ],
    verse: ['"A rainbow is light, and it moves as we do. / If we turn around, it will follow us, too."'],
    small: ['"It moves with me. / Turn round, and see!"'],
  },
}
