import { type Service, services, type Switches, switchesShape } from '../../config/rehearsal.server'

/** What each outside service does at the moment, for as long as this process lives. */
export interface Switchboard {
  present: () => Switches
  /**
   * Sets switches by name and leaves the others.
   * @param given as a form has it
   * @returns false when something in it is no switch, or no state of one; nothing is changed then
   */
  set: (given: Readonly<Record<string, unknown>>) => boolean
}

/** @param changed told of each service that does something else from now on */
export function createSwitchboard(
  start: Switches,
  changed: (service: Service) => void,
): Switchboard {
  let now = start
  return {
    present: () => now,
    set(given) {
      const read = switchesShape.safeParse({ ...now, ...given })
      if (!read.success) return false
      const before = now
      now = read.data
      for (const service of services) {
        if (now[service] !== before[service]) changed(service)
      }
      return true
    },
  }
}
