import { expect, test } from 'vitest'
import { formatEvent } from './sse'

test('an event is its lines, with the id of the one before at its beginning', () => {
  expect(formatEvent({ event: 'mutation', id: 'b', data: { n: 1 } }, 'a')).toBe(
    'id: ~a\nevent: mutation\ndata: {"n":1}\nid: b\n\n',
  )
})

test('neither ids nor names nor data begin a line of their own', () => {
  const broken = 'x\r\n\ndata: y\0'
  expect(formatEvent({ event: broken, id: broken, data: broken }, broken)).toBe(
    'id: ~xdata: y\nevent: xdata: y\ndata: "x\\r\\n\\ndata: y\\u0000"\nid: xdata: y\n\n',
  )
})
