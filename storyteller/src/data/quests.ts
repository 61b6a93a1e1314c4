import { moreQuests } from './more-quests.ts'
import { withMore } from './more.ts'
import type { QuestData } from './schema.ts'

const star: QuestData = {
  thing: 'the star',
  deed: 'Carried a Star',
  prop: 'fallen-star',
  carried: true,
  kept: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Star That Fell',
    'A Star in the Soup Pot',
    'The Star {hero} Carried Home',
    'How {hero} Put Back a Star',
    'One Star Too Few',
    'A Small Star to Carry',
  ],
  summaries: ["A star falls at {hero}'s door {in} {land}, and it has to be back in the sky by bedtime."],
  trouble: {
    three: [
      'Plop! A star fell down. It was small and warm. "Oh no," said {hero}. "It must go back up."',
      'Ting! Down came a star. "I want to go home," said the star.',
    ],
    five: [
      'Just then, plop, a star fell out of the sky. It lay on the ground, no bigger than a bun, and warm. "I was leaning out to look," said the star. "I have to be back before bedtime, or there will be a hole."',
      'There was a ting, like a spoon on a cup. A star had fallen right at the door. Its light was going soft. "Could you put me back?" it asked. "I do not know the way up."',
    ],
    seven: [
      'There was a sound like a spoon against a cup, and a star lay on the ground. It was about as big as a bun. It looked embarrassed. "I leaned out too far," it said. "There was such a smell of supper." If it was not back in its place by bedtime, there would be a hole in the sky, and sailors steer by that sort of thing.',
    ],
    verse: ['Then ting! A star fell out of the sky. / "I leaned too far," it said with a sigh.'],
  },
  win: {
    three: [
      '{keeper} showed them the spot. {hero} let go of the star. Up, up, up it went!',
      '"Here," said {keeper}. Up went the star. Click! It was home.',
    ],
    five: [
      'Then {keeper} showed them the one spot that lay right under the gap. {hero} opened {his} {hands}. The star rose, slow as a bubble, up and up, and clicked into its place.',
    ],
    seven: [
      'Then {keeper} showed them a spot where the ground was worn smooth. "It goes up from here," said {khe}. "They always do." {hero} opened {his} {hands}. The star rose like a bubble, a little wobbly at first, and then faster. They heard it fit itself in with a tiny click. And the sky, which had been holding its breath, let it go.',
    ],
    verse: ['Said {keeper}, "This is the very spot." / And up went the star like a small gold dot.'],
  },
  after: {
    three: [
      'The sky was full. Wink, wink, said the star.',
      'They all looked up. There it was. "Bye-bye, star!"',
    ],
    five: [
      'Now the sky was whole again. All over {land} people looked up and could not say why they felt better. "That one is ours," said {friend}.',
    ],
    seven: [
      'All over {land} people stopped and looked up, and could not have told you why they suddenly felt that everything was in its place. "Which one is it?" asked {friend}. One star, low on the left, went out and came on again. "That one," said {hero}.',
    ],
    verse: ['The sky was whole from side to side. / The star winked once, with shining pride.'],
  },
  rest: {
    three: ['The star winked at the window.', 'Wink, said the star.'],
    five: ['In the window one small star leaned out, but not too far.'],
    seven: ['One small star looked in at the window. It was holding on tight with both points.'],
    verse: ["One star looks in, but not too far. / It's holding tight. Good night, dear star."],
  },
}

