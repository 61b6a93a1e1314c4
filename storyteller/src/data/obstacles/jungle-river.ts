import type { ObstacleData } from '../schema.ts'

export const jungleRiver: ObstacleData = {
  id: 'jungle-river',
  kind: 'across',
  place: 'jungle-river',
  props: [],
  tool: 'raft',
  avoid: ['deep-water'],
  meet: {
    three: [
      'The river was wide and brown. Glug!',
      'There was no bridge. There was just the post, and a bird.',
      'Brown, brown water, and no way over. "Hmm," said {friend}.',
      '"Can you swim?" said {friend}. "Not that far," said {hero}.',
      'A wide, wide river! Not one plank to go over.',
      'The path went in the river. It did not come out.',
    ],
    five: [
      'The river went by, as wide as a field and as {brown|smooth} as cocoa. There was no bridge.',
      'The river was too wide. A leaf went by on it, and did not say where to.',
      'They came to a brown river, and there was no bridge, only a bird on a post.',
      'The path had stopped at the river to think, and it had been thinking for years.',
      'A sign said Bridge. Below the sign went the river, with the bridge gone.',
      '{hero} put one toe in the river. "It is wide," {he} said, "and it is wet."',
    ],
    seven: [
      'The river slid by, as brown as cocoa and as wide as a market square. There had been a bridge once. A hippo, it was said, had {leaned on it|taken it personally}.',
      'Here the path ended at a river. It was wide and brown and slow, and it went by as if it had not seen them. There had been a bridge. The post was still there.',
      'The river was wide and brown, and where the bridge had been there was one post, with a bird on it.',
      'On this side of the river stood half a bridge. On that side stood nothing. Somewhere in between, the bridge had thought better of it.',
      'The river was so wide that the far bank was only a green line, and so brown that it would have done for breakfast.',
      'There was a rope for the ferry, and a hut for the ferryman, and a note: Back on Tuesday. The river went by and did not care what day it was.',
    ],
    verse: [
      'The river was brown and as wide as a town. / The old bridge over it had tumbled down.',
      'The river was wide and the river was slow, / And how to get over it, who could know?',
    ],
    small: ['The river was wide. / "The other side!"', 'River, so brown! / The bridge fell down.'],
  },
  solve: {
    three: [
      'They tied reeds. It was a raft! Off they went.',
      'They sat on a big raft of reeds. It did not sink. Hello, other side!',
      'It was a raft of dry reeds. Float, float, bump! They were over.',
      'Dry reeds float. So they made a raft, and it took them over.',
      'Tie, tie, tie! Then they had a raft and rode it.',
      'A raft for two! It went like a leaf, and they got down on the grass.',
    ],
    five: [
      'They cut hollow reeds and tied them in a bundle. The raft sat on the river {like a leaf|like a duck}, and took them over.',
      'They tied up dry reeds, and the reeds could float. Over they went.',
      'Reeds have air in them. So they made a raft of reeds, and it sat on the water like a duck.',
      '{friend} cut the reeds, and {hero} made the knots. The raft was a bit wet, but it went where they asked.',
      'They lay down on their new raft, noses in front, and paddled with all they had.',
      'A bundle here, a bundle there, a string round both. It was a raft, and it bobbed like a cork.',
    ],
    seven: [
      'They cut armfuls of hollow reeds and tied them into bundles, and the bundles into a raft. It sat on the water like a duck. A small crocodile swam alongside for a while and asked whether there was a dining car.',
      'Along the bank grew reeds, light as straws. They tied up as many as both could hold, and sat on them. The raft did not sink, for it was mostly air. The river carried them over, and still did not look at them.',
      'They made a raft of hollow reeds, and sat on it. It was mostly air, and it took them over like a cork.',
      'By the time they had used up all their string, they had a raft of reeds with a high end and a low end. They sat at the high one, and it took them to the far bank without a wet toe.',
      'They tied the reeds in two fat rolls and laid some more across. "Is it a raft or a bed?" asked {friend}. It was both, and they went over lying down.',
      'The raft that they made of reeds was crooked, and it floated like a duck. It went round three times, and bumped into the other side.',
    ],
    verse: [
      'They tied up reeds in a raft so light, / And floated over before the night.',
      'They floated across on a bundle of reed, / As light as a feather, as safe as a bead.',
    ],
    small: ['Reeds made a raft. / They sat and laughed.', 'They floated along / and sang a song.'],
  },
  fact: {
    three: [
      '"Reeds are full of air," said {hero}. "Air floats."',
      '"Dry reeds can float," said {hero}.',
      '"There is air in a reed," said {hero}. "So it will float."',
    ],
    five: [
      '"Reeds are hollow," said {hero}, "and what is full of air stays up."',
      '"A reed is a straw with air in it," said {hero}. "Water cannot pull air down."',
      '"It is light, because it is empty," said {hero}. "So it will float, and so will we."',
    ],
    seven: [
      '"Each reed is a closed box of air," said {hero}. "It is so light for its size that the water cannot pull it under. A hundred of them could carry a piano."',
      '"There is air kept in each reed," said {hero}. "With enough of them you could carry a cow."',
      '"What is full of air is lighter than water, and stays on top," said {hero}. "A reed is hardly anything else."',
    ],
    verse: ['"A hollow reed is full of air. / The water has to hold it there."'],
    small: ['"Air in each reed / is what we need."'],
  },
}
