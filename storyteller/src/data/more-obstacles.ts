import { withMore, type MoreTold } from './more.ts'
import type { ObstacleData } from './schema.ts'

/** Further tellings of each obstacle, most of them shorter than the first. */
const moreObstacles: Partial<Record<string, Record<'meet' | 'solve' | 'fact', MoreTold>>> = {
  'castle-gate': {
    meet: {
      five: [
        'The gate was closed, and it was too heavy for two.',
        'A big gate stood in the way. It had no bell and no handle.',
      ],
      seven: [
        'The gate was as high as a house, and had been let down for the night. It did not look like a gate that gets up again.',
      ],
      verse: ['The gate was big, the gate was tall. / It did not want them in at all.'],
      small: ['The gate was down. / It gave a frown.'],
    },
    solve: {
      five: [
        'They pulled on the rope by the wall. Up, up, up went the gate.',
        'A rope ran over a wheel. They hung on it like two bells, and the gate rose.',
      ],
      seven: [
        'There was a rope, and it ran over a wheel. They each took hold, sat down on nothing, and the gate went up as they came down.',
      ],
      verse: ['They hung on the rope with a one, two, three, / And the gate went up for them all to see.'],
      small: ['They pulled it tight. / It rose in height.'],
    },
    fact: { small: ['"A wheel and a string / can lift a big thing."'] },
  },
  'castle-steps': {
    meet: {
      five: [
        'A stair went up, round and round. You could not see the end of it.',
        'Steps! They went up and up, and then they went up some more.',
      ],
      seven: [
        'The stair wound up like a snail shell, and somewhere at the top of it was a door. {friend} counted the first hundred and asked to sit down.',
      ],
      verse: ['Up went the steps, and round, and round. / They wound so far from the good flat ground.'],
      small: ['Steps, so high! / Up to the sky.'],
    },
    solve: {
      five: [
        'They sang one song for each ten steps. By the sixth song they were at the top.',
        '"Ten steps, then rest," said {friend}. Ten and ten and ten, and they were up.',
      ],
      seven: [
        'They made the long stair into short ones. Ten steps, and a rest, and a look through a small window. With each window the ground was further off, and then there were no more steps.',
      ],
      verse: ['Ten steps, a rest, and ten again. / They reached the top by counting ten.'],
      small: ['Step, step, stop. / Soon at the top!'],
    },
    fact: { small: ['"Go round, go slow. / Then up we go."'] },
  },
  'castle-doors': {
    meet: {
      five: [
        'Seven doors! All of them were closed, and all of them were the same.',
        'In the hall there were doors and doors. But which one led out?',
      ],
      seven: [
        'There were seven doors in the hall, as like as seven peas, and behind six of them were brooms.',
      ],
      verse: ['Seven brown doors stood all in a row. / Which was the right one? They did not know.'],
      small: ['Doors, doors, doors! / All on all floors.'],
    },
    solve: {
      five: [
        '{hero} held up a feather. At one door it blew about. "That one!"',
        'They put a feather on the floor by each door. At the fifth one it flew.',
      ],
      seven: [
        'They had a feather. They held it down low at the first door, and it hung there. At the fifth it stood up and pointed the other way. There was air behind that one, and where there is air there is a way.',
      ],
      verse: ['The feather hung still at door after door. / At five it flew up from the cold stone floor.'],
      small: ['A feather flew. / It showed them, too.'],
    },
    fact: { small: ['"Air comes in here. / The way is near."'] },
  },
  'farm-mud': {
    meet: {
      five: [
        'There was mud, and then more mud. One boot went in, and it did not come out.',
        'The yard was one big lake of mud. The pigs said that it was lovely.',
      ],
      seven: [
        'The rain had been, and after the rain the pigs. What had been a yard was now a kind of soup, with straw in it.',
      ],
      verse: [
        'The mud was brown, the mud was deep. / The pigs lay in it, half asleep.',
        'The mud was brown, the mud was wide. / The pigs all lay in it, side by side.',
      ],
      small: ['Mud, mud, mud! / It came in a flood.'],
    },
    solve: {
      five: [
        'They got into the old cart and pushed with a stick. Its fat wheels rolled right over.',
        '{friend} found a cart. Its wheels were wide, and the mud could not hold them.',
      ],
      seven: [
        'The old cart stood by the wall. Its wheels were as wide as loaves. They pushed it in, and it sank by no more than a finger, and rolled to the other side with hardly a spot on it.',
      ],
      verse: ['The cart rolled over on wheels so wide, / And there they were on the other side.'],
      small: ['A cart, so fat! / It rolled like that.'],
    },
    fact: { small: ['"Wheels that are wide / can roll and glide."'] },
  },
  'farm-gate': {
    meet: {
      five: [
        'The gate would not open. It had gone to sleep in the grass.',
        'The old gate was stuck. {hero} pulled by the post, and it did not move.',
      ],
      seven: [
        'The gate leaned in the grass like somebody on a Monday. They pushed beside the post, and it did not so much as open an eye.',
      ],
      verse: ['The gate leaned over, stuck in the clay. / It had not moved since the first of May.'],
      small: ['The gate was stuck. / "Just our luck!"'],
    },
    solve: {
      five: [
        '"Not here. There!" said {friend}. They pushed at the far end, and it swung.',
        'They took the end that was far away from the post, and it came like a lamb.',
      ],
      seven: [
        'So they walked along to the other end of it, where the latch was, and pushed there with one {hand} each. It opened as if it had only been waiting to be asked at the right end.',
      ],
      verse: ['They pushed at the end, so far and free. / It swung as lightly as could be.'],
      small: ['A push at the end, / and it swung round the bend.'],
    },
    fact: { small: ['"Push far from the post. / It helps the most."'] },
  },
  'farm-hay': {
    meet: {
      five: [
        'The hay went up to the roof. {hero} took one step up and slid two down.',
        'They had to go up the hay, and the hay did not like to be gone up.',
      ],
      seven: [
        'Up there was where they had to go, and in between was hay. It was as steep as a roof, and as smooth as hair.',
      ],
      verse: ['A mountain of hay rose up in the way. / You cannot get hold of a mountain of hay.'],
      small: ['Hay, up so high! / It touched the sky.'],
    },
    solve: {
      five: [
        'They made fat knots in a rope, and held on. Knot by knot, they were up.',
        'A rope hung down. It was too smooth, so they tied knots in it, and then it was not.',
      ],
      seven: [
        'They took the rope that hung from the beam, and tied it full of knots as big as buns. Then up they went, a bun at a time, and fell over the edge into the soft.',
      ],
      verse: [
        'With a knot and a knot and a knot in the line, / They went up the rope, and it held them fine.',
      ],
      small: ['A knot, and a knot! / They went up a lot.'],
    },
    fact: { small: ['"Tie knots in it tight. / Then hold on. That\'s right!"'] },
  },
  'forest-stream': {
    meet: {
      five: [
        'There was a stream, and no bridge. It ran so fast that it had no time to say hello.',
        'The path went down to a stream and stopped. On the other side it went on.',
      ],
      seven: [
        'A stream had come down from the hills, and it lay across the path and would not stop talking. There was no bridge, and no stone that you would trust with a foot.',
      ],
      verse: [
        "The stream ran by with a splash and a song. / There wasn't a bridge, and the stream was strong.",
      ],
      small: ['A stream, so cold! / No hand to hold.'],
    },
    solve: {
      five: [
        'They pushed a log to the edge, and over it fell. Now there was a bridge.',
        'A log lay in the grass. Roll, roll, bump! They walked over with their arms out.',
      ],
      seven: [
        'They found a log with moss on it, rolled it to the bank, and gave it one last push. It fell across with a thump that scared a fish. Then they went over, and did not look down.',
        'They found a log with moss on it, rolled it to the bank, and gave it one last push. It fell across, and it fitted. Then they went over, and did not look down.',
      ],
      verse: ['A roll and a push and a big wet thump, / And over they went with a hop and a jump.'],
      small: ['A log! Roll, roll! / They got there whole.'],
    },
    fact: { small: ['"Two banks, so strong, / hold a log that is long."'] },
  },
  'forest-brambles': {
    meet: {
      five: [
        'The path was full of brambles. They took hold of your coat and kept it.',
        'Brambles! You could not go left of them, and you could not go right.',
      ],
      seven: [
        'The brambles had been busy. They had put out a hundred arms, and where the path had been you could now see only hooks.',
      ],
      verse: [
        'The brambles had hooks and the brambles had claws, / Like so many green little cats with paws.',
      ],
      small: ['Prick, prick, prick! / The brambles stick.'],
    },
    solve: {
      five: [
        '{hero} put a long stick under them and pushed it up. There was room to go under.',
        'One held up the brambles with a stick, and one went under. Then they changed over.',
      ],
      seven: [
        'A long stick went in at the bottom. {hero} leaned on one end, and at the other end the whole prickly heap stood up like a tent. They went in at the front of it and out at the back.',
      ],
      verse: [
        'A stick held them up like a tent on a pole. / They went on their tummies right under the hole.',
      ],
      small: ['Up with a stick! / Go under, quick!'],
    },
    fact: { small: ['"A stick that is long / can make us strong."'] },
  },
  'forest-fog': {
    meet: {
      five: [
        'White fog came down. They could not see their own feet.',
        'Then came the fog, and it took away the trees.',
      ],
      seven: [
        'The fog came in without knocking. It took the path, and then the trees, one after another, until there was nothing left but white and the sound of {friend} being brave.',
      ],
      verse: ['The fog came in and the fog sat down. / It put on the wood like a soft white gown.'],
      small: ['The fog was white. / Where was the light?'],
    },
    solve: {
      five: [
        '"Hold the rope," said {hero}. They went from one tree to the next, and out of the fog.',
        'Tap, tap. A tree. Tap, tap. The next one. With the rope they did not lose the way.',
      ],
      seven: [
        'They took the rope. {friend} stood still by one tree, and {hero} went on until there was another. Then {friend} came along the rope. It was slow, and it was as straight as a ruler, and it led them out.',
      ],
      verse: ['A rope and a tree, and a rope and a tree, / And then there was nothing but air to see.'],
      small: ['From tree to tree / till they could see.'],
    },
    fact: { small: ['"Fog hides a tree. / There it will be!"'] },
  },
  'garden-wall': {
    meet: {
      five: [
        'A wall stood in the way. It was too high to see over, even on tiptoes.',
        'There was a wall at the end, all red brick, with no door in it.',
      ],
      seven: [
        'At the end of the beds stood a wall. It was as old as the garden and had grown moss in all its cracks, to look friendly. It was not less high for that.',
      ],
      verse: [
        'A wall of red brick, and no door to be found! / It stood like a giant that sat on the ground.',
        'A wall of red brick, and no door to be found! / They looked at it, and they walked all round.',
      ],
      small: ['A wall, so tall! / So they felt small.'],
    },
    solve: {
      five: [
        'They put a plank on a basket and walked up it. Then they were over the wall.',
        'A basket, a plank, and up! From the top they could see it all.',
      ],
      seven: [
        '{hero} turned over a basket. They laid a plank on it, and the other end on the ground, and there was a small hill where there had been none. They walked up it, one behind the other, and sat on the wall.',
      ],
      verse: ['They leaned up a plank for a hill of their own, / And sat on the top of the warm red stone.'],
      small: ['A plank, just so. / And up they go!'],
    },
    fact: { small: ['"A slope that is slow / helps us to go."'] },
  },
  'garden-mud': {
    meet: {
      five: [
        "The bed was all wet mud. It ate {hero}'s left boot.",
        'Mud lay from side to side. It said gloop, and it had said it to others.',
      ],
      seven: [
        "It had been watered too well. Between them and the path lay mud, dark and smooth as cake, and out of the middle of it stuck somebody's spade.",
      ],
      verse: ['The mud was as soft as a cake in a tin. / {friend} put a foot there, and it went in.'],
      small: ['Glug went the goo. / It ate a shoe!'],
    },
    solve: {
      five: [
        'They put down big leaves and walked from leaf to leaf. Not one toe got wet.',
        '"Leaves!" said {hero}. They laid a row of them, as big as hats, and went over.',
      ],
      seven: [
        'They picked the largest leaves they could find and laid them in a row. Each step said squelch, but none of them sank. At the far side they looked back. It was the nicest road in the garden, and it would be eaten by morning.',
      ],
      verse: ['They walked on leaves, so wide and green, / And got to the end with their toes all clean.'],
      small: ['A leaf, a leaf! / What a relief.'],
    },
    fact: { small: ['"A leaf is wide, / so on it we ride."'] },
  },
  'garden-pumpkin': {
    meet: {
      five: [
        'A pumpkin sat on the path. It was fat, and it had no plans to move.',
        'Round a corner they met a pumpkin. It filled the path from side to side.',
      ],
      seven: [
        'In the middle of the path sat a pumpkin the size of a pony. It had started as one small seed and no one had told it when to stop.',
      ],
      verse: ['A pumpkin sat as big as a cow. / How could they get by it? How, oh how?'],
      small: ['It was so fat! / It sat and sat.'],
    },
    solve: {
      five: [
        'They dug out a little earth on one side. Off it rolled, bump, bump, bump.',
        '{hero} dug, {friend} pushed, and the pumpkin rolled home to the other pumpkins.',
      ],
      seven: [
        'They did not push it up. They dug away a bit of earth at one side. The pumpkin felt the slope, leaned, and went off down the path by itself, like somebody who has just remembered something.',
      ],
      verse: ['They dug on one side, and it rolled with a bump / Right off the path with a merry thump.'],
      small: ['A dip, and then / it rolled home again.'],
    },
    fact: { small: ['"It is round, you see. / Let it roll free."'] },
  },
  'mountain-rocks': {
    meet: {
      five: [
        'Rocks lay on the path, and one of them was as big as a house.',
        'There had been a fall of rocks. The biggest sat in the middle, like a king.',
      ],
      seven: [
        'The mountain had let some things drop. The trail was full of rocks, and the king of them sat in the one place where you could have gone by.',
      ],
      verse: ['A heap of rocks had come down for the day, / And the fattest of all had decided to stay.'],
      small: ['A rock! A block! / Knock, knock, knock!'],
    },
    solve: {
      five: [
        'They pushed a branch under the big one and leaned on it. Over it went.',
        'A long branch, a small stone, a big push. The rock rolled off and away.',
      ],
      seven: [
        'They found a branch, long and strong, and put one end under the rock and a stone under the branch. Then they both sat down on the other end. It was like a seesaw, and the rock went up, and over, and off to live somewhere else.',
      ],
      verse: [
        'They sat on a branch, and up went the rock. / It rolled to the side with a knock, knock, knock.',
      ],
      small: ['A branch. A lean. / The way was clean!'],
    },
    fact: { small: ['"A long, long arm / can move without harm."'] },
  },
  'mountain-lake': {
    meet: {
      five: [
        'There was a lake. It was wide and still, and the way went on behind it.',
        'They came to cold blue water. There was no boat and no bridge.',
      ],
      seven: [
        'The trail ran down to a lake and into it. On the far side it came out again, quite dry. In between was a lot of cold blue water, with the evening in it upside down.',
      ],
      verse: ['The lake was as still as the glass in a door. / The trail went on from the other shore.'],
      small: ['A lake, so blue! / How to go through?'],
    },
    solve: {
      five: [
        'They tied dry wood with a string, and it was a raft. Off it went.',
        'Branches, string, and two hats for sails. The raft took them to the far side.',
      ],
      seven: [
        'There was dry wood along the shore. They tied it side by side, and got on, one at each end. It floated. It was not what you would call a ship, but it went over the top of all that blue like a leaf.',
      ],
      verse: ['A raft of dry wood, and a push with a pole: / They got to the other side, safe and whole.'],
      small: ['They made a raft. / "It floats!" They laughed.'],
    },
    fact: { small: ['"Dry wood will float / just like a boat."'] },
  },
  'mountain-snow': {
    meet: {
      five: [
        'The snow lay as high as a hat. With each step they went in up to the chin.',
        'Snow! It was still here from the winter, and it had not been told to go.',
      ],
      seven: [
        'A whole winter of snow had been pushed into one corner of the trail, and forgotten there. {friend} stepped on it and was gone, all but the hat.',
      ],
      verse: [
        'The snow lay high and the snow lay deep. / It had not been told it was not time to sleep.',
        'The snow lay high and the snow lay wide. / You went right in if you only tried.',
      ],
      small: ['The snow was high. / Oh my, oh my!'],
    },
    solve: {
      five: [
        'They tied twigs under their feet, flat and wide. Now the snow could hold them.',
        '"Big feet!" said {hero}. They made mats of twigs, and walked on top.',
      ],
      seven: [
        'They broke off twigs of pine, and wove them into mats as big as plates, and tied one under each foot. They looked like ducks. But they walked like hares, right over the top.',
      ],
      verse: [
        'With big flat feet, like a duck or a goose, / They walked on the snow, though the snow was loose.',
      ],
      small: ['Big feet, so flat! / They walked like that.'],
    },
    fact: { small: ['"Big feet, you know, / stay up on snow."'] },
  },
  'bedroom-books': {
    meet: {
      five: [
        'A wall of books stood on the floor. It was as high as four shoes.',
        'The way was full of books. They stood there and would not be read.',
      ],
      seven: [
        'Books stood right across the floor, side by side and shoulder to shoulder. To anyone of a proper size it was a shelf. To them it was a wall.',
      ],
      verse: ["The books stood up like a wall in a row. / They wouldn't let anyone come or go."],
      small: ['Books, books, books, / in all of the nooks!'],
    },
    solve: {
      five: [
        'They made a stair out of them. The fat ones were at the bottom. Up they went.',
        'Big book, small book, smaller book. It was a stair, and they walked over.',
      ],
      seven: [
        'So they moved the wall. The fattest went at the bottom, and the thin ones on top, and when they had finished it was a stair with a poem for its last step. They walked over it and out at the other side.',
      ],
      verse: ['The big ones below and the thin ones on top, / They walked up a stair, with a story to stop.'],
      small: ['They made a stair. / "Up! We are there."'],
    },
    fact: { small: ['"Big ones below. / Then up we go."'] },
  },
  'bedroom-ball': {
    meet: {
      five: [
        'The big ball was stuck by the bed. They pushed, and it pushed back.',
        'A ball sat in the gap. It was so fat that not one flea could get by.',
      ],
      seven: [
        'The ball had rolled into the only gap there was, and liked it. They pushed. It was like pushing a very calm cow.',
      ],
      verse: ['The ball was so round and the ball was so wide, / That nobody got to the other side.'],
      small: ['A ball! A ball! / No room at all.'],
    },
    solve: {
      five: [
        '{hero} found its small plug. Pfff! It got thin, and thinner, and flat.',
        'They let out its air. Pfff! Then they walked over the ball like a rug.',
      ],
      seven: [
        'Low down on one side was a little plug. {hero} pulled. For a while there was a wind with a rude noise in it. Then there was no ball to speak of, just something flat and red that you could step over.',
      ],
      verse: [
        'They pulled out the plug, and it sighed like a whale. / They stepped on it, flat as the end of its tail.',
      ],
      small: ['Pfff! It got thin. / Now they were in.'],
    },
    fact: { small: ['"Air wants to go. / So let it flow."'] },
  },
  'bedroom-blanket': {
    meet: {
      five: [
        'Under the blanket it was all the same. Which way was on?',
        'They went under a fold, and under a fold, and came out where they had come in.',
      ],
      seven: [
        'Under the blanket there were halls and caves, all soft, and all alike. They passed a crumb. Later they passed it again. It was the same crumb.',
      ],
      verse: [
        'One fold went left and one fold went right. / They met the same crumb for a third time that night.',
      ],
      small: ['Under the blanket, so low! / Which way to go?'],
    },
    solve: {
      five: [
        'They tied a string to the bed, and took the other end. So they did not go the same way two times.',
        'A string ran out behind them. It told them where they had been, and so they got out.',
      ],
      seven: [
        '{hero} tied a string to the leg of the bed and let it out as they went. Where there was string they had been. Where there was none they had not. It is very simple, and it found them the way out by the ninth fold.',
      ],
      verse: [
        "They let out a string as they went, all the way, / And it showed them the places they'd been to that day.",
      ],
      small: ['They let out a string. / A very good thing!'],
    },
    fact: { small: ['"Go by the string. / It knows each thing."'] },
  },
  'snow-drift': {
    meet: {
      five: [
        'Snow had blown over the lane. {friend} took one step, and there was only a hat.',
        'The lane was full of snow. It was as soft as cake, and as high as a wall.',
      ],
      seven: [
        'In the night the snow had come and lain down in the lane, with its back to the hedge. It was very white and very soft, and there was no bottom to it that anybody could find with a foot.',
      ],
      verse: ['The snow had sat down in the lane for a rest. / It covered the gate, and it covered a nest.'],
      small: ['Snow! Up to here, / up to each ear!'],
    },
    solve: {
      five: [
        'They lay down on the sled, flat as fish, and pulled. The sled slid over the top.',
        'A sled! They lay on it, and it did not go in. Off they slid.',
      ],
      seven: [
        'They fetched the sled, lay down on it, and held on by the edges. Lying like that, they weighed no more than a thought, or so it seemed to the snow. It let them slide right over.',
      ],
      verse: [
        'Flat on a sled, with their chins on the wood, / They slid right across it, as quick as they could.',
      ],
      small: ['Flat on the sled, / they slid instead.'],
    },
    fact: { small: ['"Lie flat and wide. / Then we can glide."'] },
  },
  'snow-pond': {
    meet: {
      five: [
        'The pond was ice. {hero} took a step, and sat. {friend} took a step, and sat.',
        'Ice! It was so smooth that even the wind fell over.',
      ],
      seven: [
        'There was no way round the pond, and it had frozen over, and then it had been polished by the wind. A leaf came by, sitting down.',
      ],
      verse: ['They took one step, and down they sat. / The ice was slippery, shiny and flat.'],
      small: ['Slip, slide, flop! / They could not stop.'],
    },
    solve: {
      five: [
        'They threw down sand, and swept it flat with a broom. Now their feet could hold.',
        'Sand, sand, sand. Then they walked over it as if it were a street.',
      ],
      seven: [
        'There was sand on the shore, under the snow. They carried some in their hats, and spread it before them with the broom. It was the first time that day that both their feet did the same thing at once.',
      ],
      verse: [
        'They swept out some sand for a road of their own, / And walked on the ice as they would upon stone.',
      ],
      small: ['They put down sand. / Now they could stand.'],
    },
    fact: { small: ['"Smooth things slip. / Rough things grip."'] },
  },
  'snow-icedoor': {
    meet: {
      five: [
        'The door was ice, and it was closed. It was so cold that it hummed.',
        'A door of ice! They knocked, and their knuckles said brr.',
      ],
      seven: [
        'The cave was closed with a door of ice. You could see the light behind it, blue and blurry. There was no handle, and the keyhole had icicles in it.',
      ],
      verse: ['The door was of ice, and it would not let go. / It hummed to itself, so cold and so low.'],
      small: ['A door of ice! / It was not nice.'],
    },
    solve: {
      five: [
        '{hero} had salt, for the eggs. They put it on the ice. Drip, drip, and the door was open.',
        'Salt in the crack, and then wait. Drip. Drip. Creak! In they went.',
      ],
      seven: [
        'They had brought salt, for the eggs. {hero} rubbed it all along the edge. For a time nothing happened. Then the ice began to cry, and to let go, and the door came open by itself, with wet cheeks.',
      ],
      verse: ['They rubbed it with salt, and it started to cry. / It opened, and let all the travellers by.'],
      small: ['Salt on the door. / It froze no more.'],
    },
    fact: { small: ['"Salt is the trick. / Ice melts so quick."'] },
  },
  'city-wall': {
    meet: {
      five: [
        'A cart had lost a wheel, and there were melons all over the street.',
        'The street was full. A cart lay in it on one side, like a cow.',
      ],
      seven: [
        'In the middle of the street a melon cart had sat down. One wheel had gone off by itself. Behind it stood nine trams and a bride.',
      ],
      verse: ["The cart had lost a wheel on the street. / There were melons rolling round everyone's feet."],
      small: ['A cart fell down / right in the town.'],
    },
    solve: {
      five: [
        'They put a plank under it and jumped on the end. Up came the cart, and on went the wheel.',
        'A plank, a box, a push. The cart stood up, and the melon man gave them a melon.',
      ],
      seven: [
        'They pushed a plank under the cart and a box under the plank. Then they sat on the free end. Up rose the cart, melons and all. {friend} put on the wheel, and nine trams rang their bells.',
      ],
      verse: ['They stood on a plank with a box below. / Up came the cart, and it started to go.'],
      small: ['A plank, a box! / Up it rocks.'],
    },
    fact: { small: ['"A plank can be / a seesaw for me."'] },
  },
  'city-fog': {
    meet: {
      five: [
        'In the park a sign had been turned. It said that the pond was the bank.',
        'Which way? The sign had been turned round, and it pointed at a duck.',
      ],
      seven: [
        'The paths of the park ran in rings, and some joker had turned the signpost. If you believed it, the town hall was up a tree.',
      ],
      verse: ["The signpost said the pond was the zoo. / It had been turned, and it wasn't true."],
      small: ['The sign said there. / It pointed to air.'],
    },
    solve: {
      five: [
        '"We came from there," said {hero}. They turned that arm to the right place, and then it all fitted.',
        'They turned the sign until home was where home was. Then the other arms were right too.',
      ],
      seven: [
        'There was one thing they did know, and that was where they had come from. They took the arm that said so and pushed it round until it pointed there. All the other arms came along, and now each of them told the truth.',
      ],
      verse: ['They turned it till one of the arms was right, / And then all the rest came into sight.'],
      small: ['One arm, put right! / They had it in sight.'],
    },
    fact: { small: ['"If one is true, / all are true, too."'] },
  },
  'city-roof': {
    meet: {
      five: [
        'They had to go up nine floors, and the lift was asleep.',
        'The garden was on the roof. The roof was up, up, up.',
      ],
      seven: [
        'There was a garden up there, you could smell it. But the lift was out to lunch, and the stairs had been painted, and were still thinking about it.',
      ],
      verse: ['The garden was high on the roof of the town. / The lift would go neither up nor down.'],
      small: ['The roof was high, / up near the sky.'],
    },
    solve: {
      five: [
        'They sat in one basket and put pots in the other. Down went the pots, and up they went.',
        'Two baskets hung on a rope. The pots went down. {hero} and {friend} went up, and waved.',
      ],
      seven: [
        'The window cleaner had two baskets on one rope. They sat in the lower one, and asked a man at the top to fill the other with flowerpots. As the pots came down they met them. Good evening, they said, and went up.',
      ],
      verse: ['The pots came down and the friends went up. / They waved to a pot and a buttercup.'],
      small: ['Pots went down low. / Up they could go!'],
    },
    fact: { small: ['"One down, one up, / like a pan and a cup."'] },
  },
  'jungle-vines': {
    meet: {
      five: [
        'Vines hung over the path like wet washing. There was no way in.',
        'The path had gone into the vines, and had not come out.',
      ],
      seven: [
        'The vines had grown over the path, and under it, and through each other, until it was one green knot, with a parrot in it who had also meant to go home.',
      ],
      verse: ["The vines hung down like a big green mat. / There wasn't a hole for so much as a cat."],
      small: ['Green vines hung down. / Green, green and brown!'],
    },
    solve: {
      five: [
        'They tied a rope to the vines and pulled it over a branch. Up they rolled.',
        'One, two, three, pull! The vines went up like a blind in the morning.',
      ],
      seven: [
        'They threw a rope over a high branch and tied one end to the vines. On the other they hung themselves. Down they came, and up went the green, like a curtain at the start of a play. The parrot clapped.',
      ],
      verse: [
        'They threw a rope over a branch with a swing. / The vines rolled up like a blind on a string.',
      ],
      small: ['A rope, a bough. / It is open now!'],
    },
    fact: { small: ['"Pull it down, so. / And up it will go."'] },
  },
  'jungle-river': {
    meet: {
      five: [
        'The river was too wide. A leaf went by on it, and did not say where to.',
        'They came to a brown river, and there was no bridge, only a bird on a post.',
      ],
      seven: [
        'Here the path ended at a river. It was wide and brown and slow, and it went by as if it had not seen them. There had been a bridge. The post was still there.',
      ],
      verse: [
        'The river was brown and as wide as a town. / The old bridge over it had tumbled down.',
        'The river was wide and the river was slow, / And how to get over it, who could know?',
      ],
      small: ['The river was wide. / "The other side!"'],
    },
    solve: {
      five: [
        'They tied up dry reeds, and the reeds could float. Over they went.',
        'Reeds have air in them. So they made a raft of reeds, and it sat on the water like a duck.',
      ],
      seven: [
        'Along the bank grew reeds, light as straws. They tied up as many as both could hold, and sat on them. The raft did not sink, for it was mostly air. The river carried them over, and still did not look at them.',
      ],
      verse: ['They floated across on a bundle of reed, / As light as a feather, as safe as a bead.'],
      small: ['Reeds made a raft. / They sat and laughed.'],
    },
    fact: { small: ['"Air in each reed / is what we need."'] },
  },
  'jungle-steps': {
    meet: {
      five: [
        "The steps were made for someone big. They came up to {hero}'s chin.",
        'Each step was as high as a door. There were a lot of them.',
      ],
      seven: [
        'The temple stood at the top of some steps. Whoever had made them had had legs like trees. They stood before the first, and it looked over their heads.',
      ],
      verse: [
        "Each step was as tall as a door in a hall. / They weren't made for feet that are little and small.",
      ],
      small: ['Steps, so tall! / They were too small.'],
    },
    solve: {
      five: [
        'They rolled up a stone to stand on. Stone, step. Stone, step. They were up.',
        'With a stone at the foot, one big step was two small ones. So they took it along.',
      ],
      seven: [
        'A stone lay by the path, half as high as a step. They rolled it close, stepped up on it, and then stepped up again. They pulled it after them on a vine. Half a step, half a step, and they had done the whole.',
      ],
      verse: [
        'A stone at each step made it half as high. / They went up in halves till they came to the sky.',
      ],
      small: ['They rolled a stone. / Up, on their own!'],
    },
    fact: { small: ['"Make one step two. / Then we get through."'] },
  },
  'desert-dune': {
    meet: {
      five: [
        'The dune was sand from top to toe. One step up, and it slid two down.',
        'Up went the dune, and down slid {hero}. Sand is like that.',
      ],
      seven: [
        'The dune went straight up, and the sand was in no mood to be stood on. They ran at it, and it handed them back.',
      ],
      verse: ['They ran up the dune and they slid down the sand. / It would not let anyone stop or stand.'],
      small: ['Sand, sand, sand! / They could not stand.'],
    },
    solve: {
      five: [
        'They did not go up. They went along, and a bit up, and along. Zig, zag, and there was the top.',
        '"We go like a snail," said {hero}, "this way and that way." It took longer, and it worked.',
      ],
      seven: [
        'So they gave up going up. They went sideways, and only a little higher, and then sideways the other way. The sand hardly noticed. After nine turns there was no more dune, and they could see the whole evening.',
      ],
      verse: [
        'So this way and that way they went, never straight, / And stood on the top of the dune by eight.',
      ],
      small: ['Zig, zag, zig! / The dune was so big.'],
    },
    fact: { small: ['"Go side to side. / Then we won\'t slide."'] },
  },
  'desert-cactus': {
    meet: {
      five: [
        'Cactus stood all over the way. Each one said, "Do not hug me."',
        'A row of cactus had grown up in the path, with pins on.',
      ],
      seven: [
        'The cactus stood close, shoulder to shoulder, each with its arms up and its pins out. It was like being looked at by a hundred hedgehogs.',
      ],
      verse: [
        'The cactus had pins, and it held up its hand. / "No hugging," it said, "in the whole of this land."',
      ],
      small: ['Prick! Do not touch! / It hurts too much.'],
    },
    solve: {
      five: [
        'They held their mats in front of them. The pins went in the mats, and they went by.',
        'Thick mats went first, and {hero} and {friend} went behind. Not one prick!',
      ],
      seven: [
        'They took their sleeping mats and rolled them round themselves until only their eyes showed. Then they walked in. There was a lot of scratching, all on the outside. When they unrolled on the far side, the mats looked like hedgehogs too.',
      ],
      verse: [
        'They rolled up in mats till they looked like a bun, / And none of the pins got a toe, not one.',
      ],
      small: ['Mats for a wall! / No prick at all.'],
    },
    fact: { small: ['"A mat that is thick / will stop each prick."'] },
  },
  'desert-sand': {
    meet: {
      five: [
        'The path was gone. The wind had swept it up and taken it away.',
        'There was sand this way, and sand that way. All of it was the same.',
      ],
      seven: [
        'The wind had been over it with a broom, and there was no path left, only sand, in tidy little rows. They turned round. There it was again.',
      ],
      verse: [
        "There's sand to the left, and there's sand to the right, / And not a small bit of a path in sight.",
      ],
      small: ['No path, just sand / all over the land.'],
    },
    solve: {
      five: [
        'Birds flew by, all one way. "They want a drink," said {hero}. So they went after them.',
        'Three birds flew over. At night birds go to water, and the green place has water.',
      ],
      seven: [
        'They sat down to think, and while they sat three birds flew over, low, and in a hurry. {hero} jumped up. Nothing hurries in the desert unless there is water at the end of it. They ran after the birds.',
      ],
      verse: [
        'Three birds flew by for a drink at the pool. / They followed the birds to the green and the cool.',
      ],
      small: ['A bird flew by. / "Look up, look high!"'],
    },
    fact: { small: ['"Birds that are dry / to water fly."'] },
  },
  'sea-current': {
    meet: {
      five: [
        'The sea ran fast here. It took hold of them and put them back.',
        'They swam, and swam, and were where they had been. The sea was going the other way.',
      ],
      seven: [
        'The sea came through the gap like people out of a school. They swam as hard as they could, and stayed just where they were, and a shrimp passed them, going home backwards.',
      ],
      verse: ['The sea ran by like a train in a rush. / It pushed them both back with a swish and a hush.'],
      small: ['The sea ran fast. / They could not get past.'],
    },
    solve: {
      five: [
        'Down by the sand it was slow. They held on to weed and pulled on by.',
        '"Down!" said {hero}. At the bottom the sea was calm. Hand over hand, they got through.',
      ],
      seven: [
        'They let themselves sink to the sand. Down there it was slow, and there was a rope of weed to hold. They pulled themselves along, with their noses near the ground, while over their heads the sea went on being in a hurry.',
        'They went down to the sand. It was slow there, and there was a rope of weed to hold. They pulled themselves along, with their noses near the ground, while over their heads the sea went on being in a hurry.',
      ],
      verse: ['Down on the sand where the water is slow, / They pulled on some weed, and on they could go.'],
      small: ['Down low, down low! / The sea was slow.'],
    },
    fact: { small: ['"Down by the sand / it is slow as the land."'] },
  },
  'sea-kelp': {
    meet: {
      five: [
        'The seaweed moved, and so the path moved too. Left was right, and then it was not.',
        'Green, green, green. They swam past the same shell for the third time.',
      ],
      seven: [
        'The kelp stood round them like a crowd at a fair, all tall, all swaying. When it leaned left there was a path. When it leaned right there was another, and neither went anywhere twice.',
      ],
      verse: [
        'The seaweed would sway, and the seaweed would bend, / And never a path had a start or an end.',
      ],
      small: ['Weed, weed, weed! / Where did it lead?'],
    },
    solve: {
      five: [
        'They swam up to the top, where the light was. From there they could see the way.',
        '"The light comes from over there," said {hero}. They kept it on one side, and got out.',
      ],
      seven: [
        'They swam up and put their heads out at the top. Here nothing moved but the light, and the light came slanting from one side, as it does in the evening. They kept it on their left cheeks, and swam straight.',
      ],
      verse: [
        'They swam to the top where the light came through, / And kept it on one side, and that was what to do.',
      ],
      small: ['Up to the light! / Now it was right.'],
    },
    fact: { small: ['"Light does not bend. / It shows the end."'] },
  },
  'sea-shell': {
    meet: {
      five: [
        'The door was a big shell, and it was closed. They pulled. It held on.',
        'A shell sat in the door of the cave. "Not at home," it seemed to say.',
      ],
      seven: [
        'The cave had a shell for a door. They knocked, and it closed. They pulled, and it closed some more. It was getting smaller by the minute.',
      ],
      verse: ['The shell was shut like a purse, like a lip. / It would not let in so much as a drip.'],
      small: ['A shell for a door! / "Knock, knock, once more."'],
    },
    solve: {
      five: [
        'They made the water go to and fro, soft as soup. The shell opened to have some.',
        'They stopped, and fanned the water. The shell thought that supper had come. It opened wide.',
      ],
      seven: [
        '"Let us be supper," said {hero}, "or seem to be." They sat down and moved the water with their {hands}, to and fro, slow and warm. After a while the shell could not help itself. It yawned for its soup, and they swam in.',
      ],
      verse: [
        'They fanned it some water. "It\'s supper!" it thought. / It opened, and in they could go, as they ought.',
      ],
      small: ['They fanned it slow. / It opened. "Hello!"'],
    },
    fact: { small: ['"Be soft, be slow. / It eats, you know."'] },
  },
  'atsea-nowind': {
    meet: {
      five: [
        'The wind went to sleep. The sail hung down, and the boat stood still.',
        'Not a breath! The boat sat on the sea like a duck on a plate.',
      ],
      seven: [
        'Then the wind went down, all at once, like somebody sitting. The sail hung. The flag hung. Even the soup stopped moving.',
      ],
      verse: ['The wind lay down on the sea for a nap. / The sail hung there like an old wet cap.'],
      small: ['No wind at all! / The flag hung small.'],
    },
    solve: {
      five: [
        'They rowed with spoons. Splish, splash. And the boat went on.',
        'A pan for {hero}, a spoon for {friend}. They pushed the sea back, and the boat slid on.',
      ],
      seven: [
        'They looked for oars and there were none. But there was a frying pan, and there was a soup ladle, and they each took one, and pushed the sea behind them. The boat thought it over, and then it went.',
      ],
      verse: ['With a pan and a spoon they pushed at the sea. / The boat slid along as nice as could be.'],
      small: ['A spoon, a pan! / Row if you can.'],
    },
    fact: { small: ['"Push the sea back, / like this: smack, smack."'] },
  },
  'atsea-rocks': {
    meet: {
      five: [
        'Rocks! Some looked out of the sea, and some hid in it.',
        'The way out was full of rocks. You could not see them all.',
      ],
      seven: [
        'Between them and the open sea lay the rocks. Half of them stood up to be counted. The other half lay just under the water, holding their breath.',
      ],
      verse: ['Some rocks stood up, and some rocks hid. / You never knew just where they did.'],
      small: ['Rocks, here and there! / "Look out! Take care!"'],
    },
    solve: {
      five: [
        '"Look for the white bits," said {hero}. Where it was white there was a rock. They went where it was blue.',
        'White foam said rock, and smooth said go. So they went left, right, left, and out.',
      ],
      seven: [
        '{hero} lay in front and watched the foam. Wherever the sea wore white, something was under it. Wherever it was smooth, there was room. "Left," {he} called, "and right, and left," and the boat went through like thread.',
      ],
      verse: [
        'They kept to the blue and away from the white, / And went through the rocks to the left and the right.',
      ],
      small: ['White meant a rock. / They went by with no knock.'],
    },
    fact: { small: ['"White foam will show / where not to go."'] },
  },
  'atsea-fog': {
    meet: {
      five: [
        'The fog came down, and the island was gone.',
        'White! All of it was white. Where was the land?',
      ],
      seven: [
        'The fog came aboard and sat down in the middle of the boat. They could not see the mast. They could only just see each other, and that was because they were holding hands.',
      ],
      verse: ['The fog sat down like a big white cat. / They could not tell this from those or that.'],
      small: ['Fog on the sea. / "Where can it be?"'],
    },
    solve: {
      five: [
        '"Hello!" they called. They turned till the hello came back fast. There was the land.',
        'They called, and counted. One, two. They turned, and called. One! It was that way.',
      ],
      seven: [
        '"Hello," called {hero}, and they counted until it came back. It took five. They turned the boat a bit and called again. Four. Three. When it came back almost before they had sent it, there was a bump, and it was the island.',
      ],
      verse: ['They called "Hello!" and it came back soon. / They followed it on like a half-heard tune.'],
      small: ['They called, "Hello!" / It came back, so.'],
    },
    fact: { small: ['"A call comes back. / It shows the track."'] },
  },
  'moon-crack': {
    meet: {
      five: [
        'A big crack ran by. {hero} looked in, and could not see the end of it.',
        'There was a crack in the moon, and they were on the wrong side.',
      ],
      seven: [
        'The moon had a crack in it, like an old plate. They lay down and looked over the edge. A long way down it was still yesterday.',
      ],
      verse: [
        'The moon had a crack like the crack in a cup. / They could not get down, and they could not get up.',
      ],
      small: ['A crack, so wide! / "The other side!"'],
    },
    solve: {
      five: [
        'They ran, and they jumped, and they flew. It was a long way, and a soft bump.',
        'On the moon you hop like a ball. One, two, three, and they were over.',
      ],
      seven: [
        'They walked back twenty steps, held on to each other, and ran. Then there was no ground, and there went on being no ground, and {friend} had time to say all of the alphabet. At Z they came down.',
      ],
      verse: [
        'They took a big run and they gave a big hop, / And flew like two balls, and came down with a plop.',
      ],
      small: ['One hop, so high! / "Oh look, we fly!"'],
    },
    fact: { small: ['"The moon is small. / You bounce like a ball."'] },
  },
  'moon-dust': {
    meet: {
      five: [
        'A ring of rocks stood round it. Each was as big as a bus.',
        'Big grey rocks stood side by side. There was no gap.',
      ],
      seven: [
        'Round the crater the rocks stood like cows round a trough. Each was as big as a bus. {friend} sat down at once, to save time.',
      ],
      verse: [
        'Big rocks in a ring, each as big as a bus! / "They\'re bigger," said {friend}, "than the two of us."',
      ],
      small: ['Rocks in a ring! / A big grey thing.'],
    },
    solve: {
      five: [
        '{hero} gave one a push with one finger. It rolled! On the moon all things are light.',
        '"It looks heavy," said {friend}. It was not. They put it to one side like a chair.',
      ],
      seven: [
        '{hero} leaned on one to think, and it moved. {He} looked at it. {He} pushed it with one finger, and it rolled aside as if it were made of cake. "I am very strong here," said {hero}. So was {friend}. They moved two more, for the fun of it.',
      ],
      verse: ['They pushed with a finger. It rolled like a ball. / A rock on the moon is not heavy at all.'],
      small: ['A push! Not tough. / That was enough.'],
    },
    fact: { small: ['"Up here, you see, / things are light as a pea."'] },
  },
  'moon-lost': {
    meet: {
      five: [
        'The map had hills on it. The moon had hills too, and all of them were grey.',
        'Which hill was which? The map did not say.',
      ],
      seven: [
        'According to the map there was a grey hill. They looked round. There were eleven grey hills, and each of them seemed to think that it was the one.',
      ],
      verse: ['The map was of hills, and they all were grey. / And which was the right one? It did not say.'],
      small: ['Grey hill, grey hill. / Grey, grey and still.'],
    },
    solve: {
      five: [
        'They found the blue earth on the map and the blue earth in the sky. They turned the map, and it fitted.',
        '"There is home," said {hero}, and turned the map to it. Now each hill had a name.',
      ],
      seven: [
        'On the map, in the corner, was a small blue ball. Over the hills hung a big blue ball. {hero} turned the map until the two were in line, and all the hills sat down in their right places.',
      ],
      verse: ['They looked for the earth, so blue and round, / And turned the map till the way was found.'],
      small: ['The earth, so blue! / It told them, too.'],
    },
    fact: { small: ['"The earth stays there, / up in the air."'] },
  },
  'clouds-gap': {
    meet: {
      five: [
        'The rainbow had gone home, and there was a big blue gap.',
        'They had come to go over the rainbow. There was no rain, and so there was no bow.',
      ],
      seven: [
        'The bridge was out. There was the place where it began, with a little step, and there was the other place, far over. Between them hung a sign: Back when it rains.',
      ],
      verse: ['The rainbow was out, and the gap was wide. / They could not get over to the other side.'],
      small: ['No rainbow! No way! / No rain that day.'],
    },
    solve: {
      five: [
        'They squeezed a small cloud. Rain fell in the sun, and there was the rainbow.',
        'Squeeze! Out of the cloud came drops. The sun shone in, and up jumped a rainbow.',
      ],
      seven: [
        '{hero} took a small cloud, the size of a pillow, and asked if it would mind. It did not. They squeezed it with the sun behind them. Down came the drops, and across the drops, red first, came the bridge. They crossed on the green.',
      ],
      verse: [
        'They squeezed a small cloud and it rained in the sun. / Up sprang the rainbow, and over they run.',
        'They gave a small cloud a squeeze and a hug. / The rainbow came out, as bright as a rug.',
      ],
      small: ['They squeezed out rain. / It was there again!'],
    },
    fact: { small: ['"Rain and the sun / make seven from one."'] },
  },
  'clouds-fog': {
    meet: {
      five: [
        'A cloud sat on the path, and they were in it. It was like being in milk.',
        'All was white. {hero} could not see {his} own nose.',
      ],
      seven: [
        'The cloud had not seen them, and had sat down. Inside it was white, and warm, and woolly, and there was no front to it and no back.',
      ],
      verse: [
        'A cloud came and sat on the top of the two. / It was white on the left, it was white right through.',
      ],
      small: ['White, white, all white! / No left, no right.'],
    },
    solve: {
      five: [
        '{hero} wet one finger and felt the wind. They kept it on one side, and came out.',
        'The wind was cold on one ear. They kept it on that ear all the way.',
      ],
      seven: [
        '{hero} licked a finger and held it up. One side of it went cold. "The wind is there," {he} said, "and so that is west." They walked with the cold on their left ears, and after forty steps there was a hole, and the evening was in it.',
      ],
      verse: [
        'A wet finger told them which way the wind blew. / They walked by the wind, and the wind took them through.',
      ],
      small: ['They felt the breeze. / Out now, with ease!'],
    },
    fact: { small: ['"A finger that\'s wet / can find the way yet."'] },
  },
  'clouds-gate': {
    meet: {
      five: [
        'They had to go up to the next cloud, and there was no stair.',
        'The star harbour was just up there. But how do you get up there?',
      ],
      seven: [
        'One cloud up, they could see the lights of the harbour. On this cloud there was only a chimney, and a balloon that had gone to sleep on the line.',
      ],
      verse: [
        'The harbour was up, and the stair was not there. / There was nothing to step on but evening air.',
      ],
      small: ['One cloud to go! / But they were below.'],
    },
    solve: {
      five: [
        'They filled a balloon with warm air. It grew, and it rose, and they held on.',
        'A chimney was puffing. They held the balloon over it. Up, up, up!',
      ],
      seven: [
        'They held the balloon over the chimney, where the air was warm. It filled, and it stood up, and it began to pull. They each took a string. Warm air wants to be higher, and for once so did they.',
      ],
      verse: [
        'Warm air in a bag made it round as a bun. / They held on the strings, and it rose, and was fun.',
      ],
      small: ['Warm air, so light! / Up to the height.'],
    },
    fact: { small: ['"Warm air will rise / up to the skies."'] },
  },
  'anywhere-snails': {
    meet: {
      five: [
        'Snails! They came in a long row, and none of them was in a rush.',
        'Nine and ninety snails were on the way to bed, and the way was this way.',
      ],
      seven: ['A procession of snails was crossing, one behind the other. The first had set out on Friday.'],
      verse: ['Some snails went by in a slow, slow line. / They said good evening, and all was fine.'],
      small: ['A snail, a snail! / A long, long trail.'],
    },
    solve: {
      five: [
        'They said good night to each one. It took a while, and it was nice.',
        '"After you," said {hero}, ninety-nine times. Then the way was free.',
      ],
      seven: [
        'You cannot push snails. {hero} and {friend} sat down and wished a good evening to every one, by name, if it had a name. When the last had gone by there was a silver road, and it went just where they were going.',
      ],
      verse: ['They bowed to each snail as it went on by, / And then the way was silver and dry.'],
      small: ['"Good night, good night!" / Then all was right.'],
    },
    fact: { small: ['"A snail must glide / on a slippery slide."'] },
  },
  'anywhere-signpost': {
    meet: {
      five: [
        'A sign stood there with no words on it. The rain had read them all.',
        'Four ways, and a sign that said nothing.',
      ],
      seven: [
        'There was a signpost, and it had four arms, and it had been washed so often that it had forgotten every word.',
      ],
      verse: ['The sign had four arms, and not one word. / It pointed to nothing, not even a bird.'],
      small: ['A sign, no word! / "Well, ask a bird."'],
    },
    solve: {
      five: [
        '"The sun goes down in the west," said {hero}. Then they knew which way was which.',
        'They looked where the sky was gold. That was west, and so the way was there.',
      ],
      seven: [
        '{hero} looked for the place where the sky was brightest. The sun had gone out by that door, as it did each evening, and so it was west. Once they knew one arm they knew them all.',
      ],
      verse: [
        'The sky was still gold where the sun went to rest. / They all knew the way when they knew it was west.',
        'The sky was still gold on the western side, / And now they knew, and the sun was their guide.',
      ],
      small: ['The sun went west. / That way was best.'],
    },
    fact: { small: ['"The sun goes to bed / in the west," {he} said.'] },
  },
  'anywhere-rocks': {
    meet: {
      five: [
        'Rocks lay in the way. One of them was as fat as a pig.',
        'The way was full of rocks, and the gap was full of the biggest one.',
      ],
      seven: [
        'Some rocks had come down to see the view. The largest had got the best place, which was the only way through.',
      ],
      verse: ['A rock as fat as a pig in a pen / Sat down in the gap, and said, "Not again."'],
      small: ['A rock, so round! / It sat on the ground.'],
    },
    solve: {
      five: [
        'A long stick, a small stone, and a push. It rolled out of the way.',
        'They pushed down one end of a stick, and the rock went up at the other, and off.',
      ],
      seven: [
        'They put a stick under it, and a stone under the stick, and hung on the far end like washing. The rock rose, looked round, and rolled off to somewhere with a better view.',
      ],
      verse: [
        'They leaned on a stick till it tipped and it turned. / "A small push is plenty," is what they learned.',
      ],
      small: ['A stick went in. / It rolled with a spin.'],
    },
    fact: { small: ['"A stick that is long / can make us strong."'] },
  },
}

export const retold = (obstacle: ObstacleData): ObstacleData => {
  const more = moreObstacles[obstacle.id]
  return {
    ...obstacle,
    meet: withMore(obstacle.meet, more?.meet),
    solve: withMore(obstacle.solve, more?.solve),
    fact: withMore(obstacle.fact, more?.fact),
  }
}