const bell: QuestData = {
  thing: 'the bell',
  deed: 'Found a Ding',
  prop: 'bell',
  carried: true,
  kept: true,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Bell That Forgot',
    'The Bell With No Ding',
    'Where Did the Ding Go?',
    '{hero} Finds the Ding',
    'The Night No One Went to Bed',
    'A Ding for {land}',
  ],
  summaries: ['The bedtime bell of {land} has lost its ding, and no one knows when to go to sleep.'],
  trouble: {
    three: [
      'The bell did not go ding. It went, "Huh." No ding! How can we go to bed?',
      'Swing, swing went the bell. No ding. "Where is my ding?" said the bell.',
    ],
    five: [
      'Every evening the bedtime bell went ding. This evening it swung to and fro and said nothing. Its ding had gone. "Without a ding," said {hero}, "no one will know that it is bedtime."',
    ],
    seven: [
      'Every evening, when the light turned yellow, the bedtime bell rang, and {land} went to bed. This evening the bell swung left and right and opened its mouth, and out came nothing at all. The ding had gone. Already the babies had begun to argue. {hero} took the bell down from its hook. Somewhere there must be a ding without a bell.',
    ],
    verse: ['The bedtime bell swung left and right, / But had no ding to ring that night.'],
  },
  win: {
    three: [
      '{keeper} had a box. In it was the ding! Ding, ding, went the bell.',
      '"Is this it?" said {keeper}. It hopped in the bell. Ding!',
    ],
    five: [
      'Then {keeper} opened {khis} {coat|bag} a little. Something tiny was humming in there. "It came to me to get warm," said {khe}. The ding looked at the bell, and jumped in. Ding!',
    ],
    seven: [
      'Then {keeper} lifted {khis} pillow. Underneath sat a small round sound, humming to keep itself company. "It blew in at noon," said {khe}. "I did not know that it belonged to somebody." {hero} held up the bell. The ding looked at it for a moment, as you look at your own front door. Then it hopped in, and the bell rang.',
    ],
    verse: ['Then {keeper} showed, tucked up to sing, / A small round sound. It was the ding!'],
  },
  after: {
    three: ['Ding, ding! All of them began to yawn.', 'Ding! said the bell. "Bed!" said all the babies.'],
    five: [
      'Ding, sang the bell over all of {land}. One after another the lights went on upstairs, and then went out. Even the babies stopped arguing in the middle of a word.',
    ],
    seven: [
      'They rang it all the way. The babies of {land} stopped arguing. The shopkeepers put down their keys, the cooks hung up their spoons, and one tremendous yawn went from house to house like a parcel.',
    ],
    verse: ['Ding, ding! it sang to far and near. / A yawn went round from ear to ear.'],
  },
  rest: {
    three: ['Ding, said the bell. Just once.', 'The bell hung still.'],
    five: ['On its hook the bell gave one last ding, so soft that it was mostly a thought.'],
    seven: ['The bell hung on its hook once more. It dinged once, in its sleep, and was still.'],
    verse: ['The bell is back upon its hook. / One last soft ding was all it took.'],
  },
}

const letter: QuestData = {
  thing: 'the letter',
  deed: 'Brought the Last Letter',
  prop: 'letter',
  carried: true,
  kept: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Letter With No Name',
    'A Letter for Somebody',
    'The Last Letter of the Day',
    'Special Delivery to {land}',
    'Who Is This Letter For?',
    '{hero} Brings the Post',
  ],
  summaries: [
    "A letter without a name lands at {hero}'s door, and somebody {in} {land} has been waiting for it.",
  ],
  trouble: {
    three: [
      'A letter came. It had no name on it. "Who is it for?" said {hero}.',
      'Flip, flop. A letter! It said: please come. But who?',
    ],
    five: [
      'A letter came sliding under the door. It had no name on it, only a drawing of {far}, and in small letters: Before bedtime, please. "Somebody is waiting for this," said {hero}.',
    ],
    seven: [
      'A letter came under the door. It was not for {hero}. It was not for anybody: where the name should be, rain had turned the ink into a small blue cloud. There was only a drawing of {far}, and the words "before bedtime, please". {hero} turned it over. Somewhere, somebody was listening for the post.',
    ],
    verse: ['A letter came without a name, / "By bedtime, please," it said, all the same.'],
  },
  win: {
    three: [
      'The letter was for {keeper}! It said: I like you.',
      '{keeper} read the letter. "It is for me! It says: come to tea!"',
    ],
    five: [
      'Then {keeper} saw the letter. {khe} knew the blue of the ink. "That is from my grandmother," said {khe}, and read it once, and twice, and held it to {khis} heart.',
    ],
    seven: [
      'Then {keeper} saw the corner of the letter, and went very still. "My sister always draws her moons like that," said {khe}. {hero} held it out. {keeper} read it slowly, and then again from the top. It was only four lines long, and three of them were about a cake. But {khe} folded it as small as it would go, and put it where {khis} heart was.',
    ],
    verse: [
      '"The letter!" cried {keeper}. "It\'s mine! It\'s mine! / It\'s from my sister. She says she is fine."',
    ],
  },
  after: {
    three: ['They had tea. One cup, two cups, three.', '"You bring good post," said {keeper}.'],
    five: [
      '"I must write back," said {keeper}, and did, and drew {hero} and {friend} in the corner with very large ears. "Would you post it for me?" They would.',
    ],
    seven: [
      '{keeper} wrote the answer then and there, with {khis} tongue between {khis} teeth. {khe} put in a drawing of {hero} and {friend}, and gave them both hats. "Post goes both ways," said {khe}. "That is the good thing about it."',
    ],
    verse: ['They had some tea, they had some more, / And waved goodbye beside the door.'],
  },
  rest: {
    three: ['No more post today.', 'All the letters were home.'],
    five: ['Every letter {in} {land} was where it belonged.'],
    seven: ['There was no more post that night. Every word {in} {land} had got to where it was going.'],
    verse: ["Each letter's home, each word is read, / Each stamp is safely tucked in bed."],
  },
}

