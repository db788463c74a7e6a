import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/house'
import { makeFolder, sanity, startCommandedLake, TOOL_TIMEOUT_MS } from './sanity-command'

test(
  'the dataset is listed; documents are created, queried, read, validated and deleted',
  { timeout: TOOL_TIMEOUT_MS },
  async () => {
    const { client, sanity: run, tryTo } = await startCommandedLake()
    // The tool validates nothing of a dataset below some hundred bytes.
    const title = '¿Y? '.repeat(200)
    const file = path.join(makeFolder(), 'faq.json')
    writeFileSync(file, JSON.stringify({ _id: 'faq', _type: 'faqEntry', title, id: 'no va' }))
    await run('documents', 'create', file)
    expect(await client.getDocument('faq')).toMatchObject({ title })
    const query = ['documents', 'query', '*[_type == "faqEntry"]._id', '--api-version', 'v1']
    const [datasets, document, ids, validation] = await Promise.all([
      run('dataset', 'list'),
      run('documents', 'get', 'faq'),
      run(...query),
      tryTo('documents', 'validate', '--yes', '--format', 'json'),
    ])
    expect(datasets).toContain('production')
    expect(JSON.parse(document)).toMatchObject({ title })
    expect(JSON.parse(ids)).toEqual(['faq'])
    expect(validation.code).toBe(1)
    expect(JSON.parse(validation.stdout)).toMatchObject([{ documentId: 'faq', level: 'error' }])
    await run('documents', 'delete', 'faq')
    expect(await client.getDocument('faq')).toBeUndefined()
  },
)

test(
  'the schema is extracted and types are made of it, without a lake',
  { timeout: TOOL_TIMEOUT_MS },
  async () => {
    // Where sanity.cli.ts says: the tool reads no other settings of the types beside it.
    const schema = '.cache/schema.json'
    const types = '.cache/sanity.types.ts'
    // An earlier run's would be read in place of what was not written now.
    for (const file of [schema, types]) rmSync(file, { force: true })
    expect(await sanity(['schema', 'extract', '--path', schema], {})).toMatchObject({ code: 0 })
    expect(readFileSync(schema, 'utf8')).toContain('"faqEntry"')
    expect(await sanity(['typegen', 'generate'], {})).toMatchObject({ code: 0 })
    expect(readFileSync(types, 'utf8')).toContain('export type HomePageQueryResult')
  },
)

test.each([
  ['a lake that does not run', { LAKE_ADMIN_TOKEN: 'x'.repeat(40) }, 'start it with "npm run up"'],
  ['no token', {}, 'start the lake once, or set LAKE_ADMIN_TOKEN'],
])(
  '%s is named, with what to do',
  { timeout: TOOL_TIMEOUT_MS },
  async (_name, variables, advice) => {
    const LAKE_PORT = String(await freePort())
    const end = await sanity(['dataset', 'list'], {
      LAKE_PORT,
      DATA_DIR: makeFolder(),
      ...variables,
    })
    expect(end.code).toBe(1)
    expect(end.stderr).toContain(advice)
  },
)
