import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { create } from 'tar'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from '#config/env.server'
import { fingerprint } from '#app/services/investor-requests/form/fingerprint.server'
import { findInBackups, findInFiles } from '#scripts/privacy/file-traces'
import { describeTraces } from '#scripts/privacy/report'
import { erasePerson, findPerson, hasOwn, repeatErasures } from '#scripts/privacy/search'
import { createExpiry } from '~/services/investor-requests/deletion/expired-documents.server'
import { createOutbox } from '~/services/investor-requests/outbox/outbox.server'
import { openOutboxDatabase } from '~/services/investor-requests/outbox/outbox-database.server'
import { keyedStep, signupId } from '~/services/newsletter/signup-step.server'
import { DATASET, PROJECT } from './testing/lake-client'
import { runScript } from './testing/sanity-cli'
import { createTempFolder } from 'content-lake/testing/temp-folder'
import { investorRequest, KEY, NOON, startDataset } from './testing/start-dataset'
import { startDeletion } from './testing/start-deletion'
import { startLake } from './testing/start-lake'
import { ids, send, sendForm, startRelay } from './testing/start-relay'

const request = { ...investorRequest, user_email: 'ana.marcador@example.org' }
const person = { email: 'Ana.Marcador@example.org' }
const other = { ...investorRequest, user_email: 'juana.marcador@example.org' }

/** A lake, a relay and an outbox in one data folder, with traces of two persons. */
async function startEverything() {
  const dataDir = createTempFolder()
  const lake = await startLake({ folder: path.join(dataDir, 'lake') })
  const relay = await startRelay({ dir: path.join(dataDir, 'mail') })
  const variables = {
    DATA_DIR: dataDir,
    LAKE_PORT: new URL(lake.origin).port,
    RELAY_PORT: new URL(relay.origin).port,
    LAKE_PROJECT_ID: PROJECT,
    SANITY_DATASET: DATASET,
    LAKE_ADMIN_TOKEN: lake.getToken('administrator'),
  }
  const settings = parseEnv(variables)
  const client = lake.as('administrator', { perspective: 'raw', maxRetries: 0 })
  const document = { _id: `investorRequest.${KEY}`, _type: 'investorRequest', ...request }
  await client.create({ ...document, createdAt: new Date(NOON).toISOString() })
  await client.patch(document._id, { set: { notes: 'Llamar' } }).commit()
  await client.create({ ...document, _id: `drafts.${document._id}` })
  const email = request.user_email
  const signup = { _id: signupId(email), _type: 'newsletterSignup', email }
  await client.create({ ...signup, confirmedAt: '2025-01-02T12:00:00.000Z' })
  const notes = `Viene de ${email}`
  const others = { _id: 'investorRequest.other', _type: 'investorRequest', ...other, notes }
  await client.create(others)

  const db = openOutboxDatabase(settings.requests.dir)
  onTestFinished(() => void db.close())
  const outbox = createOutbox({ db, mailAfterMs: 0 })
  const waitingRequest = { ...request, user_message: 'Todavía no está en el dataset' }
  const waiting = {
    key: 'waiting',
    fingerprint: fingerprint(waitingRequest),
    request: waitingRequest,
  }
  outbox.save(waiting)
  const at = new Date(NOON).toISOString()
  outbox.save(keyedStep({ step: 'signup', id: signup._id, email, at }))
  await send(relay.origin, {
    ...ids,
    template_id: 'subscriber',
    template_params: { email, subject: 'Hola', reference: signup._id },
  })
  await send(relay.origin, {
    ...ids,
    template_params: { ...request, reference: document._id },
  })
  await sendForm(relay.origin, { ...ids, ...request })
  await sendForm(relay.origin, { ...ids, ...other, user_email: 'marta@example.org' })
  /** What the site does in the background. */
  const deleteMails = () => startDeletion({ client, db, outbox, relay })
  return { dataDir, relay, variables, settings, client, documentId: document._id, deleteMails }
}

