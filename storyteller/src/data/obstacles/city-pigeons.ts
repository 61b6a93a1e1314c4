import type { ObstacleData } from '../schema.ts'

export const cityPigeons: ObstacleData = {
  id: 'city-pigeons',
  kind: 'other',
  place: 'city-park',
  props: [{ prop: 'bird', where: 'near' }],
  tool: 'bread',
  avoid: [],
  meet: {
    three: [
      'Birds, birds, birds! They sat on all of the path.',
      'So many birds! "Coo," said each bird. "I was here first."',
      'A bird sat on the path. On each side sat one more. They had a talk.',
      'Birds sat all over the path.',
    ],
    five: [
      'The pigeons were having a meeting, right across the path. Every bird had something to say, and all of it was coo.',
      'On the path sat a hundred pigeons. Not one bird would move, for each had a good seat.',
      'Every bird in the park had sat down on the path for a talk.',
    ],
    seven: [
      'The pigeons of the park were holding a meeting, and it covered the path from hedge to hedge. One fat bird was reading out the news from the post office. At the end of every line the others said "coo".',
      'All over the path sat pigeons in rows, like people at a play. "Could we just get by?" whispered {hero}. A hundred heads turned round. "Shh," said a bird in the back row.',
      'The pigeons had met to vote. There was a bird on every stone of the path, and no one had counted yet.',
    ],
    verse: [
      'The birds had a meeting all over the way, / And each had a coo that it wanted to say.',
      'The pigeons sat close, every bird in its place. / You could not have put down a toe in the space.',
      '"We\'re having a talk," said the birds on the ground. / "You\'ll just have to wait, or to go the long way round."',
      'Birds were meeting on the street. / Nowhere left to put their feet.',
    ],
    small: ['Bird, bird and bird! / "Coo" was the word.', 'Birds in a row. / They would not go.'],
  },
  solve: {
    three: [
      '{hero} gave one bird some bread. It ran off. They all ran too!',
      'A bit of bread, far off. One bird saw. Then they all went!',
      '"Bread!" said {hero}, to one small bird. It told a friend. The friend told all!',
      'One bird saw bread. Off they all went!',
    ],
    five: [
      '{friend} had some bread. They showed it to one bird, just one, over by the pond. In a moment the path was clear.',
      '"Was that bread by the duck pond?" said {hero}, to nobody. One bird looked up. Then the whole meeting got up and left.',
      'They gave bread to one bird. The rest did not like to miss it.',
    ],
    seven: [
      '{hero} did not speak to the meeting. {He} dropped a crumb of bread for one small bird at the edge, and one farther off, and one by the pond. The bird strolled after them, looking at the sky. Then its neighbour did. Then the fat one was reading to a bench.',
      '"Ask a hundred pigeons, and you get a hundred answers," said {friend}. "Ask one." So they took some bread, and asked the smallest bird, and pointed at the grass. It flew. With a noise like a pack of cards, the other ninety-nine found that they were hungry too.',
      'They showed a bit of bread to the smallest bird, and then they threw it far. The vote was over, and everyone had won.',
    ],
    verse: [
      'A crumb of bread for a single bird, / And off flew the rest, for the others had heard.',
      'They gave a small bird just a nibble of bread. / The whole of the meeting went after instead.',
      '"Psst! Bread by the pond," to the smallest they said. / It whispered to no one, but off they all sped.',
      '{hero} gave one bird some bread. / All the others flew ahead.',
    ],
    small: ['Some bread for one. / Now there are none!', 'One crumb they threw. / Away they flew!'],
  },
  fact: {
    three: ['"If one bird goes, they all go," said {hero}.'],
    five: [
      '"Birds in a flock look at each other," said {hero}. "If one has found its supper, the rest will not stay here."',
      '"If one bird runs to eat, they all do," said {hero}. "We need just one."',
    ],
    seven: [
      '"A hundred birds have two hundred eyes, and they use them to watch each other," said {hero}. "When one of them finds food, the rest can tell by the way it runs. So we have to tell only one."',
      '"Birds in a flock watch what the next bird does," said {hero}. "Move one, and you have moved them all."',
    ],
    verse: [
      '"Each bird keeps an eye on the bird next door. / If one of them goes, there will go many more."',
    ],
    small: ['"Each looks to see / where food may be."'],
  },
}