const egg: QuestData = {
  thing: 'the egg',
  deed: 'Minded an Egg',
  prop: 'egg',
  carried: true,
  kept: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Wandering Egg',
    'Whose Egg Is This?',
    'The Egg That Knocked',
    'Tap, Tap, Said the Egg',
    '{hero} Minds an Egg',
    'Keep It Warm, {hero}',
  ],
  summaries: ['A warm blue egg rolls up to {hero}, and it had better be home before it hatches.'],
  trouble: {
    three: [
      'Roll, roll, bump. An egg! It was blue and warm. "Whose egg is it?" said {hero}.',
      'An egg sat by the door. Tap, tap! There was someone in it.',
    ],
    five: [
      'Something rolled up to the door and bumped. It was an egg, blue, with speckles, and warm. {hero} put {his} ear to it. Tap, said the egg. "It wants to come out," {he} said, "and it is not at home!"',
    ],
    seven: [
      'Something rolled along, bumped against the step, and waited. It was an egg. It was blue, with freckles, and there was no one with it. {hero} picked it up. It was warm, and when {he} held it to {his} ear somebody inside was tapping, in no particular rhythm, like a person looking for the light switch. It was going to hatch that night, and it ought to do so at home.',
    ],
    verse: ["An egg rolled up, so warm and blue, / And tapped inside: tap-tap, it's you?"],
  },
  win: {
    three: [
      '"My nest is empty," said {keeper}. "I mind it." In went the egg. Crack! Peep!',
      '{keeper} had a nest. Crack! Out came a bird. "Peep!"',
    ],
    five: [
      'Then {keeper} moved aside, and there was a nest. "I have been keeping it warm," said {khe}. "The mother is looking everywhere." {hero} laid the egg in it. Tap, tap, crack, and out came a beak.',
    ],
    seven: [
      'Then {keeper} got up, and they saw what {khe} had been sitting on. It was a nest, and it was empty, and it was warm. "It rolled out at noon," said {khe}. "Their mother is out looking. I said I would keep the place." {hero} laid down the egg. Tap, it said. Crack. A bird with one feather looked out, saw five people holding their breath, and said, "Peep."',
      'Then {keeper} got up, and they saw what {khe} had been sitting on. It was a nest, and it was empty, and it was warm. "It rolled out at noon," said {khe}. "The mother is out looking. I said I would keep the place." {hero} laid down the egg. Tap, it said. Crack. A very small bird looked out at them all, and said, "Peep."',
    ],
    verse: ['Then {keeper} stood up. There lay the nest! / Tap, crack, and a bird poked out its crest.'],
  },
  after: {
    three: ['Peep, peep! The mother bird came home.', "The bird sat on {hero}'s head. Peep!"],
    five: [
      'Down came the mother bird, all wings. She counted her children, one, and she counted again, to be sure. "Peep," said the bird, and sneezed.',
    ],
    seven: [
      'The mother came home in a flurry. She counted her children. There was one. She counted it again for the pleasure of it. "It knows your voice," she told {hero}, for the small bird had turned its one feather toward {him}. "You must have talked to it the whole way." {hero} had.',
      'The mother bird came home in a flurry. She counted her children. There was one. She counted it again for the pleasure of it. "It knows your voice," she told {hero}. "You must have talked to it the whole way." {hero} had.',
    ],
    verse: ['The mother bird came down and said, / "Thank you," and kissed it on the head.'],
  },
  rest: {
    three: ['In the nest a small bird slept.', 'Peep, said the bird. Then no more peep.'],
    five: ['Far off, in a warm nest, somebody very new was asleep as well.'],
    seven: ['And somewhere, under a wing, somebody who was only three hours old was having a first dream.'],
    verse: ['Beneath a wing a small bird lies. / It sleeps, though new to shutting eyes.'],
  },
}

