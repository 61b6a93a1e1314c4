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
    ],
    five: [
      'The river went by, as wide as a field and as {brown|smooth} as cocoa. There was no bridge.',
      'The river was too wide. A leaf went by on it, and did not say where to.',
      'They came to a brown river, and there was no bridge, only a bird on a post.',
    ],
    seven: [
      'The river slid by, as brown as cocoa and as wide as a market square. There had been a bridge once. A hippo, it was said, had {leaned on it|taken it personally}.',
      'Here the path ended at a river. It was wide and brown and slow, and it went by as if it had not seen them. There had been a bridge. The post was still there.',
      'The river was wide and brown, and where the bridge had been there was one post, with a bird on it.',
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
    ],
    five: [
      'They cut hollow reeds and tied them in a bundle. The raft sat on the river {like a leaf|like a duck}, and took them over.',
      'They tied up dry reeds, and the reeds could float. Over they went.',
      'Reeds have air in them. So they made a raft of reeds, and it sat on the water like a duck.',
    ],
    seven: [
      'They cut armfuls of hollow reeds and tied them into bundles, and the bundles into a raft. It sat on the water like a duck. A small crocodile swam alongside for a while and asked whether there was a dining car.',
      'Along the bank grew reeds, light as straws. They tied up as many as both could hold, and sat on them. The raft did not sink, for it was mostly air. The river carried them over, and still did not look at them.',
      'They made a raft of hollow reeds, and sat on it. It was mostly air, and it took them over like a cork.',
    ],
    verse: [
      'They tied up reeds in a raft so light, / And floated over before the night.',
      'They floated across on a bundle of reed, / As light as a feather, as safe as a bead.',
    ],
    small: ['Reeds made a raft. / They sat and laughed.', 'They floated along / and sang a song.'],
  },
  fact: {
    three: ['"Reeds are full of air," said {hero}. "Air floats."', '"Dry reeds can float," said {hero}.'],
    five: ['"Reeds are hollow," said {hero}, "and what is full of air stays up."'],
    seven: [
      '"Each reed is a closed box of air," said {hero}. "It is so light for its size that the water cannot pull it under. A hundred of them could carry a piano."',
      '"A hollow reed is a little box of air," said {hero}. "Enough of them could carry anybody."',
    ],
    verse: ['"A hollow reed is full of air. / The water has to hold it there."'],
    small: ['"Air in each reed / is what we need."'],
  },
}
