import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { SanityAssetDocument, SanityClient } from '@sanity/client'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTrustCheck } from '#server/client-address'
import { createHttpServer } from '#server/http-server'
import { createLakeProxy } from '#server/lake-proxy'
import { listen } from '#app/testing/listen'
import { createLakeClient, getRejection } from './testing/lake-client'
import { postOnSocket } from './testing/post-on-socket'
import { startLake } from './testing/start-lake'
import { createTempFolder } from 'content-lake/testing/temp-folder'

const DAY_MS = 24 * 60 * 60 * 1000

const drawPicture = (background = '#336699') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

const uploadPicture = async (client: SanityClient, background?: string) =>
  client.assets.upload('image', await drawPicture(background))

/** Copies an asset document under another id, with the same bytes. */
const copyAsset = (client: SanityClient, { _id, ...fields }: SanityAssetDocument, id: string) =>
  client.create({ ...fields, _id: id, copyOf: _id })

const getName = ({ path: assetPath }: SanityAssetDocument) => path.basename(assetPath)

/** Starts a lake with a clock that tests advance, for restarts in the same folder. */
function createScene() {
  const folder = createTempFolder()
  let now = Date.parse('2026-01-01T12:00:00Z')
  return {
    folder,
    advance: (ms: number) => (now += ms),
    start: async () => {
      const lake = await startLake({ folder, clock: () => new Date(now) })
      const getStatus = async (asset: SanityAssetDocument, query = '') =>
        (await fetch(`${lake.origin}/${asset.path}${query}`)).status
      return { ...lake, client: lake.as('editor'), getStatus }
    },
    listOriginals: () => readdirSync(path.join(folder, 'assets', 'images')),
    listPictures: () => {
      const cache = path.join(folder, 'cache', 'images')
      return existsSync(cache) ? readdirSync(cache) : []
    },
  }
}

test('stops serving a deleted asset at once and deletes it after 7 days (DATA-03)', async () => {
  const { advance, start, listOriginals, listPictures } = createScene()
  const { client, getStatus, stop } = await start()
  const [asset, other] = [await uploadPicture(client), await uploadPicture(client, '#ff0000')]
  expect([await getStatus(asset, '?w=20'), await getStatus(other, '?w=20')]).toEqual([200, 200])
  await client.delete(asset._id)
  expect([await getStatus(asset), await getStatus(asset, '?w=20')]).toEqual([404, 404])
  expect(await getStatus(other)).toBe(200)
  await stop()

  advance(6 * DAY_MS)
  const before = await start()
  expect(listOriginals()).toHaveLength(2)
  await before.stop()

  advance(1.1 * DAY_MS)
  await start()
  expect(listOriginals()).toEqual([getName(other)])
  expect(listPictures()).toEqual([expect.stringContaining(getName(other))])
})

test('keeps the bytes of what is restored, uploaded again or needed by another document', async () => {
  const { advance, start, listOriginals } = createScene()
  const { client, getStatus, stop } = await start()
  const shared = await uploadPicture(client)
  const again = await uploadPicture(client, '#ff0000')
  const restored = await uploadPicture(client, '#00ff00')
  await copyAsset(client, shared, 'copia')
  await copyAsset(client, shared, 'privado.copia')
  await client.delete('privado.copia')
  for (const { _id } of [shared, again, restored]) await client.delete(_id)
  await uploadPicture(client, '#ff0000')
  await client.createOrReplace(restored)
  expect(await getStatus(restored)).toBe(200)
  await stop()

  advance(30 * DAY_MS)
  const later = await start()
  for (const asset of [shared, again, restored]) expect(await later.getStatus(asset)).toBe(200)
  expect(listOriginals()).toHaveLength(3)
  await later.client.delete('copia')
  expect(await later.getStatus(shared)).toBe(404)
})

test('deletes the bytes of a private asset before the deletion is answered (FORM-08)', async () => {
  const { start, listOriginals, listPictures } = createScene()
  const { client, getStatus } = await start()
  const asset = await uploadPicture(client)
  await copyAsset(client, asset, 'investorRequest.foto')
  await client.delete(asset._id)
  expect(await getStatus(asset, '?w=20')).toBe(200)
  await client.delete('investorRequest.foto')
  expect([listOriginals(), listPictures()]).toEqual([[], []])
  expect(await getStatus(asset, '?w=20')).toBe(404)
})

test('deletes the bytes of a private dataset at once (DATA-03)', async () => {
  const { folder, start } = createScene()
  const { as, getStatus } = await start()
  const [project, client] = [as('administrator'), as('editor', { dataset: 'secreto' })]
  await project.datasets.create('secreto', { aclMode: 'private' })
  const asset = await uploadPicture(client)
  expect(await getStatus(asset)).toBe(200)
  await client.delete(asset._id)
  expect(await getStatus(asset)).toBe(404)
  const originals = path.join(folder, 'datasets', 'secreto', 'assets', 'images')
  expect(readdirSync(originals)).toEqual([])
})

test('deletes no bytes while a backup copies them; the next start does', async () => {
  const { folder, start, listOriginals } = createScene()
  const { client, getStatus, stop } = await start()
  const asset = await uploadPicture(client)
  await copyAsset(client, asset, 'privado.foto')
  await client.delete(asset._id)
  // As a running backup, or one that a crash interrupted.
  mkdirSync(path.join(folder, 'backup'))
  await client.delete('privado.foto')
  expect([listOriginals().length, await getStatus(asset)]).toEqual([1, 404])
  await stop()
  await start()
  expect(listOriginals()).toEqual([])
})

/** More than the buffers of both sides hold, so that the response arrives before the end. */
const LENGTH = 16 * 1024 * 1024

test('answers a rejected streamed upload and reads the rest, also through the site', async () => {
  const { origin, getToken } = await startLake()
  const proxy = createLakeProxy(origin, createTrustCheck([]))
  const server = createHttpServer().on('request', (request, response) => {
    proxy.forward(request, response)
  })
  const site = `${await listen(server)}/lake`
  for (const base of [origin, site]) {
    const url = `${base}/v1/assets/files/production`
    expect(await postOnSocket(url, 'expired', LENGTH)).toEqual({ status: 401, sent: LENGTH })
    const client = createLakeClient(base, { token: 'expired' })
    const stream = Readable.from(Array.from({ length: 256 }, () => Buffer.alloc(64 * 1024)))
    const error = await getRejection(client.assets.upload('file', stream))
    expect(error.statusCode).toBe(401)
    expect(error.message).toContain('Session not found')
  }
  const pictures = `${site}/v1/assets/images/production`
  const viewer = getToken('viewer')
  expect(await postOnSocket(pictures, viewer, LENGTH)).toEqual({ status: 403, sent: LENGTH })
})