const key: QuestData = {
  thing: 'the key',
  deed: 'Found a Key',
  prop: 'key',
  carried: true,
  kept: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Key to Somewhere',
    'What Does It Open?',
    'The Key in the Grass',
    'The Smallest Lock {in} {land}',
    '{hero} Tries a Key',
    'A Key for Bedtime',
  ],
  summaries: [
    '{hero} finds a key that fits nothing {in} {land}, except one thing at the very end of the way.',
  ],
  trouble: {
    three: [
      '{hero} found a key. It was gold. "What does it open?"',
      'Clink! A key. Not this door. Not that door. Which?',
    ],
    five: [
      '{hero} found a key. {He} tried it in the door, and the cupboard, and the clock. It fitted nothing. On it somebody had scratched four words: Wanted, at bedtime, please.',
    ],
    seven: [
      '{hero} found a key. It was the length of a spoon, and it hummed a little when you held it. {He} tried it in the door, the clock, and, to be fair, the cheese. It fitted nothing. On the handle somebody had scratched: Needed tonight. There was a tiny picture too, and it looked very like {far}.',
    ],
    verse: [
      '{hero} found a small gold key. / "It opens something. What could it be?"',
      'There lay a key, all gold and small. / It fitted nothing there at all.',
    ],
  },
  win: {
    three: [
      '{keeper} had a chest. Click! The key fit. In it was a soft song.',
      'Click, went the key. The chest was full of soft blankets!',
    ],
    five: [
      'Then {keeper} brought out a chest. "I lost the key in spring," said {khe}. It fitted. Click. Inside, folded small, lay all the blankets of {land}, washed and soft and warm.',
    ],
    seven: [
      'Then {keeper} pulled a chest out from under a heap of leaves. "It was my job to look after it," said {khe}, "and I dropped the key." {hero} put it in. It turned as if it had been waiting. Inside lay every blanket that anybody {in} {land} had ever outgrown: the yellow one with the ducks, the one with the chewed corner. They were all still warm.',
    ],
    verse: ['Then {keeper} brought a chest. Click! And in it lay / The softest blankets, put away.'],
  },
  after: {
    three: ['A blanket for you. A blanket for me. So soft!', 'They gave the blankets out. One, two, three.'],
    five: [
      'They took the blankets round, one for every bed, and the baby mice got a sock between six of them. There was exactly one left over.',
    ],
    seven: [
      "They took the blankets round. Old people held theirs to their noses and said nothing for a while. When everyone {in} {land} had one, there was just one left, at the bottom of the pile. It had a name in the corner, and the name was {hero}'s.",
    ],
    verse: ['A blanket here, a blanket there, / With one for everyone to share.'],
  },
  rest: {
    three: ["{hero}'s blanket was soft and warm.", 'Soft, soft blanket.'],
    five: ['{hero} had the last blanket. It smelled of sun.'],
    seven: ['{hero} lay under the last blanket. It was much too small, and it was just right.'],
    verse: ["The blanket's soft, the blanket's wide. / The whole of you can fit inside."],
  },
}

