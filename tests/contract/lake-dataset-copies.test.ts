import type { SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { startWithStaging } from './testing/start-staging'

/** Requests a copy as Sanity's CLI does, and follows its job. */
async function copy(client: SanityClient, source: string, target: string) {
  const body = { targetDataset: target, skipHistory: true }
  const { jobId } = await client.request<{ jobId: string }>({
    ...{ method: 'PUT', uri: `/datasets/${source}/copy`, body },
  })
  return client.request<string>({ uri: `/jobs/${jobId}/listen` })
}

describe('a copy', () => {
  test('has the content of its source without history, and changes independently', async () => {
    const { production, origin, anonymous } = await startWithStaging()
    const file = await production.assets.upload('file', Buffer.from('hola'), { filename: 'a.txt' })
    await production.create({ _id: 'a', _type: 'page', title: 'uno' })
    await production.patch('a').set({ title: 'dos' }).commit()
    await production.create({ _id: 'drafts.a', _type: 'page', title: 'tres' })
    expect(await copy(production, 'production', 'copia')).toContain('"state":"completed"')
    const copied = production.withConfig({ dataset: 'copia' })
    expect(await copied.fetch('*[!(_id match "file*")]{_id, title}')).toEqual([
      { _id: 'a', title: 'dos' },
      { _id: 'drafts.a', title: 'tres' },
    ])
    const uri = '/data/history/copia/transactions/a?excludeContent=true'
    const history = await copied.request<string>({ uri })
    expect(history.trim().split('\n')).toHaveLength(1)
    const inCopy = await copied.getDocument<{ path: string; url: string }>(file._id)
    expect(inCopy?.path).toBe(file.path.replace('/production/', '/copia/'))
    expect(inCopy?.url).toContain(`/${String(inCopy?.path)}`)
    expect(await (await fetch(`${origin}/${String(inCopy?.path)}`)).text()).toBe('hola')

    await copied.patch('a').set({ title: 'cuatro' }).commit()
    expect(await production.getDocument('a')).toMatchObject({ title: 'dos' })
    expect(await anonymous({ dataset: 'copia' }).fetch('*[_id == "a"].title')).toEqual(['cuatro'])
  })

  test('has the visibility of its source', async () => {
    const { production } = await startWithStaging()
    await production.datasets.edit('production', { aclMode: 'private' })
    await copy(production, 'production', 'copia')
    expect((await production.datasets.list()).map(({ name, aclMode }) => [name, aclMode])).toEqual([
      ['copia', 'private'],
      ['production', 'private'],
      ['staging', 'public'],
    ])
  })

  test('requires a free name and an existing source, and cannot include the history', async () => {
    const { production } = await startWithStaging()
    const start = (source: string, targetDataset: string, skipHistory = true) =>
      getRejection(
        production.request({
          ...{ method: 'PUT', uri: `/datasets/${source}/copy` },
          body: { targetDataset, skipHistory },
        }),
      )
    expect((await start('gone', 'copia')).statusCode).toBe(404)
    expect((await start('production', 'staging')).statusCode).toBe(409)
    expect((await start('production', 'B')).statusCode).toBe(400)
    const { statusCode, message } = await start('production', 'copia', false)
    expect(statusCode).toBe(400)
    expect(message).toContain('does not support copies with history')
  })
})
