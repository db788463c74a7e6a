import { z } from 'zod'
import { env } from '../../config/env.server'
import { main } from '../lib/run.mjs'
import { perform, table, UsageError, type Administration, type Command } from './administration'

const USAGE = `npm run lake:people -- list
npm run lake:people -- add --email <address> --role administrator|editor|viewer
npm run lake:people -- role --email <address> --role administrator|editor|viewer
npm run lake:people -- password --email <address>
npm run lake:people -- remove --email <address>
  Who may sign in to the Studio on the embedded lake, which has to run. A password is made by "add"
  and "password", and shown once; a new one ends every session of that person.`

const personShape = z.object({ id: z.string(), email: z.string(), role: z.string() })
const secretShape = z.object({ password: z.string() })

type Person = z.infer<typeof personShape>

const commands: Readonly<Record<string, Command>> = {
  async list(lake) {
    const people = await lake.request(z.array(personShape), 'GET', '/people')
    return table([['EMAIL', 'ROLE'], ...people.map(({ email, role }) => [email, role])])
  },
  async add(lake, { email, role }) {
    if (email === undefined || role === undefined) throw new UsageError()
    const added = await lake.request(personShape.extend(secretShape.shape), 'POST', '/people', {
      email,
      role,
    })
    return `${added.email} may sign in as ${added.role}. Password, shown once:\n${added.password}`
  },
  async role(lake, { email, role }) {
    if (role === undefined) throw new UsageError()
    const person = await find(lake, email)
    await lake.request(z.unknown(), 'PATCH', `/people/${person.id}`, { role })
    return `${person.email} is ${role} now`
  },
  async password(lake, { email }) {
    const person = await find(lake, email)
    const path = `/people/${person.id}/password`
    const { password } = await lake.request(secretShape, 'POST', path)
    return `${person.email} is signed out everywhere. New password, shown once:\n${password}`
  },
  async remove(lake, { email }) {
    const person = await find(lake, email)
    await lake.request(z.unknown(), 'DELETE', `/people/${person.id}`)
    return `${person.email} may not sign in any more`
  },
}

async function find(lake: Administration, email: string | undefined): Promise<Person> {
  if (email === undefined) throw new UsageError()
  const wanted = email.trim().toLowerCase()
  const people = await lake.request(z.array(personShape), 'GET', '/people')
  const person = people.find((one) => one.email === wanted)
  if (person === undefined) throw new Error(`Nobody signs in as ${wanted}.`)
  return person
}

await main(() => perform(commands, USAGE, env()))
