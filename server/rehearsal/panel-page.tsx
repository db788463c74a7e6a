import type { ReactNode } from 'react'
import {
  faults,
  REHEARSAL_PATH,
  type Service,
  services,
  type Switches,
} from '../../config/rehearsal.server'
import { developerPages } from '../../developer/pages'
import { panelStyle } from './panel-style'
import { type Expected, text } from './panel-text'

const pages = developerPages("'self'", panelStyle)

/** Content-Security-Policy of the panel. */
export const panelPolicy = pages.policy

/** Name of the button that has every service do its work again. */
export const RESET = 'todo-bien'

/**
 * The panel: a switch for each outside service, and beside it what visitors are to see.
 * @param used the services that the settings have the site ask at all
 */
export function panelPage(switches: Switches, used: ReadonlySet<Service>): string {
  return pages.render(
    text.title,
    <>
      <h1>
        {text.heading.plain} <em>{text.heading.wide}</em>
      </h1>
      <p className="introduction">{text.introduction}</p>
      <form className="switches" method="post" action={REHEARSAL_PATH}>
        <ul className="tickets">
          {services.map((service) => (
            <Switch key={service} {...{ service, switches, isUsed: used.has(service) }} />
          ))}
        </ul>
        <ul className="faults">
          {text.faultNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <div className="bar">
          <div>
            <label htmlFor="delayMs">{text.delay}</label>
            <input
              id="delayMs"
              name="delayMs"
              inputMode="numeric"
              pattern="[0-9]{1,6}"
              required
              defaultValue={switches.delayMs}
            />
          </div>
          <button className="button">{text.apply}</button>
          <button className="button plain" name={RESET} formNoValidate>
            {text.reset}
          </button>
        </div>
      </form>
      <Others />
    </>,
  )
}

interface SwitchProps {
  service: Service
  switches: Switches
  isUsed: boolean
}

function Switch({ service, switches, isUsed }: SwitchProps) {
  const { name, about, unused, expected } = text.services[service]
  if (!isUsed) {
    return (
      <Ticket name={name} state={text.unused} kind="unused">
        <p>{unused}</p>
      </Ticket>
    )
  }
  const fault = switches[service]
  return (
    <Ticket name={name} state={text.faults[fault]} kind={fault === 'ok' ? 'well' : 'failing'}>
      <p>{about}</p>
      <ExpectedList list={expected} />
      <div className="switch">
        <label htmlFor={service}>{text.choose(name)}</label>
        <select id={service} name={service} defaultValue={fault}>
          {faults.map((value) => (
            <option key={value} value={value}>
              {text.faults[value]}
            </option>
          ))}
        </select>
      </div>
    </Ticket>
  )
}

interface TicketProps {
  name: string
  state: string
  kind: 'well' | 'failing' | 'unused'
  children: ReactNode
}

function Ticket({ name, state, kind, children }: TicketProps) {
  return (
    <li className={`ticket ${kind}`}>
      <h2 className="stub">
        <span>
          {name} <small>{state}</small>
        </span>
      </h2>
      <div className="about">{children}</div>
    </li>
  )
}

function ExpectedList({ list }: { list: readonly Expected[] }) {
  return (
    <ul className="expected">
      {list.map(({ where, href, message, note }) => (
        <li key={`${where} ${message ?? ''}`}>
          <a href={href}>{where}</a>
          {message === undefined ? null : <q>{message}</q>}
          <div className="note">{note ?? (message === undefined ? text.loggedOnly : null)}</div>
        </li>
      ))}
    </ul>
  )
}

/** What the catalogue has beyond the services. */
function Others() {
  const { heading, list, error } = text.others
  return (
    <section className="others">
      <h2>{heading}</h2>
      <ExpectedList list={list} />
      <form className="error-form" method="post" action={error.action}>
        <q>{error.message}</q>
        <button className="button plain">{error.button}</button>
      </form>
    </section>
  )
}
