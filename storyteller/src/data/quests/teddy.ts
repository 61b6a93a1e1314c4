import type { QuestData } from '../schema.ts'

export const teddy: QuestData = {
  thing: 'the teddy',
  deed: 'Brought Teddy Back',
  prop: 'teddy',
  carried: true,
  kept: false,
  ofKeeper: true,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Left-Behind Teddy',
    'Who Is Missing a Teddy?',
    'The Bear on the Path',
    'Somebody Cannot Sleep',
    '{hero} Brings Teddy Back',
    'One Ear, Two Buttons',
    'Button Goes Home',
    'The Bear Who Waited for a Bus',
    'Whose Nose Fits?',
    'Kissed Nearly Flat',
    'The Bear That {keeper} Missed',
    'A Lost Bear {in} {Land}',
    '{friend} Carries Teddy',
    '{hero} and the Bear With One Ear',
  ],
  summaries: [
    '{hero} finds a much-loved teddy, and somewhere {in} {land} somebody cannot sleep without it.',
    'It has one ear, two odd buttons and hardly any nose left. Somebody out there is feeling under a pillow.',
    'A teddy sits by the way like someone waiting for a bus, and {hero} is going to see that it gets home.',
  ],
  trouble: {
    three: [
      '{hero} found a teddy. It had one ear. "Who lost you?" said {hero}.',
      'A teddy sat there. It was old and soft. Somebody must miss it!',
      'A teddy sat on the step. It looked at {hero}. "Take me home," said its eyes.',
    ],
    five: [
      'On the ground sat a teddy. It had one ear, and two buttons that did not match, and its nose was worn away with kisses. "Somebody loves you very much," said {hero}, "and somebody cannot sleep tonight."',
      'There sat a teddy by the path, with its legs out, like someone at a picnic. "You belong to somebody," said {hero}. "Let us find out who."',
      '{hero} found an old brown teddy. Its nose was worn flat with kisses. Who could sleep without a bear like that?',
    ],
    seven: [
      'On the ground sat a teddy. It had one ear and two odd buttons, and most of its nose had been kissed away. You do not get like that by sitting on a shelf. Round its neck was a label, with the name washed out, and a drawing of {far}. {hero} looked at the sky. It was not long till bedtime, and somebody out there was feeling under a pillow, and finding nothing.',
      'There was a teddy on the step. It sat very straight, like someone waiting for a bus. It had one ear and two odd buttons, and round its neck hung a picture of {far}. It was the sort of bear that is missed. {hero} gave it the good end of the scarf.',
      'Somebody had put a teddy on the wall, as you do with one glove, where it could be seen. It had one ear, and the look of a bear that has missed its tea. {hero} turned it over. On one foot, in red wool, was sewn: If found, I live at {far}, and I cannot sleep either.',
    ],
    verse: [
      'A teddy sat there with one soft ear. / "Somebody\'s missing you, I fear."',
      'A teddy sat on a stone by the way. / It had been waiting there all of the day.',
      'One ear, two buttons, a worn-off nose: / "Whose bear is this, do you suppose?"',
    ],
    small: [
      'A teddy bear! / Who left it there?',
      'A teddy sat. / Whose teddy is that?',
      'A bear, all brown. / Who put it down?',
    ],
  },
  win: {
    three: [
      '"My teddy!" said {keeper}. Hug, hug, hug.',
      '{keeper} saw the teddy. {khe} gave it a kiss.',
      '"That is my bear," said {keeper}. "See? My nose fits on its nose."',
    ],
    five: [
      'Then {keeper} saw what {hero} was carrying. "Button," said {khe}, very quietly. {khe} took the teddy in both arms and put {khis} nose just where its nose was worn away. It fitted.',
      '{keeper} saw the teddy and went very still. Then {khe} ran. "Button!" said {khe}, and hugged that bear flat.',
      '"Is that bear for me?" said {keeper}. It was! {khe} put {khis} nose in the flat place, and there was room for just one nose.',
    ],
    seven: [
      'Then {keeper} saw the teddy. {khe} did not run. {khe} went up to it slowly, as you do with something that you have given up. "Button," said {khe}. "I told everyone I was too old for him." {khe} pressed {khis} nose to the place where the nose was worn away. It was exactly the right shape. "I am not, though," said {keeper}.',
      'Then the teddy looked out of the bag, and {keeper} saw it. {khe} made a small sound, like a door that has not been opened for a long time. {khe} held the bear under {khis} chin with all {khis} might. There was a place for it there already.',
      '"You will think me silly," said {keeper}, "at my age." Then {khe} saw the teddy, and stopped talking, and held out both arms like somebody about to be given a very large box. It was only a small bear. But it filled them.',
    ],
    verse: [
      '"My Button!" cried {keeper}, and hugged the bear, / And kissed the worn-out nose right there.',
      'Then {keeper} saw and began to run. / "My Button, my bear, my very own one!"',
      '"That\'s Button!" said {keeper}, and held the bear tight. / "I could not have slept for the whole of the night."',
    ],
    small: [
      '"My teddy bear! / My teddy was there!"',
      '"My teddy!" {keeper} said. / "Now for my bed."',
      '"Teddy, come here! / I kissed off your ear!"',
    ],
  },
  after: {
    three: [
      '"Now I can sleep," said {keeper}. Big yawn!',
      '{keeper} hugged the teddy. Teddy hugged back.',
      '"Say thank you, Teddy." The teddy did. He said it low.',
    ],
    five: [
      '{keeper} fell asleep standing up, with a smile on, and one paw of the teddy in {khis} mouth. They put a leaf round them both.',
      '"Thank you very," said {keeper}, and yawned, and said "much" a good while later. The teddy lay on {khis} arm and looked proud.',
      '{keeper} told them where Button had been born, and what he liked for tea. Then {khe} gave a big yawn.',
      '"You may hold him," said {keeper}. They did, one after the other. He was very good at it.',
    ],
    seven: [
      '{keeper} wanted to hear how they had found the teddy, every bit of it. But {khe} got only as far as the first half. In the middle of a sentence {khis} eyes closed. They put a blanket over the two of them, and the teddy, with its odd buttons, seemed to nod.',
      '"Would you like to hold him?" said {keeper}. It was the biggest thing {khe} had to give. They took turns. The teddy smelled of grass and biscuits, and he hugged back, if you waited.',
      '"He has been somewhere," said {keeper}, and smelled the bear all over. "Here is rain. Here is buns. And here," {khe} said, at the ear, "is you." {hero} felt rather proud.',
    ],
    verse: [
      'Then {keeper} yawned, and shut one eye, / And the teddy bear lay snugly by.',
      'They all took turns to hold the bear. / He smelled of grass and of evening air.',
      'Then {keeper} yawned, and the teddy too, / Or so it looked, as teddies do.',
    ],
    small: ['The teddy had a yawn. / They slept till dawn.', 'They all could hold / the teddy so old.'],
  },
  rest: {
    three: ['Now all were in bed. Teddy too.', 'Good night, teddy, far away.'],
    five: [
      'Tonight no one {in} {land} was feeling under a pillow for somebody who was not there.',
      'At {far} a bear with one ear was squeezed quite out of shape, and did not mind.',
    ],
    seven: [
      '{hero} thought of two odd buttons and one ear, far off, and of the nose that fitted. Then there was no one left awake to think about.',
      'Somewhere a bear lay with his face in the side of a neck. He could not see a thing, and it was the best view there is.',
    ],
    verse: [
      "Each bear is where it ought to be, / With someone's arm for company.",
      'One ear is enough for a bear to hear / That someone is sleeping and breathing near.',
    ],
    small: ['Hug, hug, good night. / He holds on tight.', 'A bear, a bed. / Nod goes his head.'],
  },
}
