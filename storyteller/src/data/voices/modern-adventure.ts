import type { VoiceData } from '../schema.ts'

export const modernAdventure: VoiceData = {
  opening: {
    three: [
      'It was Tuesday. {hero} had a snack. {hero} is a {noun}.',
      'Beep! {hero} rode by. {hero} is a {noun}.',
      'After snack time, {hero} went out. {hero} is a {noun}.',
      'The bus was late. {hero}, a {noun}, sat on the wall.',
    ],
    five: [
      'It was Tuesday, just after snack. {In} {land}, {where}, a {noun} called {hero} was putting stickers on a scooter.',
      '{hero} was a {noun} {in} {land}, {where}. {He} had a plan for the weekend, in three colours of felt pen.',
      'On the fridge in {home} hung a list. It was by {hero}, a {noun} from {land}, and it said: 1. Have an adventure.',
      'The number nine bus stops twice a day {in} {land}, {where}. {hero}, a {noun}, knew the driver by name.',
    ],
    seven: [
      'It was an ordinary Tuesday {in} {land}, {where}. There was half a pizza left. A {noun} called {hero} was sitting in {home}, and had just finished a very good list.',
      '{hero}, a {noun} from {land}, {where}, had a whiteboard. On it stood in green: things to do before bed. There was plenty of room left.',
      'At a quarter past four, which is the best time for it, something was about to happen to {hero}. {hero} was a {noun}, and lived in {home}, {in} {land}.',
      '{hero} was a {noun}, and lived {in} {land}, {where}. The phones were on silent, the washing machine was on spin, and {he} {was} wondering whether one could post a sock.',
    ],
    verse: [
      'On Tuesday, after snack, at four, / A {noun} of {land} looked out of the door.',
      'A {noun} from {land} had a list to do: / One, tidy the room. The adventure was two.',
      'The bus was running a little bit late. / A {noun} of {land} sat on top of the gate.',
      'The phones were on silent, the pizza was hot, / And a {noun} {in} {land} was enjoying the lot.',
    ],
    small: [
      'Beep went the bus. / {hero} the {kind} said, "It is us!"',
      'It was Tuesday, three. / {hero} the {kind} had tea.',
      '{hero} the {kind} had a list. / Not one thing was missed.',
      'A helmet, a bell, / and {hero} the {kind}, as well!',
    ],
  },
  aside: {
    three: [
      'Tick! {hero} had a list. One thing was done.',
      '"Snack stop!" said {friend}. They had a snack.',
      '"Team photo!" said {friend}. Click!',
      'Ding! The bus went by. They waved.',
      'Ding! The bus!',
    ],
    five: [
      '{hero} took out the list and crossed off one thing. It is a good feeling.',
      '"Snack stop," said {friend}, who had brought cold pizza in a lunch box.',
      '"Wave," said {friend}, and drew a quick picture of them for the wall at home.',
      'The bus went by, and the driver rang the bell for them.',
      '"My phone says it is a nice day," said {friend}. They looked up. It was.',
    ],
    seven: [
      '{hero} wrote it down in the notebook, under Things We Did Not Expect, which was getting to be a long page.',
      '"Snack stop," said {friend}. There was cold pizza, cut in an unfair number of slices, and a debate about olives.',
      'They took a vote on whether to go on. It was two to none, which made it official.',
      '{friend} tried to look it up, but there was no signal. So they had to ask somebody, and it was a goose, and it knew.',
    ],
    verse: [
      '"A tick for that upon the list! / Now, who has seen a thing we\'ve missed?"',
      'The number nine bus gave a ring as it passed. / They waved to the driver, who waved back quite fast.',
      '"No signal," said {friend}. "No bars, not a one." / They looked at the sky, and it said there was sun.',
      'Stuck to a lamp post they saw a small note: / "Lost, one left mitten. It fell off a coat."',
      'They asked the telephone which way to go. / It thought, and it said that it did not know.',
      '"Next stop!" said {friend}, as if on a train. / They walked to the next stop, and then on again.',
      '"Battery?" said {friend}. "It\'s low." / "Never mind," said {hero}. "Go."',
    ],
    small: [
      'Ding, ding! The bus! / "It waved at us!"',
      'A tick for that. / They sat, and sat.',
      'No phone, no beep. / A field of sheep.',
      '"Snack stop!" They ate / a snack, off a plate.',
    ],
  },
  after: {
    three: [
      '"High five!" Clap!',
      'Tick! All done.',
      '"Photo!" Click! They all had their eyes shut.',
      '"Best Tuesday ever!" said {friend}.',
    ],
    five: [
      '{hero} took out the list, and put a big green tick on it.',
      '"High five," said {friend}. They missed. They tried again.',
      'They took a photo. In it everybody is blinking, and it is the best one.',
      '"Best Tuesday ever," said {friend}.',
    ],
    seven: [
      '{hero} took out the list and put a tick beside number one. Then {he} wrote: 2. Again.',
      '"That," said {friend}, "is going on the fridge."',
      'They took a picture of it. It came out blurred, since everyone was jumping, but you could tell.',
      '"We could send a message home," said {friend}. They thought about what to write. In the end they just sent a heart and a bun.',
    ],
    verse: [
      'A green tick went upon the list, / And then a high five. At first they missed.',
      'They took a quick photo, and nobody smiled, / For all of them sneezed. It came out rather wild.',
      'They sent a short message to all at home: / A heart, and a bun, and a small garden gnome.',
      '"Best Tuesday ever," said {friend}, "by far!" / And that was that, and there went a car.',
      'They took one picture of all in a row. / One had his eyes closed, and one said, "No!"',
      '"Done," said the list, and they folded it small. / It looked much better with nothing at all.',
      '"Finished!" {hero} said. "Today / Everything has gone our way."',
    ],
    small: [
      'Click! One for the wall. / It was best of all.',
      'High five! Clap, clap! / A tick on the map.',
      '"Best day!" {friend} said, / and went all red.',
      'One heart, one bun, / sent home for fun.',
    ],
  },
  closing: {
    three: [
      'List done. Good night, {hero}.',
      'Click. Lamp off. Good night.',
      'Tick. Sleep. Good night.',
      'The last bus is home. Good night.',
    ],
    five: [
      'There was one thing left on the list: sleep. Tick.',
      '"Same time tomorrow?" said {friend}. But {hero} was asleep.',
      'The phone was on silent, and so was {hero}.',
      'The last bus went by with its lights on and nobody in it. Good night, {hero}.',
    ],
    seven: [
      'The last thing on the list was: sleep. {hero} meant to tick it off, but {he} {was} already doing it.',
      'By the bed a small green light glowed, as calm as a frog, to say that everything was charging, {hero} too. Good night.',
      'The notebook lay on the floor, open at a clean page. It could wait until morning.',
      'The last bus went round the corner with one passenger, who was asleep too. The street lamp hummed. Good night.',
    ],
    verse: [
      "One last small thing for {hero} to do: / It's sleep. The tick is waiting for you.",
      'The last bus goes by, with its windows aglow. / Good night, says its bell, so soft and so low.',
      'The phones are on silent, the lamp is turned low. / The moon looks for {hero}, and dims down its glow.',
      'The washing is dry, and the bus is in bed. / Good night, {hero}, you sleepy old head.',
    ],
    small: [
      'Tick! All is done. / Sleep, little one.',
      'The list says: sleep. / Not one more beep.',
      'The bus is in bed. / Good night, it said.',
      'The phone is off, too. / Good night to you.',
    ],
  },
}
