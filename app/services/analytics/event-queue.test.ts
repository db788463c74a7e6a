import { expect, test } from 'vitest'
import { createEventQueue, type TrackedEvent } from './event-queue'

const event = (time: number): TrackedEvent => ({ name: 'App Loaded', properties: {}, time })

/** A queue in a tab with stored texts. */
function setUp(texts = new Map<string, string>()) {
  const tab = {
    get: (name: string) => texts.get(name) ?? null,
    set: (name: string, text: string) => void texts.set(name, text),
    remove: (name: string) => void texts.delete(name),
  }
  const sent: number[] = []
  const queue = createEventQueue('events', tab)
  return { texts, queue, sent, send: ({ time }: TrackedEvent) => void sent.push(time) }
}

test('drops the events before and after a refusal (ANA-05)', () => {
  const { queue, sent, send, texts } = setUp()
  queue.add(event(1))
  queue.close()
  expect(texts.size).toBe(0)
  queue.add(event(2))
  queue.open(send)
  queue.add(event(3))
  queue.close()
  queue.add(event(4))
  expect(sent).toEqual([3])
})

test('keeps the latest hundred events (ANA-05)', () => {
  const { queue, sent, send } = setUp()
  for (let time = 1; time <= 250; time++) queue.add(event(time))
  queue.open(send)
  expect([sent.length, sent[0], sent.at(-1)]).toEqual([100, 151, 250])
})

test.each(['not JSON', '{"name":"App Loaded"}', '[{"name":"Other","properties":{},"time":1}]'])(
  'ignores stored events of another version: %s (ANA-05)',
  (text) => {
    const { queue, sent, send } = setUp(new Map([['events', text]]))
    queue.open(send)
    expect(sent).toEqual([])
  },
)
