import type { House } from '../lib/house'
import { audit } from './audit'
import { type Findings, isInOrder } from './findings'
import { killService, type Service } from './processes'
import { visit } from './visit'
import { type Visit, visitorOf } from './visitor'

/** What happened in a drill. */
export interface Drill extends Findings {
  visits: readonly Visit[]
  /** How often each service was killed. */
  kills: Record<Service, number>
}

/** In turn: who is asked and mails them, with the relay in it, and where requests are stored. */
const TURNS: readonly Service[] = ['site', 'lake']
const AT_ONCE = 6

/**
 * Lets visitors fill in the investor form while site and lake are killed in turn, and looks
 * what has become of every request (FORM-08, FORM-09). In the end, with everything in order, both
 * are killed once more: what was said to be done must still be so, and is not done again.
 * @param house with `MAIL_AFTER_MS` of visit.ts
 * @param count of the visitors
 * @param killEvery a service is killed whenever so many more visitors have come
 */
export async function drill(house: House, count: number, killEvery: number): Promise<Drill> {
  const kills: Record<Service, number> = { site: 0, lake: 0 }
  const visits: Visit[] = []
  const kill = async (service: Service) => {
    kills[service] += 1
    await killService(house.pid, service)
  }
  const waiting = Array.from({ length: count }, (_, number) => visitorOf(number))
  let come = 0
  let turn = 0
  const serve = async () => {
    for (let visitor = waiting.shift(); visitor !== undefined; visitor = waiting.shift()) {
      come += 1
      const service = come % killEvery === 0 ? TURNS[turn++ % TURNS.length] : undefined
      // Killed while this visitor and the others are at it.
      const killed = service === undefined ? undefined : kill(service)
      const [visited] = await Promise.all([visit(house, visitor), killed])
      visits.push(visited)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, serve))
  const findings = await audit(house, visits)
  if (!isInOrder(findings)) return { ...findings, visits, kills }
  await Promise.all(TURNS.map(kill))
  // What is due is done in the order in which it fell due: before the e-mail of this one.
  visits.push(await visit(house, visitorOf(count, 'leaves')))
  return { ...(await audit(house, visits)), visits, kills }
}