const tune: QuestData = {
  thing: 'the tune',
  deed: 'Followed a Tune',
  prop: 'music-box',
  carried: false,
  kept: true,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Unfinished Song',
    'The Song With No End',
    'Hum',
    '{hero} Follows a Tune',
    'The Music Box at the End of the Way',
    'La, La, and Then?',
  ],
  summaries: ['Every evening half a song drifts over {land}, and {hero} means to find the other half.'],
  trouble: {
    three: [
      'La, la, la. A song! But then it stopped. "Where is the rest?" said {hero}.',
      'Hear that? La, la. Then no more. "I want the end!" said {hero}.',
    ],
    five: [
      'When the light turned gold a tune came drifting by. La, la-la, la, it went, and then it stopped, right in the middle. It did that every evening. No one could sleep for wondering how it went on.',
    ],
    seven: [
      'Every evening, at the same hour, a tune came drifting over {land}. It was a lovely tune, and it stopped in the middle, like a sentence that somebody has. All night people lay awake and tried to finish it. "That is enough," said {hero}. "I am going to find the other half."',
    ],
    verse: ['A tune came drifting, la, la, lay. / Then stopped! The rest had gone away.'],
  },
  win: {
    three: [
      '{keeper} had a music box. {hero} turned it. La, la, la, la! All of it!',
      'Turn, turn, turn. The music box sang the end.',
    ],
    five: [
      'Then {keeper} brought out a little music box. "It only plays half," said {khe}. "I am too tired to wind it to the end." So they wound it in turns. La, la-la, la, it sang, and then, at last, the rest.',
    ],
    seven: [
      'Then {keeper} took out a music box, no larger than a bun. "It needs forty turns," said {khe}, "and I only ever get to twenty before I nod off." So {hero} did ten, and {friend} did ten, and {keeper} did {khis} twenty. The lid went up. There was the half they knew, and after it, like a hand held out in the dark, came the rest.',
      'Then {keeper} took out a music box, no larger than a bun. "It needs forty turns," said {khe}, "and I only ever get to twenty before I nod off." So {hero} did ten, and {friend} did ten, and {keeper} did {khis} twenty. The lid went up. There was the half they knew, and after it, like a hand held out, came the rest.',
    ],
    verse: ['Then {keeper} wound the music box tight, / And out came the rest of the song that night.'],
  },
  after: {
    three: [
      '"Take the music box," said {keeper}. "It is for you."',
      'The song went all over. All of them smiled.',
    ],
    five: [
      'All over {land} people put down what they were holding. So that was how it ended! It ended just the way you hoped. {keeper} gave them the music box to take home.',
    ],
    seven: [
      'All over {land} people sat up in bed and said, "Oh!" It was so simple, and so right, and no one had guessed it. "You had better keep it," said {keeper}, and gave the music box to {hero}. "You know how to finish things."',
    ],
    verse: ['The people sighed, "So that\'s the end! / It winds and finds its way, my friend."'],
  },
  rest: {
    three: ['La, la, sang the music box. La.', 'The song was slow now. La, la, la.'],
    five: [
      'By the bed the music box played the whole song, slower and slower, and did not stop until the end.',
    ],
    seven: [
      'The music box stood beside the bed. It played the song through to its very last note, and held that for as long as it could.',
    ],
    verse: ['The music box plays soft and slow. / It has a little way to go.'],
  },
}

