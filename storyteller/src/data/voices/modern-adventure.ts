import type { VoiceData } from '../schema.ts'

export const modernAdventure: VoiceData = {
  opening: {
    three: [
      'It was Tuesday. {hero} had a snack. {hero} is a {noun}.',
      'Beep! {hero} rode by. {hero} is a {noun}.',
      'After snack time, {hero} went out. {hero} is a {noun}.',
    ],
    five: [
      'It was Tuesday, just after snack. {In} {land}, {where}, a {noun} called {hero} was putting stickers on a scooter.',
      '{hero} was a {noun}. {He} lived {in} {land}, {where}, and {he} had a plan for the weekend, in three colours of felt pen.',
      'On the fridge in {home} hung a list. It was by {hero}, a {noun} from {land}, and it said: 1. Have an adventure.',
    ],
    seven: [
      'It was an ordinary Tuesday {in} {land}, {where}. There was half a pizza left. A {noun} called {hero} was sitting in {home}, and had just finished a very good list.',
      '{hero}, a {noun} from {land}, {where}, had a whiteboard. On it stood in green: things to do before bed. There was plenty of room left.',
      'At a quarter past four, which is the best time for it, something was about to happen to {hero}. {hero} was a {noun}, and lived in {home}, {in} {land}.',
    ],
    verse: [
      'On Tuesday, after snack, at four, / A {noun} of {land} looked out of the door.',
      'A {noun} from {land} had a list to do: / One, tidy the room. The adventure was two.',
    ],
  },
  aside: {
    three: [
      'Tick! {hero} had a list. One thing was done.',
      '"Snack stop!" said {friend}. They had a snack.',
      '"Team photo!" said {friend}. Click!',
    ],
    five: [
      '{hero} took out the list and crossed off one thing. It is a good feeling.',
      '"Snack stop," said {friend}, who had brought cold pizza in a lunch box.',
      '"Wave," said {friend}, and drew a quick picture of them for the wall at home.',
    ],
    seven: [
      '{hero} wrote it down in the notebook, under Things We Did Not Expect, which was getting to be a long page.',
      '"Snack stop," said {friend}. There was cold pizza, cut in an unfair number of slices, and a debate about olives.',
      'They took a vote on whether to go on. It was two to none, which made it official.',
    ],
    verse: ['"A tick for that upon the list! / Now, who has seen a thing we\'ve missed?"'],
  },
  after: {
    three: ['"High five!" Clap!', 'Tick! All done.'],
    five: [
      '{hero} took out the list, and put a big green tick on it.',
      '"High five," said {friend}. They missed. They tried again.',
    ],
    seven: [
      '{hero} took out the list and put a tick beside number one. Then {he} wrote: 2. Again.',
      '"That," said {friend}, "is going on the fridge."',
    ],
    verse: ['A green tick went upon the list, / And then a high five. At first they missed.'],
  },
  closing: {
    three: ['List done. Good night, {hero}.', 'Click. Lamp off. Good night.', 'Tick. Sleep. Good night.'],
    five: [
      'There was one thing left on the list: sleep. Tick.',
      '"Same time tomorrow?" said {friend}. But {hero} was asleep.',
    ],
    seven: [
      'The last thing on the list was: sleep. {hero} meant to tick it off, but {he} {was} already doing it.',
      'By the bed a small green light glowed, as calm as a frog, to say that everything was charging, {hero} too. Good night.',
      'The notebook lay on the floor, open at a clean page. It could wait until morning.',
    ],
    verse: ["One last small thing for {hero} to do: / It's sleep. The tick is waiting for you."],
    small: ['Tick! All is done. / Sleep, little one.', 'The list says: sleep. / Not one more beep.'],
  },
}
