import { setTimeout as sleep } from 'node:timers/promises'
import type { TestInstance } from '../../../../scripts/lib/test-instance'
import { visit } from '../../../../tests/nightly/testing/submissions/visit'
import { createVisitor } from '../../../../tests/nightly/testing/submissions/visitor'
import { sendRequests } from '../autocannon'
import { countAnswer, createTally, type Tally } from './tally'

/** One kind of clients: they work for some seconds, and count in their tally. */
export interface Clients {
  readonly tally: Tally
  run: (instance: TestInstance, seconds: number) => Promise<void>
}

interface GetOptions {
  readonly name: string
  readonly mustSucceed?: boolean
  readonly connections: number
  /** Requests a second; as many as possible by default. */
  readonly rate?: number
  /** @param number counts the requests */
  readonly path: (number: number, instance: TestInstance) => string
  readonly headers?: Readonly<Record<string, string>>
}

const EDITORS = 10

/** Clients that send GET requests. */
export function createGetters({ name, mustSucceed = false, path, ...load }: GetOptions): Clients {
  const tally = createTally(name, mustSucceed)
  return {
    tally,
    run: async (instance, seconds) => {
      const vary = (number: number) => ({
        path: path(number, instance),
        headers: { ...load.headers, 'X-Forwarded-For': createAddress(number) },
      })
      const options = { ...load, seconds, vary }
      tally.failed += await sendRequests(instance.site, options, (...answer) =>
        countAnswer(tally, ...answer),
      )
    },
  }
}

/** Editors who change a draft each. */
export function createEditors(): Clients {
  return createWorkers(`Changes of ${EDITORS} editors`, EDITORS, 300, ({ client }, editor) => {
    const question = String(Date.now())
    return client.createOrReplace({ _id: `drafts.load-${editor}`, _type: 'faq', question })
  })
}

/** Somebody who publishes the home page. */
export function createPublisher(): Clients {
  return createWorkers('Publishes', 1, 2_000, ({ client }) => {
    const patch = client.patch('homePage').set({ 'hero.lead': `Carga ${Date.now()}` })
    return patch.commit({ returnDocuments: false })
  })
}

/** Visitors who send the investors form; the server e-mails it. */
export function createSubmitters(): Clients {
  let number = 0
  return createWorkers('Investor requests', 1, 800, async (instance) => {
    number += 1
    const { stored } = await visit(instance, createVisitor(number, 'closesTab'))
    if (!stored) throw new Error('The request is not stored.')
  })
}

/** Workers who repeat their work with a pause; all of it has to succeed. */
function createWorkers(
  name: string,
  workers: number,
  pauseMs: number,
  work: (instance: TestInstance, worker: number) => Promise<unknown>,
): Clients {
  const tally = createTally(name, true)
  return {
    tally,
    run: async (instance, seconds) => {
      const endsAt = performance.now() + seconds * 1_000
      const repeat = async (worker: number) => {
        while (performance.now() < endsAt) {
          const startedAt = performance.now()
          const status = await work(instance, worker).then(
            () => 200,
            () => 500,
          )
          countAnswer(tally, status, false, performance.now() - startedAt)
          await sleep(pauseMs)
        }
      }
      await Promise.all(Array.from({ length: workers }, (_, worker) => repeat(worker)))
    },
  }
}

/** An address of the network range for benchmarks, so that limits by address do not apply. */
function createAddress(number: number): string {
  return `198.19.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`
}
