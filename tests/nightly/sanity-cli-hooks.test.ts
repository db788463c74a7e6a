import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CLI_TIMEOUT_MS, startLakeForCli } from '../contract/testing/sanity-cli'
import { createTempFolder } from '../contract/testing/temp-folder'
import { startReceiver, status } from '../contract/testing/webhook-receiver'

test(
  'creates, lists and deletes a webhook, and shows its deliveries',
  { timeout: CLI_TIMEOUT_MS },
  async () => {
    const receiver = await startReceiver([status(404)])
    const { client, sanity, trySanity } = await startLakeForCli({
      webhookOrigins: [receiver.origin],
    })
    const file = path.join(createTempFolder(), 'hook.json')
    const secret = 'un-secreto-de-prueba'
    const hook = { name: 'Aviso', url: `${receiver.origin}/aviso`, dataset: 'production', secret }
    writeFileSync(file, JSON.stringify(hook))
    const created = await sanity('hook', 'create', file)
    expect(created).toContain('Created the webhook "Aviso"')
    await client.create({ _id: 'a', _type: 'page' })
    await client.create({ _id: 'b', _type: 'page' })
    await receiver.atLeast(2)

    const [listed, logs, usage] = await Promise.all([
      sanity('hook', 'list'),
      sanity('hook', 'logs', 'Aviso', '--detailed'),
      trySanity('hook', 'create'),
    ])
    expect(listed).toMatch(/Name: Aviso\nDataset: production\nURL: .*\/aviso\nHTTP method: POST/)
    expect(logs).toMatch(/Status: failure\nResult code: 404\nFailures: 1/)
    expect(logs).toMatch(/_id: \S*'a'/)
    expect(created + listed + logs).not.toContain(secret)
    expect(usage.stderr).toContain('LAKE_WEBHOOK_ORIGINS')

    const attempt = /sanity hook attempt (\S+)`/.exec(logs)?.[1] ?? ''
    expect(await sanity('hook', 'attempt', attempt)).toMatch(/Status: Failed\nStatus code: 404/)
    await sanity('hook', 'delete', 'Aviso')
    expect(await sanity('hook', 'list')).not.toContain('Aviso')
  },
)
