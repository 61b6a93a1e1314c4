import type { VoiceData } from '../schema.ts'

export const classicTale: VoiceData = {
  opening: {
    three: [
      'Once, {in} {land}, there lived {hero}, a {noun}.',
      'Long ago there was a {noun}. That was {hero}.',
      'Once there was a {noun}. {hero} was the name.',
      'By a big old wood lived {hero}, a {noun}.',
    ],
    five: [
      'In those days wishes still came by post. A {noun} called {hero} lived {in} {land}, {where}.',
      'It was long ago, and a little to the left. {In} {land}, {where}, lived a {noun} named {hero}.',
      'There was once a {noun}, and {hero} was {his} name. {He} lived {in} {land}, {where}.',
      'Once upon a time {in} {land}, {where}, there lived a {noun} called {hero}.',
      'Come close to the stove. I will tell you of {hero}, a {noun} {in} {land}, {where}.',
    ],
    seven: [
      'Those were the days when the moon still took advice. There lived {in} {land}, {where}, a {noun} whose name was {hero}.',
      'Long ago, before anyone had thought of Mondays, a {noun} called {hero} lived in {home}. That was {in} {land}, {where}.',
      'There was once, and there was not, as the old ones say, a {noun} named {hero}. {He} lived {in} {land}, {where}.',
      'Once upon a time, and not the usual one, a {noun} called {hero} lived {in} {land}, {where}.',
      'Where the road gives out, the story begins. {In} {land}, {where}, there was a {noun} by the name of {hero}.',
      'Put another log on, for this is the tale of {hero}, a {noun}, who lived {in} {land}, {where}.',
    ],
    verse: [
      "Once, long ago, when the moon was new, / A {noun} lived {in} {land}, it's true.",
      'In days of old, {in} {land} so fair, / There lived a {noun}, with time to spare.',
      'Three hills from here, when the world was small, / A {noun} {in} {land} lived close by a wall.',
      "Come near to the fire, and I'll tell you a tale / Of a {noun} {in} {land} and a long, long trail.",
    ],
    small: [
      'Long, long ago / lived {hero} the {kind}, you know.',
      'In a tale of old / sat {hero} the {kind}, so bold.',
      'This is the tale / of {hero} the {kind}, on the trail.',
      'Three hills away / lived {hero} the {kind}, they say.',
    ],
  },
  aside: {
    three: [
      'So they went on, and on, and on.',
      'Three times they stopped. Three times they went on.',
      'One hill. Two hills. Three.',
      'By the road sat an old, old stone.',
      'On and on.',
    ],
    five: [
      'And they walked, as people do in tales, for as long as it takes to tell it.',
      'So they went over the first hill, and the second hill, and the third.',
      'An old stone by the way said nothing, but it said it kindly.',
      'A crow on a post asked them three questions, and they knew two of the answers.',
    ],
    seven: [
      'They walked as people walk in tales, neither long nor short, neither near nor far, until they got to the next thing.',
      'By the way stood an old milestone. It had stood there for a hundred years, and not one person had ever wished it good evening. {hero} did.',
      'And it went with them as it goes in all the old tales: what is once begun must be done three times.',
      'They met an old woman with a bundle of sticks, and carried it for her to the bend. She gave them a hazelnut and no advice, which is rare in a tale.',
    ],
    verse: [
      'They went by one, they went by two, / They went by three, as tale-folk do.',
      'An old crow asked them one, two, three, / And flew off laughing into a tree.',
      'They carried some sticks for a lady in grey. / She gave them a nut, and she went on her way.',
      'A stone by the road had a hat made of moss. / They wished it good evening, and went on across.',
      'An old man sat on a stone by the way. / He asked them one thing, and wished them good day.',
      'One hill, two hills, and then came three. / In stories like this there must always be.',
      '"Who goes?" asked the road. "Two friends," they said. / "Then go," said the road, and it went on ahead.',
      'Over hill and under tree, / Such adventures used to be.',
    ],
    small: [
      'One hill, two, three. / What will it be?',
      'An old, old stone / sat there on its own.',
      'On, on they went, / as all tales meant.',
      'A crow said, "Caw! / I know what I saw."',
    ],
  },
  after: {
    three: [
      'And so it was.',
      'And all was well.',
      'Old and young told it for years.',
      'And so it was, and so it is told.',
      'So it was.',
    ],
    five: [
      'And it was told {in} {land} for many a year.',
      'And so what had been wrong was put right, and what had been far was near.',
      'The bells were rung, the cakes were cut, and the cat had cream.',
      'There was a feast, and I was there, and I had two buns.',
    ],
    seven: [
      'They tell it still {in} {land}, on winter evenings, and each time there is a bit more of it.',
      'So it was done, as it had to be done, and everyone who was there remembered it a little differently.',
      'There was a feast then, and all were asked to it, even the crow. I was there myself, and there was cake, but I came home with crumbs.',
      'And whoever had a door left it wide that night, and whoever had a song lent it to the next one.',
    ],
    verse: [
      'And {in} {land} they tell it still, / When frost is white upon the hill.',
      'There was a feast, with buns and with ale, / And I had a crumb, and the crumb was this tale.',
      'The bells were rung from the hill to the mill. / Those who know how are ringing them still.',
      'So what had been wrong was set right by a hand, / And the old folk still tell it all over the land.',
      'They tell it still when the nights are long. / Some of them made it a bit of a song.',
      'So all came right, as it did of old, / And this is the way that it ought to be told.',
      'Ever after, now and then, / Someone told it all again.',
    ],
    small: [
      'The bells all rang. / The old folk sang.',
      "A feast, a cake, / for old times' sake!",
      'And so it was / told, just because.',
      'All was put right / by the end of the night.',
    ],
  },
  closing: {
    three: [
      'And that is the end. Good night.',
      'So ends the tale. Sleep well, {hero}.',
      'The fire is low. The tale is done.',
      'That was the tale. Now it can sleep.',
    ],
    five: [
      'And if they have not woken up, they are sleeping still.',
      'So ends the tale, and so the day. Good night, {hero}.',
      'The fire has burned down to one red coal, and it is winking. Good night.',
      'And the tale goes back in its box until tomorrow.',
    ],
    seven: [
      'And if no one has woken them, then they are sleeping still, and so, in a moment, will you be.',
      'There the tale stops, and takes off its shoes, and lies down beside the others. Good night.',
      'The stove ticks as it cools. That is the end of the tale, and also the beginning of the night.',
      'And there we shall leave them, with the door shut, the cat in, and the snow, if it likes, coming down.',
    ],
    verse: [
      'And so this tale of {hero} must end. / Good night, sleep well, my little friend.',
      'The stove has gone quiet, the tale has been told. / Sleep, {hero}, sleep, till the morning is gold.',
      'The tale has an end, and the end is in bed, / With one soft pillow to hold one soft head.',
      'Now tales must lie down, as the old people say. / So rest now, {hero}, till it is day.',
    ],
    small: [
      'The tale is done. / Sleep, little one.',
      'So ends the tale, / by the moon so pale.',
      'The fire is low. / Now off you go.',
      'Shut goes the book. / No need to look.',
    ],
  },
}
