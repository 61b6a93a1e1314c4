import { spache } from 'spache'

/** Words of children's books that are also names of children or toys, and that Spache's list lacks. */
const others =
  `acorn ace acre amber angel apple april archer aria art ash aspen astro august autumn baker bandit barley baron
  basil bay bean beans beau beetle berry bill birch birdie biscuit bishop bliss bloom blossom bolt bounce bouncy
  bracken bramble brandy brave breeze briar brook brownie bubble bubbles buck bud buddy bug bumble bunny buster butter
  buttercup button buttons buzz candy caramel carol carter chance charity chase cherry chip chirp chocolate christian
  chuck cinnamon clay clementine cliff cloud cloudy clover coco cocoa cog comet cookie cooper copper coral cotton
  crystal cuddle cuddles cupcake curly daffodil daisy dandelion dash dawn dean destiny diamond dolly domino don dot
  dots dove dragon drew duchess duke dusk dusty earl ebony echo elf ember eve faith fern finch fisher flash fletcher
  flint flower flowers fluff fluffy forest fox frank freckles frost frosty fudge fuzz fuzzy gale galaxy garnet gem
  gene giggles ginger gizmo glen glitter grace grant gray grey guy hardy harmony haven hawk hazel heath heather heaven
  holly honey honor hooty hope hopper hoppy hunter icicle iris ivory ivy jack jade jasmine jay jet jewel journey joy
  juniper junior justice kiwi kit lance lark laurel lavender lemon lilac lily lion love lucky lyric magic major mango
  maple marigold mark marsh marshmallow mason maverick may melody mercy merry midnight miles mint mist misty moon
  moonbeam moss mustard myrtle nettle nick noodle noodles nova nugget nutmeg oak ocean olive opal otter owl page pal
  pansy parsley pat patch patches patience peaches peanut pearl pebble pebbles peg penny peony pepper petal phoenix
  pickle pickles pierce pilot pine pip piper pirate pixie plum poppet poppy posy prickles prim primrose prince
  princess prudence puddle puddles pumpkin quill rain rainbow ranger raven ray red reed rich river rob robin rock
  rocket rocky rod roman rory rose rosemary rosy rowan royal ruby rusty saffron sage sandy scamp scarlet scout
  serenity shadow shelly shepherd silver skip sky smoke smoky smudge snowball snowdrop snowflake snowy socks sonny
  spark sparkle sparkles sparky speckle speckles spike spiky spot spots sprite sprout squeak squeaky star starlight
  sterling stone storm stormy story stripes sue sugar summer sun sunbeam sunny sunshine taffy tawny teddy temperance
  thistle thorn thunder thyme tickles tiger tinker toffee treasure trinity trouble truffle tulip turbo turner twiggy
  twinkle twister unity vale velvet verity victor viola violet waddles waffle waffles walker ward wave whisker
  whiskers whisper will willow wisp wiggles windy winter wolf woody woolly wren young zip zippy`.split(/\s+/)

/** Titles and adjectives that may precede a name or be part of one: `Captain Nib`, `Little Bear`. */
const titles =
  `auntie baby bear big captain cat count countess cowboy daddy dame dear doctor doggy dr elder general giant good grandad
  grandma grandpa granny great happy hedgehog jolly jr judge king kitty knight lady little lord mama master mini miss mister
  mother mouse mr mrs ms mum mummy nana nanny old papa penguin professor puppy pup queen rabbit robot saint santa sergeant
  silly sir sister sleepy small snow squirrel super sweet tiny turtle uncle wee white wild wise`.split(/\s+/)

/** Parts of names that are not names. */
const particles =
  `al bin da de del den der di du el ibn la le les los mac mc of san st te ter the ul van von`.split(' ')

/** Words that start sentences even if somebody has that name. */
const openers =
  `a an and another at both but dad daddy dear do each for from good granny grandma grandpa he her here his how i if in it its
  little mum mummy my no not now of oh old on once one or our she so some that the their then there these they this those to
  two up was we what when where who why yes you your big`.split(/\s+/)

const words = new Set([...spache, ...others, ...titles, ...openers])
const notAlone = new Set([...titles, ...particles, ...openers])
const opening = new Set(openers)
const names = new Set(others)

/** Whether letters, normalized and in lower case, may be an ordinary word. */
export const isWord = (name: string): boolean => words.has(name)

/** Whether a part of a name is used alone: Anna of Anna Lena, but not Captain of Captain Nib. */
export const isCalled = (part: string): boolean =>
  part.length > 1 && !notAlone.has(part) && (!words.has(part) || names.has(part))

/** Whether a sentence that starts with it starts with the ordinary word. */
export const isOpener = (name: string): boolean => opening.has(name)
