import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startLake } from '../contract/testing/start-lake'
import { createTempFolder } from 'content-lake/testing/temp-folder'
import { installPrograms, runIn } from './testing/prepare-program'
import { startTlsProxy } from '../fakes/tls-proxy'

const names = ['v3', 'v4', 'v5'] as const
const preload = (file: string) => `--import=${pathToFileURL(path.resolve(file)).href}`

beforeAll(async () => {
  for (const name of names) await installPrograms(name)
})

type Lake = Awaited<ReturnType<typeof startLake>>

/**
 * Variables by which the CLI finds the lake: `apiHost`, whose host name the resolver knows. Version
 * 5 ignores `apiHost`, so it uses the hosted service's names.
 */
async function addressVariables(name: (typeof names)[number], { origin }: Lake) {
  if (name !== 'v5') {
    return {
      NODE_OPTIONS: preload('scripts/sanity/resolve-localhost.mjs'),
      SANITY_STUDIO_API_HOST: origin.replace('127.0.0.1', 'localhost'),
    }
  }
  const { port, close } = await startTlsProxy(origin)
  onTestFinished(close)
  return {
    NODE_OPTIONS: preload('tests/fakes/redirect-hosts.mjs'),
    LAKE_TLS_PORT: String(port),
    // The certificate is self-signed.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    NODE_NO_WARNINGS: '1',
  }
}

/** @returns a function that runs the CLI of a folder of programs on a lake, without a session */
async function prepareCli(name: (typeof names)[number], lake: Lake) {
  const [folder, home] = [await installPrograms(name), createTempFolder()]
  const variables = {
    NODE_ENV: undefined,
    HOME: home,
    XDG_CONFIG_HOME: home,
    NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    SANITY_AUTH_TOKEN: lake.getToken('administrator'),
    ...(await addressVariables(name, lake)),
  }
  const command = path.join(folder, 'node_modules/.bin/sanity')
  return (...args: string[]) => runIn(folder, command, args, variables)
}

test.each(names)('the CLI of %s queries, exports and imports with its assets', async (name) => {
  const [from, to] = [
    await startLake({ projectId: 'blog7abc' }),
    await startLake({ projectId: 'blog7abc' }),
  ]
  const [onSource, onTarget] = [await prepareCli(name, from), await prepareCli(name, to)]
  const asset = await from.as('editor').assets.upload('file', Buffer.from('hola, lago'))
  const file = { _type: 'file', asset: { _type: 'reference', _ref: asset._id } }
  await from.as('editor').create({ _id: 'first', _type: 'post', title: 'Uno', file })
  expect(JSON.parse(await onSource('documents', 'query', '*[_type == "post"].title'))).toEqual([
    'Uno',
  ])
  const archive = path.join(createTempFolder(), 'copy.tar.gz')
  await onSource('dataset', 'export', 'production', archive)
  await onTarget('dataset', 'import', archive, 'production', '--replace', '--replace-assets')
  const query = '*[_id == "first"][0]{title, "url": file.asset->url}'
  const copied = await to.anonymous().fetch<{ title: string; url: string }>(query)
  expect(copied.title).toBe('Uno')
  expect(copied.url).toContain(to.origin)
  expect(await (await fetch(copied.url)).text()).toBe('hola, lago')
})
