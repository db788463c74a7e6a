import { expect, test } from 'vitest'
import { createOutlet, type TrackedEvent } from './outlet'

const event = (time: number): TrackedEvent => ({ name: 'App Loaded', properties: {}, time })

/** An outlet as a document has it, in a tab that keeps texts. */
function setUp(texts = new Map<string, string>()) {
  const tab = {
    get: (name: string) => texts.get(name) ?? null,
    set: (name: string, text: string) => void texts.set(name, text),
    remove: (name: string) => void texts.delete(name),
  }
  const taken: number[] = []
  const outlet = createOutlet('events', tab)
  return { texts, outlet, taken, take: ({ time }: TrackedEvent) => void taken.push(time) }
}

test('ANA-05 events wait for a yes, and come in their order', () => {
  const { outlet, taken, take, texts } = setUp()
  outlet.put(event(1))
  outlet.put(event(2))
  expect(taken).toEqual([])
  outlet.open(take)
  outlet.put(event(3))
  expect(taken).toEqual([1, 2, 3])
  expect(texts.size, 'nothing is left behind').toBe(0)
})

test('ANA-05 a yes on the second document of a visit still finds the events of the first', () => {
  const first = setUp()
  first.outlet.put(event(1))
  const second = setUp(first.texts)
  second.outlet.put(event(2))
  second.outlet.open(second.take)
  expect(second.taken).toEqual([1, 2])
})

test('ANA-05 what was before a no, and after it, is never given over', () => {
  const { outlet, taken, take, texts } = setUp()
  outlet.put(event(1))
  outlet.shut()
  expect(texts.size).toBe(0)
  outlet.put(event(2))
  outlet.open(take)
  outlet.put(event(3))
  outlet.shut()
  outlet.put(event(4))
  expect(taken).toEqual([3])
})

test('ANA-05 of many that wait the latest hundred are kept', () => {
  const { outlet, taken, take } = setUp()
  for (let time = 1; time <= 250; time++) outlet.put(event(time))
  outlet.open(take)
  expect([taken.length, taken[0], taken.at(-1)]).toEqual([100, 151, 250])
})

test.each(['not JSON', '{"name":"App Loaded"}', '[{"name":"Other","properties":{},"time":1}]'])(
  'ANA-05 what a tab keeps of another version is left out: %s',
  (text) => {
    const { outlet, taken, take } = setUp(new Map([['events', text]]))
    outlet.open(take)
    expect(taken).toEqual([])
  },
)
