import { describe, expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { startWithStaging } from './testing/start-staging'

type Client = Awaited<ReturnType<typeof startWithStaging>>['production']

/** Copies a dataset and waits until the job has ended. */
async function copy(client: Client, source: string, body: object) {
  const { jobId } = await client.request<{ jobId: string }>({
    ...{ method: 'PUT', uri: `/datasets/${source}/copy`, body },
  })
  const getState = () => client.request<{ state: string }>({ uri: `/jobs/${jobId}` })
  await expect.poll(async () => (await getState()).state).not.toBe('pending')
  return getState()
}

describe('a copy', () => {
  test('has the history and assets of its source, and changes alone', async () => {
    const { production, origin, anonymous } = await startWithStaging()
    const file = await production.assets.upload('file', Buffer.from('hola'), { filename: 'a.txt' })
    await production.create({ _id: 'a', _type: 'page', title: 'uno' })
    const { _rev } = await production.patch('a').set({ title: 'dos' }).commit()
    await production.create({ _id: 'drafts.a', _type: 'page', title: 'tres' })
    expect(await copy(production, 'production', { targetDataset: 'copia' })).toMatchObject({
      ...{ state: 'completed', progress: 100, withHistory: true },
    })
    const copied = production.withConfig({ dataset: 'copia' })
    expect(await copied.fetch('*[!(_id match "file*")]{_id, title, _rev}')).toMatchObject([
      { _id: 'a', title: 'dos', _rev },
      { _id: 'drafts.a', title: 'tres' },
    ])
    const uri = '/data/history/copia/transactions/a?excludeContent=true'
    const history = await copied.request<string>({ uri })
    expect(history.trim().split('\n')).toHaveLength(2)
    const inCopy = await copied.getDocument<{ path: string; url: string }>(file._id)
    expect(inCopy?.path).toBe(file.path.replace('/production/', '/copia/'))
    expect(inCopy?.url).toContain(`/${String(inCopy?.path)}`)
    expect(await (await fetch(`${origin}/${String(inCopy?.path)}`)).text()).toBe('hola')

    await copied.patch('a').set({ title: 'cuatro' }).commit()
    expect(await production.getDocument('a')).toMatchObject({ title: 'dos' })
    expect(await anonymous({ dataset: 'copia' }).fetch('*[_id == "a"].title')).toEqual(['cuatro'])
  })

  test('has no history when that is skipped, and the visibility of its source', async () => {
    const { production } = await startWithStaging()
    await production.create({ _id: 'a', _type: 'page', title: 'uno' })
    await production.patch('a').set({ title: 'dos' }).commit()
    await production.datasets.edit('production', { aclMode: 'private' })
    const body = { targetDataset: 'copia', skipHistory: true }
    expect(await copy(production, 'production', body)).toMatchObject({ withHistory: false })
    const copied = production.withConfig({ dataset: 'copia' })
    const uri = '/data/history/copia/transactions/a'
    expect((await copied.request<string>({ uri })).trim().split('\n')).toHaveLength(1)
    expect(await copied.getDocument('a')).toMatchObject({ title: 'dos' })
    expect((await production.datasets.list()).map(({ name, aclMode }) => [name, aclMode])).toEqual([
      ['copia', 'private'],
      ['production', 'private'],
      ['staging', 'public'],
    ])
  })

  test('needs a free name and an existing source', async () => {
    const { production } = await startWithStaging()
    const start = (source: string, targetDataset: string) =>
      getRejection(
        production.request({
          ...{ method: 'PUT', uri: `/datasets/${source}/copy`, body: { targetDataset } },
        }),
      )
    expect((await start('gone', 'copia')).statusCode).toBe(404)
    expect((await start('production', 'staging')).statusCode).toBe(409)
    expect((await start('production', 'B')).statusCode).toBe(400)
  })
})
