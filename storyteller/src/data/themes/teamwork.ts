import type { ThemeData } from '../schema.ts'

export const teamwork: ThemeData = {
  refrains: [
    'All together: one, two, three!',
    'Many {hands}, and up she goes.',
    'You take that end, I take this.',
  ],
  summary: ['It is too heavy for one, and too heavy for two, and then they count again.'],
  strands: [
    {
      plant: {
        three: ['"I can do it," said {hero}. "Just me."', '{hero} did not want help. "Me, me!"'],
        five: [
          '"I can do it by myself," {hero} liked to say, often from underneath something.',
          '{hero} did everything without help, even seesaws, which takes a long time.',
          '"No help, thank you," {hero} liked to say, often from underneath something.',
        ],
        seven: [
          '{hero} did not care for help. {He} had once tried to carry a table, and had to be found by the neighbours.',
        ],
        verse: ['"No help," said {hero}, "no help for me! / I\'ll lift it up. Just watch and see."'],
      },
      low: {
        three: [
          '{hero} pulled. {hero} puffed. "May I help?" said {friend}. "Yes, please."',
          '"It is too much for one," said {hero}.',
        ],
        five: [
          '{hero} had carried everything all day, and now {he} could not carry {his} own nose. "Give me half," said {friend}. It was the best thing that {he} had heard all evening.',
        ],
        seven: [
          '{hero} sat down, with a bump. {He} had been holding up {his} end of everything, and also the other end. "You know," said {friend}, "I have two arms, and nothing is in them." {hero} had never looked at it like that.',
          '{hero} sat down. {He} had been holding up {his} end of everything, and also the other end. "You know," said {friend}, "I am right here, and I am carrying nothing at all." {hero} had never looked at it like that.',
        ],
        verse: [
          'Poor {hero} sat down. {He} could do no more. / "Give half to me. That\'s what friends are for."',
        ],
        small: ['"It is too much for me." / "Then share it, you see!"'],
      },
      test: {
        three: [
          'A big flat stone was in the way. {hero} pushed. No.',
          '{keeper} pushed a big stone. It did not go.',
        ],
        five: [
          'A great flat stone lay over the last bit of the way. {keeper} had pushed it all day. {hero} pushed it. {friend} pushed it. It might as well have been the moon.',
        ],
        seven: [
          'A great flat stone lay over the end of the way. {keeper} had been pushing it since morning, and had moved it by one hair. {hero} tried, with a run-up. {friend} tried, with a lot of advice. The stone did not even notice. "It is too heavy for one," said {keeper}. "And I am always one."',
        ],
        verse: ['A great flat stone lay on the track. / {keeper} had pushed it. It pushed back.'],
        small: ['A stone, so big! / No room to dig.'],
      },
      act: {
        three: [
          '"All of us!" said {hero}. One, two, three, push! Off it went.',
          'They all pushed. Heave, heave, ho! It moved!',
        ],
        five: [
          '"We have all pushed it," said {hero}, "but we have never pushed it at the same time." So they counted. One. Two. Three! And the stone slid off like a hat.',
        ],
        seven: [
          '{hero} opened {his} mouth to say that {he} would do it. Then {he} shut it, and began again. "I need help," {he} said, and it did not hurt a bit. "{friend}, you take the left side. {keeper}, you count, you have the best voice. And when I push, we all push." One. Two. The stone noticed. Three! It slid away, as easily as a lid.',
        ],
        verse: ['"Not one, not two, but all of us three!" / And off it slid, as quick as could be.'],
        small: ['"All push! One, two!" / And it went through.'],
      },
      close: {
        three: ['One, two, three, all asleep.', 'Good night, team.'],
        five: [
          'It took two to pull up the blanket, one at each corner. Then no one had to do anything at all.',
        ],
        seven: [
          'They pulled up the blanket together, one corner each. "All together," murmured {hero}. "One. Two." And by three they were both asleep.',
        ],
        verse: ['One, two, and three, the lights go low. / All together, to sleep we go.'],
      },
    },
    {
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
        small: ['"You pull, I pull, too." / It moved. It flew.'],
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
        small: ['A wheel, so wide! / One hand on each side.'],
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
        small: ['"One each! Now, go!" / It went, so slow.'],
      },
      close: {
        seven: [
          'It takes only one to fall asleep. But it is easier with somebody at the other end of the blanket.',
        ],
        verse: ['All together, shut one eye. / All together, one more sigh.'],
      },
    },
    {
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
  ],
}
