/**
 * Draws the icons of the installed app into web/public/app, with the embedded illustrator. Run it after a change of the
 * brand: `node scripts/app-icons.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { Drawing } from '@moonpage/illustrator/drawing'
import { render, type ViewBox } from '@moonpage/illustrator/render'
import sharp from 'sharp'

const folder = new URL('../web/public/app/', import.meta.url)

/** The brand's page and moon (web/public/icon.svg), on 48 units. */
const page = 'M6 7.5C6 5 7.5 4 9.5 4H30c8 0 12 7 12 14.5V40c0 2.500-1.500 4-4 4H10c-2.500 0-4-1.500-4-4Z'
const moon =
  'M33 12.5c-9 .7-15 6.500-15 14 0 7 5.300 12 12.300 12 3 0 5.500-.8 7.500-2.300-6-.6-10.300-4.800-10.300-11.200 0-5 2-9.300 5.500-12.500Z'

const stars = [
  [196, 250, 13],
  [1010, 206, 10],
  [1040, 930, 12],
  [150, 860, 9],
  [604, 120, 8],
] as const

const star = (x: number, y: number, size: number) =>
  `M${x} ${y - size * 1.5}Q${x} ${y} ${x + size * 1.5} ${y}Q${x} ${y} ${x} ${y + size * 1.5}Q${x} ${y} ${x - size * 1.5} ${y}Q${x} ${y} ${x} ${y - size * 1.5}Z`

/** A path of the brand's 48 units in those of the picture. @param size of the 48 units */
const placed = (path: string, size: number): string => {
  const scale = size / 48
  const start = (1200 - size) / 2
  let isRelative = false
  let isY = false
  // Its commands have pairs of numbers but H and V, of which each takes one.
  return path.replace(/([A-Za-z])|-?(?:\d*\.)?\d+/g, (text, command: string | undefined) => {
    if (command) {
      isRelative = command === command.toLowerCase()
      isY = command === 'V'
      return command
    }
    const value = Number(text) * scale + (isRelative ? 0 : start)
    isY = !isY
    return ` ${Math.round(value * 100) / 100}`
  })
}

/** @param size of the mark on the 1200 units of the picture */
function draw(size: number): Drawing {
  const d = new Drawing({ dir: [0.5, 0.85], key: '#fff3d6', shadow: '#14122e' })
  d.raw('<rect width="1200" height="1200" fill="#1f2350"/>')
  d.raw(`<rect width="1200" height="1200" fill="${d.linear('#373b82', [0, 1])}" opacity="0.8"/>`)
  for (const [x, y, s] of stars) d.shape(star(x, y, s), '#f6dca0', { shade: 0 })
  const edge = placed(page, size)
  d.raw(`<path d="${edge}" fill="#0d0f2c" opacity="0.45" transform="translate(10 22)"/>`)
  d.shape(edge, '#fbf1dc', { shade: 0.22 })
  d.shape(placed(moon, size), '#efab3e', { shade: 0.42 })
  return d
}

const whole: ViewBox = { x: 0, y: 0, width: 1200, height: 1200 }

async function save(name: string, markSize: number, width: number, radius = 0): Promise<void> {
  const { pixels, ...size } = render(draw(markSize), whole, width)
  const corners = Buffer.from(
    `<svg width="${width}" height="${width}"><rect width="${width}" height="${width}" rx="${width * radius}"/></svg>`,
  )
  const picture = sharp(pixels, { raw: { ...size, channels: 3 } }).ensureAlpha()
  const cut = radius > 0 ? picture.composite([{ input: corners, blend: 'dest-in' }]) : picture.removeAlpha()
  const data = await cut.png({ palette: true, quality: 100, effort: 10, dither: 0.6 }).toBuffer()
  await writeFile(new URL(`${name}.png`, folder), data)
  console.log(`${name}.png ${Math.round(data.length / 1024)} KB`)
}

await mkdir(folder, { recursive: true })
await save('icon-192', 880, 192, 0.2)
await save('icon-512', 880, 512, 0.2)
// A launcher cuts off up to a fifth on each side.
await save('maskable-512', 740, 512)
// Safari takes it from here by its name.
await save('../apple-touch-icon', 880, 180)
