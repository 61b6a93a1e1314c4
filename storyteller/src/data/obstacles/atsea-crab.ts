import type { ObstacleData } from '../schema.ts'

export const atseaCrab: ObstacleData = {
  id: 'atsea-crab',
  kind: 'other',
  place: 'little-island',
  props: [
    { prop: 'crab', where: 'near' },
    { prop: 'log', where: 'near' },
  ],
  avoid: [],
  meet: {
    three: [
      'A crab stood on the plank. It could not go on. It could not go back.',
      'One plank. One crab. "After you," said the crab. But how?',
      'The plank went this way. The crab went that way. So it stood still.',
      'A crab was stuck on the plank.',
      '"You first," said {hero}. A crab sat there on the plank. "I can not," it said.',
      'Up the plank came a red crab. It looked left. It looked right. Wet, wet!',
    ],
    five: [
      'There was one plank from the boat to the beach, and on it stood a crab. He could not go on or back. He was a crab.',
      'In the middle of the plank a crab was stuck. "Sideways is all I do," it said, "and sideways is wet."',
      'A crab stood on the plank. It could only go sideways, and that was wet.',
      '"I am in a fix," said a crab, half along the plank. It had a leg over each side, and all of them wanted a different way.',
      'They could not get ashore. There was a plank, but a crab had parked on it.',
      'The plank was as wide as a book, and it had a crab on it, stuck like a stamp.',
    ],
    seven: [
      'From the boat to the island went one narrow plank, and halfway along it stood a crab. He wished to come across. But he could walk only sideways, and he was facing them, and on both sides of the plank was the sea. He had been there since {lunch|breakfast}.',
      '"I shall be out of your way in a moment," said the crab on the plank. It took one step to the left, looked down at the water, and took it back. It took one step to the right. "This," it said, "is as far as I have got all day."',
      'On the narrow plank stood a crab, and it could only walk sideways. One step more, and it would be swimming.',
      'They put out the plank, and before they could use it a crab had come up the other end. It got as far as the middle. There it found out that it was a crab.',
      'There was one crab on one plank. "Go forward," said {hero}. "I do not have a forward," said the crab. "I was not given one. I have two sides."',
      'The plank had room for one, and the one was a crab with its face to them and the sea on its left and right.',
    ],
    verse: [
      'A crab on a plank is a sorry old sight. / He only could go to the left or the right.',
      'The crab on the plank had come there by mistake. / A step to the side was a splash he would make.',
      '"I\'d gladly make room," said the crab, "if I could. / But sideways is wet, and the plank\'s only wood."',
      'Forward was not how he walked, / So the crab just stood and talked.',
    ],
    small: ['Crab, you can\'t stay! / "Sideways. No way."', 'A crab stood there. / It could only stare.'],
  },
  solve: {
    three: [
      '"Turn round a bit," said {hero}. Now side was on! Off went the crab.',
      'They gave the crab a little turn. Side, side, side! It was by.',
      '"Look at the sea, please." The crab did. Now it could walk on by!',
      'One small turn, and it ran!',
      'They turned the crab. Off it went!',
      '{friend} spun the crab like a top. Now its side was the way!',
    ],
    five: [
      '"Look at the sea for a moment," said {hero}. The crab turned. Now sideways went along the plank, and off he ran.',
      'They turned the crab a little, like a key. After that his sideways was their forwards. "Well, I never," said the crab.',
      'They turned the crab, and sideways was the way to go.',
      '{hero} drew a face on the left, and the crab turned to look at it. Now it could run, and run it did.',
      'They spun the crab by one claw, very kindly. It shot off the plank like a pea.',
      'A quarter turn was enough. The crab looked at the sea, and ran along past their feet.',
    ],
    seven: [
      '"Would you look at the sea for a moment?" asked {hero}. The crab turned to look. "And now, if you please, walk." He walked sideways, as he always did, straight down the plank and off the end. He was so pleased that he came back and did it again.',
      'They took the crab by the elbows and turned him, just as you turn a plate to show the pattern. "But I am only going sideways," he said, and trotted the whole length of it. "I have always only gone sideways," he called back. "It was the plank that was wrong."',
      'They turned the crab round to look at the sea. Now sideways went along the plank, and so did the crab.',
      '{friend} stood in the water next to the plank and asked the crab how it did. It turned to be polite, and then its left was the island and its right was the boat. "Oh," it said, and ran.',
      '"May I have this dance?" said {hero}, and held out a {hand} to the crab. One, two, and a half turn. It danced off down the plank by itself, on its toes.',
      'They did not change the crab at all. They changed which way it looked, and then the plank was just the right shape.',
    ],
    verse: [
      'They turned him a quarter to look at the sea. / He went off sideways as straight as could be.',
      '"Just turn to the water," they said, "if you would." / His sideways was forward, and wasn\'t that good!',
      'They turned him about like a key in a lock. / He trotted off sideways all over the dock.',
      '{hero} turned him. Off he went, / Sideways, happy and content.',
    ],
    small: [
      'They turned it round. / Side, side, to the ground!',
      'One turn, and look! / That was all it took.',
    ],
  },
  fact: {
    three: [
      '"A crab can only walk to the side," said {hero}.',
      '"A crab goes to the side," said {hero}.',
      '"Its legs go that way," said {hero}. "So it must look this way."',
    ],
    five: [
      '"A crab\'s knees bend to the side, so it walks to the side," said {hero}. "We cannot turn its legs. But we can turn the crab."',
      '"A crab\'s knees bend sideways," said {hero}. "So turn the crab!"',
      '"It can go left and it can go right," said {hero}. "Let us make left the way out."',
    ],
    seven: [
      '"Most knees bend to the front, so most of us walk to the front," said {hero}. "A crab\'s bend to the side. It is no use asking it to walk the way it looks. It must look the way it does not walk."',
      '"A crab\'s knees bend to the side, so it has to walk that way," said {hero}. "We must turn it till its side is in front."',
      '"It will always go to its own left or right," said {hero}. "So we must see to it that those are the way out."',
    ],
    verse: ['"A crab has its knees set to bend to the side. / So which way it faces is what must decide."'],
    small: ['"Its knees bend so. / To the side they go."'],
  },
}
