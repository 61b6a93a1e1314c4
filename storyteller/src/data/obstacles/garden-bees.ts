import type { ObstacleData } from '../schema.ts'

export const gardenBees: ObstacleData = {
  id: 'garden-bees',
  kind: 'other',
  place: 'flower-beds',
  props: [{ prop: 'bee', where: 'near' }],
  tool: 'flower',
  avoid: [],
  meet: {
    three: [
      'Buzz! Ten fat bees at the gate. All of them at work.',
      "Bees, bees, bees! One sat on {hero}'s nose.",
      'Bees in the gate! Zum, zum, zum.',
      '"After you," said {friend} to a bee. There were ten more.',
      'A bee, and a bee, and a bee. No room!',
      'The bees went home, all at once.',
    ],
    five: [
      'Under the roses the bees were having a meeting. There were so many that the air was striped.',
      'A cloud of bees hung in the little gate. They were not cross. They were busy, and they were everywhere.',
      'The arch was full of bees, and none of them had time.',
      'One bee is a nice thing to meet. In that arch were about four hundred.',
      '"Busy," said a bee. "Busy," said the next. It was all they said, and they said it right in the way.',
      'The bees flew in and out, nose to tail, like cars in the evening.',
    ],
    seven: [
      'The way led under an arch of roses, and so did the way of every bee {in} {land}. They went in and out like people at a station, each with a bag of yellow dust, and not one had time to look where anybody was going.',
      'At the arch the bees were going home, and it was the hour when they all go home at once. {hero} waited for a gap. {He} waited for a smaller gap. A bee bumped into {his} nose, said sorry, and was bumped into by the next.',
      'All the bees were under the roses, and each of them was late for something.',
      'Nobody likes to walk through a room where everyone is working. Under the roses each bee had a job, and each job lay straight across the path.',
      '{hero} bowed to the first bee and let her go by. That was polite. It was also a mistake, for there were nine hundred behind her.',
      'The air under the arch was so full of bees that it hummed like a top, and there was not a hole in it as big as a plum.',
    ],
    verse: [
      'A hundred fat bees in the arch of the rose / Went in and went out and went over each nose.',
      'The bees flew home with their bags of gold / And filled up the arch as full as it would hold.',
      'Bees were busy at the gate. / No one could get past. "You wait!"',
    ],
    small: ['Buzz, buzz, buzz! / All yellow fuzz.', 'Bees in the way / at the end of the day!'],
  },
  solve: {
    three: [
      'They put a sweet flower far off. The bees went there. Now go!',
      '"Look, bees! A flower!" Off flew the bees. On went {hero}.',
      'A flower, far off. All bees gone!',
      '"Here, bees!" A flower on a stick. Off they all flew.',
      'They took the flower. The bees came too.',
      'One sweet flower went left. The bees went left.',
    ],
    five: [
      '{friend} picked the sweetest flower there was and walked off with it. The whole cloud went too, like a band behind its leader, and the way was free.',
      'They set one big flower in the grass, ten steps off. The bees turned round in the air. Zum! Nobody was left but the roses.',
      'One sweet flower, held far away, and all the bees went to it.',
      '{hero} held a flower up high and walked round the pond. Behind {him} came a long brown cloud, humming.',
      'Where is a bee when the best flower of the day stands by the well? By the well!',
      'They stuck a flower in the ground and counted to ten. At six the last bee was on it.',
    ],
    seven: [
      'They chose a flower that smelled like a whole cake shop, and stuck it in the grass ten steps away. The hum stopped. It turned to the left. Then the whole meeting moved, every last bee of it, and the arch had nothing in it but roses.',
      '{hero} found the best flower in the beds and held it out on a long stick. One bee came to look, and told two others, and soon they had all come. Then the two of them went under the arch backwards, so as not to seem rude.',
      'Ten steps off they held up a sweet flower. The bees went to it like children to a cake, and the way was free.',
      '{friend} put the sweetest flower of all on the head of a stone frog. Soon you could not see the frog, and soon you could see the arch.',
      'It was the flower they had wanted all along. They left it with them by the pond, and the last bee even seemed to nod.',
      '"Supper is over here," said {hero}, and laid a flower on the wall. The news went from bee to bee, and then there was only air under the roses.',
    ],
    verse: [
      'A flower as sweet as a strawberry bun / Was put on the grass, and they came, every one.',
      'The bees went off to a flower so sweet, / And left the whole arch for some other feet.',
      '{hero} moved a flower. So / Off the bees all had to go.',
    ],
    small: [
      'A flower in the grass: / the bees let them pass.',
      'A flower! "Bees, here!" / The way was clear.',
    ],
  },
  fact: {
    three: [
      '"Bees go where it smells sweet," said {hero}.',
      '"Bees like sweet things," said {hero}.',
      '"Move the sweet thing," said {hero}. "Then the bees move."',
    ],
    five: [
      '"A smell spreads out on the air, and a bee goes after it," said {hero}. "If we move the supper, we move the bees."',
      '"Bees follow a smell as it spreads," said {hero}. "So let us move it."',
      '"To a bee, a sweet smell is like a road," said {hero}. "We can lay it where we like."',
    ],
    seven: [
      '"Bees are not thinking about us at all," said {hero}. "They go by smell and by colour, to where the sweet stuff is, and when one has found it she tells the rest. We only have to put the sweet stuff somewhere else."',
      '"A bee steers by smell," said {hero}. "Put the smell somewhere else, and that is where the bees will be."',
      '"One bee finds supper, flies home, and dances to tell where it is," said {hero}. "So if one knows, they all know. Let us tell one."',
    ],
    verse: ['"A bee goes along by a smell on the air, / So move the one flower, and they will be there."'],
    small: ['"A smell that is sweet / calls bees to eat."'],
  },
}
