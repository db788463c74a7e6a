import { expect, test } from 'vitest'
import { CLI_TIMEOUT_MS, startLakeForCli } from './testing/sanity-cli'

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''

test(
  'creates, lists and revokes tokens while the lake runs; shows the secret once',
  { timeout: CLI_TIMEOUT_MS },
  async () => {
    const { accounts, client, logged } = await startLakeForCli({ projectId: 'blog7abc' })
    const created = await accounts('tokens', 'create', '--label', 'Respaldo', '--role', 'viewer')
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
    expect(await accounts('tokens', 'revoke', id)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not found') as string,
    })
    const ofCommands = await accounts('tokens', 'revoke', 'local-administrator')
    expect(ofCommands.stderr).toContain('Local commands need this one')
  },
)

test(
  'prints the usage with --help; says how to find the token of a lake that runs',
  { timeout: CLI_TIMEOUT_MS },
  async () => {
    const { accounts } = await startLakeForCli()
    for (const name of ['users', 'tokens'] as const) {
      const help = await accounts(name, '--help')
      expect(help).toMatchObject({ code: 0, stderr: '' })
      expect(help.stdout).toContain(`npm run lake -- ${name} list`)
    }
  },
)

test(
  'adds, changes and removes users, but not the last administrator',
  { timeout: CLI_TIMEOUT_MS },
  async () => {
    const { accounts, logged, origin } = await startLakeForCli()
    const signIn = (password: string, fields = {}) => {
      const ofStudio = { origin: `${origin}/studio`, type: 'cookie' }
      const form = { ...ofStudio, email: 'ana@example.test', password, ...fields }
      const headers = { origin }
      const body = new URLSearchParams(form)
      const request = { method: 'POST', redirect: 'manual', headers, body } as const
      return fetch(`${origin}/login`, request)
    }
    const signInStatus = async (password: string) => (await signIn(password)).status
    const ana = ['--email', 'Ana@example.test']
    const added = await accounts('users', 'add', ...ana, '--role', 'editor')
    const first = lastLine(added.stdout)
    // The page on which the user has to choose another password.
    expect(await signInStatus(first)).toBe(200)

    const second = lastLine((await accounts('users', 'password', ...ana)).stdout)
    expect([await signInStatus(first), await signInStatus(second)]).toEqual([401, 200])
    const page = await (await signIn(second)).text()
    const link = /name="link" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect((await signIn('una frase de Ana', { link })).status).toBe(303)
    const sessions = await accounts('users', 'sessions', ...ana)
    expect(sessions.stdout).toMatch(/^SINCE.*\n\d{4}-\d\d-\d\dT\d\d:\d\d .* node\n$/)
    expect((await accounts('users', 'sessions', ...ana, '--end')).code).toBe(0)
    const reset = await accounts('users', 'second-factor', ...ana, '--reset')
    expect(reset.stderr).toContain('has no second factor')
    const last = ['--email', 'admin@example.test']
    for (const args of [
      ['remove', ...last],
      ['role', ...last, '--role', 'viewer'],
    ]) {
      const { code, stderr } = await accounts('users', ...args)
      expect([code, stderr]).toEqual([1, expect.stringContaining('last administrator')])
    }
    await accounts('users', 'role', ...ana, '--role', 'administrator')
    expect((await accounts('users', 'remove', ...last)).code).toBe(0)
    const listed = await accounts('users', 'list')
    expect(listed.stdout).toMatch(/^EMAIL +ROLE\nana@example\.test +administrator\n$/)
    for (const secret of [first, second]) expect(logged.join('\n')).not.toContain(secret)
  },
)
