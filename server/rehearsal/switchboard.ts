import { type Service, services, type Switches, switchesShape } from '../../config/rehearsal.server'

/** What each outside service does at the moment, for as long as this process lives. */
export interface Switchboard {
  present: () => Switches
  /**
   * Sets switches by name and leaves the others.
   * @param given as a form has it
   * @returns the services that do something else from now on; undefined when something in it is no
   * switch, or no state of one, and nothing is changed then
   */
  set: (given: Readonly<Record<string, unknown>>) => Service[] | undefined
}

/** @param start what each service does until a switch is set */
export function createSwitchboard(start: Switches): Switchboard {
  let now = start
  return {
    present: () => now,
    set(given) {
      const read = switchesShape.safeParse({ ...now, ...given })
      if (!read.success) return undefined
      const before = now
      now = read.data
      return services.filter((service) => read.data[service] !== before[service])
    },
  }
}
