import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { SocialPost } from './social-post'
import { SosOpening } from './sos-opening'

test('a sample post has its mark and no link to the network (SOS-02)', () => {
  const post = { platform: 'x', author: 'A', text: 'Hola', date: null, picture: null }
  const url = 'https://x.com/a/status/1'
  const sample = { ...post, url, sampleMark: 'Ejemplo' }
  const html = render(<SocialPost post={sample} linkLabel="Ver la original" />)
  expect(html).toContain('>Ejemplo</span>')
  expect(html).not.toContain('<a ')
  expect(render(<SocialPost post={{ ...post, url }} linkLabel="Ver la original" />)).toContain(url)
})

test('renders no empty elements for an empty post or opening (CMS-08)', () => {
  const post = { platform: null, author: null, text: null, date: null, url: null, picture: null }
  for (const html of [
    render(<SocialPost post={post} linkLabel={null} />),
    render(<SosOpening page={{ heading: null, lead: null }} />),
  ]) {
    expect(html).not.toMatch(/undefined|null|<a |<img|<h\d/)
  }
})
