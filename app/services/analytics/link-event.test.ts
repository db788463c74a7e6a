import { beforeEach, expect, test } from 'vitest'
import { trackLink } from './link-event'
import { hostQueue } from './track'

let events: [name: string, properties: object][] = []

beforeEach(() => {
  events = []
  hostQueue.open(({ name, properties }) => events.push([name, properties]))
})

test.each([
  ['https://wa.me/5492915551234?text=Hola', ['WhatsApp Clicked', {}]],
  ['https://api.whatsapp.com/send?phone=1', ['WhatsApp Clicked', {}]],
  ['https://play.google.com/store/apps/details?id=a', ['Store Clicked', { store: 'google-play' }]],
  ['https://apps.apple.com/ar/app/a/id1', ['Store Clicked', { store: 'app-store' }]],
  ['https://www.instagram.com/somos', ['Social Clicked', { network: 'instagram.com' }]],
  ['https://x.com/somos', ['Social Clicked', { network: 'x.com' }]],
])('tracks a click on %s (ANA-01)', (href, expected) => {
  trackLink({ href, event: undefined })
  expect(events).toEqual([expected])
})

test('tracks the events that links name (ANA-01)', () => {
  for (const event of ['Back to Home Clicked', 'Back to Investors Clicked']) {
    trackLink({ href: 'https://sitio.example/', event })
  }
  expect(events).toEqual([
    ['Back to Home Clicked', {}],
    ['Back to Investors Clicked', {}],
  ])
})

test.each(['https://sitio.example/galeria', 'https://noinstagram.com/', 'mailto:a@b.example', ''])(
  'tracks no click on %s (ANA-01)',
  (href) => {
    trackLink({ href, event: 'Form Submitted' })
    expect(events).toEqual([])
  },
)
