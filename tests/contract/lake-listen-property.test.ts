import type { ListenEvent } from '@sanity/client'
import { expect, test } from 'vitest'
import { collect } from './event-log'
import {
  randomFilter,
  randomTransaction,
  type ModelFilter,
  type ModelState,
  type ModelTransaction,
} from './listener-model'
import { randomFrom } from './random'
import { startLake } from './start-lake'

const TRANSACTIONS = 60
const FILTERS = 14
/** Every filter holds for it: who has heard of it has heard everything before. */
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

/** What a listener of this filter must hear of a transaction: the model's answer. */
function expected({ holds }: ModelFilter, { id, before, after, touched }: Step, signedIn: boolean) {
  const isKnown = (documentId: string) => signedIn || !documentId.includes('.')
  const known = (state: ModelState) => new Map([...state].filter(([key]) => isKnown(key)))
  const [was, is] = [known(before), known(after)]
  const holdsIn = (state: ModelState, documentId: string) => {
    const document = state.get(documentId)
    return document !== undefined && holds(document, state) === true
  }
  const heard = touched.flatMap((documentId) => {
    const [left, came] = [holdsIn(was, documentId), holdsIn(is, documentId)]
    if (!left && !came) return []
    return [`${left && came ? 'update' : came ? 'appear' : 'disappear'} ${id}#${documentId}`]
  })
  return heard.map((event, index) => `${event} ${index + 1}/${heard.length}`)
}

const told = (heard: readonly ListenEvent[]) =>
  heard.flatMap((event) => {
    if (event.type !== 'mutation' || event.documentId === END) return []
    const { transition, eventId, transactionCurrentEvent: n, transactionTotalEvents: of } = event
    return [`${transition} ${eventId} ${n}/${of}`]
  })

test.each([1, 2, 3])(
  'random listeners hear what their filters say of random changes: %i',
  async (seed) => {
    const { as, anonymous } = await startLake()
    const random = randomFrom(seed * 1_000)
    const filters = Array.from({ length: FILTERS }, () => randomFilter(random))
    const listeners = filters.flatMap((filter) =>
      [true, false].map((signedIn) => {
        const reader = signedIn ? as('viewer') : anonymous()
        const query = `*[${filter.query} || _id == "${END}"]`
        return { filter, signedIn, log: collect(reader.listen(query, {}, options)) }
      }),
    )
    await Promise.all(listeners.map(({ log }) => log.atLeast(1)))

    const steps = randomSteps(seed)
    const editor = as('editor')
    for (const { id, mutations } of steps)
      await editor.mutate([...mutations], { transactionId: id })
    await editor.create({ _id: END, _type: END })

    let heardInAll = 0
    for (const { filter, signedIn, log } of listeners) {
      const heard = told(
        await log.until((event) => event.type === 'mutation' && event.documentId === END),
      )
      const wanted = steps.flatMap((step) => expected(filter, step, signedIn))
      expect(heard, `${filter.query}, ${signedIn ? 'signed in' : 'anonymous'}`).toEqual(wanted)
      heardInAll += heard.length
    }
    expect(heardInAll).toBeGreaterThan(listeners.length * 5)
  },
)
