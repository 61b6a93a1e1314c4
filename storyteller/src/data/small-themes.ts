import type { Theme } from '@moonpage/contract/categories'

type Rhymes = Record<'low' | 'test' | 'act', string>

/** What is packed to be given away, for 3-4. */
export const smallPlants: Partial<Record<Theme, readonly string[]>> = {
  sharing: [
    'One cookie! "It is mine, / and it smells so fine."',
    'One cookie, so round! / It made no sound.',
  ],
}

/** Verse for 3-4 of each theme's first two strands. */
export const smallThemes: Record<Theme, readonly [Rhymes, Rhymes]> = {
  courage: [
    {
      low: '"My tummy goes hop." / "Then let us stop."',
      test: '"Who will be first?" / That is the worst.',
      act: '"Me," {hero} said, / and went ahead.',
    },
    {
      low: '"Do you shake, too?" / "I do. I do."',
      test: 'Ten steps to go. / Who? They do not know.',
      act: 'One step, two, three! / "It was easy for me."',
    },
  ],
  friendship: [
    {
      low: 'They gave a hug, / all warm and snug.',
      test: '"No one will play. / They all go away."',
      act: '"We will play, too. / Just me and you."',
    },
    {
      low: 'They sat, back to back. / They had a snack.',
      test: '"A swing for two, / but who will? Who?"',
      act: '"I will!" {hero} said. / They swung, feet and head.',
    },
  ],
  kindness: [
    {
      low: 'A bug on its back! / They put it on track.',
      test: '{keeper} sat there, so cold. / "No coat to hold."',
      act: 'They sat down near / and held {khim} dear.',
    },
    {
      low: 'A bird, tied up tight! / They made it all right.',
      test: 'The beans fell out, / all round about.',
      act: 'They picked up beans / by all good means.',
    },
  ],
  sharing: [
    {
      low: '"I want a bite!" / {He} held it tight.',
      test: '"I had no bread. / No tea," {khe} said.',
      act: 'Snap! One, two, three. / "For you, for me!"',
    },
    {
      low: '"What smells so sweet?" / "It is just my feet."',
      test: 'Three plates, all bare! / Not one crumb there.',
      act: 'One bit for each plate! / And then they ate.',
    },
  ],
  curiosity: [
    {
      low: '"Which way is best?" / "Let us look, then rest."',
      test: '{keeper} sat still. / "No one asks. Who will?"',
      act: '"Why do you sit there?" / "Look! I will share."',
    },
    {
      low: '"Are we stuck? Oh, good! / Look here, at this wood!"',
      test: '"They talk all day. / I can not say."',
      act: '"What do you think?" / It came in a wink.',
    },
  ],
  patience: [
    {
      low: '"Are we there yet?" / "No, not yet, my pet."',
      test: '"Wait," {keeper} said. / "Sit still. Bend your head."',
      act: '{hero} sat still. / A star rose on the hill.',
    },
    {
      low: '{hero} ran fast. / {He} sat down at last.',
      test: '"It comes to you / if you wait, too."',
      act: 'One breath, then two. / And it came, too.',
    },
  ],
  imagination: [
    {
      low: '"We are on a horse, / so fast, of course!"',
      test: '"A ticket!" {khe} cried. / "Or you stay outside."',
      act: '"Here, have this air! / It is gold. See it there?"',
    },
    {
      low: '"A king walks slow." / So on they go.',
      test: '"You must have a crown / to come in and sit down."',
      act: 'A crown of air! / "It is red. See, there?"',
    },
  ],
  wonder: [
    {
      low: 'They lay and looked high. / So much, much sky!',
      test: '"They all run by, / and none look high."',
      act: '{hero} looked, and oh! / The lights sat in a row.',
    },
    {
      low: 'A drop on a leaf! / So bright, so brief.',
      test: '"You look. Now see. / Sit down with me."',
      act: '{hero} looked up. "Oh! / I did not know."',
    },
  ],
  honesty: [
    {
      low: '{hero} was sad. / The secret was bad.',
      test: '"Who did it? Who? / Please tell me true."',
      act: '"It was me," {he} said. / {His} ears went red.',
    },
    {
      low: '{hero} sat down / with half a frown.',
      test: '"One true word, please. / Then all is at ease."',
      act: '"I did it. I fell." / And then all was well.',
    },
  ],
  teamwork: [
    {
      low: '"It is too much for me." / "Then share it, you see!"',
      test: 'A stone, so big! / No room to dig.',
      act: '"All push! One, two!" / And it went through.',
    },
    {
      low: '"You pull, I pull, too." / It moved. It flew.',
      test: 'A wheel, so wide! / One hand on each side.',
      act: '"One each! Now, go!" / It went, so slow.',
    },
  ],
  gratitude: [
    {
      low: '"You came along. / I was so wrong."',
      test: '"I sweep each day. / What do they say?"',
      act: '"Thank you! You are good." / And up {keeper} stood.',
    },
    {
      low: '"The big bun, for me? / Thank you, times three!"',
      test: '"I paint the night. / Does it look all right?"',
      act: '"Thank you for red! / I love it," {he} said.',
    },
  ],
  perseverance: [
    {
      low: '"I stop!" {he} said. / Then {he} went ahead.',
      test: 'Up, up, and slide! / No foot on the side.',
      act: 'Up, slip, and then / up, up once again!',
    },
    {
      low: '{hero} sat on the ground. / Then {he} came round.',
      test: 'The hill was so slick. / Up was the trick.',
      act: 'Nine times, then ten. / Up, once again!',
    },
  ],
  belonging: [
    {
      low: '"I am odd, I see." / "You are just like me."',
      test: 'A gap in the wall! / It fits none at all.',
      act: '{hero} stepped in it. / Click! What a fit!',
    },
    {
      low: '"Where do I go?" / "Here. With me. So."',
      test: '"One place to fill! / It is empty still."',
      act: '"It fits! It is mine!" / It fit so fine.',
    },
  ],
  forgiveness: [
    {
      low: '{hero} was mad, / and mad makes you sad.',
      test: '"It was me," {khe} said, / and hung {khis} head.',
      act: 'A hug, and then / "We are friends again."',
    },
    {
      low: 'To be so mad / is heavy and sad.',
      test: '"I am sorry, you see. / I did it. It was me."',
      act: '"It is all right now. / We can mend it somehow."',
    },
  ],
}
