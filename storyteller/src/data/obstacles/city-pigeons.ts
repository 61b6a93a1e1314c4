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
      'Hop, peck, coo! Not one bird let them by.',
      '{hero} said, "Please." A bird said, "Coo." It did not move.',
    ],
    five: [
      'The pigeons were having a meeting, right across the path. Every bird had something to say, and all of it was coo.',
      'On the path sat a hundred pigeons. Not one bird would move, for each had a good seat.',
      'Every bird in the park had sat down on the path for a talk.',
      'There was a bird for each stone on the path, and they all had a lot to say.',
      '"Is this a line?" said {friend}. The last bird said it was. It went right round the pond.',
      'A hundred birds had come to hear one fat bird sing.',
    ],
    seven: [
      'The pigeons of the park were holding a meeting, and it covered the path from hedge to hedge. One fat bird was reading out the news from the post office. At the end of every line the others said "coo".',
      'All over the path sat pigeons in rows, like people at a play. "Could we just get by?" whispered {hero}. A hundred heads turned round. "Shh," said a bird in the back row.',
      'The pigeons had met to vote. There was a bird on every stone of the path, and no one had counted yet.',
      'It was the night of the great pigeon dance. There was hardly a spot on the path without a bird in it, going round with its chest out.',
      'Nobody could say what the birds were waiting for. But there were a hundred of them on the path, and a new one came down every minute to find out.',
      'Birds sat wing to wing across the path. "Full," said the nearest one.',
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
      '{friend} threw bread on the grass. One bird went. Then, whoosh!',
      'Peck! A bird had bread. "Me too!" said a hundred more.',
    ],
    five: [
      '{friend} had some bread. They showed it to one bird, just one, over by the pond. In a moment the path was clear.',
      '"Was that bread by the duck pond?" said {hero}, to nobody. One bird looked up. Then the whole meeting got up and left.',
      'They gave bread to one bird. The rest did not like to miss it.',
      'One bit of bread fell on the grass. One bird saw it, and a hundred birds saw that bird.',
      '{hero} put some bread on a bench. A small bird came for it. Soon you could not see the bench.',
      '{friend} walked away with the bread, and the whole path came along behind.',
    ],
    seven: [
      '{hero} did not speak to the meeting. {He} dropped a crumb of bread for one small bird at the edge, and one farther off, and one by the pond. The bird strolled after them, looking at the sky. Then its neighbour did. Then the fat one was reading to a bench.',
      '"Ask a hundred pigeons, and you get a hundred answers," said {friend}. "Ask one." So they took some bread, and asked the smallest bird, and pointed at the grass. It flew. With a noise like a pack of cards, the other ninety-nine found that they were hungry too.',
      'They showed a bit of bread to the smallest bird, and then they threw it far. The vote was over, and everyone had won.',
      '{hero} held up a bit of bread for the thinnest bird. It ate, and looked so pleased that all the others had to come and see.',
      'They put some bread behind a tree and told nobody. A bird found it and told nobody either. Half a minute later there was no one left on the path to tell.',
      '{friend} rolled a piece of bread down the hill like a wheel. One bird ran after it. That was the end of the meeting.',
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
    three: [
      '"If one bird goes, they all go," said {hero}.',
      '"They do what the first one does," said {hero}.',
      '"One goes, and the rest go too," said {hero}.',
    ],
    five: [
      '"Birds in a flock look at each other," said {hero}. "If one has found its supper, the rest will not stay here."',
      '"If one bird runs to eat, they all do," said {hero}. "We need just one."',
      '"A flock has a hundred heads," said {hero}, "but they all copy the first."',
    ],
    seven: [
      '"A hundred birds have two hundred eyes, and they use them to watch each other," said {hero}. "When one of them finds food, the rest can tell by the way it runs. So we have to tell only one."',
      '"Birds in a flock watch what the next bird does," said {hero}. "Move one, and you have moved them all."',
      '"No bird in a flock likes to miss a meal," said {hero}. "They look to see who is running, and run too."',
    ],
    verse: [
      '"Each bird keeps an eye on the bird next door. / If one of them goes, there will go many more."',
    ],
    small: ['"Each looks to see / where food may be."'],
  },
}
