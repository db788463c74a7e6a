import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startLake } from '../contract/testing/start-lake'
import { installPrograms, runIn } from './testing/prepare-program'

/** Starts a lake with two posts, of which one has a draft; programs get its address and a token. */
async function startBlog() {
  const lake = await startLake({ projectId: 'blog7abc' })
  const client = lake.as('editor')
  const file = await client.assets.upload('file', Buffer.from('hola'), { filename: 'a.txt' })
  const image = { asset: { _type: 'reference', _ref: file._id } }
  const post = (slug: string, title: string) => ({ _type: 'post', slug, title, image })
  await client.create({ _id: 'post-uno', ...post('uno', 'Uno') })
  await client.create({ _id: 'post-dos', ...post('dos', 'Dos') })
  await client.create({ _id: 'drafts.post-dos', ...post('dos', 'Dos, en borrador') })
  return {
    url: file.url,
    run: (folder: string, command: string, ...args: string[]) =>
      runIn(folder, command, args, {
        NODE_ENV: undefined,
        LAKE_URL: lake.origin,
        LAKE_TOKEN: lake.getToken('viewer'),
        LAKE_WRITE_TOKEN: lake.getToken('editor'),
      }),
  }
}

test('next-sanity reads published content and drafts, and follows live events', async () => {
  const { run, url } = await startBlog()
  const folder = await installPrograms('v4')
  expect(JSON.parse(await run(folder, process.execPath, 'next-sanity.mjs'))).toEqual({
    published: { title: 'Uno', image: url },
    draft: { title: 'Uno nuevo', image: url },
    isStale: true,
    heard: 'Uno nuevo',
    fresh: { title: 'Uno nuevo', image: url },
  })
})

test('@sanity/astro builds a site from the lake', async () => {
  const { run, url } = await startBlog()
  const folder = await installPrograms('v5')
  await run(folder, 'npx', '--no-install', 'astro', 'build', '--outDir', 'site')
  const page = readFileSync(path.join(folder, 'site/index.html'), 'utf8')
  expect(page).toContain(`<li id="dos"><img src="${url}" alt="">Dos</li>`)
  expect(page).not.toContain('borrador')
})
