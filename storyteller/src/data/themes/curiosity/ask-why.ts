import type { Strand } from '../../schema.ts'

export const askWhy: Strand = {
  plant: {
    three: [
      '"Why?" said {hero}. "How? What is that?"',
      '{hero} asked and asked. Why, why, why?',
      '{hero} had one word. It was "why".',
    ],
    five: [
      '{hero} asked so many questions that the clock sometimes stopped to think.',
      '"Why is up up?" asked {hero} at breakfast. "And who told it?"',
      '{hero} asked the moon why it followed people. It went home with {him}, and did not say.',
    ],
    seven: [
      '{hero} collected questions, as other people collect buttons. {He} had four hundred and six, and not one of them was boring.',
      'By lunch {hero} had usually asked about thirty questions, and by supper {he} had asked what was wrong with the answers.',
      '"Why?" said {hero}, and when {he} had the answer {he} held it up to the light and said "Why?" to that.',
    ],
    verse: [
      '"Why?" asked {hero}, and "How?" and "Who? / And is that colour really blue?"',
      'Said {hero}, "Why is up not down? / And who first thought of green and brown?"',
      'Why does it rain? Why does it stop? / And why, asked {hero}, is up the top?',
    ],
  },
  low: {
    three: [
      '"I do not know the way," said {hero}. "Let us look."',
      '"What now?" said {friend}. "Good question!" said {hero}.',
      '"Why is it so far?" "Ask it," said {friend}.',
    ],
    five: [
      'They had run out of answers. "Then we shall use questions," said {hero}, "because I have plenty of those."',
      '"Why are we tired?" asked {hero}. {friend} said that it was the legs. "Why the legs?" They went on, to find out.',
      '{friend} had no more answers. {hero} lent {fhim} a question, and it kept them both warm.',
    ],
    seven: [
      'For once {hero} had no idea. {He} turned it over in {his} head, like a stone to see what lived under it. "When I do not know a thing," {he} said at last, "it only means that I am just before the good part."',
      '"Why do we always stop just before a bend?" asked {hero}. {friend} had not noticed. They got up and looked at once, and there was another bend, and it was worth asking about too.',
      '"I have run out of whys," said {hero}. {friend} thought hard, and found an old one about geese. It got them as far as the next stone.',
    ],
    verse: [
      '"I do not know," said {hero}. "How grand! / It\'s time to look, and understand."',
      '"No answers left," said {friend}. "That\'s fine. / Then take," said {hero}, "a question of mine."',
    ],
    small: ['"Which way is best?" / "Let us look, then rest."'],
  },
  test: {
    three: ['{keeper} sat there. No one knew why.', '{keeper} sat and sat. No one ever asked why.'],
    five: [
      '{keeper} sat in the way, and would not move. People gave up and went home. No one asked.',
      '{keeper} lay across the way with {khis} eyes on a crack in the ground. "Do go round," said {khe}. Everyone always had.',
    ],
    seven: [
      '{keeper} sat right in the way and said nothing. People had pushed, people had begged, people had brought cake, and they had all gone home. Of all the things they had tried, there was one that no one had thought of.',
      '"You will want to tell me to move," said {keeper}, who sat where the path was thinnest. "Most people do. The rest tell me that it is late."',
    ],
    verse: ['There {keeper} sat, and spoke no word. / Nobody asked, and so nobody heard.'],
    small: ['{keeper} sat still. / "No one asks. Who will?"'],
  },
  act: {
    three: [
      '"Why do you sit here?" asked {hero}. {keeper} smiled. "Come and see!"',
      '{hero} asked. {hero} looked. Oh! Now they knew.',
    ],
    five: [
      '{hero} sat down. "What are you looking at?" {he} asked. {keeper}\'s whole face changed. "You asked!" said {khe}, and moved over.',
      '"Why that crack?" asked {hero}, and lay down too. "I thought nobody would want to know," said {keeper}, and showed them.',
    ],
    seven: [
      '"What are you looking at?" asked {hero}. {keeper} blinked. "No one ever asked me," said {khe}. Then it all came out: how the light fell, and what it showed. And with each answer, one more piece of the puzzle slid into place.',
      '"Why there?" asked {hero}. {keeper} turned round so fast that {khe} nearly fell. "Do you really want to know?" {hero} did not want anything else. It was a matter of the ground being warm in one place, and when {keeper} had explained it the way on was as plain as bread.',
    ],
    verse: ['Then {hero} asked, "What do you see?" / And {keeper} said, "Come sit with me!"'],
    small: ['"Why do you sit there?" / "Look! I will share."'],
  },
  close: {
    three: [
      '"Why do we sleep?" said {hero}. Then {he} knew. Zzz.',
      'One more why. One more yawn.',
      '"Why is the bed so soft?" Shh, {hero}.',
    ],
    five: [
      '"What is sleep made of?" asked {hero}, and went to find out.',
      '{hero} had one more question, but it fell asleep before {he} did.',
      'The last why was so small that only the pillow heard it.',
    ],
    seven: [
      '"{friend}," said {hero}, "where does the day go, when it goes?" But {friend} was asleep. So {hero} closed {his} eyes, and followed it, to see.',
      '"Why is it called falling asleep?" asked {hero}. Then {he} let go of the day, and knew.',
      'There was one more question. {hero} put it under the pillow. They do not go bad overnight.',
    ],
    verse: [
      "What's sleep? Where does the daytime go? / Just shut your eyes, and then you'll know.",
      "Ask one last thing, and ask it low. / The night will nod. It's sure to know.",
    ],
  },
}
