import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { NumberTicket } from './number-ticket'

const words = { label: '¿Tu número?', hint: 'Hasta cinco cifras.', placeholder: '00048' }

test('renders nothing without its texts (CMS-08)', () => {
  expect(render(<NumberTicket words={null} />)).toBe('')
  expect(render(<NumberTicket words={{ ...words, button: null }} />)).toBe('')
  expect(render(<NumberTicket words={{ ...words, label: null, button: 'Cortar' }} />)).toBe('')
})
