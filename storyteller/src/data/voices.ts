import type { StoryAttribute } from '@moonpage/contract/story-input'
import type { VoiceData } from './schema.ts'

/** The plain voice, when a parent has chosen none. Openings end before the name of the place and its people. */
export const plain: VoiceData = {
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
    three: ['On they went.'],
    five: ['On they went, side by side.'],
    seven: ['So they went on, and the way went with them.'],
    verse: ['So on they went, and on once more, / As two good friends had done before.'],
  },
  after: {
    three: ['What a day!'],
    five: [
      'They looked back once, and waved.',
      '"I am glad we came," said {hero}.',
      '"What a day," said {friend}.',
    ],
    seven: [
      'Then it was time to go, and no one wanted to be the first to say so.',
      '"We will come again," said {hero}, and they all knew that it was so.',
      'They stayed a while longer, as you do when a thing has come out right.',
      '"We must tell this to all of them at home," said {friend}, "and do the voices."',
    ],
    verse: [
      'And home they turned, with feet so light, / And talked of it for half the night.',
      'And home they turned, now it was done, / And all agreed that they had won.',
    ],
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

/** What each attribute adds, and where: a voice replaces openings and closings and speaks on the way. */
export const voices: Record<Exclude<StoryAttribute, 'rhyming' | 'educational_stem'>, VoiceData> = {
  classic_tale: {
    opening: {
      three: [
        'Once, {in} {land}, there lived {hero}, a {noun}.',
        'Long ago there was a {noun}. That was {hero}.',
        'Once there was a {noun}. {hero} was the name.',
      ],
      five: [
        'Once, when wishes still came by post, a {noun} called {hero} lived {in} {land}, {where}.',
        'Long ago, and a little to the left, {in} {land}, {where}, lived a {noun} named {hero}.',
        'There was once a {noun}, and {hero} was {his} name. {He} lived {in} {land}, {where}.',
        'Once upon a time {in} {land}, {where}, there lived a {noun} called {hero}.',
      ],
      seven: [
        'In the days when the moon still took advice, there lived {in} {land}, {where}, a {noun} whose name was {hero}.',
        'Long ago, before anyone had thought of Mondays, a {noun} called {hero} lived in {home}. That was {in} {land}, {where}.',
        'There was once, and there was not, as the old ones say, a {noun} named {hero}, who lived {in} {land}, {where}.',
        'Once upon a time, and not the usual one, a {noun} called {hero} lived {in} {land}, {where}.',
      ],
      verse: [
        "Once, long ago, when the moon was new, / A {noun} lived {in} {land}, it's true.",
        'In days of old, {in} {land} so fair, / There lived a {noun}, with time to spare.',
      ],
    },
    aside: {
      three: ['So they went on, and on, and on.', 'Three times they stopped. Three times they went on.'],
      five: [
        'And they walked, as people do in tales, for as long as it takes to tell it.',
        'So they went over the first hill, and the second hill, and the third.',
        'An old stone by the way said nothing, but it said it kindly.',
      ],
      seven: [
        'They walked as people walk in tales, neither long nor short, neither near nor far, until they got to the next thing.',
        'By the way stood an old milestone. It had stood there for a hundred years, and not one person had ever wished it good evening. {hero} did.',
        'And it went with them as it goes in all the old tales: what is once begun must be done three times.',
      ],
      verse: ['They went by one, they went by two, / They went by three, as tale-folk do.'],
    },
    after: {
      three: ['And so it was.', 'And all was well.'],
      five: [
        'And it was told {in} {land} for many a year.',
        'And so what had been wrong was put right, and what had been far was near.',
      ],
      seven: [
        'They tell it still {in} {land}, on winter evenings, and each time there is a bit more of it.',
        'So it was done, as it had to be done, and everyone who was there remembered it a little differently.',
      ],
      verse: ['And {in} {land} they tell it still, / When frost is white upon the hill.'],
    },
    closing: {
      three: ['And that is the end. Good night.', 'So ends the tale. Sleep well, {hero}.'],
      five: [
        'And if they have not woken up, they are sleeping still.',
        'So ends the tale, and so the day. Good night, {hero}.',
      ],
      seven: [
        'And if no one has woken them, then they are sleeping still, and so, in a moment, will you be.',
        'There the tale stops, and takes off its shoes, and lies down beside the others. Good night.',
      ],
      verse: ['And so this tale of {hero} must end. / Good night, sleep well, my little friend.'],
      small: ['The tale is done. / Sleep, little one.', 'So ends the tale, / by the moon so pale.'],
    },
  },
  modern_adventure: {
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
  },
  silly_fun: {
    opening: {
      three: [
        'Honk! Oh no, that was {hero}. {hero} is a {noun} with a bun for a hat.',
        'This is {hero}, a {noun}. On {his} head is a sock.',
        'One, two, three, achoo! That was {hero}, a {noun}.',
      ],
      five: [
        '{In} {land}, {where}, there lived a {noun} called {hero}, who wore {his} socks on {his} ears, to keep them handy.',
        'This story begins with a sneeze. It belonged to {hero}, a {noun} from {land}, and it blew a bun off the table.',
        'There was a {noun} {in} {land} called {hero}. {He} had a pet potato, and it was very well trained. It could stay.',
      ],
      seven: [
        '{In} {land}, {where}, lived a {noun} called {hero}, whose best friend, after the obvious one, was a potato. It was called Gerald. It could do one trick, which was "stay".',
        'This story ought to begin with {hero}, a {noun} of {land}, {where}. But it begins with a sneeze, since that is what {hero} was doing at the time.',
        'In {home}, {in} {land}, lived a {noun} called {hero}, with a hat for each day of the week. There were nine. Two of the days were spare.',
      ],
      verse: [
        'A {noun} {in} {land} wore socks on each ear, / And put on two more when visitors came near.',
        'A {noun} {in} {land} kept a spud on a string. / It knew how to "stay". It was clever, that thing.',
      ],
    },
    aside: {
      three: [
        'A snail went by. "Too fast!" said the snail.',
        'A duck in a hat said, "Moo." Ha!',
        'Achoo! {friend} blew {fhis} hat off.',
        'Toot! Who was that? "Not me," said {friend}.',
      ],
      five: [
        'A snail went by in the other direction. "Slow down!" it cried.',
        'At that moment a duck came past, in a bow tie. "Moo," said the duck, and would not explain.',
        '{friend} laughed so hard that {fhis} hat fell up.',
        'A mushroom sneezed. "Bless you," said everybody, and then thought about it.',
        'They met a sheep who was counting people, to get to sleep. They were numbers four and five.',
      ],
      seven: [
        'A duck came by, in a bow tie, carrying a very small ladder. "Moo," it said gravely, and would not be drawn.',
        'They met a sheep who could not sleep, and was counting people. "Four," it said, as they passed. "Five. Do you mind jumping?"',
        'A snail overtook them. It was wearing a number, and asked if they had seen the others. They told it that it was winning.',
        'Here {friend} had the hiccups. It is hard to be heroic with the hiccups. "We must be hic," said {fhe}, "brave."',
        'A cabbage rolled by, apparently on business. They let it pass.',
      ],
      verse: [
        'A duck in a bow tie came strolling through. / It bowed to them both and remarked, "Moo, moo."',
        'They met a sheep who could get no sleep, / And was counting people, all in a heap.',
      ],
    },
    after: {
      three: ['They did a dance. Wiggle, wiggle, hop!', 'All of them fell in a heap. Ha ha!'],
      five: [
        'Then they did the noodle dance, which has no steps, only wobbles.',
        'The duck in the bow tie clapped. "Moo," it said, and there was a tear in its eye.',
        'Somebody began to giggle, and it went round until it came back to where it had begun.',
      ],
      seven: [
        'Then there was dancing, of the kind where no one knows how and everybody does it. The cabbage led.',
        'The duck in the bow tie made a speech. It was just one word, but it was the right one, and some people wept.',
        'Somebody got the giggles. They went all round, and had to be put outside.',
      ],
      verse: ['They danced the noodle, they danced the bun, / And fell in a heap when the dance was done.'],
    },
    closing: {
      three: [
        'Moo, said the duck. Good night, {hero}.',
        'Snore, went {hero}. Honk, went {his} nose. Good night.',
      ],
      five: [
        '"Moo," said the duck, far away, and it sounded just like good night.',
        'Somewhere a snail came in first, and was too sleepy to notice. Good night, {hero}.',
      ],
      seven: [
        'Far away, under a hedge, the duck undid its bow tie, and said one quiet word to the stars. And the stars, who are polite, said it back.',
        'And in a field not far off, a sheep had got to nine hundred people, and was asleep at last.',
      ],
      verse: ['The duck takes off its tie, and so / Says "moo" to {hero}, soft and low.'],
      small: ['Moo, said the duck. / Good night, good luck.', 'The duck said, "Moo." / Good night to you.'],
    },
  },
  gentle_adventure: {
    opening: {
      three: [
        'The sun was low and warm. {hero} sat in it. {hero} is a {noun}.',
        'It was a soft, slow day. {hero}, a {noun}, had a rest.',
        'All was calm. Here is {hero}, a {noun}.',
      ],
      five: [
        'It was one of those soft gold afternoons {in} {land}, {where}. A {noun} called {hero} sat in the sun and did nothing, slowly.',
        '{In} {land}, {where}, the day was in no hurry. Neither was {hero}, a {noun}.',
        'The kettle hummed in {home}. That was where {hero} lived, a {noun}, {in} {land}, {where}.',
      ],
      seven: [
        'It was the time of day when the light turns to honey. {In} {land}, {where}, a {noun} called {hero} sat by the door of {home}, and listened to the kettle thinking.',
        'Nothing much was going on {in} {land}, {where}, and it was going on very pleasantly. A {noun} called {hero} lay in the sun and watched it.',
        'There was a {noun} called {hero}, in {home}, {in} {land}. It was a mild sort of day, and {he} had left the door open for it.',
      ],
      verse: [
        'The light was honey, the day was slow, / And a {noun} {in} {land} watched it come and go.',
        '{In} {land} the day was soft and long. / A {noun} sat by and hummed a song.',
      ],
    },
    aside: {
      three: [
        'They sat a bit. It was nice.',
        'They shared a pear. Mmm.',
        'The wind was soft. They liked it.',
      ],
      five: [
        'They stopped for a while, and shared a pear, and listened to nothing in particular.',
        'There was no hurry. They picked up a smooth stone, and took turns to hold it.',
        'A soft wind came by, and went along with them for a bit.',
      ],
      seven: [
        'They rested when they felt like resting, and shared a pear, bite by bite, until there was just the stalk, which {friend} kept.',
        'They walked without talking for a while, in the kind of quiet that has company in it.',
        'The wind had dropped. It was so calm that they could hear the evening arriving, one small sound after another.',
      ],
      verse: [
        'They shared a pear, they watched the sky. / The soft slow minutes ambled by.',
        'They sat on a stone still warm from the sun / And heard the bees go home, one by one.',
      ],
    },
    after: {
      three: ['It was calm and good.', 'They held {hands} and were still.', 'They sat, side by side.'],
      five: [
        'They sat down close together and said nothing, and it was the good kind of nothing.',
        'Everything went quiet, like a room when somebody shuts the window.',
      ],
      seven: [
        'For a long while no one spoke. It was not that there was nothing to say. It was all being said already, by the evening.',
        '"Let us go home slowly," said {friend}. So they did, and it took exactly as long as it should.',
      ],
      verse: ['They sat and watched the evening come, / And far away they heard it hum.'],
    },
    closing: {
      three: [
        'Soft bed. Soft night. Sleep, {hero}.',
        'Breathe in. Breathe out. Good night.',
        'Slow, slow, sleep.',
      ],
      five: [
        'Breathe in, {bare}. Breathe out. Good night, {hero}.',
        'The kettle was cold, the lamp was low, and there was nothing left to do.',
      ],
      seven: [
        'Breathe in, said the night. Breathe out. And {land} did, all of it, from one end to the other.',
        'The lamp went down to a thread, and then to the memory of a thread. Good night, {hero}.',
      ],
      verse: ['Breathe in, dear {hero}, and breathe out slow. / The lamp has burned down soft and low.'],
      small: ['Breathe in, so slow. / The lamp is low.', 'Soft bed, soft light. / Good night, good night.'],
    },
  },
  high_adventure: {
    opening: {
      three: [
        'Up, up! {hero} was up on {his} bed with a flag. {hero} is a {noun}.',
        '{hero} had a flag and a plan. {hero} is a {noun}.',
        'Ready, {hero}? {hero}, a {noun}, was ready.',
      ],
      five: [
        '{hero} was a {noun}. {He} had read every book about explorers {in} {land}, {where}, and {his} bag was always packed.',
        'On the wall of {home} hung a map of {land}, {where}. In one corner it said: No one has been here. {hero}, a {noun}, looked at that corner every day.',
        '{In} {land}, {where}, lived a {noun} called {hero}, who had one rope, two biscuits, and no fear of maps.',
      ],
      seven: [
        'On the wall of {home} hung a map of {land}, {where}. Most of it was filled in. But one corner was white, and across it someone had written: No one comes back from here in time for supper. A {noun} called {hero} had read that line a hundred times.',
        '{hero} was a {noun} with a packed bag. It had stood by the door since spring: one rope, one whistle, a spare whistle. {In} {land}, {where}, nothing had happened yet. But it was going to.',
        'Three things were known about {hero}, a {noun} of {land}. {He} never turned back, {he} never left anybody behind, and {he} never, ever packed enough biscuits.',
      ],
      verse: [
        'A {noun} of {land} had a rope and a map, / And a whistle, a flag, and a compass and cap.',
        '{In} {land} a {noun} stood ready to go / Where none had gone who came back to say so.',
      ],
    },
    aside: {
      three: ['Run, {hero}, run!', 'Quick! The sun was low. "Come on!" said {friend}.', 'Go, go, go!'],
      five: [
        'There was no time to lose. They ran, and their bag went bump behind them.',
        '"Ten minutes of light left," said {friend}. They ran.',
        'Something cracked behind them. They did not look. They ran.',
        'They held on tight, counted to three, and went for it.',
      ],
      seven: [
        'The sun had touched the edge of the world. "Ten minutes," said {friend}. They looked at each other, tightened their straps, and ran.',
        'Behind them something slid, and rattled, and was gone. There would be no going back that way. "Good," said {hero}. "I was not going to."',
        'They took it at a run, side by side, with the wind in their teeth, and did not slow down until the ground did.',
        'It was exactly the sort of place where explorers in books turn round. They did not turn round.',
      ],
      verse: [
        'No time, no time! The sun was low. / "Hold on!" cried {hero}. "And three, two, go!"',
        'They ran, they leapt, they held on fast, / And every step was quicker than the last.',
      ],
    },
    after: {
      three: ['"Hooray!" They had done it!', 'They put up the flag. Flap, flap!'],
      five: [
        "They put up the flag. It was only a sock on a stick, but it flew like a king's.",
        '"We did it," said {friend}, and sat down, because {fhis} knees had only now found out.',
      ],
      seven: [
        'They planted the flag. It was a sock on a stick, but it flew as if it were silk. "No one has ever been here," said {hero}. "And back before supper," said {friend}.',
        'It was then, when it was over, that all their knees began to shake. They sat down in a row and let them.',
      ],
      verse: ["They raised a flag, a sock on a pole. / It flew like a king's. They'd reached their goal."],
    },
    closing: {
      three: ['The flag was still. So was {hero}. Good night.', 'The bag was down. Good night, {hero}.'],
      five: [
        'By the door stood the bag, packed for next time. Good night, {hero}.',
        'On the map the white corner had a small drawing in it now: a bed.',
      ],
      seven: [
        'On the wall hung the map. There was no white corner any more. Where it had been, {hero} had drawn two very small people, fast asleep.',
        'The bag stood by the door with its straps undone. Even adventures have to lie down sometimes.',
      ],
      verse: [
        'The map is full, the flag is furled. / Sleep, {hero}, on top of the whole wide world.',
        'The map is full, the bag is by the door. / Sleep, {hero}, sleep, and adventure no more.',
      ],
      small: ['The flag is down. / Sleep, sleepy town.', 'The bag is by the door. / Sleep, and run no more.'],
    },
  },
  educational_social: {
    opening: plain.opening,
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
    closing: plain.closing,
  },
}
