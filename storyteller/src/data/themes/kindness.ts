import type { ThemeData } from '../schema.ts'

export const kindness: ThemeData = {
  refrains: [
    'There is always time to stop.',
    'A small kind thing is not so small.',
    'Stop, look, and lend a {hand}.',
  ],
  summary: ['They are in a hurry, and somebody needs them to stop.'],
  strands: [
    {
      plant: {
        three: ['{hero} was fast. {hero} did not look left or right.', '{hero} was in a rush.'],
        five: [
          '{hero} was so quick that {he} sometimes ran right past things that mattered.',
          '"Hurry," said {hero}, who had not seen the ant with the heavy crumb. {friend} had. {fhe} stopped to carry it.',
        ],
        seven: [
          '{hero} went everywhere at top speed, which saves a lot of time, but you miss the small print. {friend} was the one who noticed when somebody had dropped a mitten.',
        ],
        verse: [
          '"No time, no time!" was {hero}\'s song. / {He} did not look as {he} ran along.',
          '"No time," sang {hero}, "we must be quick!" / And rushed right by a chick on a stick.',
        ],
      },
      low: {
        three: [
          'A bug was stuck. They stopped. They helped it up.',
          '"My feet hurt," said {friend}. {hero} gave {fhim} a rub.',
        ],
        five: [
          'A beetle lay on its back and waved its legs. There was no time, and {hero} stopped anyway. It takes one finger to turn a beetle over.',
          '"Go on without me," puffed {friend}. {hero} sat down instead. "I like the view from here," {he} said.',
        ],
        seven: [
          'They were late. {hero} knew it, and hurried, and very nearly stepped over a beetle that was lying on its back in the middle of the way. {He} went on three steps. Then {he} came back three steps, and turned it over. "It looked so surprised," said {hero}.',
        ],
        verse: [
          'A beetle lay upon its back. / They set it right, upon the track.',
          'A beetle lay with legs in air. / They turned it over with great care.',
        ],
        small: ['A bug on its back! / They put it on track.'],
      },
      test: {
        three: ['{keeper} was cold. Brrr.', '{keeper} had a sore foot. Ow.'],
        five: [
          '{keeper} was shivering. "D-do not mind me," said {khe}. "You are in a hurry." And it was true, they were.',
          '{keeper} had hurt {khis} foot and could not get home. "You go on," said {khe}. "Everybody has."',
        ],
        seven: [
          'They were nearly there. It was just a few steps. But {keeper} was sitting right beside the way, shivering so hard that {khis} teeth rattled, and trying to look as if {khe} did it on purpose. "Do not stop for me," said {khe}. "You have somewhere to be."',
        ],
        verse: ['But {keeper} sat shivering by the way. / "You rush along. I\'ll be okay."'],
        small: ['{keeper} sat there, so cold. / "No coat to hold."'],
      },
      act: {
        three: [
          '{hero} stopped. {He} sat close. They made {keeper} warm.',
          '"We can wait," said {hero}. They helped {keeper}.',
        ],
        five: [
          '{hero} stopped. {He} sat down on one side, and {friend} on the other, close as slices of bread, until {keeper} was warm right through.',
          '"The rest can wait," said {hero}. They tied up the sore foot with a soft leaf, and told {khim} the joke about the hen, and did not look once at the time.',
        ],
        seven: [
          '{hero} looked at the few steps. {He} looked at {keeper}. It was not even hard to choose, and that surprised {him}. They sat down on either side like two warm loaves, and stayed until the shivering stopped. "I know a short way to the end," said {keeper}, in quite a new voice. "I only show it to people who are not in a hurry."',
        ],
        verse: ['But {hero} sat down, and {friend} sat too, / And warmed poor {keeper} through and through.'],
        small: ['They sat down near / and held {khim} dear.'],
      },
      close: {
        three: [
          '{hero} felt warm, in and out. Good night.',
          'A small kind thing kept {hero} warm all night.',
        ],
        five: [
          '{hero} lay in bed and felt warm all the way in, as if somebody had left a lamp on in there.',
          'No one hurried any more, not even the clock.',
        ],
        seven: [
          'Nothing in the room was in a hurry now. {hero} had given away most of {his} warmth that day, and it was odd, but there seemed to be more of it than before.',
        ],
        verse: ['There is no hurry any more. / The day has gently shut its door.'],
      },
    },
    {
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
        small: ['A bird, tied up tight! / They made it all right.'],
      },
      test: {
        five: [
          '{keeper} had dropped a bag of beans, and they had gone everywhere. "Never mind me," said {khe}.',
        ],
        seven: [
          '{keeper} was sitting among a thousand spilled beans, putting them back into the bag one by one. "You will be late," said {khe}. "I have only six hundred to go."',
        ],
        verse: ["There {keeper} sat with beans all round. / They'd spilled from the sack across the ground."],
        small: ['The beans fell out, / all round about.'],
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
        small: ['They picked up beans / by all good means.'],
      },
      close: {
        seven: ["{hero} thought about {keeper}'s face. It was a good thing to fall asleep to."],
        verse: ['A small kind deed has a long warm glow. / It lights up your pillow, soft and low.'],
      },
    },
    {
      plant: {
        five: [
          '{hero} had long lists and quick feet. {He} did not stop for things that were not on the list.',
        ],
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
  ],
}
