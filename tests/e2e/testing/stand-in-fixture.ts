import type { WorkerFixture } from 'playwright/test'
import { type StandIn, startStandIn } from '#app/testing/stand-in'

/** A fixture with a stand-in for an outside service, one for each worker. */
export const standInFixture: [WorkerFixture<StandIn, object>, { scope: 'worker' }] = [
  async ({}, use) => {
    const standIn = await startStandIn()
    await use(standIn)
    await standIn.close()
  },
  { scope: 'worker' },
]
