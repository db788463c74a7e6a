import { expect, test } from 'vitest'
import { CLI_TIMEOUT_MS, startLakeForCli } from '../contract/testing/sanity-cli'
import { createTempFolder } from '../contract/testing/temp-folder'

test(
  'creates, lists and deletes tokens; lists users and origins',
  { timeout: CLI_TIMEOUT_MS },
  async () => {
    const { client, sanity } = await startLakeForCli()
    const created = await sanity('tokens', 'add', 'Respaldo', '--role=viewer', '--yes', '--json')
    const { id, key } = JSON.parse(created) as { id: string; key: string }
    const viewer = client.withConfig({ token: key })
    await expect(viewer.users.getById('me')).resolves.toMatchObject({ role: 'viewer' })
    const [tokens, users, origins] = await Promise.all([
      sanity('tokens', 'list', '--json'),
      sanity('users', 'list'),
      sanity('cors', 'list'),
    ])
    expect(JSON.parse(tokens)).toContainEqual(expect.objectContaining({ id, label: 'Respaldo' }))
    expect(users).toMatch(/admin +administrator/)
    expect(users).toMatch(/Respaldo +viewer/)
    expect(origins).toContain('https://studio.example.test')
    await sanity('tokens', 'delete', id, '--yes')
    await expect(viewer.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })
  },
)

test('deploys, lists and deletes the schema', { timeout: CLI_TIMEOUT_MS }, async () => {
  const { client, sanity } = await startLakeForCli()
  const folder = ['--manifest-dir', createTempFolder()]
  const id = '_.schemas.default'
  expect(await sanity('schema', 'deploy', ...folder)).toContain('Deployed 1/1 schemas')
  const stored = await client.getDocument(id)
  expect(stored).toMatchObject({ _type: 'system.schema', workspace: { name: 'default' } })
  expect(JSON.parse(String(stored?.schema))).toContainEqual(
    expect.objectContaining({ name: 'faqEntry' }),
  )
  const withoutExtract = [...folder, '--no-extract-manifest']
  expect(await sanity('schema', 'list', ...withoutExtract)).toContain(id)
  await sanity('schema', 'delete', '--ids', id, ...withoutExtract)
  expect(await client.getDocument(id)).toBeUndefined()
})
