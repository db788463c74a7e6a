import type { WorkerFixture } from 'playwright/test'
import { type FakeService, startFakeService } from '#app/testing/fake-service'

/** A fixture with a fake for an outside service, one for each worker. */
export const fakeServiceFixture: [WorkerFixture<FakeService, object>, { scope: 'worker' }] = [
  async ({}, use) => {
    const fake = await startFakeService()
    await use(fake)
    await fake.close()
  },
  { scope: 'worker' },
]
