import type { TestInstance } from '../lib/test-instance'
import { checkRequests } from './check-requests'
import { type Findings, hasNoErrors } from './findings'
import { killService, type Service } from './processes'
import { visit } from './visit'
import { type Visit, createVisitor } from './visitor'

export interface CrashTestResult extends Findings {
  visits: readonly Visit[]
  /** How often each service was killed. */
  kills: Record<Service, number>
}

/** Killed in turn. The site's process includes the relay. */
const SERVICES: readonly Service[] = ['site', 'lake']
const CONCURRENT_VISITORS = 6

/**
 * Sends investor requests while site and lake are killed in turn, then checks each request
 * (FORM-08, FORM-09). If there are no errors, kills both once more and checks that nothing is lost
 * or repeated.
 * @param instance started with `MAIL_AFTER_MS` of visit.ts
 * @param count number of visitors
 * @param killInterval number of visitors between two kills
 */
export async function runCrashTest(
  instance: TestInstance,
  count: number,
  killInterval: number,
): Promise<CrashTestResult> {
  const kills: Record<Service, number> = { site: 0, lake: 0 }
  const visits: Visit[] = []
  const kill = async (service: Service) => {
    kills[service] += 1
    await killService(instance.pid, service)
  }
  const waiting = Array.from({ length: count }, (_, number) => createVisitor(number))
  let started = 0
  let turn = 0
  const sendRequests = async () => {
    for (let visitor = waiting.shift(); visitor !== undefined; visitor = waiting.shift()) {
      started += 1
      const service = started % killInterval === 0 ? SERVICES[turn++ % SERVICES.length] : undefined
      const killed = service === undefined ? undefined : kill(service)
      const [finished] = await Promise.all([visit(instance, visitor), killed])
      visits.push(finished)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_VISITORS }, sendRequests))
  const findings = await checkRequests(instance, visits)
  if (!hasNoErrors(findings)) return { ...findings, visits, kills }
  await Promise.all(SERVICES.map(kill))
  // E-mails go out in order: when this visitor's is sent, all earlier ones are.
  visits.push(await visit(instance, createVisitor(count, 'closesTab')))
  return { ...(await checkRequests(instance, visits)), visits, kills }
}
