import type { VoiceData } from '../schema.ts'

export const educationalSocial: VoiceData = {
  opening: {
    three: [
      'This is {hero}. {hero} is a {noun}.',
      'Look, it is {hero}! {hero} is a {noun}.',
      'Here is a {noun}. It is {hero}!',
      '{In} {land} lived {hero}, a {noun}.',
    ],
    five: [
      '{hero} the {kind} lived {in} {land}, {where}.',
      'In {home}, {in} {land}, lived {hero}, a {noun}.',
      '{In} {land}, {where}, there lived a {noun} called {hero}.',
      '{hero} was a {noun}, and lived {in} {land}, {where}.',
      'If you go to {land}, {where}, ask for {hero}. Everybody knows that {noun}.',
      'There is a place called {land}, {where}. A {noun} lived there, and the name on the door was {hero}.',
    ],
    seven: [
      'There was once a {noun} called {hero}, who lived in {home}. It was {in} {land}, {where}.',
      'This is what came to pass {in} {land}, {where}, and it came to pass to {hero}, a {noun}.',
      '{In} {land}, {where}, in {home}, lived a {noun} called {hero}.',
      'You may have been to {land}, {where}. If so, you have walked right past {home}, and past a {noun} by the name of {hero}.',
      'The {noun} in {home} was called {hero}. That was {in} {land}, {where}.',
      'Of all those who lived {in} {land}, {where}, the one this story happened to was a {noun} called {hero}.',
    ],
    verse: [
      "{In} {land} there lived, in a house just so, / A {noun} that you'd be glad to know.",
      'If you should pass through {land} some day, / A {noun} may wave you on your way.',
      'A {noun} {in} {land} had a small front door, / And a bed, and a bun, and needed no more.',
    ],
  },
  aside: {
    three: [
      '"I feel sad," said {hero}. {friend} held {his} {hand}. It got better.',
      '{hero} took one slow breath. In. Out. That was good.',
      '"How do you feel?" said {friend}. "A bit mad," said {hero}.',
    ],
    five: [
      '"I feel all tangled," said {hero}. When you say a feeling it gets smaller, and so it did.',
      '{friend} saw that {hero}\'s ears were drooping. "Do you want help, or a hug?" {fhe} asked. "Hug first," said {hero}.',
      '{hero} put a {hand} on {his} tummy and took three slow breaths. The cross feeling was still there, but now it was sitting down.',
      '"You go first this time," said {hero}, "and I go first next time." It was fair, so no one minded.',
    ],
    seven: [
      '{hero} noticed something hot in {his} chest. "I think I am cross," {he} said, rather surprised, "but underneath I am mostly tired." Once it had its right name, it stopped pulling at {him}.',
      '"Do you want me to help, or only to listen?" asked {friend}. {hero} had to think. "Listen," {he} said. So {friend} did, with {fhis} whole face.',
      'They did not agree which way to go. So each of them said why, and the other one said it back, to show that it had arrived. After that it was not hard to decide.',
      '{hero} breathed in as if {he} smelled a flower, and out as if {he} blew a candle. {He} did it three times. The worry did not go away, but it moved over and made room.',
    ],
    verse: [
      '"I\'m sad," said {hero}, "and I\'m cross, I think." / They breathed in slow, and they felt it shrink.',
      '"A hug or help?" asked {friend}. "Which one?" / "A hug," said {hero}, and so it was done.',
    ],
  },
  after: {
    three: ['"I feel glad," said {hero}. "Me too!"', '"You helped me," said {hero} to {friend}.'],
    five: [
      '"I feel glad all over," said {hero}. "Where do you feel it?" "Mostly in my knees," said {friend}.',
      '"I could not have done it without you," said {hero}. It was true, and it is good to say true things aloud.',
    ],
    seven: [
      '"When I was cross back there, you did not go away," said {hero}. "No," said {friend}. "You were still in there somewhere. I could see your ears."',
      '"What was the best bit?" asked {friend}. "And what was the worst?" {hero} thought about it. It was odd. They had both been on the same page.',
      '"What was the best bit?" asked {friend}. "And what was the worst?" {hero} thought about it. It was odd. They had both happened at the same place.',
    ],
    verse: ['"I\'m glad, right down from nose to knee!" / "And I am glad that you had me."'],
  },
  closing: {
    three: ['Good night, {hero}.', 'Sleep well, {hero}.', 'Good night, good night.'],
    five: ['Good night, {hero}.', 'Sleep well, {hero}. Sleep well, {bare}.', 'And then it was quiet.'],
    seven: [
      'And that was all, until morning.',
      'Then there was only breathing, slow and even, and the night going quietly about its work.',
      'Good night, {hero}. Good night, {friend}. Good night to all who are listening.',
    ],
    verse: [
      'Good night to {hero}, and {friend} too, / Good night to {land}, and good night to you.',
      'So hush now, {hero}, and close your eyes. / The moon is climbing up the skies.',
      'So hush now, {hero}, and close your eyes. / The moon looks in, so round and wise.',
    ],
    small: [
      'Good night, sleep tight. / Out goes the light.',
      '{hero} is in bed. / Good night, sleepy head.',
      'Good night, good night. / The moon is bright.',
    ],
  },
}
