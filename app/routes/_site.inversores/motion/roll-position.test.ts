import { expect, test } from 'vitest'
import { currentTicket } from './roll-position'

const layout = { tickets: [800, 1300, 1800], width: 2300 }

test('the current ticket is the first at the start and the last at the end (INV-06)', () => {
  expect(currentTicket(0, layout)).toBe(1)
  expect(currentTicket(0.5, layout)).toBe(1)
  expect(currentTicket(0.6, layout)).toBe(2)
  expect(currentTicket(0.8, layout)).toBe(3)
  expect(currentTicket(1, layout)).toBe(3)
})
