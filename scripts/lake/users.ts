import { env } from '#config/env.server'
import {
  formatTable,
  runCommand,
  UsageError,
  type LakeRequest,
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
  async list(request) {
    const users = await request<User[]>('GET', '/users')
    return formatTable([['EMAIL', 'ROLE'], ...users.map(({ email, role }) => [email, role])])
  },
  async add(request, { email, role }) {
    if (email === undefined || role === undefined) throw new UsageError()
    const user = await request<User>('POST', '/users', { email, role })
    return `${user.email} may sign in as ${user.role}. ${await createLink(request, user)}`
  },
  async role(request, { email, role }) {
    if (role === undefined) throw new UsageError()
    const user = await findUser(request, email)
    await request('PATCH', `/users/${user.id}`, { role })
    return `${user.email} is now ${role}`
  },
  async password(request, { email }) {
    const user = await findUser(request, email)
    return createLink(request, user)
  },
  async sessions(request, { email, end }) {
    const user = await findUser(request, email)
    const path = `/users/${user.id}/sessions`
    if (end === true) {
      await request('DELETE', path)
      return `${user.email} is signed out everywhere`
    }
    const sessions = await request<Session[]>('GET', path)
    const rows = sessions.map(({ createdAt, usedAt, device }) => {
      return [createdAt.slice(0, 16), usedAt.slice(0, 16), device]
    })
    return formatTable([['SINCE (UTC)', 'LAST USED', 'DEVICE'], ...rows])
  },
  async 'second-factor'(request, { email, reset }) {
    if (reset !== true) throw new UsageError()
    const user = await findUser(request, email)
    await request('DELETE', `/users/${user.id}/second-factor`)
    return `${user.email} is signed out everywhere and has no second factor`
  },
  async remove(request, { email }) {
    const user = await findUser(request, email)
    await request('DELETE', `/users/${user.id}`)
    return `${user.email} may no longer sign in`
  },
}

async function createLink(request: LakeRequest, { id }: User): Promise<string> {
  const path = `/users/${id}/password-link`
  const { link } = await request<{ link: string }>('POST', path, { send: false })
  return `Link to choose a password, once, within 72 hours:\n${link}`
}

async function findUser(request: LakeRequest, email: string | undefined): Promise<User> {
  if (email === undefined) throw new UsageError()
  const wanted = email.trim().toLowerCase()
  const users = await request<User[]>('GET', '/users')
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
