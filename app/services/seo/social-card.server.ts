import { LRUCache } from 'lru-cache'
import { toCapitals } from '~/lib/lettering/lettering'
import { drawPoster } from '~/lib/poster/draw-poster'
import { toSvgFile } from '~/lib/poster/svg-file'

const WIDTH = 1200
/** Inks of the site; see app/styles/tokens.css. */
const inks = { paper: '#fff8ea', ink: '#1d1736', accents: ['#f4532b', '#ff8a2b', '#ffc436'] }
/** Maximum length of a headline, in characters; the design expects far fewer. */
const MAX_HEADLINE = 90

/** Pictures by their texts: there is one for each page, and each takes a tenth of a second. */
const cache = new LRUCache<string, Promise<Buffer>>({ max: 40 })

/** A JPEG of 1200 × 630 pixels with a headline in wood type above the brand's name (RT-08). */
export function renderCard(headline: string, brand: string): Promise<Buffer> {
  const key = JSON.stringify([headline, brand])
  const found = cache.get(key)
  if (found !== undefined) return found
  const card = render(headline, brand)
  cache.set(key, card)
  // A failure must not outlive its cause.
  card.catch(() => cache.delete(key))
  return card
}

async function render(headline: string, brand: string): Promise<Buffer> {
  const text = toCapitals(headline.slice(0, MAX_HEADLINE))
  const drawing = drawPoster({
    format: 'card',
    ground: 'fountain',
    rows: [
      { kind: 'stars' },
      { kind: 'text', text, size: 'huge', ink: 'ink' },
      { kind: 'text', text: toCapitals(brand.slice(0, MAX_HEADLINE)), size: 'medium', ink: 'ink' },
    ],
    inks,
    number: '',
    qr: undefined,
    qrText: '',
  })
  // Most sites never need a card, so the library loads with the first one.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(toSvgFile(drawing, WIDTH)))
    .jpeg({ quality: 88 })
    .toBuffer()
}
