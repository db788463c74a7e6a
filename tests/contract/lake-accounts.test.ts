import { expect, test } from 'vitest'
import { startCommandedLake, TOOL_TIMEOUT_MS } from './sanity-command'

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''

test(
  'tokens are made, listed and revoked by a command while the lake runs; the secret is shown once',
  { timeout: TOOL_TIMEOUT_MS },
  async () => {
    const { accounts, client, logged } = await startCommandedLake()
    const made = await accounts('tokens', 'create', '--label', 'Respaldo', '--role', 'viewer')
    const secret = lastLine(made.stdout)
    const viewer = client.withConfig({ token: secret })
    await expect(viewer.users.getById('me')).resolves.toMatchObject({ role: 'viewer' })

    const listed = await accounts('tokens', 'list')
    expect(listed.stdout).toMatch(/viewer +\d{4}-\d\d-\d\d +Respaldo/)
    expect(listed.stdout + logged.join('\n')).not.toContain(secret)
    const id = /Token (\S+),/.exec(made.stdout)?.[1] ?? ''
    expect((await accounts('tokens', 'revoke', id)).code).toBe(0)
    await expect(viewer.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })
    expect(await accounts('tokens', 'revoke', id)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not found') as string,
    })
    const own = await accounts('tokens', 'revoke', 'local-administrator')
    expect(own.stderr).toContain('Local commands need this one')
  },
)

test(
  'people are added, given roles and passwords and removed by a command; one administrator stays',
  { timeout: TOOL_TIMEOUT_MS },
  async () => {
    const { accounts, logged, origin } = await startCommandedLake()
    const signIn = async (password: string) => {
      const form = { origin: `${origin}/studio`, email: 'ana@example.test', password }
      const headers = { origin }
      const body = new URLSearchParams(form)
      const request = { method: 'POST', redirect: 'manual', headers, body } as const
      return (await fetch(`${origin}/login`, request)).status
    }
    const ana = ['--email', 'Ana@example.test']
    const added = await accounts('people', 'add', ...ana, '--role', 'editor')
    const first = lastLine(added.stdout)
    expect(await signIn(first)).toBe(303)

    const second = lastLine((await accounts('people', 'password', ...ana)).stdout)
    expect([await signIn(first), await signIn(second)]).toEqual([401, 303])
    const last = ['--email', 'admin@example.test']
    for (const args of [
      ['remove', ...last],
      ['role', ...last, '--role', 'viewer'],
    ]) {
      const { code, stderr } = await accounts('people', ...args)
      expect([code, stderr]).toEqual([1, expect.stringContaining('last administrator')])
    }
    await accounts('people', 'role', ...ana, '--role', 'administrator')
    expect((await accounts('people', 'remove', ...last)).code).toBe(0)
    const listed = await accounts('people', 'list')
    expect(listed.stdout).toMatch(/^EMAIL +ROLE\nana@example\.test +administrator\n$/)
    for (const secret of [first, second]) expect(logged.join('\n')).not.toContain(secret)
  },
)
