import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { NumberTicket } from './number-ticket'

const words = { label: '¿Tu número?', hint: 'Hasta cinco cifras.', placeholder: '00048' }

test('is a plain form to the poster, with up to five digits (HOME-09)', () => {
  const html = render(<NumberTicket words={{ ...words, button: 'Cortar' }} />)
  expect(html).toMatch(/<form[^>]*action="\/afiche"/)
  expect(html).not.toContain('method=')
  expect(html).toMatch(/<input[^>]*name="numero"[^>]*pattern="\[0-9\]\{1,5\}"/)
  expect(html).toContain('aria-describedby="tu-numero-ayuda"')
})

test('renders nothing without its texts (CMS-08)', () => {
  expect(render(<NumberTicket words={null} />)).toBe('')
  expect(render(<NumberTicket words={{ ...words, button: null }} />)).toBe('')
  expect(render(<NumberTicket words={{ ...words, label: null, button: 'Cortar' }} />)).toBe('')
})
