import type { Setting } from '@moonpage/contract/categories'

const names: Readonly<Record<Setting, readonly string[]>> = {
  forest: ['Brambleford', 'Fernhollow', 'Mosswick', 'Acorn End'],
  castle: ['Candlestone', 'Upper Turret', 'Kettlekeep', 'Seven Stairs'],
  'under-the-sea': ['Coral End', 'Shellwick', 'Kelpington', 'Deep Pockets'],
  moon: ['Silver Dip', 'Lanternrock', 'Crater Corner', 'Lightfoot'],
  garden: ['Beanrow', 'Tulip Bottom', 'Pumpkin Corner', 'Watercan Lane'],
  mountain: ['Mount Featherbed', 'Bellridge', 'High Thimble', 'Goatsback'],
  bedroom: ['Under-the-Lamp', 'Quilt Hill', 'Pillowton', 'Sockdrawer'],
  'at-sea': ['Little Harbor', 'Saltspoon', 'Gull Rock', 'Windy Pockets'],
  jungle: ['Vineside', 'Parrot Bend', 'Green River', 'Drumleaf'],
  desert: ['Sandy Well', 'Teapot Rocks', 'Dunesend', 'Threepalm'],
  snow: ['Mittenville', 'Snowdrop Lane', 'Icicle End', 'Whitherby'],
  farm: ['Dumpling Farm', 'Haywick', 'Butterfield', 'Henny Hill'],
  city: ['Chimney Street', 'Lamppost Square', 'Tramline Corner', 'Rooftop Row'],
  clouds: ['Featherfall', 'Upper Fluff', 'Rainbow End', 'Nimbleby'],
}

/** What the world of a series is called; parents may call it something else. @param id of the series */
export const worldName = (setting: Setting, id: string): string => {
  const list = names[setting]
  return list[Number.parseInt(id.slice(-6), 16) % list.length] ?? 'Brambleford'
}
