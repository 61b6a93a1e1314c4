import type { Theme } from '@moonpage/contract/categories'
import type { Told } from './schema.ts'

type Slot = 'plant' | 'low' | 'test' | 'act' | 'close'
export type MoreOfTheme = Partial<Record<Slot, Partial<Told>>>

/** A second strand for each theme, with its own trial and its own act. Where it has no words, the first one's stand. */
export const moreThemes: Record<Theme, MoreOfTheme> = {
  courage: {
    plant: {
      seven: ['{hero} had never been the first to do anything, not even to say good morning.'],
      verse: [
        'Said {hero}, "I\'ll go, if it\'s second or third. / To be the first one would be quite absurd."',
      ],
    },
    low: {
      five: ['"Are you scared?" asked {friend}. "Only in the middle," said {hero}.'],
      seven: [
        '"Do you ever get the wobbles?" asked {hero}. "All the time," said {friend}. "I just wobble forward."',
      ],
      verse: [
        '"Do you get wobbles?" asked {hero}, quite small. / "I do," said {friend}, "and I walk with them all."',
      ],
    },
    test: {
      five: [
        '"It is only ten steps," said {keeper}, "but they have never been stepped." Somebody had to begin.',
      ],
      seven: [
        '"There are ten steps left," said {keeper}, "and no one has ever gone first. I would, but I have only ever been tenth." They all looked at the ten steps.',
      ],
      verse: [
        '"Ten steps are left, and they\'re all brand new," / Said {keeper}. "The first one is up to you."',
      ],
    },
    act: {
      five: [
        '{hero} put out one foot. It shook. {He} put it down anyway, and after that the next one was easier.',
        '"One," said {hero}, and took a step. "Two." By seven {he} had stopped counting, and by ten {he} {was} there.',
      ],
      seven: [
        '{hero} closed {his} eyes, found that it was worse that way, and opened them. Then {he} took the first step. It was just a step, like other steps. So {he} took nine more.',
        '"If I wait until I am not scared, I shall be late for supper," said {hero}. And {he} went, scared and all. Someone had to be first, and now it was done.',
      ],
      verse: [
        'One step, two steps, three and four. / {hero} shook, and then took more.',
        'With wobbly knees and a wobbly chin, / Our {hero} was the first to begin.',
      ],
    },
    close: {
      seven: [
        '{hero} had been first at something. {He} turned it over in {his} mind like a shiny stone, and took it along to sleep.',
      ],
      verse: ['The first to go, the first to yawn, / And the last to wake when night is gone.'],
    },
  },
  friendship: {
    plant: {
      five: ['{hero} and {friend} had one umbrella, and neither of them had ever been wet.'],
      seven: [
        '{hero} always cut the bread crooked, and {friend} always took the thin end, so it came out even.',
      ],
      verse: ['One umbrella did for two, / And neither let the raindrops through.'],
    },
    low: {
      five: ['They were too tired to talk. It did not matter. They were tired next to each other.'],
      seven: [
        '{hero} was limping a little. {friend} said nothing about it, and began to limp as well, to keep {him} company.',
      ],
      verse: ['They sat down tired, back to back. / Each one held up what the other might lack.'],
    },
    test: {
      five: ['"I made a swing for two," said {keeper}. "I have only ever tried one side."'],
      seven: [
        'Over {khis} door {keeper} had painted: Friends, please knock. The paint was quite new, and quite unknocked.',
      ],
      verse: ['"I built a seesaw," {keeper} said. / "I sit on one end and read instead."'],
    },
    act: {
      five: [
        '"Move over," said {hero}, and sat down beside {khim}. "Now there are three of us." {keeper} counted, to make sure. It was true.',
      ],
      seven: [
        '{hero} did not say anything kind. {He} simply sat down, as you do with somebody whom you have known for years, and asked what there was to eat. It was the best thing that anybody had ever said to {keeper}.',
      ],
      verse: [
        '"Then come," said {hero}, "and hold my {hand} tight. / You have two friends from this very night."',
      ],
    },
    close: {
      five: [
        '{hero} fell asleep in the middle of counting friends. It did not take long to count them, but it was nice to do.',
      ],
      seven: ['There were three in the last thing that {hero} thought of, and all of them were laughing.'],
      verse: ['Friend on the left and friend on the right. / It is the nicest way to say good night.'],
    },
  },
  kindness: {
    plant: {
      five: ['{hero} did everything at a run. {He} had missed three rainbows that week.'],
      seven: [
        '"Later," said {hero}, whenever somebody called. {He} {was} always going somewhere, and hardly ever anywhere.',
      ],
      verse: ['{hero} ran left, and {hero} ran right, / And never saw who waved all night.'],
    },
    low: {
      five: [
        '{friend} had something in {fhis} eye. {hero} blew, as softly as {he} could, until it was gone.',
      ],
      seven: [
        "They passed a bird with a bit of string round its foot. It took forever to untie. When it flew up it went twice round {hero}'s head, and then there were two of them who felt lighter.",
      ],
      verse: ['A bird had a string tied round its toe. / They picked at the knot till it let go.'],
    },
    test: {
      five: [
        '{keeper} had dropped a bag of beans, and they had gone everywhere. "Never mind me," said {khe}.',
      ],
      seven: [
        '{keeper} was sitting among a thousand spilled beans, putting them back into the bag one by one. "You will be late," said {khe}. "I have only six hundred to go."',
      ],
      verse: ["There {keeper} sat with beans all round. / They'd spilled from the sack across the ground."],
    },
    act: {
      five: [
        '"Six {hands} are quicker than two," said {hero}, and knelt down. They picked up every single bean.',
        '"We are not in that much of a hurry," said {hero}, and stayed, until {keeper} could smile again.',
      ],
      seven: [
        '"We are already late," said {hero}. "We may as well be late and useful." So they stayed and helped, and did not sigh once, until it was all put right. {keeper} looked at them for a long time. "No one ever stops," said {khe}.',
      ],
      verse: [
        '"We\'ll stay," said {hero}, "and lend a {hand}, too," / And did every bit that there was to do.',
      ],
    },
    close: {
      seven: ["{hero} thought about {keeper}'s face. It was a good thing to fall asleep to."],
      verse: ['A small kind deed has a long warm glow. / It lights up your pillow, soft and low.'],
    },
  },
  sharing: {
    plant: {
      five: ['One cookie was left in the tin. {hero} took it along, and told no one.'],
      seven: [
        '{hero} had a cookie in {his} pocket. It was round and gold, and there was only one of it, and that was exactly how many {he} meant to eat.',
      ],
      verse: ['{hero} packed one cookie, crisp and sweet. / "There\'s only enough for one to eat."'],
    },
    low: {
      five: [
        '{hero} broke off a crumb of the cookie, and then, after a while, one more for {friend}. It was a start.',
      ],
      seven: [
        '"Is that butter?" asked {friend}, sniffing. "No," said {hero}, rather quickly, and the cookie in {his} pocket seemed to get bigger.',
      ],
      verse: ['"I smell a cookie," {friend} said low. / "You don\'t," said {hero}. But it wasn\'t so.'],
    },
    test: {
      five: [
        '{keeper} had set the table with three plates. There was nothing on any of them. "I do so like company," said {khe}.',
      ],
      seven: [
        '{keeper} had laid a table for visitors, with a cloth and three plates. The plates were empty. "I am afraid it is all plate," said {khe}, and turned a little red.',
      ],
      verse: ['Three plates were set, all clean and bare. / "I\'ve nothing to put," said {keeper}, "there."'],
    },
    act: {
      five: [
        '{hero} put the cookie on the middle plate, and cut it in three. No one got much, and everyone got some.',
      ],
      seven: [
        '{hero} looked at the three plates. Then {he} took out the cookie, laid it down, and broke it. It did not break fairly. {He} took the smallest bit, on purpose, and was surprised how well it tasted.',
      ],
      verse: ['So {hero} broke the cookie in three, / And said, "The smallest piece is for me."'],
    },
    close: {
      seven: [
        'There had been one cookie that morning, and three people had eaten it, and {hero} was full. {He} fell asleep over the sum.',
      ],
      verse: ['One cookie made three, and that was enough. / Now sleep on a pillow of feathers and fluff.'],
    },
  },
  curiosity: {
    plant: {
      five: ['"What is under that?" asked {hero}. It was a question that often led to frogs.'],
      seven: [
        '{hero} had once followed an ant for a whole day. "Well, it knew where it was going," {he} said, "and I did not."',
      ],
      verse: ["What's under this? And what's in there? / {hero} just had to look everywhere."],
    },
    low: {
      five: ['"We are stuck," said {friend}. "How interesting," said {hero}. "In what way are we stuck?"'],
      seven: [
        '"We do not know where we are," said {friend}. {hero} beamed. "Then everything we see is a discovery," {he} said.',
      ],
      verse: [
        '"We\'re stuck," said {friend}. "How stuck?" asked {hero} with glee. / "Let\'s look very closely, and then we shall see."',
      ],
    },
    test: {
      five: ['{keeper} shook {khis} head at everyone. "They all tell me things," said {khe}. "No one asks."'],
      seven: [
        '"If you have come to tell me something, you can go home," said {keeper}. "I have been told things all day." {hero} had not come to tell anybody anything.',
      ],
      verse: ['"They tell me this, they tell me that. / Nobody asks," said {keeper}, and sat.'],
    },
    act: {
      five: [
        '"What do you think?" asked {hero}. {keeper} sat up. And out it all came, the one thing nobody else had known.',
      ],
      seven: [
        '"What is it like, being you?" asked {hero}. {keeper} opened {khis} mouth and shut it again. Then {khe} told them. And in the very middle of it, like a nut in a cake, was the answer that they had come for.',
      ],
      verse: [
        '"What\'s it like to be you?" asked {hero}. "Do say." / And {keeper} told all, and it opened the way.',
      ],
    },
    close: {
      seven: [
        '{hero} had found eleven answers that day, and thirty new questions. It was a very good bargain. {He} took the best one to bed.',
      ],
      verse: ["Good night to who, good night to why. / Tomorrow's questions wait nearby."],
    },
  },
  patience: {
    plant: {
      five: ['{hero} ate {his} soup before it was cool, and read the last page first.'],
      seven: [
        '{hero} planted beans on Monday, and dug them up on Tuesday, to see how they were getting along.',
      ],
      verse: ['{hero} dug up the beans that {he} had sown, / To see if they had already grown.'],
    },
    low: {
      five: [
        '{hero} counted to a hundred very fast. It was still not time. {friend} counted slowly, and looked much happier.',
      ],
      seven: [
        '"Why is it taking so long?" said {hero}. "It is taking as long as it is," said {friend}, which was no help, and quite true.',
      ],
      verse: ["{hero} counted fast, up to ninety-two. / It wasn't time yet. The time wasn't due."],
    },
    test: {
      five: ['"It comes to those who sit," said {keeper}, and patted the ground.'],
      seven: [
        '"Everyone runs at it," said {keeper}, "and so it runs away. It only comes to people who have stopped."',
      ],
      verse: ['"It only comes to those who wait," / Said {keeper}. "It never comes late."'],
    },
    act: {
      five: [
        '{hero} sat on {his} {hands}. One minute went by. Another one came. And in the third, as quiet as a cat, it was time.',
      ],
      seven: [
        '{hero} sat. It was hard for as long as it takes to eat an apple. Then it was not hard, and then it was rather nice, and then it was time, and {he} {was} almost sorry.',
      ],
      verse: ['{hero} sat still, for a minute, for two, / For three, for four, and it came right on cue.'],
    },
    close: {
      seven: [
        'Sleep was a long way off. {hero} let it come at its own speed. By the third breath it was at the door.',
      ],
      verse: ['No need to run, no need to race. / Sleep will find you in this place.'],
    },
  },
  imagination: {
    plant: {
      five: ['{hero} had a spoon that was sometimes a queen, and sometimes an oar.'],
      seven: [
        '{hero} could make a whole circus out of four buttons and a bit of fluff. The fluff was the lion.',
      ],
      verse: ['Four buttons made a circus ring. / A bit of fluff was the lion king.'],
    },
    low: {
      five: ['"Pretend that we have had soup," said {hero}. They licked their lips. It was pea.'],
      seven: [
        '"Suppose we are not tired at all," said {hero}. "Suppose that we are two very old kings, and walk like this on purpose." After that they went on, and waved.',
      ],
      verse: [
        '"Suppose we are kings," said {hero}, "and grand. / That\'s why we walk slowly across our land."',
      ],
    },
    test: {
      five: ['"Only for lords and ladies," said {keeper}. "You have to have crowns. It is on the sign."'],
      seven: [
        '"I am so sorry," said {keeper}, "but it says crowns only. I did not write it. I have never even seen one come."',
      ],
      verse: ['"It\'s crowns and crowns only," said {keeper}, "that pass. / You have none on, alas, alas."'],
    },
    act: {
      five: [
        '{hero} bent down, picked up nothing, and put it on. It was a bit too large. "Your Majesty!" said {keeper}, and bowed.',
      ],
      seven: [
        '{hero} reached up to where a crown would be, and set it straight. "Do excuse the rubies," {he} said. "They are so heavy at this time of day." {keeper} looked, and went on looking, until {khe} saw them too.',
      ],
      verse: [
        '{hero} put on a crown made of air. / "Good heavens!" cried {keeper}. "There\'s rubies up there!"',
      ],
    },
    close: {
      seven: [
        'On the chair hung a crown that no one could see. {hero} had taken it off very carefully. You should never sleep in them.',
      ],
      verse: ["Hang up your crown of silver air, / And shut your eyes. It's all still there."],
    },
  },
  wonder: {
    plant: {
      five: ['"It is only a puddle," {hero} liked to say. "It is only the moon."'],
      seven: [
        '"Only" was {hero}\'s favourite word. It was only a beetle, it was only Tuesday, and it was only the sky.',
      ],
      verse: ['"It\'s only a beetle, it\'s only the sky," / Said {hero} to all that went strolling by.'],
    },
    low: {
      five: ['A drop hung from a leaf. {hero} looked into it. The whole evening was in there, upside down.'],
      seven: [
        '{friend} was staring at a stone. {hero} came to see what was wrong. Nothing was. There were tiny gold sparks all through it, and it had been lying there for a million years without being looked at.',
      ],
      verse: ['A drop hung down from the tip of a leaf. / It held the whole evening, too fine for belief.'],
    },
    test: {
      five: ['"Sit," said {keeper}. "You have looked at a lot today. Now see."'],
      seven: [
        '"How long did you look at the sky today?" asked {keeper}. {hero} thought about it. "I saw it," {he} said. "That is not what I asked," said {keeper}.',
      ],
      verse: [
        '"You\'ve looked," said {keeper}, "but have you seen? / Sit here in the evening, so gold and so green."',
      ],
    },
    act: {
      five: ['{hero} sat, and {his} mouth came open. "It is not only anything," {he} whispered.'],
      seven: [
        '{hero} looked. {He} looked until looking was all there was of {him}. Then the first light came, and another. "Oh," said {hero}. {He} did not say "only". {He} never said it again.',
      ],
      verse: ['{hero} looked up, and forgot to speak. / One small bright tear ran down one cheek.'],
    },
    close: {
      seven: [
        '"It is only bedtime," said {friend}. "It is bedtime," said {hero}, with round eyes, and lay down in the very middle of it.',
      ],
      verse: ['A pillow, a blanket, a moon in the sky. / Oh, wonder of wonders, and oh, lullaby.'],
    },
  },
  honesty: {
    plant: {
      five: [
        '"How did it happen?" asked {friend}. {hero} knew. "I cannot think," {he} said, and looked at {his} toes.',
      ],
      seven: [
        '{hero} knew a good deal more than {he} {was} saying. It had begun with a jump, and a "watch this", and a shelf. No one had been watching. So no one knew.',
      ],
      verse: [
        '"How did this happen?" asked {friend}. "Do you know?" / {hero} said nothing, and looked down low.',
      ],
    },
    low: {
      five: ['{hero} could not eat {his} bun. Something was sitting in the place where the bun should go.'],
      seven: [
        '"You have not touched your bun," said {friend}. {hero} looked at it. There are things that take up all the room inside, and they are hardly ever buns.',
      ],
      verse: ['{hero} could not eat one bit of the bun. / The thing not said weighed more than a ton.'],
    },
    test: {
      five: ['"I only need one true word," said {keeper}. "Who has it?"'],
      seven: [
        '"It will only mend with a true word," said {keeper}. "I have tried it with glue." {khe} did not look at anyone. That made it harder.',
      ],
      verse: ['"One true word is all that I need," / Said {keeper}, "and then we may surely proceed."'],
    },
    act: {
      five: [
        '"I did it," said {hero}. Nothing fell down. In fact it was rather quiet, and then somebody hugged {him}.',
      ],
      seven: [
        '{hero} opened {his} mouth three times. The third time it came out. "I jumped, and I bumped it, and then I said nothing, and that was the worst part." "Yes," said {keeper}, "it always is." And {khe} smiled, for that was the true word, and it fitted.',
      ],
      verse: [
        '"I did it," said {hero}. "I jumped, and it fell." / It was hard to say, but then all was well.',
      ],
    },
    close: {
      five: ['It was all said, and there was nothing left inside but sleep.'],
      seven: [
        '{hero} had room for a bun now. {He} ate it in bed, which is not allowed, and {he} said so in the morning.',
      ],
      verse: ['The truth is out, the bun is in. / Now sleep with the blanket up under your chin.'],
    },
  },
  teamwork: {
    plant: {
      five: ['{hero} had built a raft last week, without any help. It was now a hat.'],
      seven: [
        '"I work best without others," {hero} explained, and {friend}, who was holding up the other end of everything, said nothing.',
      ],
      verse: ['"I do it best on my own," {hero} said, / With a bucket stuck on the top of {his} head.'],
    },
    low: {
      five: [
        '"You look," said {friend}, "and I will hold." They had never thought of that before. It went twice as well.',
      ],
      seven: [
        'They had been pulling the bag to the left and to the right. "Suppose," said {friend}, "that we both pull the same way." It was so simple that they had to sit down.',
      ],
      verse: [
        'One pulled left and the other pulled right. / Then both pulled the same, and the bag went light.',
      ],
    },
    test: {
      five: [
        'A great door stood at the end. It had three handles, far apart. {keeper} could reach just one.',
      ],
      seven: [
        'The last thing was a wheel in the wall, with three handles. {keeper} had hold of one of them. "I can turn it a bit," said {khe}, "and then it turns me."',
      ],
      verse: [
        'Three handles there were on a stiff old wheel, / Too much for one with {khis} shoulder and heel.',
      ],
    },
    act: {
      five: [
        '"One each," said {hero}. "Ready? All together. Now!" It went round as if it had been waiting for them.',
      ],
      seven: [
        '{hero} counted handles, and then {he} counted friends. The two numbers were the same. "Oh," {he} said. They took one each. No one pulled hard. They only pulled at the same time, and it swung round like a waltz.',
      ],
      verse: [
        '"One each!" called {hero}. "And all pull now!" / It turned like a ship with the sea at its bow.',
      ],
    },
    close: {
      seven: [
        'It takes only one to fall asleep. But it is easier with somebody at the other end of the blanket.',
      ],
      verse: ['All together, shut one eye. / All together, one more sigh.'],
    },
  },
  gratitude: {
    plant: {
      five: ['Every day somebody left milk at the door. {hero} drank it, and never wondered who.'],
      seven: ['{hero} thought that beds made themselves, and soup simply happened.'],
      verse: ['The milk came in, the soup was hot. / Did {hero} say thank you? {He} did not.'],
    },
    low: {
      five: [
        '{friend} gave {him} the last bit of water. "Thank you," said {hero}, and heard that {he} did not say it often.',
      ],
      seven: [
        '{friend} had given {him} the dry side of the log, and the bigger bun. {hero} had only just noticed. It made {him} go back over the whole day, and there was a lot of it.',
      ],
      verse: ['{friend} gave up the bigger bun. / "Thank you," said {hero}. It was {his} first one.'],
    },
    test: {
      five: [
        '"I make the evenings," said {keeper}. "The pink bits are hard. No one has ever said if they liked it."',
      ],
      seven: [
        '"I do the evenings," said {keeper}. "I have done every evening since I was small. It is a great deal of pink. I sometimes wonder if anybody looks." {khe} had put down {khis} brush.',
      ],
      verse: ['"I paint the evenings, pink and gold. / Does anyone like them? I\'ve never been told."'],
    },
    act: {
      five: [
        '"It was you?" said {hero}. "Oh, thank you! I liked yesterday\'s best, and the one with the green edge." {keeper} could not speak.',
      ],
      seven: [
        '"Thank you for Tuesday," said {hero}, "when it was purple. Thank you for the one after the rain." {He} remembered more and more of them. By the end {keeper} had gone quite pink at the edges, like {khis} own best work.',
      ],
      verse: [
        '"Thank you for purple, and thank you for red!" / "You noticed!" cried {keeper}, and lifted {khis} head.',
      ],
    },
    close: {
      seven: [
        '"Thank you for the soup," {hero} called down the stairs, for it had occurred to {him} that somebody made it. Then {he} slept.',
      ],
      verse: [
        'Thank you to all, for the big and the small, / And thank you, sweet sleep, for coming at all.',
      ],
    },
  },
  perseverance: {
    plant: {
      five: ['"I tried that once," said {hero}, about skating, spinach and the flute.'],
      seven: [
        '{hero} believed that things either worked or did not. {He} gave each of them one chance, to be fair.',
      ],
      verse: ['"I tried it once," was {hero}\'s song. / "It did not work. It must be wrong."'],
    },
    low: {
      five: [
        '"How many tries are there?" asked {hero}. "As many as you like," said {friend}. "They do not run out."',
      ],
      seven: [
        '"I am no good at it," said {hero}. "You are no good at it yet," said {friend}. It was a very short word to make such a difference.',
      ],
      verse: [
        '"I can\'t," said {hero}. "You can\'t just yet. / That\'s a different thing. Don\'t you forget."',
      ],
    },
    test: {
      five: [
        'There was a knot, as big as a bun. "I have tried eight times," said {keeper}. "I was just going to stop."',
      ],
      seven: [
        'The way was tied shut with a knot as big as a loaf. {keeper} had picked at it all afternoon. "I have given it up eight times," said {khe}, "and I am about to again."',
      ],
      verse: [
        'A knot held it shut, as big as a bun. / "I tried," said {keeper}, "but it won\'t come undone."',
      ],
    },
    act: {
      five: [
        '{hero} pulled one end. It got tighter. {He} pulled the other. It got worse. {He} tried again, and again, and then a small loop said, "Oh, all right."',
      ],
      seven: [
        'The first way did not work. {hero} said, "Good, that is one we know." The second made it tighter, and the fifth pinched {him}. {He} grumbled, and went on. Somewhere about the tenth the knot sighed, like somebody who has been asked often enough, and let go.',
      ],
      verse: ['Try one, try two, and try number ten. / {hero} just grumbled, and tried it again.'],
    },
    close: {
      seven: [
        'There was a word that {hero} had learned that day, a short one. {He} {was} not asleep yet. And then {he} {was}.',
      ],
      verse: ['You tried and you tried, and now you may stop. / Drift off to sleep with a flip and a flop.'],
    },
  },
  belonging: {
    plant: {
      five: ['When they chose teams, {hero} was always the one left over, with the ball.'],
      seven: ['{hero} had been given a coat once that fitted everybody. It did not fit {him}.'],
      verse: ['There was a coat that fitted them all, / But {hero} was always too big or too small.'],
    },
    low: {
      five: [
        '"Would you like me better if I were like the rest?" asked {hero}. "I would not know you," said {friend}.',
      ],
      seven: [
        '"What if there is no place for somebody like me?" asked {hero}. {friend} moved over on the stone, until there was exactly half of it left. "Here is one," {fhe} said.',
      ],
      verse: ['"Is there a place for me?" {hero} sighed. / {friend} moved over, and patted the side.'],
    },
    test: {
      five: ['"We sing each night," said {keeper}, "but one note is always missing. No one can do it."'],
      seven: [
        '"There is a song that opens the way," said {keeper}, "and we all know it. But one note in it is so odd that no one has ever been able to sing it. We just leave a gap."',
      ],
      verse: [
        '"Our song has a gap," said {keeper}, "you see. / There\'s one odd note that is hard as can be."',
      ],
    },
    act: {
      five: [
        '{hero} had a funny sort of voice. {He} sang the one note {he} had always hidden. It went into the gap and filled it right up.',
      ],
      seven: [
        '{hero} knew that note. It was the one that came out when {he} laughed, and made people turn round. {He} closed {his} eyes, and let it come. It slid into the gap like the last piece of a puzzle, and the whole song stood up and shone.',
      ],
      verse: ['{hero} sang out with {his} own odd sound. / The gap in the song closed up all around.'],
    },
    close: {
      seven: [
        'There was a place in the world exactly as big as {hero}, and {he} {was} in it, with the blanket up to {his} chin.',
      ],
      verse: ["There's just one you, and here you are, / As right in your place as the evening star."],
    },
  },
  forgiveness: {
    plant: {
      five: [
        '{hero} folded {his} {hands} and frowned. "I shall find out who it was," {he} said, "and then I shall not speak to them."',
      ],
      seven: [
        '{hero} set out with a speech in {his} head. It was aimed at whoever had done it, and it had three parts, each crosser than the last.',
      ],
      verse: ['{hero} had a frown as long as a train: / "Whoever has done it shan\'t do it again!"'],
    },
    low: {
      five: [
        '"Are you still cross?" asked {friend}. {hero} looked. "I think I have dropped some of it," {he} said.',
      ],
      seven: [
        '{hero} tried to go through {his} cross speech once more. {He} had forgotten the second part. Without it the first part sounded rather silly.',
      ],
      verse: ['{hero} went over {his} crossest speech. / Some of the words had got out of reach.'],
    },
    test: {
      five: ['"You will not like me now," said {keeper}. "I did it. I am so very sorry."'],
      seven: [
        '"Before you are nice to me," said {keeper}, "I have to tell you something." {khe} swallowed. "It was me." And {khe} shut {khis} eyes, and waited.',
      ],
      verse: [
        '"It\'s all my fault," said {keeper}. "It\'s true. / And I\'m sorry, and don\'t know what I can do."',
      ],
    },
    act: {
      five: [
        'There was a silence. Then {hero} held out {his} {hand}. "I was cross," {he} said, "and now I am done. Come and help us put it right."',
      ],
      seven: [
        '{hero} waited for the cross feeling. It was there, but it was looking at its watch. "Thank you for telling me," {he} said. "That must have been the hardest part." And {he} held out {his} {hand}, and {keeper} took it, and something that had been tied up came loose.',
      ],
      verse: ['"You told me true," said {hero}. "And so / We\'ll mend it together, and let it all go."'],
    },
    close: {
      seven: [
        '{hero} looked for the cross speech, in case {he} needed it. It had gone, and there was only a soft place where it used to be.',
      ],
      verse: ['Let go of the cross, let go of the day, / And feel how it floats, like a feather, away.'],
    },
  },
}
