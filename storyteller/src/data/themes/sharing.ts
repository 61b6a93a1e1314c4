import type { ThemeData } from '../schema.ts'

export const sharing: ThemeData = {
  refrains: [
    'Half for you and half for me.',
    'Break it in two, and there is more.',
    'One for all, and a crumb for the mouse.',
  ],
  token: 'cookie',
  summary: ['There is one cookie left, and it is a very good one.'],
  strands: [
    {
      plant: {
        three: [
          '{hero} had one cookie. It was for later. Mine, mine.',
          '{hero} took one big cookie along. It was the last one.',
        ],
        five: [
          '{hero} packed the last cookie. It was the kind with {jam|honey} in the middle, and {he} did not mean to share it.',
          'In {his} bag {hero} had one cookie, wrapped in a leaf. {He} patted it from time to time.',
        ],
        seven: [
          'There was one cookie left in the tin, and {hero} packed it. "For emergencies," {he} said. {friend} looked at it. "What sort of emergency?" "The sort," said {hero}, "where I want a cookie."',
        ],
        verse: ['One cookie sweet was packed away. / "It\'s mine," said {hero}, "for later today."'],
        small: [
          'One cookie! "It is mine, / and it smells so fine."',
          'One cookie, so round! / It made no sound.',
        ],
      },
      low: {
        three: [
          'They were so hungry. Grr, went a tummy. But {hero} kept the cookie.',
          'Rumble, went two tummies. {hero} looked at the cookie. {He} put it back.',
        ],
        five: [
          'Two tummies rumbled. {hero} took out the cookie and looked at it. Then {he} looked at {friend}, and put it away again, and felt a bit odd.',
        ],
        seven: [
          'They rested. {hero} took out the cookie and unwrapped it. {friend} looked very hard in another direction. There was a silence, with a cookie in the middle of it. {hero} wrapped it up again, and for some reason {he} {was} not as hungry as before.',
        ],
        verse: ['Their tummies growled, first one, then two. / The cookie said, "Well? What will you do?"'],
        small: ['"I want a bite!" / {He} held it tight.'],
      },
      test: {
        three: [
          '{keeper} was hungry. {khe} saw the cookie. "Oh," said {keeper}.',
          '"I had no supper," said {keeper}.',
        ],
        five: [
          '{keeper} was too hungry to stand up. "I have had no supper," said {khe}, "and no lunch. I smell something with butter in it."',
        ],
        seven: [
          '{keeper} could have helped them. Anyone could see that. But {khe} had gone without supper, and lunch too, and was so empty that {khe} could only sit and look at {khis} own feet. Then {khis} nose twitched. "Forgive me," said {khe}. "Is that butter?"',
        ],
        verse: ['"No lunch for me," said {keeper}, "no tea. / And something smells like butter to me."'],
        small: ['"I had no bread. / No tea," {khe} said.'],
      },
      act: {
        three: [
          'Snap! {hero} broke the cookie. One for you. One for you. One for me. Yum.',
          '{hero} gave the cookie away. Half to {keeper}, half to {friend}.',
        ],
        five: [
          '{hero} took out the cookie. It was so round. Snap! {He} broke it in three, and gave {keeper} the biggest piece. It was the best cookie any of them had ever had.',
        ],
        seven: [
          'This, thought {hero}, was the emergency. {He} unwrapped the cookie, took one last look at how round it was, and broke it. One piece was much bigger than the others. {He} looked at it for quite a while. Then {he} gave it to {keeper}. A third of a cookie, it turned out, tastes better than a whole one, if you have company.',
        ],
        verse: ['Then snap! The cookie broke in three. / "For you, for you, a crumb for me."'],
        small: ['Snap! One, two, three. / "For you, for me!"'],
      },
      close: {
        three: [
          'No cookie now. Just one crumb, and a smile. Good night.',
          '{hero} was full. It was a small bit. It was enough.',
        ],
        five: [
          'There was one crumb left in the bag. {hero} left it out for the mouse, and fell asleep.',
          'A third of a cookie is not much, but {hero} went to bed full.',
        ],
        seven: [
          'Before {he} slept, {hero} shook out the bag. One last crumb fell on the windowsill. {He} thought about it, and left it there for whoever came by in the night.',
        ],
        verse: ["One crumb is left upon the sill / For anyone who's hungry still."],
      },
    },
    {
      plant: {
        five: ['One cookie was left in the tin. {hero} took it along, and told no one.'],
        seven: [
          '{hero} had a cookie in {his} pocket. It was round and gold, and there was only one of it, and that was exactly how many {he} meant to eat.',
        ],
        verse: ['{hero} packed one cookie, crisp and sweet. / "There\'s only enough for one to eat."'],
        small: [
          'One cookie! "It is mine, / and it smells so fine."',
          'One cookie, so round! / It made no sound.',
        ],
      },
      low: {
        five: [
          '{hero} broke off a crumb of the cookie, and then, after a while, one more for {friend}. It was a start.',
        ],
        seven: [
          '"Is that butter?" asked {friend}, sniffing. "No," said {hero}, rather quickly, and the cookie in {his} pocket seemed to get bigger.',
        ],
        verse: ['"I smell a cookie," {friend} said low. / "You don\'t," said {hero}. But it wasn\'t so.'],
        small: ['"What smells so sweet?" / "It is just my feet."'],
      },
      test: {
        five: [
          '{keeper} had set the table with three plates. There was nothing on any of them. "I do so like company," said {khe}.',
        ],
        seven: [
          '{keeper} had laid a table for visitors, with a cloth and three plates. The plates were empty. "I am afraid it is all plate," said {khe}, and turned a little red.',
        ],
        verse: [
          'Three plates were set, all clean and bare. / "I\'ve nothing to put," said {keeper}, "there."',
        ],
        small: ['Three plates, all bare! / Not one crumb there.'],
      },
      act: {
        five: [
          '{hero} put the cookie on the middle plate, and cut it in three. No one got much, and everyone got some.',
        ],
        seven: [
          '{hero} looked at the three plates. Then {he} took out the cookie, laid it down, and broke it. It did not break fairly. {He} took the smallest bit, on purpose, and was surprised how well it tasted.',
        ],
        verse: ['So {hero} broke the cookie in three, / And said, "The smallest piece is for me."'],
        small: ['One bit for each plate! / And then they ate.'],
      },
      close: {
        seven: [
          'There had been one cookie that morning, and three people had eaten it, and {hero} was full. {He} fell asleep over the sum.',
        ],
        verse: ['One cookie made three, and that was enough. / Now sleep on a pillow of feathers and fluff.'],
      },
    },
    {
      plant: {
        five: ["There was one cookie. It was {hero}'s. {He} had licked it, to be sure."],
        seven: [
          '{hero} took along a cookie, and put it in the pocket with the button, where it would not have to meet anybody.',
        ],
        verse: ["One cookie went into the pocket to hide, / With {hero}'s own {hand} on the outer side."],
        small: ['One cookie! "It is mine, / and it smells so fine."'],
      },
      low: {
        five: ['"I could eat a stone," said {friend}. {hero} put a {hand} on the cookie. It felt very big.'],
        seven: [
          '"I wonder," said {friend}, "what is the best way to eat one cookie." "All by yourself, and fast," said {hero}. But {he} did not do it, and {he} could not say why.',
          '"I wonder," said {friend}, "what is the best way to eat one cookie." "Fast," said {hero}. But {he} did not do it, and {he} could not say why.',
        ],
        verse: [
          '"I could eat a stone," sighed {friend}, "or two." / The cookie said nothing. It never would do.',
        ],
        small: ['"I want to eat!" / It smelled so sweet.'],
      },
      test: {
        three: ['"It is my birthday," said {keeper}. "There is no cake."'],
        five: ['"It is my birthday," said {keeper}. {khe} had one candle. There was nothing to put it on.'],
        seven: [
          '{keeper} sat behind a candle. It stood on the bare ground. "It is my birthday," said {khe}. "I have got as far as the candle."',
        ],
        verse: [
          '"It\'s my birthday," said {keeper}. "I have but a light. / There\'s nothing to stand it on, not one bite."',
        ],
        small: ['"It is my day! / No cake, I say."'],
      },
      act: {
        three: ['{hero} held out the cookie. "Here is your cake!" They all had a bit.'],
        five: [
          '{hero} took out the cookie and put the candle on it. They sang. Then {he} broke it in three, and it was a party.',
        ],
        seven: [
          'The cookie came out of the pocket with the button. {hero} set the candle in the middle of it. It leaned, but it stayed. They sang, and {keeper} blew. And then there was a cookie in three parts, and every part was cake.',
        ],
        verse: [
          'The cookie came out, and the candle went in. / They ate it in three, and it ran down each chin.',
        ],
        small: ['"Have it with me! / One, two and three."'],
      },
      close: {
        five: ['In the pocket there was nothing now but crumbs. {hero} had never felt so full.'],
        seven: ['The pocket was empty. {hero} put {his} {hand} in it all the same, and it was still warm.'],
        verse: ['The pocket is empty, so off it can creep. / A third of a cookie is plenty for sleep.'],
      },
    },
  ],
}
