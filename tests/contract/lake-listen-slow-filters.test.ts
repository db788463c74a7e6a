import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { collect, isMutationBy } from './testing/event-log'
import { fromAddress, slowCondition, startLakeWithPages } from './testing/slow-queries'

const events = ['welcome', 'mutation'] as const

/** Listens and waits for the welcome event. */
async function listen(client: SanityClient, filter: string) {
  const log = collect(client.listen(`*[${filter}]`, {}, { events: [...events] }))
  await log.until(({ type }) => type === 'welcome')
  return log
}

const write = (editor: SanityClient, transactionId: string) =>
  editor.mutate([{ patch: { id: 'page-1', set: { title: transactionId } } }], { transactionId })

/** Never evaluates within the time limit. */
const SLOW = slowCondition(8)
/** Needs the query worker, unlike a filter by id or type, but is fast. */
const FAST = '_type match "page"'
const timeout = {
  name: 'ChannelError',
  message: 'The query took longer than 50 ms and was stopped.',
}

test.each(['a signed-in caller', 'a visitor'])(
  'a slow filter of %s ends only its own listener',
  async (caller) => {
    const { anonymous, as, editor } = await startLakeWithPages()
    const client = caller === 'a visitor' ? anonymous(fromAddress('203.0.113.1')) : as('viewer')
    const slow = await listen(client, SLOW)
    const fast = await listen(client, FAST)
    await write(editor, 'one')
    await expect(slow.until(isMutationBy('one'))).rejects.toMatchObject(timeout)
    await fast.until(isMutationBy('one'))
    await write(editor, 'two')
    const received = await fast.until(isMutationBy('two'))
    expect(received.filter(({ type }) => type === 'mutation')).toHaveLength(2)
  },
)