const lantern: QuestData = {
  thing: 'the lantern',
  deed: 'Fetched a Light',
  prop: 'lantern',
  carried: true,
  kept: true,
  notIn: [],
  avoid: ['darkness'],
  titles: [
    '{hero} and the Lantern',
    'The Lantern That Went Out',
    'A Light for {land}',
    '{hero} Fetches the Light',
    'One Small Light',
    'Who Will Light the Lantern?',
  ],
  summaries: ['The lantern of {land} has gone out, and there is just one place to find a new light.'],
  trouble: {
    three: [
      'Puff! The lantern went out. No light! "I will get more," said {hero}.',
      'The lantern had no light. Not one spark.',
    ],
    five: [
      'Each night one lantern burned for everyone {in} {land}, so that they could find their way home. But this evening it gave a cough, and went out. "The light has to be fetched from {far}," said {hero}, and took the lantern down.',
    ],
    seven: [
      'There was one lantern {in} {land} that never went out. It hung where everybody could see it, and people who were late steered home by it. That evening it flickered, coughed like an old man, and stopped. There was a smell of warm tin. A new light could only be had at {far}. {hero} took the lantern off its nail.',
    ],
    verse: ['The lantern coughed. The lantern blinked. / Its little light went pale, and winked.'],
  },
  win: {
    three: [
      '{keeper} had one spark. Pop! The lantern was full of light.',
      '{keeper} blew on a spark. Glow! The lantern lit up.',
    ],
    five: [
      'Then {keeper} cupped {khis} hands and opened them a crack. There sat a spark, the very last. "I kept it in case somebody came," said {khe}. It stepped into the lantern and grew, and grew, until it was as round as a pear.',
      'Then {keeper} opened a little tin. There sat a spark, the very last. "I kept it in case somebody came," said {khe}. It stepped into the lantern and grew, and grew, until it was as round as a pear.',
    ],
    seven: [
      'Then {keeper} opened a tin that had once held peppermints. In the corner of it sat one spark. "I have been feeding it," said {khe}, "on bits of candle and good thoughts." {hero} held open the lantern\'s little door. The spark looked in, wiped its feet, and went up the wick like somebody going upstairs to bed. Then it turned round and shone.',
    ],
    verse: ['Then {keeper} opened a small round tin. / The spark saw the lantern, and hopped right in.'],
  },
  after: {
    three: ['Glow, glow. Now all could find the way home.', '"I can see!" said {friend}.'],
    five: [
      'They carried the lantern back through {land}. Behind them, one by one, the windows turned gold. Everyone who was late looked up, and knew which way was home.',
    ],
    seven: [
      'They carried the lantern between them, and the light went ahead like a well-trained cat. Wherever they passed, someone came out of a doorway who had not been sure of the way, and now was. By the end there were quite a lot of people walking home behind it.',
    ],
    verse: ['The windows turned from grey to gold, / And all the late came in from the cold.'],
  },
  rest: {
    three: ['The lantern hung by the window. Glow.', 'The lantern kept watch.'],
    five: ['In the window the lantern burned low and gold.'],
    seven: ['The lantern hung on its nail, turned down low. It would be there if anybody woke.'],
    verse: ["The lantern's turned to low, low gold. / It keeps the watch while dreams unfold."],
  },
}

const kite: QuestData = {
  thing: 'the kite',
  deed: 'Chased a Kite',
  prop: 'kite',
  carried: false,
  kept: true,
  notIn: ['under-the-sea', 'moon', 'bedroom'],
  avoid: ['heights'],
  titles: [
    '{hero} and the Runaway Kite',
    'The Kite That Went to See',
    'Follow That Kite',
    'Where the Red Kite Went',
    '{hero} Lets Go',
    'The Longest String {in} {land}',
  ],
  summaries: ['The string slips, the red kite flies off over {land}, and {hero} goes after it.'],
  trouble: {
    three: [
      '{hero} had a red kite. The wind took it! Bye-bye, kite. "Come back!"',
      'Whoosh! Off went the kite.',
    ],
    five: [
      '{hero} was flying the red kite, the one with the tail of paper bows. The wind gave one tug, and then a bigger one. The string slipped. Off went the kite, over everything, toward {far}.',
    ],
    seven: [
      'It was the best kite they had ever made. It was red, with eleven paper bows, and each bow had a wish written inside. {hero} had just thought how well it was going when the wind took hold of the other end. The string ran through {his} {hands} like a mouse. Away over {land} went the kite, toward {far}, and all eleven wishes with it.',
    ],
    verse: ['The red kite pulled, the string slipped free. / It flew away, as far as could be.'],
  },
  win: {
    three: [
      '{keeper} had the kite! "It came to me," said {keeper}.',
      '"Is this your kite?" said {keeper}. It was!',
    ],
    five: [
      'Then {keeper} went behind a stone, and came back with something red. "It came down on my roof," said {khe}. "I mended the tear, I hope that is all right." The kite had never looked so well.',
    ],
    seven: [
      'Then {keeper} reached behind {khim}, and there was the kite. It had a new patch, with very small stitches. "It came down right beside me," said {khe}. "I read one of the bows. I did not mean to. It said: I wish somebody would find this." {khe} looked up. "So I thought I had better look after it."',
    ],
    verse: [
      '"It fell right here," said {keeper}. "I sewed it new." / And out came the kite, with a patch of blue.',
    ],
  },
  after: {
    three: ['Up went the kite. They all held the string.', 'They flew the kite, one, two, three.'],
    five: [
      'They flew it one more time, and took turns with the string. {keeper} tied on a bow of {khis} own. {khe} did not say what was in it.',
    ],
    seven: [
      'There was just enough wind left for one flight. They held the string all together. {keeper} had tied on a twelfth bow, and would not say what the wish was. But as it went up {khe} looked at the two of them, and {khe} did not look like somebody who had to wait for it long.',
    ],
    verse: ['They flew it once, they flew it high, / Three friends below, one bow in the sky.'],
  },
  rest: {
    three: ['The kite hung on the wall. It slept too.', 'Shh, said the kite.'],
    five: ['The kite hung over the bed, and its bows stirred when {hero} breathed.'],
    seven: [
      'The kite hung above the bed. Every time {hero} breathed out, its tail moved a little, as if it were dreaming of wind.',
    ],
    verse: ['The kite hangs still above the bed. / Its bows nod gently overhead.'],
  },
}

