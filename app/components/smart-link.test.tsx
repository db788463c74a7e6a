import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { SmartLink } from './smart-link'

test('renders a link to a page of the site', () => {
  const html = render(<SmartLink href="/galeria">Galería</SmartLink>)
  expect(html).toMatch(/^<a [^>]*href="\/galeria"[^>]*>Galería<\/a>$/)
})

test.each(['/\\evil.example', '\\\\evil.example', '/\t/evil.example', '//evil.example'])(
  'renders no link to %j (GHSA-wrjc-x8rr-h8h6)',
  (href) => expect(render(<SmartLink href={href}>Ver</SmartLink>)).toBe('<span>Ver</span>'),
)
