import type { ListenEvent } from '@sanity/client'
import { expect, test } from 'vitest'
import { collect, describeEvents, isMutationBy } from './testing/event-log'
import {
  randomFilter,
  randomTransaction,
  type ModelFilter,
  type ModelState,
  type ModelTransaction,
} from './testing/listener-model'
import { randomFrom } from './testing/random'
import { startLake } from './testing/start-lake'

const TRANSACTIONS = 60
const FILTERS = 14
/** Id of a document that matches every filter: its events mark the end of each step. */
const END = 'end'

const options = {
  events: ['welcome', 'mutation'] as ['welcome', 'mutation'],
  includeAllVersions: true,
}

interface Step extends ModelTransaction {
  readonly id: string
  readonly before: ModelState
}

function randomSteps(seed: number): readonly Step[] {
  const random = randomFrom(seed)
  let before: ModelState = new Map()
  return Array.from({ length: TRANSACTIONS }, (_, n) => {
    const step = { ...randomTransaction(random, before), id: `t${n}`, before }
    before = step.after
    return step
  })
}

/** The events of a transaction that the model expects for a filter. */
function expectedEvents(
  { matches }: ModelFilter,
  { id, before, after, touched }: Step,
  isSignedIn: boolean,
) {
  const isVisible = (documentId: string) => isSignedIn || !documentId.includes('.')
  const visible = (state: ModelState) => new Map([...state].filter(([key]) => isVisible(key)))
  const [visibleBefore, visibleAfter] = [visible(before), visible(after)]
  const matchesIn = (state: ModelState, documentId: string) => {
    const document = state.get(documentId)
    return document !== undefined && matches(document, state) === true
  }
  const events = touched.flatMap((documentId) => {
    const matchedBefore = matchesIn(visibleBefore, documentId)
    const matchesAfter = matchesIn(visibleAfter, documentId)
    if (!matchedBefore && !matchesAfter) return []
    const transition = !matchedBefore ? 'appear' : matchesAfter ? 'update' : 'disappear'
    return [`${transition} ${id}#${documentId}`]
  })
  return events.map((event, index) => `${event} ${index + 1}/${events.length}`)
}

const isEnd = (event: ListenEvent) => event.type === 'mutation' && event.documentId === END

test.each([1, 2, 3])(
  'random listeners receive the events that a model predicts (seed %i)',
  async (seed) => {
    const { as, anonymous } = await startLake()
    const random = randomFrom(seed * 1_000)
    const filters = Array.from({ length: FILTERS }, () => randomFilter(random))
    const listeners = filters.flatMap((filter) =>
      [true, false].map((isSignedIn) => {
        const reader = isSignedIn ? as('viewer') : anonymous()
        const query = `*[${filter.query} || _id == "${END}"]`
        return { filter, isSignedIn, log: collect(reader.listen(query, {}, options)) }
      }),
    )
    await Promise.all(listeners.map(({ log }) => log.atLeast(1)))

    const steps = randomSteps(seed)
    const editor = as('editor')
    for (const { id, mutations } of steps) {
      const end = `${END}-${id}`
      await editor.mutate([...mutations], { transactionId: id })
      const marker = { createOrReplace: { _id: END, _type: END } }
      await editor.mutate([marker], { transactionId: end })
      // A filter with a sub-query reads the present state of other documents.
      await Promise.all(listeners.map(({ log }) => log.until(isMutationBy(end))))
    }

    let total = 0
    for (const { filter, isSignedIn, log } of listeners) {
      const received = log.values.filter((event) => event.type === 'mutation' && !isEnd(event))
      const expected = steps.flatMap((step) => expectedEvents(filter, step, isSignedIn))
      const name = `${filter.query}, ${isSignedIn ? 'signed in' : 'anonymous'}`
      expect(describeEvents(received), name).toEqual(expected)
      total += received.length
    }
    expect(total).toBeGreaterThan(listeners.length * 5)
  },
)
