import type { ReactNode } from 'react'
import {
  failureModes,
  FAILURES_PATH,
  type Service,
  services,
  type FailureSettings,
} from '../../config/failure-simulation.server'
import { developerPages } from '../../developer/pages'
import { panelStyle } from './panel-style'
import { type Expected, text } from './panel-text'

const pages = developerPages("'self'", panelStyle)

export const panelPolicy = pages.policy

/** Name of the button that resets all services. */
export const RESET = 'todo-bien'

/**
 * Renders the panel: a form with the failure mode of each service, and what visitors should see.
 * @param usedServices the services that the site calls with its settings
 */
export function panelPage(settings: FailureSettings, usedServices: ReadonlySet<Service>): string {
  return pages.render(
    text.title,
    <>
      <h1>
        {text.heading.plain} <em>{text.heading.wide}</em>
      </h1>
      <p className="introduction">{text.introduction}</p>
      <form className="switches" method="post" action={FAILURES_PATH}>
        <ul className="tickets">
          {services.map((service) => (
            <ServiceTicket
              key={service}
              {...{ service, settings, isUsed: usedServices.has(service) }}
            />
          ))}
        </ul>
        <ul className="faults">
          {text.modeNotes.map((note) => (
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
              defaultValue={settings.delayMs}
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

interface ServiceProps {
  service: Service
  settings: FailureSettings
  isUsed: boolean
}

function ServiceTicket({ service, settings, isUsed }: ServiceProps) {
  const { name, about, unused, expected } = text.services[service]
  if (!isUsed) {
    return (
      <Ticket name={name} state={text.unused} kind="unused">
        <p>{unused}</p>
      </Ticket>
    )
  }
  const mode = settings[service]
  return (
    <Ticket name={name} state={text.modes[mode]} kind={mode === 'ok' ? 'well' : 'failing'}>
      <p>{about}</p>
      <ExpectedList list={expected} />
      <div className="switch">
        <label htmlFor={service}>{text.choose(name)}</label>
        <select id={service} name={service} defaultValue={mode}>
          {failureModes.map((value) => (
            <option key={value} value={value}>
              {text.modes[value]}
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

/** Error messages that depend on no service. */
function Others() {
  const { heading, list, error } = text.others
  return (
    <section className="others">
      <h2>{heading}</h2>
      <ExpectedList list={list} />
      {/* The action reads forms of another type only. */}
      <form className="error-form" method="post" encType="text/plain" action={error.action}>
        <q>{error.message}</q>
        <button className="button plain">{error.button}</button>
      </form>
    </section>
  )
}
