import { setTimeout as sleep } from 'node:timers/promises'
import { type FailureMode, FAILURES_PATH } from '../../../config/failure-simulation.server'
import type { TestInstance } from '../../lib/test-instance'
import type { Fault } from '../drill'

const DELAY_MS = 1_500

/** Names of the rows. */
const names = {
  slow: 'dataset slow',
  html: 'dataset wrong',
  half: 'dataset half',
  vanish: 'dataset silent',
  refuse: 'network cut',
  '429': 'dataset refuses',
  '500': 'dataset fails',
} as const satisfies Partial<Record<FailureMode, string>>

/** The failure simulation stands between the site and the dataset; editors still reach the lake. */
export const failDataset = (mode: keyof typeof names, lastsMs: number): Fault => ({
  name: names[mode],
  cause: async ({ instance }) => {
    await setMode(instance(), mode)
    await sleep(lastsMs)
    await setMode(instance(), 'ok')
    return 1
  },
})

async function setMode({ site, origin }: TestInstance, dataset: FailureMode): Promise<void> {
  const response = await fetch(site + FAILURES_PATH, {
    method: 'POST',
    body: new URLSearchParams({ dataset, delayMs: String(DELAY_MS) }),
    redirect: 'manual',
    headers: { Host: new URL(origin).host, Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
  })
  if (response.status !== 303) throw new Error(`The failure simulation: ${response.status}`)
}
