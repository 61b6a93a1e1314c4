import type { ObstacleData } from '../schema.ts'

export const snowMirrors: ObstacleData = {
  id: 'snow-mirrors',
  kind: 'lost',
  place: 'ice-cave',
  props: [{ prop: 'crystal', where: 'near' }],
  avoid: [],
  meet: {
    three: [
      'Crystal walls! {hero} here, {hero} there. Which way was out?',
      'The ice was like a crystal. Who was that? Oh. It was {hero}.',
      'The crystal cave was full of {hero}. Where was out?',
      '"Hello," said {friend}. A crystal {friend} said nothing.',
      'Bump! That was crystal. Bump! That too.',
      'They saw ten of them, in crystal. Who was who?',
    ],
    five: [
      'Inside the cave the ice shone like crystal. On every side stood somebody who looked just like {hero}.',
      'The walls were crystal ice. {hero} said hello to nine people, and all nine were {hero}.',
      'The ice was crystal, and everybody in it was {hero}.',
      'In the crystal wall {friend} saw {friend}, and behind that a smaller {friend}, and so on, down to one like a pea.',
      'They came to a crystal room, and everybody they knew was in it, all two of them, over and over.',
      '"Follow me," said {hero}, and twenty of {him} went off through the crystal to all sides.',
    ],
    seven: [
      'The cave was as clear as crystal, and full of people, who all looked a little unsure. It took some time to see that every one of them was {hero}, or else {friend}.',
      'The walls shone like one huge crystal. {friend} saw somebody nice and walked up to say so, and they bumped noses. It was {friend}. There were forty of {fhim} in there, and no telling which gap was a gap.',
      'The cave was all mirrors, smooth as crystal, and wherever they turned they were already there.',
      'Crystal stood all about. It was like a party to which only they had been asked. Each way they walked, they came to meet themselves.',
      '{hero} lifted a foot, and all along the crystal walls a hundred feet went up. It would have been a fine dance, if one had not wanted to go home.',
      '{friend} bowed to a stranger and let {fhim} go first. The stranger bowed back. It was only crystal, but it had very good manners, and it took a while.',
    ],
    verse: [
      'The walls were of crystal, of ice clear and blue, / And full of small people, all looking at you.',
      'They said a hello to a face in the ice. / It said it right back, and it said it twice.',
      'Faces, faces, everywhere! / Crystal made them, here and there.',
    ],
    small: ['Crystal and bright! / Me left, me right.', 'Who is in there? / Me! Everywhere!'],
  },
  solve: {
    three: [
      'They put out a {hand}. Here no one put one back. That was the way!',
      'They felt the ice. Cold, cold, not cold. Air! Out they went.',
      'No one waved there. Out!',
      'Where no face was, they went. Out!',
      '{friend} put a nose out. No nose came back. Go!',
      'Wave. Wave. Wave. No wave? That is the door!',
    ],
    five: [
      '{hero} held out a {hand} to everyone. They all held out one too, but in one place there was nobody. "That is a way," said {friend}.',
      'They went and waved at each wall. Wave, wave, wave. One wall did not wave back, for it was not a wall.',
      'Where nobody waved back, there was no wall. Out they went.',
      'They looked for the one place where they were not, and went into it.',
      '"Boo," said {hero} to each wall. Each wall said boo back, without a sound, but one had no mouth. It was the way out.',
      '{friend} held out {fhis} hat. A hundred hats came out to meet it. On the left there was no hat, so they went left.',
    ],
    seven: [
      'They went round and shook hands with everybody. Each time a cold {hand} met theirs, they said how do you do, and moved on. Then {hero} reached out, and nobody reached back. There was only air, and a passage, and at the end of it the light.',
      'One wave, and the whole crowd waved back, very friendly, in all but one place. There nobody stood, and nobody waved. "How rude," said {friend}. "How useful," said {hero}, and they walked through the place where they were not.',
      'They waved until they found a place where nobody waved back. That was the way out, and they took it.',
      'They made faces at every wall, and every wall made the same face back. Then they found one that would not play. It was a hole with the evening in it.',
      '{hero} counted {him}, and {him}, and {him}, all round the cave. Where the counting stopped there was a gap, just as wide as one of {him}.',
      '"Look for nobody," said {hero}. It is an odd thing to look for. But nobody was there, between the two coldest walls, and behind nobody was the snow.',
    ],
    verse: [
      'They waved, and the ice waved back, all but one. / There nobody stood, and the searching was done.',
      'They went to each wall with a wave and a bow. / Where no one bowed back was the way out now.',
      '{hero} waved. One wall did not. / That was it, the very spot.',
    ],
    small: ['No one waved there! / It was just air.', 'Wave, wave, and see: / there was no me.'],
  },
  fact: {
    three: [
      '"Ice shows us back to us," said {hero}. "A hole does not."',
      '"A hole shows no one," said {hero}.',
      '"If we see us, it is a wall," said {hero}.',
    ],
    five: [
      '"Smooth ice throws the light back, and so we see us," said {hero}. "An open way throws nothing back."',
      '"Ice sends back the light," said {hero}. "A gap can not."',
      '"It is a wall where we look back at us," said {hero}. "The way out does not look at anyone."',
    ],
    seven: [
      '"Light comes from us, hits the smooth ice, and bounces home," said {hero}. "That is all a mirror does. But where there is a gap, the light just goes on through. So we must look for the place that has nobody in it."',
      '"Ice this smooth throws the light back, so we see us," said {hero}. "A gap throws nothing back."',
      '"We only see our own faces where the light is sent home to us," said {hero}. "In a doorway there is nothing to send it."',
    ],
    verse: [
      '"The ice sends the light back, and shows me to me. / So look for a spot where there\'s no one to see."',
    ],
    small: ['"Ice shows my face. / Find a blank space."'],
  },
}
