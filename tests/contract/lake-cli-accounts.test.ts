import { expect, test } from 'vitest'
import { startLakeForCli } from './testing/sanity-cli'

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''

test('creates, lists and revokes tokens while the lake runs; shows the secret once', async () => {
  const { accounts, client, logged } = await startLakeForCli({ projectId: 'blog7abc' })
  const [created, ...helps] = await Promise.all([
    accounts('tokens', 'create', '--label', 'Respaldo', '--role', 'viewer'),
    accounts('users', '--help'),
    accounts('tokens', '--help'),
  ])
  for (const [index, name] of ['users', 'tokens'].entries()) {
    expect(helps[index]).toMatchObject({ code: 0, stderr: '' })
    expect(helps[index]?.stdout).toContain(`npm run lake -- ${name} list`)
  }
  const secret = lastLine(created.stdout)
  const viewer = client.withConfig({ token: secret })
  await expect(viewer.users.getById('me')).resolves.toMatchObject({ role: 'viewer' })

  const listed = await accounts('tokens', 'list')
  expect(listed.stdout).toMatch(/viewer +\d{4}-\d\d-\d\d +Respaldo/)
  expect(listed.stdout + logged.join('\n')).not.toContain(secret)
  const id = /token: (\S+)/.exec(created.stdout)?.[1] ?? ''
  expect(created.stdout).toBe(`ID, to revoke the token: ${id}\nSecret, shown once:\n${secret}\n`)
  expect((await accounts('tokens', 'revoke', id)).code).toBe(0)
  await expect(viewer.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })
  const [again, ofCommands] = await Promise.all([
    accounts('tokens', 'revoke', id),
    accounts('tokens', 'revoke', 'local-administrator'),
  ])
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('not found')])
  expect(ofCommands.stderr).toContain('Local commands need this one')
})

test('adds, changes and removes users, but not the last administrator', async () => {
  const { accounts, logged, origin } = await startLakeForCli()
  const choosePassword = (link: string) => {
    const form = {
      origin: 'https://example.test/studio',
      type: 'cookie',
      link,
      password: 'una frase de Ana',
    }
    const headers = { origin }
    const body = new URLSearchParams(form)
    const request = { method: 'POST', redirect: 'manual', headers, body } as const
    return fetch(`${origin}/login`, request)
  }
  const readLink = ({ stdout }: { readonly stdout: string }) =>
    new URL(lastLine(stdout)).searchParams.get('link') ?? ''
  const ana = ['--email', 'Ana@example.test']
  const first = readLink(await accounts('users', 'add', ...ana, '--role', 'editor'))
  expect((await choosePassword(first)).status).toBe(303)
  const second = readLink(await accounts('users', 'password', ...ana))
  expect((await choosePassword(first)).status).toBe(410)
  expect((await choosePassword(second)).status).toBe(303)
  const sessions = await accounts('users', 'sessions', ...ana)
  expect(sessions.stdout).toMatch(/^SINCE.*\n\d{4}-\d\d-\d\dT\d\d:\d\d .* node\n$/)
  expect((await accounts('users', 'sessions', ...ana, '--end')).code).toBe(0)
  const last = ['--email', 'admin@example.test']
  const [reset, ...refused] = await Promise.all([
    accounts('users', 'second-factor', ...ana, '--reset'),
    accounts('users', 'remove', ...last),
    accounts('users', 'role', ...last, '--role', 'viewer'),
  ])
  expect(reset.stderr).toContain('has no second factor')
  for (const { code, stderr } of refused) {
    expect([code, stderr]).toEqual([1, expect.stringContaining('last administrator')])
  }
  await accounts('users', 'role', ...ana, '--role', 'administrator')
  expect((await accounts('users', 'remove', ...last)).code).toBe(0)
  const listed = await accounts('users', 'list')
  expect(listed.stdout).toMatch(/^EMAIL +ROLE\nana@example\.test +administrator\n$/)
  for (const secret of [first, second]) expect(logged.join('\n')).not.toContain(secret)
})
