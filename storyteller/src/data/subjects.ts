import type { CharacterSheet } from '../scene.ts'
import type { FigureData } from './figure-data.ts'

/** Who a story can be about. */
export const subjects: Record<CharacterSheet['species'], FigureData> = {
  bear: {
    looks: 'round brown bear',
    names: ['Barley', 'Otto', 'Bruno', 'Nutmeg', 'Bramley', 'Ursa', 'Tumble', 'Hester', 'Dumpling', 'Oakley'],
  },
  cat: {
    looks: 'small striped cat',
    names: ['Inky', 'Velvet', 'Saffron', 'Tibbles', 'Mallow', 'Sesame', 'Minnow', 'Toffee', 'Domino', 'Purl'],
  },
  dinosaur: {
    looks: 'small long-necked dinosaur',
    names: ['Rumble', 'Fossil', 'Daisy', 'Stomp', 'Barnaby', 'Dudley', 'Nessa', 'Gumdrop', 'Humbert', 'Olga'],
  },
  dog: {
    looks: 'small shaggy dog',
    names: ['Biscuit', 'Scout', 'Waffle', 'Button', 'Pickle', 'Truffle', 'Rags', 'Gus', 'Tuppence', 'Jasper'],
  },
  dragon: {
    looks: 'small green dragon',
    names: [
      'Cinder',
      'Marlo',
      'Juniper',
      'Toasty',
      'Ziggy',
      'Smudge',
      'Flicker',
      'Clementine',
      'Paprika',
      'Wilf',
    ],
  },
  fox: {
    looks: 'small red fox',
    names: ['Fern', 'Rusty', 'Tansy', 'Ember', 'Maple', 'Russet', 'Sienna', 'Vesper', 'Tawny', 'Rowan'],
  },
  mouse: {
    looks: 'tiny grey mouse',
    names: ['Nib', 'Thimble', 'Pipkin', 'Crumb', 'Tilly', 'Whisk', 'Poppet', 'Smidgen', 'Oat', 'Fig'],
  },
  owl: {
    looks: 'small round owl',
    names: ['Wisp', 'Hoot', 'Pepper', 'Juno', 'Tufty', 'Plume', 'Hollis', 'Ozzie', 'Sylvie', 'Winks'],
  },
  rabbit: {
    looks: 'small brown rabbit',
    names: [
      'Clover',
      'Bramble',
      'Thistle',
      'Poppy',
      'Parsley',
      'Hopscotch',
      'Willow',
      'Fennel',
      'Bobtail',
      'Chicory',
    ],
  },
  robot: {
    looks: 'round blue robot',
    names: ['Bolt', 'Dot', 'Tik', 'Zuzu', 'Pixel', 'Widget', 'Cog', 'Ada', 'Rivet', 'Tock'],
  },
  unicorn: {
    looks: 'small white unicorn',
    names: [
      'Opal',
      'Merrily',
      'Luna',
      'Sorrel',
      'Twinkle',
      'Iris',
      'Starling',
      'Sherbet',
      'Celeste',
      'Larkspur',
    ],
  },
  whale: {
    looks: 'small blue whale',
    names: ['Marina', 'Bubbles', 'Indigo', 'Finn', 'Pearl', 'Skerry', 'Nell', 'Murmur', 'Tully', 'Fathom'],
  },
  astronaut: {
    looks: 'child in a white space suit',
    names: ['Nova', 'Comet', 'Orion', 'Skye', 'Apollo', 'Stella', 'Cosmo', 'Halley', 'Zenith', 'Lyra'],
  },
  child: {
    looks: 'child',
    names: ['Robin', 'Kit', 'Noor', 'Alex', 'Sasha', 'Remy', 'Ari', 'Milo', 'Wren', 'Sunny'],
  },
  elephant: {
    looks: 'small grey elephant',
    names: ['Peanut', 'Ella', 'Tembo', 'Mango', 'Hugo', 'Tallulah', 'Bertram', 'Zola', 'Pudding', 'Ivor'],
  },
  fairy: {
    looks: 'small fairy with see-through wings',
    names: ['Glim', 'Aster', 'Nettle', 'Sprig', 'Lark', 'Yarrow', 'Dewdrop', 'Primrose', 'Midge', 'Bluebell'],
  },
  frog: {
    looks: 'small green frog',
    names: ['Plip', 'Lily', 'Hopper', 'Fergus', 'Puddle', 'Tad', 'Gulliver', 'Reed', 'Dewey', 'Lotus'],
  },
  hedgehog: {
    looks: 'small brown hedgehog',
    names: ['Bodkin', 'Prickle', 'Teasel', 'Conker', 'Pim', 'Bristle', 'Quill', 'Tuffet', 'Posy', 'Spindle'],
  },
  knight: {
    looks: "child in a tin knight's helmet",
    names: [
      'Percy',
      'Isolde',
      'Gwen',
      'Tristan',
      'Cedric',
      'Rosalind',
      'Winifred',
      'Lance',
      'Elowen',
      'Bors',
    ],
  },
  lion: {
    looks: 'small golden lion',
    names: ['Leo', 'Saffi', 'Amber', 'Kito', 'Marigold', 'Rumpus', 'Asha', 'Dandy', 'Goldie', 'Tobias'],
  },
  monkey: {
    looks: 'small brown monkey',
    names: ['Momo', 'Chico', 'Banjo', 'Kiki', 'Mabel', 'Jinx', 'Figaro', 'Coco', 'Bobbin', 'Pepito'],
  },
  penguin: {
    looks: 'small round penguin',
    names: ['Pebble', 'Flip', 'Waddle', 'Iggy', 'Nimbus', 'Dapper', 'Mitten', 'Flurry', 'Humphrey', 'Isla'],
  },
  pirate: {
    looks: 'child in a striped pirate shirt',
    names: ['Scarlet', 'Jolly', 'Plum', 'Marlin', 'Billie', 'Morgan', 'Coral', 'Bonny', 'Salty', 'Tess'],
  },
  squirrel: {
    looks: 'small red squirrel',
    names: [
      'Hazel',
      'Tuppy',
      'Chestnut',
      'Fidget',
      'Skitter',
      'Twig',
      'Bracken',
      'Walnut',
      'Almond',
      'Pecan',
    ],
  },
  turtle: {
    looks: 'small green turtle',
    names: ['Shelby', 'Moss', 'Pokey', 'Olive', 'Toto', 'Dawdle', 'Agatha', 'Boris', 'Jade', 'Mosey'],
  },
}
