import type { ListenEvent, SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { endless, from, startWithPages } from './endless-queries'
import { collect } from './event-log'

const events = ['welcome', 'welcomeback', 'reset', 'reconnect', 'mutation'] as const

/** @returns what a listener hears, once it has been welcomed */
async function listen(client: SanityClient, filter: string) {
  const log = collect(
    client.listen(`*[${filter}]`, {}, { events: [...events], enableResume: true as const }),
  )
  await log.until(({ type }) => type === 'welcome')
  return log
}

const isOf = (transactionId: string) => (event: ListenEvent) =>
  event.type === 'mutation' && event.transactionId === transactionId

const told = (heard: readonly ListenEvent[]) =>
  heard.map((event) => (event.type === 'mutation' ? event.eventId : event.type))

const write = (editor: SanityClient, transactionId: string) =>
  editor.mutate([{ patch: { id: 'page-1', set: { title: transactionId } } }], { transactionId })

/** More than a transaction leaves time for. */
const ENDLESS = endless(8)
/** One that has to be evaluated, too: what names types is decided without. */
const PLAIN = '_type match "page"'
const tooLong = { name: 'ChannelError', message: 'The filter takes too long to evaluate.' }

test.each(['someone with a token', 'a visitor'])(
  'an endless filter of %s ends its own listener alone',
  async (who) => {
    const { anonymous, as, editor } = await startWithPages()
    const client = who === 'a visitor' ? anonymous(from('203.0.113.1')) : as('viewer')
    const slow = await listen(client, ENDLESS)
    const plain = await listen(client, PLAIN)
    await write(editor, 'one')
    await expect(slow.until(isOf('one'))).rejects.toMatchObject(tooLong)
    await plain.until(isOf('one'))
    await write(editor, 'two')
    const heard = await plain.until(isOf('two'))
    expect(heard.filter(({ type }) => type === 'mutation')).toHaveLength(2)
  },
)

test('a listener for whom endless filters leave no time is cut, and resumes without loss', async () => {
  const { anonymous, editor } = await startWithPages()
  const visitor = anonymous(from('203.0.113.1'))
  for (let n = 0; n < 2; n++) await listen(visitor, ENDLESS)
  const plain = await listen(visitor, PLAIN)
  await write(editor, 'one')
  const heard = await plain.until(isOf('one'))
  expect(told(heard)).toEqual(['welcome', 'reconnect', 'welcomeback', 'one#page-1'])
})
