import type { ObstacleData } from '../schema.ts'

export const seaKelp: ObstacleData = {
  id: 'sea-kelp',
  kind: 'lost',
  place: 'kelp-forest',
  props: [{ prop: 'seaweed', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Seaweed, seaweed, all around! Which way?',
      'The seaweed went left. The seaweed went right. So did the way!',
      '{hero} saw a shell. Then {he} saw it again. Seaweed all over!',
      'Swish! The seaweed took the way and hid it.',
      '"Was it left?" said {friend}. The seaweed shook. "Or right?" It shook again.',
      'Tall seaweed! They swam in, and could not find out.',
    ],
    five: [
      'In the kelp forest the seaweed stood as tall as a church. It swayed left, and {everything moved|the path moved}, and it swayed right, and it moved back.',
      'The seaweed moved, and so the path moved too. Left was right, and then it was not.',
      'Green, green, green. They swam past the same shell for the third time.',
      'The seaweed was as thick as hair, and somebody had not combed it.',
      '{friend} tied a bow in some seaweed, so as to know the place. Then they met nine bows.',
      'There were paths in the seaweed, but they would not stay where they were.',
    ],
    seven: [
      'The seaweed of the kelp forest stood as tall as a church, and swayed. Whenever it swayed to the left there was a path, and when it swayed to the right that path was {somewhere else|gone and another one there}.',
      'The kelp stood round them like a crowd at a fair, all tall, all swaying. When it leaned left there was a path. When it leaned right there was another, and neither went anywhere twice.',
      'The seaweed swayed, and the path swayed with it. Each time they looked, it was somewhere else.',
      'Once in among the seaweed they turned left at a snail, and left at a snail, and left at a snail. It began to look like the same snail.',
      'The seaweed rose on all sides, and bowed, and swept from left to right, like a thousand brooms with nobody to hold them. It had swept up the path first of all.',
      'They had come in by a gap in the seaweed. When they turned round the gap had closed, and a new one had opened somewhere else, for the fun of it.',
    ],
    verse: [
      'The seaweed swayed from left to right, / And moved the path clean out of sight.',
      'The seaweed would sway, and the seaweed would bend, / And never a path had a start or an end.',
    ],
    small: ['Weed, weed, weed! / Where did it lead?', 'It swayed, it bent. / The way just went.'],
  },
  solve: {
    three: [
      'They swam up to the light. The light was on one side. That way!',
      'Up to the top they went. They could see the sun. Now they knew!',
      'The sun came from one side. They kept it there, on one cheek.',
      'They swam to the light. That way!',
      'The top was gold. They went up to see. Home was left!',
      '{hero} put {his} nose to the light. They swam and swam, and then they were out.',
    ],
    five: [
      'They swam up a little, over the tops, where the light came from one side only. From there it was {quite easy|as plain as a map}.',
      'They swam up to the top, where the light was. From there they could see the way.',
      '"The light comes from over there," said {hero}. They kept it on one side, and got out.',
      'Gold light fell in from the left. They swam with one gold ear, and it stayed gold till they were out.',
      'They turned until their faces were bright, and swam that way. The weed could do what it liked.',
      '{friend} saw where it was light. They went that way, and never looked at the path.',
    ],
    seven: [
      'So they stopped looking at the path, and looked at the light. It came slanting down from the west, and it did not sway. They kept it on their left cheek, counted to a hundred, and came out by the cave as straight as a ruler.',
      'They swam up and put their heads out at the top. Here nothing moved but the light, and the light came slanting from one side, as it does in the evening. They kept it on their left cheeks, and swam straight.',
      'They swam to the top, where the light came in from one side. They kept it on one cheek, and came out straight.',
      'They gave up on paths. Long gold lines came down through the water, all on a slant, and they followed the slant as you follow a handrail.',
      '{hero} swam with the light in {his} left eye and {friend} kept it in {fhis} right, so they were looking at each other. When they had sorted that out it was easy.',
      'They rose until the tips of the weed tickled their feet. From up here you could see where the sun was, and the reef, and how small a place it had been.',
    ],
    verse: [
      'They followed the slant of the evening light, / And came out straight, and came out right.',
      'They swam to the top where the light came through, / And kept it on one side, and that was what to do.',
      '{hero} followed where the light / Slanted, and they came out right.',
    ],
    small: ['Up to the light! / Now it was right.', 'Sun on one side! / It was their guide.'],
  },
  fact: {
    three: [
      '"Light does not bend like weed," said {hero}. "Look for the light!"',
      '"Light goes straight," said {hero}.',
      '"The light comes from one side," said {hero}.',
    ],
    five: [
      '"Weed bends, but light goes straight," said {hero}. "The sun is in the west, so the light comes from there."',
      '"The weed moves, but the sun does not dance," said {hero}. "We can trust it."',
      '"Light comes straight to us," said {hero}. "So it can lead us straight."',
    ],
    seven: [
      '"Everything in here moves, except the light," said {hero}. "Light always travels in straight lines, and at this hour it comes from the west. It is the only honest signpost in the place."',
      '"Weed bends, but light goes straight," said {hero}. "In the evening all of it is from the west."',
      '"Weed can swing about, but a beam of light cannot," said {hero}. "As long as we keep it on one side, we go straight."',
    ],
    verse: ['"The weed may bend, but light goes straight. / It comes from the west when the day is late."'],
    small: ['"Light does not bend. / It shows the end."'],
  },
}
