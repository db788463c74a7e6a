import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { startHostedSanity } from '../fakes/hosted-sanity'
import { runSanity, runScript, startLakeForCli } from '../contract/testing/sanity-cli'
import { startLake } from '../contract/testing/start-lake'
import { importRelease } from '../contract/testing/document-actions'
import { createTempFolder } from 'content-lake/testing/temp-folder'

const PROJECT = 'blog7abc'
const strong = (_ref: string) => ({ _type: 'reference', _ref })

/** Starts the fake for the hosted service with an empty dataset. */
async function startHosted() {
  const lake = await startLake({ projectId: PROJECT })
  const service = await startHostedSanity({ lake: lake.origin, projectId: PROJECT })
  onTestFinished(service.close)
  const env = {
    ...service.variables,
    SANITY_PROJECT_ID: PROJECT,
    // Creating datasets needs an administrator, moving documents an editor.
    SANITY_WRITE_TOKEN: lake.getToken('editor'),
    NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
  }
  return { client: lake.as('editor', { perspective: 'raw' }), service, env }
}

/** Writes every kind of content: pictures, files, references, drafts, a release, requests, counts. */
async function writeContent(client: SanityClient) {
  const release = { _id: '_.releases.r1', _type: 'system.release', name: 'r1', state: 'active' }
  await importRelease(client, { ...release, metadata: { title: 'Uno', releaseType: 'asap' } })
  const red = { create: { width: 60, height: 40, channels: 3, background: '#c33' } } as const
  const picture = await client.assets.upload('image', await sharp(red).png().toBuffer(), {
    filename: 'roja.png',
    title: 'Roja',
  })
  const file = await client.assets.upload('file', Buffer.from('una,dos\n'), { filename: 'a.csv' })
  const hotspot = { _type: 'sanity.imageHotspot', x: 0.4, y: 0.6, width: 1, height: 1 }
  const image = { _type: 'image', asset: strong(picture._id), hotspot }
  await client
    .transaction()
    .create({ _id: 'a', _type: 'page', next: strong('b'), image, title: 'Ñandú' })
    .create({ _id: 'b', _type: 'page', next: strong('a'), list: [{ _key: 'k', ...image }] })
    .create({ _id: 'drafts.b', _type: 'page', file: { _type: 'file', asset: strong(file._id) } })
    .create({ _id: 'versions.r1.b', _type: 'page', title: 'Cuatro' })
    .create({ _id: 'drafts.new', _type: 'page', title: 'Sin publicar' })
    .create({
      _id: 'investorRequest.1',
      _type: 'investorRequest',
      user_name: 'Ana',
      delivery: { state: 'sent', attempts: 1 },
    })
    .create({ _id: 'newsletterSignup.1', _type: 'newsletterSignup', email: 'ana@correo.example' })
    .create({ _id: 'visitDay.2026-11-23.one', _type: 'visitDay', day: '2026-11-23', pages: [] })
    .commit()
}

/** What a move changes: revisions, times of writes, names of uploads and addresses of assets. */
const MOVED = ['_rev', '_updatedAt', 'uploadId', 'url', 'path']

/** Reads every document by its id. */
async function readAll(client: SanityClient) {
  const documents = await client.fetch<{ _id: string }[]>('* | order(_id)')
  return documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !MOVED.includes(field))),
  )
}

test('moves all documents to the hosted service and back without a loss (OPS-02)', async () => {
  const [source, target] = [await startLakeForCli(), await startLakeForCli()]
  const hosted = await startHosted()
  await writeContent(source.client)
  const folder = createTempFolder()
  const move = async (
    from: Readonly<Record<string, string>>,
    to: Readonly<Record<string, string>>,
    name: string,
  ) => {
    const file = path.join(folder, name)
    const exported = await runScript('seed/cli/dataset.ts', ['export', file, '--private'], from)
    expect(exported, exported.stderr).toMatchObject({ code: 0 })
    const imported = await runSanity(['dataset', 'import', file, 'production'], to)
    expect(imported, imported.stderr).toMatchObject({ code: 0 })
  }
  const before = await readAll(source.client)
  expect(before).toHaveLength(11)

  await move(source.env, hosted.env, 'to-hosted.tar.gz')
  expect(await readAll(hosted.client)).toEqual(before)
  const hosts = new Set(hosted.service.calls.map(({ host }) => host))
  expect([...hosts]).not.toContain(`${PROJECT}.apicdn.sanity.io`)

  await move(hosted.env, target.env, 'back.tar.gz')
  expect(await readAll(target.client)).toEqual(before)
  const url = await target.client.fetch<string>('*[_id == "a"][0].image.asset->url')
  expect((await sharp(await (await fetch(url)).arrayBuffer()).metadata()).width).toBe(60)
})