const seed: QuestData = {
  thing: 'the seed',
  deed: 'Planted a Moonflower',
  prop: 'seed',
  carried: true,
  kept: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Seed in a Hurry',
    'Plant Me Tonight',
    'The Flower That Waited for Night',
    'One Seed for {land}',
    '{hero} Grows Something',
    'A Seed to Carry',
  ],
  summaries: ['A seed has to be in the ground by nightfall, and it will only grow in one place.'],
  trouble: {
    three: [
      '{hero} had a seed. It shook! "Put me in the ground," it said. "Now!"',
      "A seed fell in {hero}'s {hand}. Wiggle, wiggle. It had to grow!",
    ],
    five: [
      'A seed came down on a thread of fluff and landed on {hero}\'s nose. It wriggled. "I am a moonflower," it said. "I must be in the ground at {far} by night, or I shall be late for my whole life."',
    ],
    seven: [
      'A seed came down on a thread of fluff, and landed on {hero}\'s nose. It was a moonflower seed, and moonflowers are particular. They will grow in only one place, which was {far}, and on only one night, which was this one. "I am not nervous," said the seed. It was rattling. "I have simply never been a flower before."',
    ],
    verse: ['A seed came down on a thread of fluff. / "I must grow tonight! There\'s just time enough."'],
  },
  win: {
    three: [
      '{keeper} dug a hole. In went the seed. Pop! A flower!',
      'Dig, dig. Pat, pat. Up came a flower, as big as a hat!',
    ],
    five: [
      'Then {keeper} showed them a bit of soft earth, all ready. {hero} tucked in the seed, and they held their breath. A green nose came up. Then a stalk. Then, white and wide, the flower opened.',
    ],
    seven: [
      'Then {keeper} knelt and brushed away some leaves. Underneath, the earth was dug already, fine as flour. "I get it ready every year," said {khe}, "just in case." {hero} put in the seed and tucked it round. Nothing happened. Then a green nose came up and smelled the air. It became a stalk, it became a bud, and the bud, with a sound like a sigh, let go of itself and was a flower.',
    ],
    verse: ['They tucked in the seed. It sprouted, it grew, / And {keeper} saw the flower burst through.'],
  },
  after: {
    three: ['The flower lit up. All the moths came to see.', 'Sniff. It smelled so good!'],
    five: [
      'The flower shone like a lamp. Moths came from all over {land} to look, and its smell made everyone think of the best day they had ever had.',
    ],
    seven: [
      'By and by people came, in their slippers, following the smell. No one spoke much. The moonflower stood in the middle of them and glowed. It did not look nervous at all. "It is just as I thought," it told {hero} in a whisper. "You only have to open."',
    ],
    verse: ['The flower shone white, the moths flew round, / And no one made a single sound.'],
  },
  rest: {
    three: ['Out there the flower glowed.', 'The flower slept. So did the moths.'],
    five: ['Far off the moonflower shone, and the moths went round it like slow white thoughts.'],
    seven: ['Somewhere out there a flower was wide awake, so that everyone else need not be.'],
    verse: ["The flower's awake, so you need not be. / It shines for the moths, for you and me."],
  },
}

