import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { SocialPost } from './social-post'
import { SosOpening } from './sos-opening'

test('renders no empty elements for an empty post or opening (CMS-08)', () => {
  const post = { platform: null, author: null, text: null, date: null, url: null, picture: null }
  for (const html of [
    render(<SocialPost post={post} linkLabel={null} />),
    render(<SosOpening page={{ heading: null, lead: null }} />),
  ]) {
    expect(html).not.toMatch(/undefined|null|<a |<img|<h\d/)
  }
})
