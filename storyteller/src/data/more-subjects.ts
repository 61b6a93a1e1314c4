import type { MoreTold } from './more.ts'
import type { Subject } from '@moonpage/contract/categories'

/** Further tellings of who each one is and of how its gift finds the way. */
export const moreSubjects: Record<Subject | 'child', Record<'home' | 'gift', MoreTold>> = {
  fox: {
    home: {
      five: [
        '{hero} could hear a pea roll over in its pod.',
        '{hero} had a plan for most things, and two ears for the rest.',
      ],
      seven: [
        '{hero} could hear a pea roll over in its pod. It is not as useful as it sounds, unless you are fond of peas.',
        '{hero} had made eleven clever plans that year. Nine of them had ended in the pond.',
      ],
      verse: ['{hero} had ears as sharp as a pin, / And could hear a bug as it came in.'],
      small: ['Two ears so tall! / They hear it all.'],
    },
    gift: {
      five: [
        '"Hush," said {hero}. One ear went up. A bell, far off, as small as a pin! They went after it.',
        '{hero} heard a hum that no one else could hear. {He} walked where the hum was best.',
      ],
      seven: [
        '"Hush," said {hero}, and put up one ear. Somewhere a drop fell into a cup, then another. A cup has an owner. They followed the drops.',
        'It was too dim for eyes, so {hero} used {his} ears. A thread of sound came from the left. {He} walked along it like a bead on a string.',
      ],
      verse: ['"I hear it," said {hero}, with ears up high. / "A small sound over there, like a sigh."'],
    },
  },
  dragon: {
    home: {
      five: [
        '{hero} had one small fire, and kept it for toast.',
        '{hero} was a dragon who said sorry to the curtains.',
      ],
      seven: [
        '{hero} could light a candle from across a room. {He} could also light the room. That was the part {he} {was} working on.',
        'There was not much that {hero} could not toast. {He} had done bread, buns, and, by mistake, a hat.',
      ],
      verse: ['{hero} could puff a flame like a pin, / And toast the bread to a golden skin.'],
      small: ['Puff, puff, puff! / "That is enough!"'],
    },
    gift: {
      five: [
        '"Stand back," said {hero}, and gave one careful puff. The way lit up, right to the end.',
        '{hero} blew a ring of warm light. It rolled on in front of them like a wheel.',
      ],
      seven: [
        '"Stand back a bit," said {hero}. {He} puffed a small round flame, and it floated. On it went, slow and gold, and they went after it as you go after someone who has a lamp.',
        '{hero} breathed on the cold stone until it was warm. Old writing came up on it, as it does with lemon juice. It said: Nearly there.',
      ],
      verse: ['A small gold flame from {hero} flew, / And showed the way for all to go through.'],
    },
  },
  rabbit: {
    home: {
      five: [
        '{hero} had two long feet that liked to be first.',
        '{hero} could not stand still. Even asleep, {his} feet went hop.',
      ],
      seven: [
        '{hero} wore out a rug a month. It was the hopping. {He} {was} always just about to be somewhere.',
        'You could tell where {hero} was by the sound, and where {he} had been by the things on the floor.',
      ],
      verse: ['{hero} had feet that could feel the ground, / And hop at the very smallest sound.'],
      small: ['Hop, hop, hop! / {hero} did not stop.'],
    },
    gift: {
      five: [
        '{hero} stood quite still and felt with both feet. Tap, tap. "There," {he} said. "Some one is at home."',
        'The ground gave a small tap. {hero} gave one back. Tap, tap, it said: come here!',
      ],
      seven: [
        '{hero} put an ear to nothing and both feet to the ground. There was a tapping in it, slow and steady, like a foot that waits. {He} tapped back. It stopped. Then it tapped twice, quite close.',
        '{hero} hopped once and stood. The ground sounded full. {He} hopped again, a bit to the left, and there it sounded hollow. "Under here," {he} said. "Or just behind it."',
      ],
      verse: ['{hero} felt a tap in the ground, tap, tap, / And followed it on without a map.'],
    },
  },
  bear: {
    home: {
      five: [
        '{hero} was so big that {he} had to come in twice.',
        '{hero} gave the best hugs {in} {land}. They were soft, and they went all the way round.',
      ],
      seven: [
        '{hero} was so big that {he} came into a room in two parts. Both of them were kind.',
        '{hero} could tell honey from jam through a closed door, and clover honey from heather honey through two.',
      ],
      verse: [
        '{hero} was big from {his} feet to {his} head, / With a nose that could find where you hid the bread.',
      ],
      small: ['{hero} was wide. / {He} {was} soft inside.'],
    },
    gift: {
      five: [
        'Sniff, sniff. "I smell tea," said {hero}. "Where there is tea there is someone to make it."',
        '{hero} closed {his} eyes and let {his} nose go first. It smelled of wool, and it led them on.',
      ],
      seven: [
        '"I smell tea," said {hero}, "and a wet coat, and someone who has been eating toast to feel better." {He} turned to the left. "It is buttered," {he} said, and walked faster.',
        '{hero} laid {his} nose to the wind and sorted it. Stone, no. Fern, no. Soup? Soup. They went that way.',
      ],
      verse: ['"I smell some toast," said {hero}, "and tea. / It\'s over that way. Just follow me."'],
    },
  },
  owl: {
    home: {
      five: [
        '{hero} could turn {his} head all the way to the back. It was good for reading in bed.',
        '{hero} had eyes like two moons, and stayed up late.',
      ],
      seven: [
        '{hero} had eyes like two saucers, and could see a crumb from the roof. What {he} could not see was why others went to bed.',
        '{hero} could turn {his} head right round, which made {him} very good at being polite to people on all sides.',
      ],
      verse: ['{hero} had eyes like a pair of moons, / And could see in the dusk the backs of spoons.'],
      small: ['Two eyes so round! / No soft, soft sound.'],
    },
    gift: {
      five: [
        '{hero} opened {his} eyes as wide as they would go. "There," {he} said. "Behind the third stone."',
        'It was late, but {hero} could see it all. {He} flew ahead, as soft as wool, and called them on.',
      ],
      seven: [
        'The others saw only evening. {hero} opened {his} eyes one size wider. There was a thin line in the grass where someone had walked that day. {He} flew along it, so softly that it did not even bend.',
      ],
      verse: ['{hero} looked out with {his} moon-wide eyes, / And saw the way where the last path lies.'],
    },
  },
  whale: {
    home: {
      five: [
        '{hero} was so big that {his} tail had its own birthday.',
        '{hero} sang low songs, and the cups hummed along.',
      ],
      seven: [
        '{hero} was so long that {he} had one kind of weather at the front and one at the back. {He} sang to keep in touch.',
        'When {hero} said hello, windows hummed for a mile. {He} had learned to say it softly.',
      ],
      verse: ['{hero} sang low, and {hero} sang long, / And all of the teacups hummed to the song.'],
      small: ['A song, so low! / Oh, oh, oh, oh!'],
    },
    gift: {
      five: [
        '{hero} sang one low note. It went out, and it came back from one side only. That was the way.',
        '{hero} hummed. Far off, something hummed back. They went to see what it was.',
      ],
      seven: [
        '{hero} sang one long note and listened to it go. It touched a rock, a root, and then something hollow, with someone in it. It came back and told {him} so.',
      ],
      verse: ['{hero} sang low and the note came back. / It showed them the way like a silver track.'],
    },
  },
  cat: {
    home: {
      five: [
        '{hero} had four soft feet and one rule: no wet ones.',
        '{hero} slept all day, to be ready for the night.',
      ],
      seven: [
        '{hero} had a favourite chair, a second favourite chair, and a look for anyone who sat in them.',
        '{hero} could open any door but the one {he} {was} sitting in front of. For that one {he} had people.',
      ],
      verse: ['{hero} would sit, and {hero} would stare, / And nobody else could sit in that chair.'],
      small: ['Soft, soft feet. / A seat! A treat!'],
    },
    gift: {
      five: [
        '{hero} held up one paw. {His} whiskers had felt a little wind. It came from a crack, and {he} went in.',
        '{hero} saw a small light move. A cat has to go after such a light. It ran, and they ran after it.',
      ],
      seven: [
        'A spot of light slid over the stones. {hero} tried to take no notice. It wriggled. There are things that no cat can bear. {He} ran after it, round two corners, and when it stopped they were there.',
      ],
      verse: ['{His} whiskers felt a thread of air. / "A crack," {he} said. "The way is there."'],
    },
  },
  dog: {
    home: {
      five: [
        '{hero} said good morning to all things, and the gate twice.',
        '{hero} had the fastest tail {in} {land}. It had no brakes.',
      ],
      seven: [
        '{hero} loved mornings. {He} also loved noons, afternoons and nights, and the bit in the middle when somebody says "walk".',
        '{hero} had never met a stranger. {He} had only met friends who did not know it yet.',
      ],
      verse: ['{hero} loved balls and {hero} loved sticks, / And had a wag that knew no tricks.'],
      small: ['Wag, wag, wag! / {His} tail was a flag.'],
    },
    gift: {
      five: [
        'Sniff! {hero} had it. A foot went here, and a foot went there. "They went this way!"',
        '{hero} sniffed a stone and was so happy. "A friend sat here," {he} said. "It is still warm."',
      ],
      seven: [
        '{hero} sniffed one stone, and {his} tail began. {He} sniffed the next, and it went faster. "What does it say?" asked {friend}. "It says that there are biscuits," said {hero}, "and that they are not far."',
      ],
      verse: ['Sniff went {hero}, and up went {his} tail. / It wagged them all the way down the trail.'],
    },
  },
  mouse: {
    home: {
      five: [
        '{hero} was so small that {he} had tea out of a nutshell.',
        '{hero} could sit in a cup and still have room for the tea.',
      ],
      seven: [
        '{hero} had a matchbox for a bed and a stamp for a rug. It had a queen on it, and {he} always wiped {his} feet.',
        '{hero} was so small that hellos went over {his} head. {He} caught them when {he} could.',
      ],
      verse: ['{hero} could sleep in a teacup for two, / With room for a spoon and a biscuit, too.'],
      small: ['So small, so small! / {He} slept in a ball.'],
    },
    gift: {
      five: [
        '"I can fit," said {hero}, and went in at a tiny hole. Click! A door swung open from the inside.',
        'Low down, where no one else could see, was a tiny arrow. It was just as high as a mouse.',
      ],
      seven: [
        'Down near the ground, where people never look, there was a row of signs. Each was the size of a pea. "Well," said {hero}, "somebody has been thinking of me." {He} read them out as they went.',
      ],
      verse: ['A tiny sign by a tiny door: / Just {hero} could read it, down near the floor.'],
    },
  },
  unicorn: {
    home: {
      five: [
        '{hero} had one horn, and all the wet socks were hung on it.',
        'When {hero} was glad {his} horn lit up, so you could not play hide and seek with {him}.',
      ],
      seven: [
        '{hero} had a horn that shone when {he} {was} happy. It was no good at cards.',
        '{hero} combed {his} mane each morning and found things in it: a bud, a bee, a letter from the week before.',
      ],
      verse: ['{hero} had a horn that shone so bright, / It was hard to hide in the middle of night.'],
      small: ['One horn so bright! / It made a light.'],
    },
    gift: {
      five: [
        '"Tell me a nice thing," said {hero}. "You are here," said {friend}. The horn lit up the whole way.',
        '{hero} laughed, and the horn began to glow. They could see right to the end.',
      ],
      seven: [
        '"You had better cheer me up," said {hero}. {friend} told {him} the one about the cow and the ladder. {hero} laughed until the horn shone like a window. "Left," said {friend}, who could now see.',
        '"You had better cheer me up," said {hero}. {friend} told {him} the one about the cow and the clock. {hero} laughed until the horn shone like a window. "Left," said {friend}, who could now see.',
      ],
      verse: ["A joke from {friend}, and a laugh so light, / And {hero}'s horn lit up the night."],
    },
  },
  dinosaur: {
    home: {
      five: [
        '{hero} could see next week from up there, or so {he} said.',
        '{hero} ate one tree for lunch, and put the seeds back.',
      ],
      seven: [
        '{hero} was so tall that {he} had to be told when it was raining lower down.',
        '{hero} said good night to the birds in the top of the trees. {He} did not have to look up to do it.',
      ],
      verse: ['{hero} was as tall as a tree and a half, / With a slow, slow tail and a slow, slow laugh.'],
      small: ['Up, up so tall! / {He} saw it all.'],
    },
    gift: {
      five: [
        'Up went {hero}\'s neck, like a flag. "I see smoke," {he} said, "and a little light. That way!"',
        '{hero} looked over the top of it all. It was easy, if you were that tall. "It is just there."',
      ],
      seven: [
        '"One moment," said {hero}, and put up {his} head. It took some time to get there. It stayed a while. When it came down it had a leaf on it, and the answer. "Behind that," {he} said, "and then left."',
      ],
      verse: [
        '{hero} looked over the top of the trees. / "It\'s there," {he} said, "as plain as you please."',
      ],
    },
  },
  elephant: {
    home: {
      five: [
        '{hero} knew the birthday of every ant.',
        '{hero} had a long nose, and {he} put water on all that looked dry.',
      ],
      seven: [
        '{hero} had never forgotten anything but one thing, and {he} remembered what it was.',
        '{hero} could say who had sat where at every party. People came to {him} to find their hats.',
      ],
      verse: ['{hero} knew names, and {hero} knew days, / And all of the songs, and all of the ways.'],
      small: ['{hero} forgot / not one small dot.'],
    },
    gift: {
      five: [
        '"I saw this stone when I was two," said {hero}. "It had a hat of moss. We must go left."',
        '{hero} closed {his} eyes. {He} could still see the old map, every line of it. "On, and then left."',
      ],
      seven: [
        '{hero} had seen a map of this, once, on a biscuit tin. {He} closed {his} eyes and looked at the tin. There was a dent in the lid, and beside the dent was the way.',
      ],
      verse: ['"I saw a map on a tin of tea. / It was years ago, but it\'s clear to me."'],
    },
  },
  penguin: {
    home: {
      five: [
        '{hero} wore black and white, and never had to think what went with what.',
        '{hero} walked like a clock and slid like a fish.',
      ],
      seven: [
        '{hero} had flippers, not pockets. {He} kept {his} things under {his} feet, and walked with care.',
        '{hero} was made for sliding. Stairs had been made by somebody else, for somebody else.',
      ],
      verse: [
        '{hero} would waddle, and {hero} would slide, / With {his} fine white front and {his} heart full of pride.',
      ],
      small: ['Slip, slide, slip! / What a trip!'],
    },
    gift: {
      five: [
        'It went down, down, down. "At last," said {hero}, and lay on {his} tummy. "All on me!" Whee!',
        '{hero} saw a long wet slope. {He} knew just what to do with it.',
      ],
      seven: [
        '{hero} stopped at the top of a long smooth slope. {He} had waited all day for one. "You may want to hold your hat," {he} said, and lay down. There was a swish, and then they were at the bottom, and so was the place they had been looking for.',
      ],
      verse: [
        '{hero} lay down at the top of the hill. / With a whoosh and a whee, they were there, and then still.',
      ],
    },
  },
  turtle: {
    home: {
      five: [
        '{hero} took {his} house with {him}, so {he} {was} never late home.',
        '{hero} was slow, and {he} liked it. You see more.',
      ],
      seven: [
        '{hero} had set out to visit a friend in May. It was now autumn, and it was going well.',
        '{hero} carried a house on {his} back. There was room in it for one, and a cup.',
      ],
      verse: ['{hero} was slow as the drip of a tap, / With a house on {his} back and a little green cap.'],
      small: ['Slow, slow, slow! / So far to go.'],
    },
    gift: {
      five: [
        '"You all went by it," said {hero}. There, low down, was a mark: one small foot, and one more.',
        '{hero} was so slow that {he} saw it: a blade of grass, bent over. Someone had gone in there.',
      ],
      seven: [
        '"Come back," called {hero}, from some way behind. {He} had stopped at a place they had all passed. There was a thread on a thorn. "It is red," {he} said, "and it is new. You have to walk slowly to see red."',
      ],
      verse: [
        '"Come back," said {hero}. "You all went by. / There\'s a mark right here, for a slow, slow eye."',
      ],
    },
  },
  hedgehog: {
    home: {
      five: [
        '{hero} was all pins on top, and all soft below.',
        'When {hero} was shy {he} rolled up, and then you had to talk to a ball.',
      ],
      seven: [
        '{hero} was a kind soul in a sharp coat. People shook {his} hand with care.',
        '{hero} came home each night with leaves on {his} back. {He} pressed them in a book. {He} had most of a tree.',
      ],
      verse: [
        '{hero} had pins from {his} nose to {his} toes, / And leaves on {his} back, as everyone knows.',
      ],
      small: ['A ball, so round! / It made no sound.'],
    },
    gift: {
      five: [
        '"Oh!" {hero} tripped, rolled up, and was gone. Bump. "Come down," called a small voice. "It is here!"',
        '{hero} rolled down the bank like a nut, right to the place.',
      ],
      seven: [
        '{hero} sneezed, and when {he} sneezed {he} curled, and when {he} curled {he} rolled. They ran behind and called to {him} to stop. {He} stopped. "I would not have found it on foot," {he} said, quite dizzy.',
        '{hero} sneezed, and when {he} sneezed {he} curled, and when {he} curled {he} rolled. They ran behind and called to {him} to stop. {He} stopped. "I would not have found it on foot," {he} said, from inside.',
      ],
      verse: ['{hero} curled up and rolled like a ball, / And stopped at the place with no bump at all.'],
    },
  },
  lion: {
    home: {
      five: [
        '{hero} had so much hair that birds asked if it was free.',
        '{hero} was gold all over, and {he} purred like a cart.',
      ],
      seven: [
        '{hero} had more mane than lion. {He} lost combs in it, and once a small cousin.',
        '{hero} was the king of something, but had not been told what. {He} {was} nice to all of it, to be safe.',
      ],
      verse: ['{hero} was gold with a mane like the sun, / And a yawn that was plenty for everyone.'],
      small: ['A lion so gold, / four summers old.'],
    },
    gift: {
      five: [
        '{hero} said hello in {his} biggest voice. A small voice said hello back. It was just over there!',
        '{hero} shook {his} mane, and it shone like a little sun. They could see it all.',
      ],
      seven: [
        '{hero} opened {his} mouth and let out one round, gold hello. It rolled off like a hoop. They heard it go along, and along, and then stop. "Hello," said someone, who had caught it.',
      ],
      verse: ['{hero} said hello, and it rolled like a wheel. / A little hello came back with a squeal.'],
    },
  },
  frog: {
    home: {
      five: [
        '{hero} could jump over a cow, if the cow did not mind.',
        '{hero} had green legs that went off like springs.',
      ],
      seven: [
        '{hero} had springs for legs. When {he} got up in the morning {he} had to do it under a low ceiling.',
        '{hero} sang every night. It was the same word each time, but {he} never sang it the same way.',
      ],
      verse: ['{hero} had legs like a spring in a clock. / {He} jumped over puddle and flower and rock.'],
      small: ['Hop, plop, hop! / {He} could not stop.'],
    },
    gift: {
      five: [
        'Boing! Up went {hero}. "I see a light!" Down {he} came. Boing! "It is on the left!"',
        '{hero} sat very low, and then let go. From up there {he} could see the end of the way.',
      ],
      seven: [
        '"I will just have a look," said {hero}, and was gone. They waited. {He} came down in a bush. "It is past the big stone," {he} said, when they had pulled {him} out. "I saw it twice, going up and coming down."',
      ],
      verse: ['{hero} went up, and what did {he} see? / A light by a stone, by a bush, by a tree.'],
    },
  },
  squirrel: {
    home: {
      five: [
        '{hero} had nuts in {his} boots, {his} bed and {his} hat.',
        '{hero} ran up things first and asked why at the top.',
      ],
      seven: [
        '{hero} could find a nut in any house but {his} own. {He} had hidden those too well.',
        '{hero} did not walk. {He} {was} here, and then {he} {was} there, and there was a bit of tail in between.',
      ],
      verse: [
        '{hero} had nuts in {his} boots and {his} bed, / And one that was tied to the top of {his} head.',
      ],
      small: ['A nut! Hid well. / Where? Do not tell.'],
    },
    gift: {
      five: [
        '{hero} dug a hole and found a nut. "It is mine!" {he} said. "I know this place. We are near."',
        'Up ran {hero}, to the very top. "I see it!" {he} called. "It is by the big stone."',
      ],
      seven: [
        '"Wait," said {hero}, and sniffed a stone. "I know this one. I hid a nut by it, and then a nut by the next one, so that I could find the first." They went from nut to nut, and ate the way as they went.',
      ],
      verse: ["From nut to nut {hero} found the way. / {He} had hidden them all on a summer's day."],
    },
  },
  monkey: {
    home: {
      five: [
        '{hero} had five hands, if you count feet and tail, and something in each.',
        '{hero} could peel a fruit with one foot and wave with the other.',
      ],
      seven: [
        '{hero} sat down only to have something to get up from. {He} had broken every swing {in} {land}, and mended them all again.',
        '{hero} knew forty jokes. Most of them were about bananas. All of them needed room.',
      ],
      verse: ['{hero} could swing from a hook or a rail, / With a bun in each hand and a cup in {his} tail.'],
      small: ['Swing, swing, swing! / What a fun thing.'],
    },
    gift: {
      five: [
        '{hero} hung by {his} tail to think. "Oh!" {he} said. "The way up is the way down. Come on!"',
        'One swing, two swings, and {hero} was high up. "There!" {he} called, and pointed with a foot.',
      ],
      seven: [
        '{hero} went up the nearest tall thing, hand over hand over tail. {He} looked round. "I can see where we have been," {he} called. "I can see a bun we dropped. And I can see where we are going!"',
      ],
      verse: ['{hero} swung once and {hero} swung twice, / And saw the way, and it looked very nice.'],
    },
  },
  fairy: {
    home: {
      five: [
        '{hero} had a wand. It was good for stirring.',
        '{hero} could fly, a bit, if there was soup to fly to.',
      ],
      seven: [
        '{hero} had passed the fairy test at the fourth try, mostly for effort. {He} kept the paper on the wall.',
        '{hero} was about as tall as a jug. {His} wings were thin and a bit bent, for {he} had slept on them.',
      ],
      verse: ['{hero} had wings that were thin as a peel, / And could turn any water to soup for a meal.'],
      small: ['Two wings, one spell. / The soup went well.'],
    },
    gift: {
      five: [
        '{hero} tried {his} one spell. The soup ran off down the path. "It knows the way!" {he} said.',
        "{hero}'s wings began to tingle. The nearer they came, the more they shone.",
      ],
      seven: [
        '{hero} had one spell, and it made soup. "It is better than nothing," {he} said, and said it. A warm smell rose up. And from somewhere close by a voice said, "Is that leek?" They knew then where to go.',
      ],
      verse: ['{hero} made soup, and it smelled so good / That someone called from where they stood.'],
    },
  },
  robot: {
    home: {
      five: [
        '{hero} had a green light for yes, and a red one for jam.',
        '{hero} could beep in four ways. All of them were polite.',
      ],
      seven: [
        '{hero} ran on two batteries and a good breakfast. {He} could add up anything, and usually did.',
        '{hero} had been built to count spoons. There were nine. After that {he} had begun to look out of the window.',
      ],
      verse: ['{hero} went beep, and {hero} went click, / And had a small lamp, and a slot, and a stick.'],
      small: ['Beep, beep, beep! / Now wake from sleep.'],
    },
    gift: {
      five: [
        '{hero} beeped. Beep. Beep-beep. Beep-beep-beep! The nearer they came, the faster it went.',
        '{hero} turned {his} head all the way round, and stopped. The green light was on. "That way."',
      ],
      seven: [
        '{hero} worked it out. {He} took the steps they had walked, less the steps they had walked for fun, and {he} wrote it in the dust. "It should be behind you," {he} told {friend}. It was.',
      ],
      verse: [
        'Beep went {hero}, then faster, beep-beep! / It led them along where the path was steep.',
        'Beep went {hero}, then faster, beep, beep! / It led them along like a dog with a sheep.',
      ],
    },
  },
  knight: {
    home: {
      five: [
        '{hero} had a tin suit, and it went clank. {He} never won at hide and seek.',
        '{hero} had a sword made of wood. It was for toast.',
      ],
      seven: [
        '{hero} had polished {his} armour until you could see your face in it. Most people took the chance to comb their hair.',
        '{hero} bowed to everyone, and in armour that takes a while. People had learned to wait.',
      ],
      verse: [
        '{hero} the knight had a suit made of tin, / And clinked when {he} laughed as it shook {his} chin.',
      ],
      small: ['Clink, clank, clink! / {He} had a drink.'],
    },
    gift: {
      five: [
        '{hero} held up {his} shield. The last of the sun fell on it and flew off like a bird, and lit up a door.',
        '{hero} made {his} helmet shine. A spot of light ran ahead and showed them where to go.',
      ],
      seven: [
        'The sun had just one beam left. {hero} caught it on {his} shield, and turned it, and sent it along the stones. It slid over the first and over the second. On the third it stopped, and the third was a door.',
      ],
      verse: ['{hero} held up {his} shield to the sun. / A beam flew off, and the search was done.'],
    },
  },
  pirate: {
    home: {
      five: [
        '{hero} had a ship, a hat, and a bird that said, "After you."',
        '{hero} hunted for gold, but {he} always wiped {his} boots first.',
      ],
      seven: [
        '{hero} had a flag with a bun on it. It was the only thing {he} could draw, and no one ran away, which was nice.',
        '{hero} said "arr", but softly, since the baby next door was asleep.',
      ],
      verse: ['{hero} had boots and a ship and a hat, / And always said please, and was proud of that.'],
      small: ['"Yo ho, yo ho! / Please may I go?"'],
    },
    gift: {
      five: [
        '{hero} walked ten steps from the crooked stone, and turned three times. "X," {he} said. "It is always an X."',
        '"A pirate can read the wind," said {hero}. {He} held up a wet thumb. "It blows from there."',
      ],
      seven: [
        '"There is always a crooked stone," said {hero}, "and it is always ten steps." {He} walked them, heel to toe. At the tenth there was a cross scratched on the ground. "They never think of anything new," {he} said, pleased.',
      ],
      verse: ['"Ten steps from the stone," said {hero}, "and then / You turn to the left, for another ten."'],
    },
  },
  astronaut: {
    home: {
      five: [
        '{hero} had been up to the moon and back. {He} still liked home best.',
        '{hero} put on {his} boots with a count. Three, two, one, left!',
      ],
      seven: [
        '{hero} wore {his} space suit to the shops. It had eleven pockets, and something in each for just in case.',
        '{hero} had a map of the stars over {his} bed. {He} had been to two of them, and had sent cards to the rest.',
      ],
      verse: ['{hero} had boots for a walk in the stars, / And a jar of red dust that had come from Mars.'],
      small: ['Three, two, one, go! / Up from below.'],
    },
    gift: {
      five: [
        '{hero} had a small box that went blip. Blip. Blip, blip. Blip-blip-blip! "We are here," {he} said.',
        '"Three stars make a line," said {hero}. "Let us walk along it." They did, and there it was.',
      ],
      seven: [
        '{hero} unfolded a dish about as large as a plate, and put it on {his} head. It hummed. {He} turned until the hum was clear. "I have a signal," {he} said. "It is somebody stirring tea."',
      ],
      verse: [
        'Blip went the box, and then blip, blip, blip. / "It\'s here," said {hero}. "The end of the trip."',
      ],
    },
  },
  child: {
    home: {
      five: [
        '{hero} had a torch, a plan, and one good button.',
        '{hero} liked small things best: beans, beads and bugs.',
      ],
      seven: [
        '{hero} kept a list of things that grown people do not see. It was up to page nine.',
        '{hero} could tie four knots and untie five.',
      ],
      verse: ['{hero} had pockets of bits and strings, / Of shells and beans and useful things.'],
      small: ['A bag, some string. / A bright new thing!'],
    },
    gift: {
      five: [
        '{hero} got down on {his} knees to see. There was a string on the ground. {He} wound it up as they went.',
        '"Look," said {hero}. All the small stones were round, but one was like an arrow.',
      ],
      seven: [
        '{hero} got down on {his} knees, as {he} always did when {he} {was} stuck. From there you could see it. The grass had been walked on, by someone with small feet, who had stopped once to hop. {hero} hopped there too.',
      ],
      verse: [
        '{hero} knelt down and {he} looked at the ground, / And there was a trail, all tiny and round.',
      ],
    },
  },
}
