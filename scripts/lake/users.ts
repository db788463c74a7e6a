import { env } from '#config/env.server'
import {
  formatTable,
  runCommand,
  UsageError,
  type AdministrationClient,
  type Command,
} from './administration'

const USAGE = `npm run lake -- users list
npm run lake -- users add --email <address> --role administrator|editor|viewer|request-viewer
npm run lake -- users role --email <address> --role administrator|editor|viewer|request-viewer
npm run lake -- users password --email <address>
npm run lake -- users remove --email <address>
npm run lake -- users sessions --email <address> [--end]
npm run lake -- users second-factor --email <address> --reset
  Manages who may sign in to the Studio on the embedded lake, which must be running. "add" and
  "password" print a link with which that user chooses a password, which ends all their sessions.
  "sessions" lists where a user is signed in, or ends all of it. "second-factor --reset" removes the
  second factor of a user who has lost phone and recovery codes, and ends all sessions.`

type User = Readonly<Record<'id' | 'email' | 'role', string>>
type Session = Readonly<Record<'device' | 'createdAt' | 'usedAt', string>>

const commands: Readonly<Record<string, Command>> = {
  async list(lake) {
    const users = await lake.request<User[]>('GET', '/users')
    return formatTable([['EMAIL', 'ROLE'], ...users.map(({ email, role }) => [email, role])])
  },
  async add(lake, { email, role }) {
    if (email === undefined || role === undefined) throw new UsageError()
    const user = await lake.request<User>('POST', '/users', { email, role })
    return `${user.email} may sign in as ${user.role}. ${await createLink(lake, user)}`
  },
  async role(lake, { email, role }) {
    if (role === undefined) throw new UsageError()
    const user = await findUser(lake, email)
    await lake.request('PATCH', `/users/${user.id}`, { role })
    return `${user.email} is now ${role}`
  },
  async password(lake, { email }) {
    const user = await findUser(lake, email)
    return createLink(lake, user)
  },
  async sessions(lake, { email, end }) {
    const user = await findUser(lake, email)
    const path = `/users/${user.id}/sessions`
    if (end === true) {
      await lake.request('DELETE', path)
      return `${user.email} is signed out everywhere`
    }
    const sessions = await lake.request<Session[]>('GET', path)
    const rows = sessions.map(({ createdAt, usedAt, device }) => {
      return [createdAt.slice(0, 16), usedAt.slice(0, 16), device]
    })
    return formatTable([['SINCE (UTC)', 'LAST USED', 'DEVICE'], ...rows])
  },
  async 'second-factor'(lake, { email, reset }) {
    if (reset !== true) throw new UsageError()
    const user = await findUser(lake, email)
    await lake.request('DELETE', `/users/${user.id}/second-factor`)
    return `${user.email} is signed out everywhere and has no second factor`
  },
  async remove(lake, { email }) {
    const user = await findUser(lake, email)
    await lake.request('DELETE', `/users/${user.id}`)
    return `${user.email} may no longer sign in`
  },
}

async function createLink(lake: AdministrationClient, { id }: User): Promise<string> {
  const path = `/users/${id}/password-link`
  const { link } = await lake.request<{ link: string }>('POST', path, { send: false })
  return `Link to choose a password, once, within 72 hours:\n${link}`
}

async function findUser(lake: AdministrationClient, email: string | undefined): Promise<User> {
  if (email === undefined) throw new UsageError()
  const wanted = email.trim().toLowerCase()
  const users = await lake.request<User[]>('GET', '/users')
  const user = users.find((one) => one.email === wanted)
  if (user === undefined) throw new Error(`No user has the e-mail address ${wanted}.`)
  return user
}

/**
 * Runs `npm run lake -- users`.
 * @throws Error with a message for the terminal
 */
export const manageUsers = (args: string[]): Promise<void> =>
  runCommand(args, commands, USAGE, env())
