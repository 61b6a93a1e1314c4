import type { VoiceData } from '../schema.ts'

export const educationalSocial: VoiceData = {
  opening: {
    three: [
      'How was {hero} today? {hero}, a {noun}, was glad.',
      '{hero} was a {noun}. Some days {he} felt big. Some days {he} felt small.',
      '{hero} is a {noun}. Today {he} felt like a song.',
      '{hero}, a {noun}, had a warm feeling. It was a good day.',
    ],
    five: [
      '{In} {land}, {where}, lived a {noun} called {hero}. {He} had all kinds of feelings, and most of them before lunch.',
      '{hero} was a {noun} from {land}, {where}. Today {he} felt cheerful on top and a little bit nervous below.',
      'If you asked {hero} how {he} {was}, {he} told you. {He} {was} a {noun}, and lived {in} {land}, {where}.',
      'There is a {noun} {in} {land} called {hero}, who says sorry well, and thank you even better.',
    ],
    seven: [
      '{In} {land}, {where}, in {home}, lived a {noun} called {hero}. {He} had noticed that feelings are like weather. You cannot send them away, but you can say, "Ah, it is raining," and find a hat.',
      'When {hero} woke up that day {he} felt excited and worried in equal parts. {He} {was} a {noun}, and lived in {home}, {in} {land}, {where}.',
      '{hero}, a {noun} from {land}, {where}, was a good listener. {He} listened with {his} ears, of course, but also with {his} knees, which kept still.',
      'There was a {noun} {in} {land} called {hero}. {He} {was} shy with one person at a time, and brave with three, and nobody knew why.',
    ],
    verse: [
      'A {noun} {in} {land} had feelings, a lot: / A glad one, a shy one, a cross one, red-hot.',
      '"How are you?" they asked of the {noun} next door. / "I\'m happy," {he} said, "and a bit of things more."',
      '{In} {land} lived a {noun} who, when {he} {was} sad, / Would say so, and that made the sad not so bad.',
      'A {noun} {in} {land} had a worry one day, / And gave it a chair, and said it could stay.',
    ],
    small: [
      '{hero} the {kind} felt good, / as all of us could.',
      '"I feel glad today," / we heard {hero} the {kind} say.',
      'Some days were sad, / but {hero} the {kind} was glad.',
      '{hero} the {kind} felt shy. / {He} did not know why.',
    ],
  },
  aside: {
    three: [
      '"I feel sad," said {hero}. {friend} held {his} {hand}. It got better.',
      '{hero} took one slow breath. In. Out. That was good.',
      '"How do you feel?" said {friend}. "A bit mad," said {hero}.',
      '"I am a bit scared," said {hero}. "So am I," said {friend}. That helped.',
      '"My turn, then your turn," said {hero}. It was fair.',
      '"Me too," said {friend}.',
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
      '"I\'m scared," {hero} said, "but just in one knee." / "Then lean on the other one, here, next to me."',
      '"It\'s your turn," said {hero}, "and then it is mine." / They took it in turns, and the turns went just fine.',
      '"I\'m tired," said {friend}. "I need to sit." / "Me too," said {hero}. "Let\'s rest a bit."',
      '"You choose," said {friend}. "I chose before." / So {hero} chose left, and they walked some more.',
      '"Worried?" whispered {friend}. "A bit." / {hero} listened. That was it.',
    ],
    small: [
      '"I feel sad," {he} said. / They sat, head to head.',
      'In, out, and slow. / The mad could go.',
      '"You first, then me." / So it was, you see.',
      '"Hug, or a hand?" / They both could stand.',
    ],
  },
  after: {
    three: [
      '"I feel glad," said {hero}. "Me too!"',
      '"You helped me," said {hero} to {friend}.',
      '"I was scared. Now I am proud," said {hero}.',
      '"Thank you," said {hero}. {friend} went pink.',
      '"I feel good!"',
    ],
    five: [
      '"I feel glad all over," said {hero}. "Where do you feel it?" "Mostly in my knees," said {friend}.',
      '"I could not have done it without you," said {hero}. It was true, and it is good to say true things aloud.',
      '{hero} felt proud. It is a warm feeling, and it sits up straight.',
      '"Are you happy?" asked {friend}. "I am happy and tired," said {hero}. "You can be both."',
    ],
    seven: [
      '"When I was cross back there, you did not go away," said {hero}. "No," said {friend}. "You were still in there somewhere. I could see your ears."',
      '"What was the best bit?" asked {friend}. "And what was the worst?" {hero} thought about it. It was odd. They had both happened at the same place.',
      '{hero} tried to find the word for it. It was not only glad. There was some surprise in it, and a bit of sad that it was over. "I have a mixed feeling," {he} said. "It is a nice one."',
      '"I was jealous for a minute," said {friend}, "when you did it and I did not." {hero} thanked {fhim} for saying so. After that there was no jealousy left in it at all.',
    ],
    verse: [
      '"I\'m glad, right down from nose to knee!" / "And I am glad that you had me."',
      '"I\'m proud," {hero} said, "and I\'m tired, and more." / You can have many feelings, like keys for one door.',
      '"I was jealous," said {friend}, "for a minute or so." / "Thank you," said {hero}, "for letting me know."',
      '"Thank you," said {hero}, and {friend} went pink. / It\'s good to say out what it\'s pleasant to think.',
      '"What did you like?" asked {friend}. "The end," / Said {hero}, "and sitting beside a friend."',
      '"I was mad at the start," {hero} said, "and then / I told you about it, and felt well again."',
      '"Happy," {hero} said, "and yet / Sorry that the sun has set."',
    ],
    small: [
      '"I am proud!" {he} said, / from toe to head.',
      '"Thanks," {he} said, too. / "I am glad of you."',
      'Both glad and slow, / both up and low.',
      '"You helped me, you know." / {friend} was aglow.',
    ],
  },
  closing: {
    three: [
      '{hero} felt safe. Good night.',
      'All the feelings went to bed, too.',
      '{hero} was glad and sleepy. Good night.',
      'Good night, glad. Good night, sad. Good night, {hero}.',
    ],
    five: [
      "All {hero}'s feelings lay down, one by one, and the last one was happy.",
      '"What was the best of today?" asked the pillow. {hero} fell asleep choosing.',
      '{hero} felt safe, right down to the feet. Good night.',
      'Good night to the glad bits, and good night to the hard bits.',
    ],
    seven: [
      '{hero} went through the day and thanked it, bit by bit: the funny bit, the cross bit, the bit with the hug. Then there was only the calm bit left, and that was sleep.',
      'There were no worries left for the night. Those that there were had been said, and a said worry sleeps quite well on its own.',
      'Safe, thought {hero}. That was the name of this feeling. It was good to know, and it was the last thing {he} knew that day.',
      'Good night, {hero}. Good night, {friend}. Good night to whatever you feel.',
    ],
    verse: [
      'Good night to the glad, and good night to the sad, / And thanks to the day, for the good and the bad.',
      'The feelings lie down in a row by the wall. / The last one is calm, and the softest of all.',
      'The worries are said, and the thank-yous as well. / Sleep, {hero}, snug as a snail in its shell.',
      'Good night to {hero}, and {friend} too, / To all that you felt, and to all of you.',
    ],
    small: [
      'Sleep, glad. Sleep, sad. / What a day we had.',
      'Safe, {hero}, and sound, / with soft night all round.',
      'All calm, all slow. / Let the day go.',
      'One thank you, one kiss, / and a feeling like this.',
    ],
  },
}