test('finds and erases every trace of a person, again after a restore (FORM-08)', async () => {
  const { dataDir, relay, settings, client, documentId, deleteMails } = await startEverything()
  const traces = await findPerson(settings, person)
  const report = describeTraces(traces, undefined, settings)
  for (const trace of [
    `dataset ${DATASET}: investorRequest.${KEY}`,
    `dataset ${DATASET}: drafts.investorRequest.${KEY}`,
    `dataset ${DATASET}: ${signupId(request.user_email)}`,
    `dataset ${DATASET}: investorRequest.other mentions the person`,
    'outbox: investorRequest.waiting',
    `outbox: ${signupId(request.user_email)}`,
    'lake/lake.sqlite',
  ])
    expect(report).toContain(trace)
  const mails = traces.files.filter((file) => /^mail.*eml$/.test(file))
  expect(mails, 'the e-mails of the person').toHaveLength(3)
  expect(report.toLowerCase(), 'the terminal shows no address').not.toContain('ana.marcador@')

  const restored = await client.getDocument(documentId)
  const left = await erasePerson(settings, person)
  expect(hasOwn(left)).toBe(false)
  expect(left.datasets[0]?.mentions).toHaveLength(1)
  deleteMails()
  await expect.poll(relay.messages).toHaveLength(1)
  expect(await client.fetch('*[_type in ["investorRequest", "newsletterSignup"]]._id')).toEqual([
    'investorRequest.other',
  ])
  // Staff decide about the request of another person that names this one.
  await client.delete('investorRequest.other')
  expect(await findInFiles(dataDir, person)).toEqual([])

  await client.create({ _id: documentId, _type: 'investorRequest', createdAt: restored?.createdAt })
  const again = { _id: signupId(request.user_email), _type: 'newsletterSignup' }
  await client.create({ ...again, createdAt: new Date(Date.now() + 1_000).toISOString() })
  const confirmed: string[] = []
  const confirm = (found: readonly string[]) => Promise.resolve(confirmed.push(...found) > 0)
  expect(await repeatErasures(settings, confirm)).toBe(1)
  expect(confirmed).toEqual([documentId])
  expect(await client.getDocument(again._id), 'a sign-up after the deletion stays').toBeDefined()
})

test('lists documents before it deletes them, also when a deletion fails (FORM-08)', async () => {
  const { settings, client, documentId } = await startEverything()
  const restored = await client.getDocument(documentId)
  const signup = { _type: 'reference', _ref: signupId(request.user_email) }
  await client.create({ _id: 'note', _type: 'note', signup })
  await expect(erasePerson(settings, person)).rejects.toThrow(/referenc/)
  expect(await client.getDocument(documentId), 'deleted before the failure').toBeUndefined()

  await client.create({ _id: documentId, _type: 'investorRequest', createdAt: restored?.createdAt })
  await client.delete('note')
  const confirmed: string[] = []
  const confirm = (found: readonly string[]) => Promise.resolve(confirmed.push(...found) > 0)
  expect(await repeatErasures(settings, confirm)).toBe(2)
  expect(confirmed).toEqual([documentId, signup._ref])
})

test('fails to repeat deletions without their list, and names its file (FORM-08)', async () => {
  const { settings, variables } = await startEverything()
  const confirm = () => Promise.resolve(true)
  const file = path.join(settings.requests.dir, 'requests.db')
  await expect(repeatErasures(settings, confirm), 'an empty list').rejects.toThrow(file)
  const other = createTempFolder()
  const moved = { ...variables, DATA_DIR: other }
  const { code, stderr } = await runScript('scripts/privacy/main.ts', ['repeat', '--yes'], moved)
  expect(code).toBe(1)
  expect(stderr).toContain(path.join(other, 'requests/requests.db'))
  expect(readdirSync(other), 'creates no empty list').toEqual([])
})

