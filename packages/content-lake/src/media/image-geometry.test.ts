import { expect, test } from 'vitest'
import { planGeometry } from './image-geometry'
import { parseImageParams } from './image-params'

const source = { width: 400, height: 200 }
const none = { left: 0, top: 0, right: 0, bottom: 0 }
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
  ['w=800&h=800&fit=min', 200, 200],
  ['w=100&h=100&fit=min', 100, 100],
  ['w=100&fit=crop', 100, 50],
  ['w=800&max-w=300', 300, 150],
  ['h=50&min-w=200', 200, 100],
  ['w=100&h=10&fit=crop&min-h=40', 100, 40],
  ['rect=0,0,100,100', 100, 100],
  ['rect=300,100,500,500', 100, 100],
  ['rect=0,0,100,100&w=50', 50, 50],
])('%j results in %d by %d', (query, width, height) => {
  expect(plan(query).size).toEqual({ width, height })
})

test.each([
  ['', 100, 0],
  ['crop=left', 0, 0],
  ['crop=right', 200, 0],
  ['crop=top,left', 0, 0],
  ['crop=center', 100, 0],
  ['crop=focalpoint&fp-x=0&fp-y=0', 0, 0],
  ['fp-x=1', 200, 0],
  ['fp-x=0.4&fp-y=0.5', 60, 0],
  ['rect=200,0,200,100&crop=right', 300, 0],
])('a square crop with %j starts at %d, %d', (query, left, top) => {
  expect(plan(`w=50&h=50&fit=crop&${query}`).region).toMatchObject({ left, top })
})

test('the borders of fit=fill add up to the requested size', () => {
  const filled = plan('w=101&h=101&fit=fill')
  expect(filled.size).toEqual({ width: 101, height: 51 })
  expect(filled.border).toEqual({ left: 0, top: 25, right: 0, bottom: 25 })
  const never = plan('w=500&h=300&fit=fillmax')
  expect([never.size, never.border]).toEqual([source, { left: 50, top: 50, right: 50, bottom: 50 }])
  expect(plan('w=100&pad=5&dpr=2').border).toEqual({ left: 10, top: 10, right: 10, bottom: 10 })
  expect(plan('w=100').border).toEqual(none)
})

test('keeps the sides of thin pictures within the limits', () => {
  expect(plan('w=8000', { width: 10, height: 1000 }).size.height).toBe(8192)
  expect(plan('w=1', { width: 9000, height: 2 }).size).toEqual({ width: 1, height: 1 })
  expect(() => plan('rect=400,0,10,10')).toThrow(/"rect"/)
})

test.each([
  'w=8000&h=8000&fit=crop',
  'w=1&h=1&fit=scale&min-w=8000&min-h=8000',
  'w=8000&h=8000&fit=fill',
  'w=8000&pad=200',
  'w=4000&h=4000&fit=crop&pad=1000&dpr=2',
])('rejects %j as too large', (query) => {
  expect(() => plan(query)).toThrow(/at most 8192 a side and 16 million/)
})

test('shrinks the result if only one side is requested', () => {
  const { size } = plan('w=8000', { width: 1000, height: 1000 })
  expect(size.width * size.height).toBeLessThanOrEqual(16_000_000)
  expect(size).toEqual({ width: 3998, height: 3998 })
})

test('crops large pictures to the centre instead of by entropy', () => {
  expect(plan('w=50&h=50&fit=crop&crop=entropy').byEntropy).toBe(true)
  const thin = plan('w=4000&h=100&fit=crop&crop=entropy', { width: 100, height: 4000 })
  expect(thin.byEntropy).toBe(false)
})

test.each([
  ['width=10', 'width'],
  ['w=0', 'w'],
  ['w=5000&dpr=2', 'w'],
  ['w=1&h=1&min-w=5000&dpr=2&fit=scale', 'w'],
  ['w=1&w=2', 'w'],
  ['dpr=9', 'dpr'],
  ['fit=cover', 'fit'],
  ['crop=middle', 'crop'],
  ['rect=0,0,0,5', 'rect'],
  ['fp-x=2', 'fp-x'],
  ['fm=bmp', 'fm'],
  ['bg=reddish', 'bg'],
  ['q=101', 'q'],
  ['flip=x', 'flip'],
  ['frame=2', 'frame'],
  ['__proto__=1', '__proto__'],
])('rejects %j and names the parameter', (query, name) => {
  expect(() => plan(query)).toThrow(new RegExp(`parameter "${name}"`))
})