const teddy: QuestData = {
  thing: 'the teddy',
  deed: 'Brought Teddy Back',
  prop: 'teddy',
  carried: true,
  kept: false,
  notIn: [],
  avoid: [],
  titles: [
    '{hero} and the Left-Behind Teddy',
    'Who Is Missing a Teddy?',
    'The Bear on the Path',
    'Somebody Cannot Sleep',
    '{hero} Brings Teddy Back',
    'One Ear, Two Buttons',
  ],
  summaries: ['{hero} finds a much-loved teddy, and somewhere {in} {land} somebody cannot sleep without it.'],
  trouble: {
    three: [
      '{hero} found a teddy. It had one ear. "Who lost you?" said {hero}.',
      'A teddy sat there. It was old and soft. Somebody must miss it!',
    ],
    five: [
      'On the ground sat a teddy. It had one ear, and two buttons that did not match, and its nose was worn away with kisses. "Somebody loves you very much," said {hero}, "and somebody cannot sleep tonight."',
    ],
    seven: [
      'On the ground sat a teddy. It had one ear and two odd buttons, and most of its nose had been kissed away. You do not get like that by sitting on a shelf. Round its neck was a label, with the name washed out, and a drawing of {far}. {hero} looked at the sky. It was not long till bedtime, and somebody out there was feeling under a pillow, and finding nothing.',
    ],
    verse: ['A teddy sat there with one soft ear. / "Somebody\'s missing you, I fear."'],
  },
  win: {
    three: ['"My teddy!" said {keeper}. Hug, hug, hug.', '{keeper} saw the teddy. {khe} gave it a kiss.'],
    five: [
      'Then {keeper} saw what {hero} was carrying. "Button," said {khe}, very quietly. {khe} took the teddy in both arms and put {khis} nose just where its nose was worn away. It fitted.',
    ],
    seven: [
      'Then {keeper} saw the teddy. {khe} did not run. {khe} went up to it slowly, as you do with something that you have given up. "Button," said {khe}. "I told everyone I was too old for him." {khe} pressed {khis} nose to the place where the nose was worn away. It was exactly the right shape. "I am not, though," said {keeper}.',
    ],
    verse: ['"My Button!" cried {keeper}, and hugged the bear, / And kissed the worn-out nose right there.'],
  },
  after: {
    three: ['"Now I can sleep," said {keeper}. Big yawn!', '{keeper} hugged the teddy. Teddy hugged back.'],
    five: [
      '{keeper} was so happy that {khe} fell asleep standing up, with the teddy under {khis} chin. They tucked a leaf round them both.',
      '{keeper} was so happy that {khe} yawned in the middle of saying thank you, with the teddy under {khis} chin. They tucked them both in.',
    ],
    seven: [
      '{keeper} wanted to hear how they had found the teddy, every bit of it. But {khe} got only as far as the first half. In the middle of a sentence {khis} eyes closed. They put a blanket over the two of them, and the teddy, with its odd buttons, seemed to nod.',
    ],
    verse: ['Then {keeper} yawned, and shut one eye, / And the teddy bear lay snugly by.'],
  },
  rest: {
    three: ['Now all were in bed. Teddy too.', 'Good night, teddy, far away.'],
    five: ['Tonight no one {in} {land} was feeling under a pillow for somebody who was not there.'],
    seven: [
      '{hero} thought of two odd buttons and one ear, far off, and of the nose that fitted. Then there was no one left awake to think about.',
    ],
    verse: ["Each bear is where it ought to be, / With someone's arm for company."],
  },
}

const all = { star, bell, letter, egg, key, tune, lantern, kite, seed, teddy }
export type QuestId = keyof typeof all

const retold = (id: QuestId): QuestData => ({
  ...all[id],
  trouble: withMore(all[id].trouble, moreQuests[id].trouble),
  win: withMore(all[id].win, moreQuests[id].win),
  after: withMore(all[id].after, moreQuests[id].after),
})

export const quests = Object.fromEntries(Object.keys(all).map((id) => [id, retold(id as QuestId)])) as Record<
  QuestId,
  QuestData
>