test('ignores files that vanish during the search (FORM-08)', async () => {
  const files = createTempFolder()
  for (const name of ['a', 'b']) writeFileSync(path.join(files, name), person.email)
  const vanishing = {
    // Read after the folder was listed, before a file is opened.
    get email() {
      for (const name of readdirSync(files)) rmSync(path.join(files, name))
      return person.email
    },
  }
  expect(await findInFiles(files, vanishing)).toEqual([])
})

test('the command erases only after a confirmation (FORM-08)', async () => {
  const { variables, client, documentId } = await startEverything()
  const call = (...args: string[]) => runScript('scripts/privacy/main.ts', args, variables)
  const run = (...args: string[]) => call(...args, '--email', person.email)
  const refused = await run('erase')
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain('add --yes')
  expect(refused.stdout).toContain(documentId)
  expect(await client.getDocument(documentId)).toBeDefined()
  const erased = await run('erase', '--yes')
  expect(erased).toMatchObject({ code: 0, stderr: '' })
  expect(erased.stdout).toContain('mentions the person (not erased)')
  expect(await client.getDocument(documentId)).toBeUndefined()

  const createdAt = new Date(NOON).toISOString()
  await client.create({ _id: documentId, _type: 'investorRequest', createdAt })
  const asked = await call('repeat')
  expect(asked.code).toBe(1)
  expect(asked.stdout).toContain(`dataset ${DATASET}: ${documentId}`)
  expect(asked.stderr).toContain('add --yes')
})

test('reports which backups contain a person, including compressed ones (FORM-08)', async () => {
  const dir = createTempFolder()
  const file = path.join(dir, 'lake.sqlite')
  // The address lies across two chunks of the file.
  writeFileSync(file, `${'x'.repeat(64 * 1024 - 5)}${request.user_email}`)
  await create({ file: path.join(dir, 'a.tar'), cwd: dir }, ['lake.sqlite'])
  await create({ file: path.join(dir, 'b.tar.gz'), cwd: dir, gzip: true }, ['lake.sqlite'])
  writeFileSync(file, 'juana@example.org')
  await create({ file: path.join(dir, 'c.tar'), cwd: dir }, ['lake.sqlite'])
  const before = readFileSync(path.join(dir, 'a.tar'))
  const found = await findInBackups(dir, person)
  expect(found.map(({ holdsPerson }) => holdsPerson)).toEqual([true, true, false])
  expect(readFileSync(path.join(dir, 'a.tar'))).toEqual(before)
})

test('deletes old requests and cancelled sign-ups when settings say so (FORM-08)', async () => {
  const { client } = await startDataset()
  const time = { now: Date.now() }
  const day = 86_400_000
  const createdAt = (days: number) => new Date(time.now - days * day).toISOString()
  for (const [_type, status, age] of [
    ['investorRequest', 'old', 31],
    ['investorRequest', 'young', 29],
    ['newsletterSignup', 'activa', 400],
    ['newsletterSignup', 'baja', 400],
  ] as const) {
    await client.create({ _id: `${_type}.${status}`, _type, status, createdAt: createdAt(age) })
  }
  const now = () => time.now
  const names = async () =>
    client.fetch<string[]>('*[_type in ["investorRequest", "newsletterSignup"]] | order(_id)._id')
  const all = [
    'investorRequest.old',
    'investorRequest.young',
    'newsletterSignup.activa',
    'newsletterSignup.baja',
  ]
  const none = { requests: undefined, signups: undefined }
  await createExpiry({ client: () => client, keepDays: none, now })()
  expect(await names()).toEqual(all)

  const keepDays = { requests: 30, signups: 10 }
  const deleteExpired = createExpiry({ client: () => client, keepDays, now })
  await deleteExpired()
  expect(await names(), 'the sign-up was cancelled just now').toEqual(all.slice(1))
  time.now += 11 * day
  await deleteExpired()
  expect(await names()).toEqual(['newsletterSignup.activa'])
})
