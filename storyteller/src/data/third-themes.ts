import type { Theme } from '@moonpage/contract/categories'
import type { Told } from './schema.ts'

type ThirdStrand = Record<'plant' | 'low' | 'test' | 'act' | 'close', Partial<Told>>

/** A third strand for each theme, told more briefly. Where it has no words, the first one's stand. */
export const thirdThemes: Record<Theme, ThirdStrand> = {
  courage: {
    plant: {
      five: ['{hero} did not like new doors, new hats or new soup.'],
      seven: ['{hero} liked old things. Old things had been tried. New things looked at you.'],
      verse: ['New shoes, new soup, or a brand-new door / Made {hero} look down at the floor.'],
      small: ['{hero} felt shy. / {He} did not know why.'],
    },
    low: {
      five: ['"My knees feel funny," said {hero}. "Mine too," said {friend}. "We can walk on funny knees."'],
      seven: [
        '{hero} held out a {hand}. It shook. {friend} held out one too, and that one shook as well. They put them side by side, and then they shook in time, like music.',
      ],
      verse: ['"My knees are shaking," {hero} said. / "Then let them shake, and go ahead."'],
      small: ['Knock, went each knee. / "It is just me."'],
    },
    test: {
      three: ['"Who will go in?" said {keeper}. "It is new in there."'],
      five: ['"It is just past that gap," said {keeper}. "I have never been in. Who will look?"'],
      seven: [
        '"What you want is in there," said {keeper}, and pointed at a gap that was narrow and still. "I have been meaning to go in since spring. I get as far as my toes."',
      ],
      verse: ['"It\'s in through there," said {keeper}, "in the gap. / I would go in, but I need a nap."'],
      small: ['"Who will go in?" / It was so thin.'],
    },
    act: {
      three: ['{hero} put in one foot. Then the rest. {He} {was} in!'],
      five: [
        '{hero} put in one foot. It came to no harm. So {he} put in the other one, and then all of {him} was in.',
      ],
      seven: [
        '{hero} put in a foot, and kept it there until it was used to it. Then {he} put in the other. "What is it like?" called {keeper}. "New," said {hero}. There was a pause. "It is getting less new," {he} said.',
      ],
      verse: ['First one foot in, and then foot two. / And soon it did not feel so new.'],
      small: ['One step, then two. / {hero} went through!'],
    },
    close: {
      five: ['{hero} had done a new thing. It was an old thing now, and {he} slept on it.'],
      seven: ['By now the whole day was an old thing, tried and known. {hero} pulled it up to {his} chin.'],
      verse: ['The newest thing of all the day / Is old now, and is put away.'],
    },
  },
  friendship: {
    plant: {
      five: ['{hero} always sat on the left, and {friend} sat on the right. That is how it was.'],
      seven: ['If {hero} began to laugh, {friend} finished it. They had stopped asking what was funny.'],
      verse: ['One laughed the start, one laughed the end, / And that is how you know a friend.'],
      small: ['"You and me!" / "That is the key!"'],
    },
    low: {
      five: ['They said nothing for a while. You can do that with a friend. It still counts as talking.'],
      seven: [
        '"I am sorry I said that about your map," said {friend}. "I am sorry I sat on it," said {hero}. They looked at each other. Then they both began to laugh, and could not stop.',
      ],
      verse: ['They sat for a while and did not speak. / A friend is good for a quiet week.'],
      small: ['They sat, they two. / "I am glad of you."'],
    },
    test: {
      three: ['{keeper} had a ball. No one threw it back.'],
      five: [
        '{keeper} had a ball. {khe} threw it up, and caught it, and threw it up. There was no one to throw it to.',
      ],
      seven: [
        '{keeper} was playing at ball with a wall. "It is a good wall," said {khe}. "It never drops one. But it never laughs, either."',
      ],
      verse: [
        '"I play with a wall," said {keeper}. "It\'s fine. / It gives back the ball, but each game is just mine."',
      ],
      small: ['"I have a ball. / No friends at all."'],
    },
    act: {
      three: ['"Throw it to me!" said {hero}. And back it went.'],
      five: [
        '"Here!" called {hero}, and held up both {hands}. {keeper} threw. {hero} threw it to {friend}. Round and round it went.',
      ],
      seven: [
        '"Here," said {hero}, and ran back ten steps. {keeper} looked at the ball, and then threw it, too high. {hero} missed it, and fell over, and laughed. "Oh," said {keeper}. "That is so much better than a wall."',
      ],
      verse: ['"Throw it to me!" said {hero}. "Then you!" / And round went the ball, and the laughter too.'],
      small: ['"Throw it to me!" / And then there were three.'],
    },
    close: {
      five: ['There was a dent on the left of the bed and a dent on the right. That is how it was.'],
      seven: [
        '{hero} gave one small laugh in {his} sleep. At the other end of the bed {friend} finished it.',
      ],
      verse: ['One on the left, and one on the right, / And one far off. To all three, good night.'],
    },
  },
  kindness: {
    plant: {
      five: ['{hero} had long lists and quick feet. {He} did not stop for things that were not on the list.'],
      seven: [
        '"Good morning, cannot stop," was what {hero} said to most people. Some of them thought it was {his} name.',
      ],
      verse: ['"Good day, can\'t stop!" was {hero}\'s call. / {He} never saw who was there at all.'],
      small: ['Quick, quick, quick! / Tick, tick, tick!'],
    },
    low: {
      five: [
        'A small snail was on the path. They picked it up, and set it down on the side it was going to.',
      ],
      seven: [
        'A moth had got wet and could not fly. {hero} held it on one warm {hand} and blew. It took a long time to dry, and {he} found that {he} did not mind.',
      ],
      verse: ['A snail sat right in the midst of the road. / They carried it over, a very small load.'],
      small: ['A snail, so slow. / They helped it go.'],
    },
    test: {
      three: ['{keeper} sat in a heap of wool. "I am stuck," said {keeper}.'],
      five: [
        '{keeper} sat in a heap of wool, all in knots. "I only pulled one end," said {khe}. "Please go on. It will take all night."',
      ],
      seven: [
        '{keeper} had been winding wool, and now the wool had wound {keeper}. One arm stuck out. "Do go by," said {khe}. "I can see that you are on your way to something."',
      ],
      verse: ['There {keeper} sat in a knot of wool. / "I pulled one end. I should not pull!"'],
      small: ['"I am stuck in a knot. / You see it? A lot!"'],
    },
    act: {
      three: ['"We will stop," said {hero}. They undid it, bit by bit.'],
      five: [
        '{hero} sat down in the wool. "You find that end," {he} said, "and I will find this one." They did not hurry, and out came {keeper}.',
      ],
      seven: [
        '{hero} sat down and took hold of an end. It went under and over and twice round a stone. {friend} wound, {hero} followed, and {keeper} came out a bit at a time, like a sunrise. "There," said {hero}. It was not on the list. It was the best thing of the day.',
      ],
      verse: ['They found one end and they wound it round, / And bit by bit was {keeper} found.'],
      small: ['They pulled out the thread, / from feet up to head.'],
    },
    close: {
      five: ['{hero} took the list, and wrote at the end of it: stop more. Then {he} stopped.'],
      seven: [
        'All the things on the list were done, and one that had never been on it. That was the one {hero} fell asleep with.',
      ],
      verse: ['The list is done, and one thing more. / It never was on a list before.'],
    },
  },
  sharing: {
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
  curiosity: {
    plant: {
      five: [
        '{hero} looked under things. {He} looked under stones, and beds, and hats. There was always something.',
      ],
      seven: [
        '{hero} had read the whole of the map, and even what it said under the fold. {He} liked best the parts with nothing on them.',
      ],
      verse: ['{hero} looked under the rug and the stair, / And always asked, "But what lives there?"'],
      small: ['"What is in there? / Why? How? And where?"'],
    },
    low: {
      five: [
        '"I want to stop," said {friend}. "But what if it is just round that bend?" said {hero}. So they went to see.',
      ],
      seven: [
        '"What do you think is at the end?" said {friend}. "I do not know," said {hero}, with such a happy face that {friend} stood up and came along.',
      ],
      verse: [
        '"What\'s round the bend?" {he} asked. "Let\'s see!" / It was one more bend, and one more tree.',
      ],
      small: ['"What is round there?" / "Look, if you dare!"'],
    },
    test: {
      three: ['{keeper} had a box. {keeper} sat on it. No one asked.'],
      five: [
        '{keeper} sat on a box. {khe} had sat on it all day. People went by and said it was a nice box.',
      ],
      seven: [
        '{keeper} was sitting on a box. Many had gone by, and had said that it was a fine evening, and that it looked like a good firm box. {keeper} sighed. {khe} seemed to be waiting for one more word.',
      ],
      verse: ['There {keeper} sat upon a box, / And no one asked, and no one knocks.'],
      small: ['It sat on a box, / and under two socks.'],
    },
    act: {
      three: ['"What is in the box?" said {hero}. "At last!" said {keeper}.'],
      five: [
        '"What is in the box?" asked {hero}. {keeper} jumped up. "At last!" said {khe}. "I have waited so long for someone to ask!"',
      ],
      seven: [
        '{hero} looked at the box from the left and the right. "Please," {he} said, "what is in it?" {keeper} was on {khis} feet at once. "I thought you would never say it!" {khe} cried. "It only opens if you ask."',
      ],
      verse: [
        '"What\'s in the box?" asked {hero}. "May I see?" / "At last!" said {keeper}. "It just needed that key."',
      ],
      small: ['"What is in there?" / "At last! You care!"'],
    },
    close: {
      five: ['{hero} looked under the bed, and in the bed. There was something in it. It was {hero}.'],
      seven: [
        'There was one thing left to look into, and that was the inside of {his} eyelids. {hero} closed them, and had a good look round.',
      ],
      verse: ["What's under the pillow? What's in a dream? / Things are more than they first may seem."],
    },
  },
  patience: {
    plant: {
      five: ['{hero} pulled at the grass to make it grow. It came out.'],
      seven: [
        '{hero} opened {his} birthday things in the week before, and then had to wrap them up again in the dark.',
        '{hero} opened {his} birthday things in the week before, and then had to wrap them up again and look surprised.',
      ],
      verse: ['{hero} pulled at the grass to help it grow. / It came right out, and now {he} would know.'],
      small: ['"I want it now! / How? Tell me how!"'],
    },
    low: {
      five: ['"How many more steps?" asked {hero}. "All of them," said {friend}. "One at a time."'],
      seven: [
        '"We could run," said {hero}. "We did," said {friend}, "and then we had to sit down, and here we are." They had some water, slowly.',
      ],
      verse: [
        '"How many steps?" asked {hero}. "How few?" / "Just one," said {friend}, "and then one or two."',
      ],
      small: ['"Is it still far?" / "Look, there is a star."'],
    },
    test: {
      three: ['"Do not move," said {keeper}. "It is shy."'],
      five: ['"It is shy," said {keeper}. "It comes when all is still. The last ones could not keep still."'],
      seven: [
        '"It is coming," said {keeper}, "but it is shy, and it can hear a toe wriggle." {hero} looked down at {his} toes. All of them were wriggling.',
      ],
      verse: [
        '"It\'s shy," said {keeper}. "It comes when it\'s still. / If you can be quiet, then maybe it will."',
      ],
      small: ['"Be still, my dear. / Then it comes near."'],
    },
    act: {
      three: ['{hero} sat like a stone. Tip, tip, tip. It came!'],
      five: [
        '{hero} sat like a stone. A bug walked over {his} nose, and {he} let it. Tip, tip, tip. And there it was.',
      ],
      seven: [
        '{hero} held {his} toes with both {hands}. {He} thought about moss. {He} thought about how long it takes a hill to be a hill. A bird sat down on {his} head and left again. And then, in all that stillness, something came.',
      ],
      verse: ['{hero} sat there as still as a stone, / And out it came, just on its own.'],
      small: ['{hero} sat still. / It came down the hill.'],
    },
    close: {
      five: ['{hero} lay still and let the night come up to {him}, as slow as grass.'],
      seven: [
        '{hero} did not say "now". {He} lay there like a hill, and sleep came over the top of it in its own good time.',
      ],
      verse: ['As slow as moss, as slow as snow, / Sleep will come. Just let it grow.'],
    },
  },
  imagination: {
    plant: {
      five: ['{hero} had a stick. On Monday it was a horse, and on Tuesday it was a king.'],
      seven: [
        '{hero} kept a lion under the table. The others had never seen it, but they put down their feet with care.',
      ],
      verse: ['A stick was a horse and a stick was a sword, / And once, for a week, it was a lord.'],
      small: ['A hat, a ship! / Come, take a trip!'],
    },
    low: {
      five: ['"It is too far," said {friend}. "Not for lions," said {hero}. So they went on as lions.'],
      seven: [
        '"My legs are all used up," said {friend}. "Borrow some," said {hero}. "I am having a giraffe\'s." After that they took much longer steps.',
      ],
      verse: ['"My legs are tired," said {friend}, "and thin." / "Then borrow a lion\'s, and let us begin."'],
      small: ['"We are big cats! / With big cat hats!"'],
    },
    test: {
      three: ['"You must come by boat," said {keeper}. There was no boat.'],
      five: [
        '"You can only come in by boat," said {keeper}. There was no boat. There was not even any water.',
      ],
      seven: [
        '"I am sorry," said {keeper}. "You can only come in by boat. It has always been so." They looked round. There was no boat, and no water to put it on.',
      ],
      verse: [
        '"You must come by boat," said {keeper}, "to land." / There wasn\'t a boat, there was only sand.',
      ],
      small: ['"Come in by boat!" / There was none to float.'],
    },
    act: {
      three: ['"This log is a boat," said {hero}. Row, row, row! They were in.'],
      five: [
        '{hero} sat down on the ground and began to row. {friend} sat behind {him}. "Mind the waves!" said {hero}. And {keeper} helped them out on to the shore.',
        '{hero} sat down on the ground and began to row. {friend} sat behind {him}. "Mind the fish!" said {hero}. And {keeper} helped them out on to the shore.',
      ],
      seven: [
        '{hero} stepped over the side of nothing, and sat. "All aboard," {he} said. {friend} got in behind. They rowed, and it was hard work, for there was a wind. "Throw me the rope," called {keeper}, and caught it, and pulled them in.',
      ],
      verse: [
        'They sat on the ground and they started to row. / "Throw me the rope!" said {keeper}. "Now, slow!"',
      ],
      small: ['"Row, row! We float! / This log is a boat."'],
    },
    close: {
      five: ['Under the bed the lion turned round three times and lay down. Good night, lion.'],
      seven: [
        'The stick lay by the bed. It had been a good many things that day. Now it was a stick, and glad of it.',
      ],
      verse: ['The stick is a stick, and the bed is a ship. / Good night to all on the long slow trip.'],
    },
  },
  wonder: {
    plant: {
      five: ['"Seen it," said {hero}, whatever you showed {him}. "Seen it, seen it."'],
      seven: [
        '{hero} had a book with all the things to see in it, and had ticked every one. {He} did not look up much any more.',
      ],
      verse: ['"Seen it," said {hero} to flower and tree. / "Seen it," {he} said to the bird and the bee.'],
      small: ['"I saw it all, / the big and small."'],
    },
    low: {
      five: [
        'They sat down. A small green bug walked by, with gold on its back. They had never seen one so near.',
      ],
      seven: [
        '{friend} held up a leaf against the light. There were roads in it, and rivers, and towns. "Have all leaves got that?" said {hero}. All leaves had.',
      ],
      verse: [
        'They held up a leaf to the last of the light. / There were rivers and roads in it, fine and bright.',
      ],
      small: ['A bug went by. / "It can fly!"'],
    },
    test: {
      three: ['"It is here," said {keeper}. "You do not see it yet."'],
      five: ['"It is right here," said {keeper}. "It was here all day. You just have not seen it yet."'],
      seven: [
        '"You are standing in it," said {keeper}. {hero} looked down. "In what?" "I cannot tell you," said {khe}. "I can only wait until you see."',
      ],
      verse: [
        '"You\'re standing right in it," said {keeper}. "It\'s here. / I cannot just tell you. You must let it come near."',
      ],
      small: ['"It is right here. / So look, my dear."'],
    },
    act: {
      three: ['{hero} looked, and looked, and saw. "Oh my!"'],
      five: [
        '{hero} looked slowly, as if for the first time. The stones had sparks in them. The air had gold in it. "Oh my," {he} said.',
      ],
      seven: [
        '{hero} closed {his} eyes and opened them, as one does with a stiff door. Everything was where it had been. But now each stone had its own small shine, and the air was full of gold dust, going nowhere. "I have not seen it," {he} said softly. "I have not seen any of it."',
      ],
      verse: ['{hero} looked slowly, from left to right. / Each stone had a spark, each leaf had a light.'],
      small: ['{hero} saw. "Oh my! / Oh look, the sky!"'],
    },
    close: {
      five: ['"Good night, moon," said {hero}. {He} had never seen it before. Not like that.'],
      seven: [
        '{hero} rubbed out all the ticks in {his} book, and had everything to see again. {He} began with the dark behind {his} eyes.',
        '{hero} rubbed out all the ticks in {his} book, and had everything to see again. {He} began with a dream.',
      ],
      verse: ["It's all still there, for you and me. / Tomorrow there's all of it left to see."],
    },
  },
  honesty: {
    plant: {
      five: ['"It broke," said {hero}, and did not say any more. It was true. It was not all of the truth.'],
      seven: [
        'When they asked, {hero} said that it might have been the wind. There had not been any wind since Friday.',
      ],
      verse: ['"It must be the wind," said {hero}, "that blew." / There wasn\'t a wind, and {hero} knew.'],
      small: ['Who did it? Who? / {hero} knew.'],
    },
    low: {
      five: ['{hero} had a bad feeling in {his} tummy. It was not the soup.'],
      seven: [
        '"Do you have a stone in your shoe?" said {friend}. "No," said {hero}. It was a bit higher up than that.',
      ],
      verse: ['A feeling sat where the lunch should be. / "Who did it?" it asked. "Was it he? Was it she?"'],
      small: ['A bad, bad day. / What should {hero} say?'],
    },
    test: {
      three: ['"It was the wind, was it?" said {keeper}.'],
      five: ['"They tell me it was the wind," said {keeper}. "Poor wind. Now I must be cross with it."'],
      seven: [
        '"They say that it was the wind," said {keeper}. "I shall have to send it away. It is a pity, for I liked it." A small wind came by just then, and looked sad.',
      ],
      verse: ['"It was the wind," said {keeper}, "they say. / So now I must send the poor wind away."'],
      small: ['"It was the wind, so? / Then it must go."'],
    },
    act: {
      three: ['"No," said {hero}. "It was me." And it felt good.'],
      five: [
        '"It was not the wind," said {hero}. "It was me. I did it, and then I said a thing that was not so." The wind blew {him} a kiss.',
      ],
      seven: [
        '"Wait," said {hero}. It came out like a cork. "It was not the wind. It was never the wind. It was me." It was quiet. Then the wind came back, and went once round {him}, and all the trees clapped. "That," said {keeper}, "was what I came to hear."',
      ],
      verse: [
        '"Not the wind," said {hero}. "It wasn\'t. It\'s me." / And the words flew out, and the wind went free.',
      ],
      small: ['"It was me," {he} said. / And up went {his} head.'],
    },
    close: {
      five: ['Outside the wind said sorry for nothing, and good night to all.'],
      seven: ['The wind came to the window and asked how {he} {was}. "Light," said {hero}, and slept.'],
      verse: ['The wind goes by with a soft good night, / And {hero} sleeps, for all is right.'],
    },
  },
  teamwork: {
    plant: {
      five: ['{hero} liked to pull when the others pushed. Things did not get far.'],
      seven: ['{hero} sang so well without the others that {he} had never heard what they were singing.'],
      verse: ['"No help," said {hero}, "no help for me." / The bucket fell over as full as could be.'],
      small: ['"Me, me, just me! / Let go, let me be!"'],
    },
    low: {
      five: ['{hero} took one strap of the bag and {friend} took the other. It did not weigh a thing.'],
      seven: [
        '"If you sing low, I can sing high," said {friend}. They had not tried that. The hill was over before the song was.',
      ],
      verse: ["You take one strap and I take one. / The bag weighs less, and it's much more fun."],
      small: ['"You take that end." / "Thank you, my friend."'],
    },
    test: {
      three: ['There was a bell with three ropes. {keeper} had one.'],
      five: [
        'Over the way hung a door on three ropes. {keeper} pulled one. The door went up on one side, and came down again.',
      ],
      seven: [
        'The last door hung from three ropes, and went up only if all three were pulled. {keeper} had tried it with two arms and {khis} teeth. "I nearly had it on Tuesday," said {khe}.',
      ],
      verse: ['Three ropes hung down from one big door. / "One pull is not enough. I need more."'],
      small: ['Three ropes to pull! / My arms are full.'],
    },
    act: {
      three: ['One rope each. "Now!" said {hero}. Up it went.'],
      five: [
        '"A rope for you, a rope for you, and a rope for me," said {hero}. "Now pull when I sing." And up it went, as smooth as butter.',
      ],
      seven: [
        '"One each," said {hero}, and then, as it was new to {him}, {he} said it again. "One each! And we pull on the low note." They sang. It was a strange song, with three tunes in it. On the low note the door went up like a curtain.',
      ],
      verse: [
        '"One rope for each!" said {hero}. "And pull!" / Up went the door, and their hearts were full.',
      ],
      small: ['"Pull, pull with me!" / Up! One, two, three.'],
    },
    close: {
      five: ['{hero} took one end of the blanket and {friend} took the other. It reached.'],
      seven: ['Three people, far apart, all yawned at the same time. It was good work.'],
      verse: ['You take that end, and I take this. / Good night with a hug and a sleepy kiss.'],
    },
  },
  gratitude: {
    plant: {
      five: ['{hero} ate {his} toast and did not ask who made it.'],
      seven: ["Each morning {hero}'s boots stood clean by the door. {He} thought that boots did that."],
      verse: [
        'Each morning the boots by the door were clean. / "That\'s boots for you," {he} said. "They preen."',
      ],
      small: ['{hero} ate toast. / {He} forgot the most.'],
    },
    low: {
      five: [
        '"You waited for me," said {hero}. "I always do," said {friend}. "I know," said {hero}. "Thank you."',
      ],
      seven: [
        '{hero} looked back along the way. At each bad place there had been a {fkind} on the far side, holding out a hand. "Was that you every time?" {he} said. "Mostly," said {friend}.',
      ],
      verse: ['"You waited for me," said {hero}, "I see. / I thank you for every such wait for me."'],
      small: ['"You came with me. / Thank you times three!"'],
    },
    test: {
      three: ['"I made the path," said {keeper}. "All of it."'],
      five: [
        '"I made the path," said {keeper}. "Every stone. People walk on it all day. They never look down."',
      ],
      seven: [
        '"Did you come by the path?" asked {keeper}. "I made it. I turned every stone to find its soft side." {khe} sighed. "People say it was a nice walk. They think that it grew."',
      ],
      verse: [
        '"I made the path," said {keeper}, "each stone. / They walk on it daily, and mostly they moan."',
      ],
      small: ['"I made the way. / What do they say?"'],
    },
    act: {
      three: ['"Thank you for the path!" said {hero}. {keeper} smiled and smiled.'],
      five: [
        '{hero} looked down. It was a good path, and it had brought them all the way. "Thank you," {he} said, "for each stone of it." {keeper} shone.',
      ],
      seven: [
        '{hero} looked back at it, going away over the land like a line in a letter. "Thank you for the bend by the tree," {he} said, "and for the flat stone where we sat. Thank you for the end of it, too." {keeper} blew {khis} nose. "The bend was hard," said {khe}.',
      ],
      verse: ['"I thank you for every stone on the way!" / And {keeper} went pink like the end of the day.'],
      small: ['"Thank you, thank you! / The path was so new."'],
    },
    close: {
      five: ['"Thank you, boots," said {hero}. "Thank you, bed." That was all of them, for today.'],
      seven: [
        'Before {he} slept, {hero} put a note in one of {his} boots. It said: I know it is not the boots. Thank you.',
      ],
      verse: ['Thank you, boots, and thank you, floor. / Tomorrow we shall thank some more.'],
    },
  },
  perseverance: {
    plant: {
      five: ['{hero} could play the first half of four songs.'],
      seven: [
        '{hero} gave up the flute on Monday, the drum on Tuesday, and giving up on Wednesday. That did not last either.',
        '{hero} gave up the flute on Monday, the harp on Tuesday, and giving up on Wednesday. That did not last either.',
      ],
      verse: ['{hero} knew four songs halfway through. / "The end is too hard for me to do."'],
      small: ['{hero} tried one time. / "I can not climb!"', 'One time, no more! / Then out of the door.'],
    },
    low: {
      five: ['"I can not," said {hero}. "You forgot a word," said {friend}. "You can not yet."'],
      seven: [
        '"I have fallen down four times," said {hero}. "And got up five," said {friend}. {hero} counted. It was impossible, but it felt about right.',
      ],
      verse: [
        '"I can\'t," said {hero}. "I can\'t, I bet." / "You left off a word," said {friend}. "It\'s yet."',
      ],
      small: ['Down on your chin? / Up, and begin!'],
    },
    test: {
      three: ['A knot held the gate. {hero} pulled. It held on.'],
      five: [
        'The last gate was tied with a knot as big as a head. "It does not come off," said {keeper}. "I tried it. It was hard."',
      ],
      seven: [
        'The last gate was tied up with a knot, the size of a cabbage and about as helpful. "No one has ever undone it," said {keeper}. "Most of them pull once and say a word."',
      ],
      verse: ['The gate was tied with a great big knot. / "I pulled it once, and untie it did not."'],
      small: ['A knot! A knot! / It is tied up a lot.'],
    },
    act: {
      three: ['{hero} pulled. And pulled. And pulled. Pop! It was off.'],
      five: [
        '{hero} pulled one loop. It did not move. {He} tried the next, and the next. At the tenth loop, something gave. Pop!',
      ],
      seven: [
        '{hero} began at one side. The first loop would not budge. {He} said good evening to it and went on to the second. By the ninth, {his} {hands} hurt. By the tenth, there was a little slack. The eleventh came as easily as a sock, and then there was no knot. There was only a long piece of rope, looking surprised.',
      ],
      verse: ['Nine loops held fast, and would not give. / The tenth one slid like sand through a sieve.'],
      small: ['{hero} tried, tried, tried. / And it came untied!'],
    },
    close: {
      five: ['{hero} sang a song in bed. {He} sang it to the end.'],
      seven: [
        '{hero} tied the blanket to {his} chin with one good knot, and slept. It could come undone in the morning.',
      ],
      verse: ['A song in bed, from start to end. / Well done, well sung. Good night, my friend.'],
    },
  },
  belonging: {
    plant: {
      five: ['{hero} was the only one of {his} kind on {his} street. There was one coat hook too few.'],
      seven: [
        "In {hero}'s street they sat down to supper in twos and fours and sixes. {hero} was a sort of five.",
      ],
      verse: ['They all went in pairs, by two and by four. / {hero} was the one who was left by the door.'],
      small: ['"Where do I fit?" / {He} did not, a bit.'],
    },
    low: {
      five: [
        '"I do not look like the ones in tales," said {hero}. "This tale has you in it," said {friend}.',
      ],
      seven: [
        '"I am a left sock," said {hero}, "in a drawer of right ones." {friend} showed {him} {fhis} feet. The socks were red and green. "I always buy them that way," {fhe} said.',
      ],
      verse: [
        '"I\'m odd as a sock," said {hero}. "I\'m blue." / "I\'ve one of that colour," said {friend}. "That\'s you."',
      ],
      small: ['"I am odd," {he} said. / "I am blue, not red."'],
    },
    test: {
      three: ['There was a table for three. One chair was so odd.'],
      five: [
        '{keeper} had three chairs. One was big, and one was small, and one was very odd. "No one can sit in it," said {khe}.',
      ],
      seven: [
        '{keeper} had made three chairs. Two were for anyone. The third was so odd that all who tried it slid off, or fell through. "I do not know who I made it for," said {khe}. "My hands did it."',
      ],
      verse: ['"This chair," said {keeper}, "is odd all through. / I made it for someone, but who, oh who?"'],
      small: ['"Who can sit there, / on that odd chair?"'],
    },
    act: {
      three: ['{hero} sat in it. It was just right!'],
      five: [
        '{hero} sat down in the odd chair. It had a place for each bit of {him}. "Oh," said {keeper}, "so it was for you!"',
      ],
      seven: [
        '{hero} walked round the chair once, and sat. There was a dip for this and a hole for that, and a rest just where {he} had always wanted one. {He} put {his} feet up. "So that is who," said {keeper}, and put on the kettle for three.',
      ],
      verse: [
        '{hero} sat down, and the chair fit just so. / "It was you," said {keeper}. "I ought to know!"',
      ],
      small: ['{hero} sat there. / It was {his} chair!'],
    },
    close: {
      five: ['There was a new hook by the door, just as high as {hero}. {His} coat hung on it. Good night.'],
      seven: [
        '{hero} lay down in the shape of {hero}. There was no one in all {land} who could have done it as well.',
      ],
      verse: ['There is one shape that is only you. / The bed knows it, and the pillow too.'],
    },
  },
  forgiveness: {
    plant: {
      five: ['{hero} was so cross that {he} put on {his} hat upside down and left it.'],
      seven: [
        '{hero} was cross. {He} {was} cross in the kitchen and cross on the stairs, and then {he} went out to be cross where there was more room.',
      ],
      verse: ['Cross on the stairs and cross in the hall! / {hero} was crossest of them all.'],
      small: ['{hero} was mad. / Mad, mad and sad.'],
    },
    low: {
      five: ['{hero} tried to stay cross. But {friend} had a leaf on {fhis} nose, and it was very hard.'],
      seven: [
        '"Are you still cross?" asked {friend}. {hero} felt about inside. "There is some left at the bottom," {he} said. "It is mostly sad."',
      ],
      verse: [
        '{hero} felt round for the cross, for the mad. / There was some at the bottom. It mostly was sad.',
      ],
      small: ['"Still mad?" "A bit. / I am done with it."'],
    },
    test: {
      three: ['"I did it," said {keeper}. "I feel so bad."'],
      five: [
        '"It was my doing," said {keeper}. "I made you this. It is a sorry." It was a small thing, made of grass, and it had come out crooked.',
      ],
      seven: [
        '"It was my doing," said {keeper}. {khe} held out something made of grass. "I have made you a sorry. I have never made one before. I think that this is the front." Then {khe} closed {khis} eyes, and waited.',
      ],
      verse: [
        '"I did it," said {keeper}. "I\'ve made you a thing. / It\'s a sorry, of grass, with a bit of old string."',
      ],
      small: ['"I am so sad. / I did it. I was bad."'],
    },
    act: {
      three: ['{hero} took it. "I am not mad now," said {hero}.'],
      five: [
        '{hero} looked at the crooked sorry. {He} put it on {his} hat. "It fits," {he} said. "We are friends now." And {keeper} could look up again.',
      ],
      seven: [
        '{hero} took the sorry. It weighed nothing, and it must have taken hours. All at once the cross was gone, even the bit at the bottom. "It is the best one I have ever had," {he} said. "I am going to keep it." {keeper} opened one eye, and then the other.',
      ],
      verse: ['{hero} put it on {his} hat with a pin. / "It\'s a very good sorry. I\'ll wear it. Come in!"'],
      small: ['"I am not mad now. / Come, take a bow!"'],
    },
    close: {
      five: ['The small grass sorry lay by the bed. It smelled of summer.'],
      seven: [
        'The crooked grass sorry hung on the bedpost. There was no cross left for it to mend, so it just hung there and smelled of hay.',
      ],
      verse: ['The mad is gone, the sad is too. / The bed is soft and waits for you.'],
    },
  },
}
