import { expect, test } from 'vitest'
import { planGeometry } from './image-geometry'
import { parseImageParams } from './image-params'

const source = { width: 400, height: 200 }
const plan = (query: string, size = source) =>
  planGeometry(size, parseImageParams(new URLSearchParams(query)))

test.each([
  ['', 400, 200],
  ['w=100', 100, 50],
  ['h=50', 100, 50],
  ['w=100&h=100', 100, 50],
  ['w=800', 800, 400],
  ['w=800&fit=max', 400, 200],
  ['w=100&fit=max&dpr=2', 200, 100],
  ['w=100&dpr=2', 200, 100],
  ['w=100&h=100&fit=scale', 100, 100],
  ['w=100&h=100&fit=crop', 100, 100],
  ['w=800&h=800&fit=crop', 800, 800],
  ['w=100&fit=crop', 100, 50],
  ['rect=0,0,100,100', 100, 100],
  ['rect=300,100,500,500', 100, 100],
  ['rect=0,0,100,100&w=50', 50, 50],
])('%j results in %d by %d', (query, width, height) => {
  expect(plan(query).size).toEqual({ width, height })
})

test.each([
  ['', 100, 0],
  ['rect=200,0,200,100', 250, 0],
])('a square crop with %j starts at %d, %d', (query, left, top) => {
  expect(plan(`w=50&h=50&fit=crop&${query}`).region).toMatchObject({ left, top })
})

test('keeps sides and pixels within the limits', () => {
  expect(plan('w=8000', { width: 10, height: 1000 }).size.height).toBe(8192)
  expect(plan('w=1', { width: 9000, height: 2 }).size).toEqual({ width: 1, height: 1 })
  expect(() => plan('rect=400,0,10,10')).toThrow(/"rect"/)
  expect(() => plan('w=8000&h=8000&fit=crop')).toThrow(/at most 8192 a side and 16 million/)
  // One side that is requested may shrink.
  const { size } = plan('w=8000', { width: 1000, height: 1000 })
  expect(size).toEqual({ width: 3998, height: 3998 })
})

test.each([
  ['width=10', 'width'],
  ['blur=50', 'blur'],
  ['w=0', 'w'],
  ['w=5000&dpr=2', 'w'],
  ['w=1&w=2', 'w'],
  ['dpr=9', 'dpr'],
  ['fit=cover', 'fit'],
  ['fit=min', 'fit'],
  ['crop=left', 'crop'],
  ['rect=0,0,0,5', 'rect'],
  ['fp-x=0.5', 'fp-x'],
  ['fm=bmp', 'fm'],
  ['q=101', 'q'],
  ['__proto__=1', '__proto__'],
])('rejects %j and names the parameter', (query, name) => {
  expect(() => plan(query)).toThrow(new RegExp(`parameter "${name}"`))
})
