import { confirm, flag, readArguments } from '#config/command-line.server'
import { type Env, env } from '#config/env.server'
import { MIN_PHONE_DIGITS, type Person } from '#config/person'
import { explainError } from '#seed/connection'
import { main } from '../lib/run.mjs'
import { findInBackups } from './file-traces'
import { describeTraces } from './report'
import { erasePerson, findPerson, hasOwn, repeatErasures } from './search'

const USAGE = `npm run privacy -- find  --email ADDRESS [--phone NUMBER] [--backups DIR]
npm run privacy -- erase --email ADDRESS [--phone NUMBER] [--backups DIR] [--yes]
npm run privacy -- repeat [--yes]
  Finds or erases what is stored about a person: requests and sign-ups in all datasets with drafts and
  history, and the outbox. The site then deletes the e-mails of its relay. The dataset has to be
  reachable. "repeat" erases again what a restored backup has brought back.
  --backups  also looks into each backup of that folder; backups are never changed
  --yes      does not ask before it erases (for scripts)`

await main(async () => {
  const { positionals, values } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      phone: { type: 'string' },
      backups: { type: 'string' },
      yes: flag,
    },
  })
  const settings = env()
  const [command = ''] = positionals
  const { email, phone, backups } = values
  const person = { email, phone }
  try {
    if (command === 'repeat') {
      const count = await repeatErasures(settings, (ids, dataset) => {
        for (const id of ids) console.log(`dataset ${dataset}: ${id}`)
        return confirmErasure(`the listed documents (${ids.length})`, values.yes)
      })
      console.log(`Erased ${count} documents again.`)
      return
    }
    if (!isUsable(person)) throw new Error(USAGE)
    if (command === 'find') await reportTraces(settings, person, backups)
    else if (command === 'erase') {
      await reportTraces(settings, person, backups)
      if (await confirmErasure('what is listed', values.yes)) await erase(settings, person)
    } else throw new Error(USAGE)
  } catch (error) {
    throw new Error(explainError(error, settings), { cause: error })
  }
})

/** At least one contact; a short number would match other people. */
function isUsable({ email, phone }: Person): boolean {
  if (email === undefined && phone === undefined) return false
  const isAddress = email === undefined || /^[^\s@]+@[^\s@]+$/.test(email.trim())
  return isAddress && (phone === undefined || phone.replace(/\D/g, '').length >= MIN_PHONE_DIGITS)
}

async function reportTraces(settings: Env, person: Person, backups: string | undefined) {
  const traces = await findPerson(settings, person)
  const found = backups === undefined ? undefined : await findInBackups(backups, person)
  console.log(describeTraces(traces, found, settings))
}

async function erase(settings: Env, person: Person) {
  const left = await erasePerson(settings, person)
  console.log(`\nAfter the deletion:\n${describeTraces(left, undefined, settings)}`)
  console.log('The site deletes the e-mails of its relay within ten minutes; then search again.')
  if (hasOwn(left)) throw new Error('Something of the person is left. Run the command again.')
}

/** @throws Error without a terminal to ask at */
async function confirmErasure(what: string, isConfirmed: boolean): Promise<boolean> {
  if (isConfirmed) return true
  if (!process.stdin.isTTY) throw new Error('The command asks before it erases: add --yes.')
  return confirm(`Erase ${what}? This cannot be undone.`)
}
