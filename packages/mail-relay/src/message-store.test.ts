import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Log, type MessageRecord, openMessageStore } from './message-store'

let folder = ''
let log = vi.fn<Log>()

beforeEach(() => {
  log = vi.fn()
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'store-')), 'mail')
})

afterEach(() => {
  rmSync(path.dirname(folder), { recursive: true })
})

const getId = (digit: string) => digit.repeat(32)

const record = (digit: string, rest: Partial<MessageRecord> = {}): MessageRecord => ({
  id: getId(digit),
  subject: 'Hola',
  createdAt: `2025-01-0${digit}T00:00:00.000Z`,
  state: 'kept',
  ...rest,
})

test('only the owner and the next process can read a file, and no other files (MAIL-04)', () => {
  openMessageStore(folder, log).add(record('1'), Buffer.from('Subject: Hola\r\n\r\n'))
  const file = path.join(folder, `${getId('1')}.eml`)
  expect(readFileSync(file, 'utf8')).toBe('Subject: Hola\r\n\r\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const next = openMessageStore(folder, log)
  expect(next.get(getId('1'))).toEqual(record('1'))
  expect(next.content(getId('1'))?.toString()).toBe('Subject: Hola\r\n\r\n')
  expect(next.content('../../etc/passwd')).toBeUndefined()
})

test('updates a record durably, and lists the newest message first', () => {
  const store = openMessageStore(folder, log)
  for (const digit of ['2', '3']) store.add(record(digit), Buffer.from(''))
  store.add(record('1', { state: 'failed', reason: 'EAUTH' }), Buffer.from(''))
  expect(store.list().map(({ id }) => id)).toEqual([getId('3'), getId('2'), getId('1')])
  store.update(getId('1'), { state: 'sent', reason: undefined })
  const changed = openMessageStore(folder, log).get(getId('1'))
  expect(changed).toMatchObject({ state: 'sent', subject: 'Hola' })
  expect(changed).not.toHaveProperty('reason')
})

test('does not restore a deleted message (FORM-08)', () => {
  const store = openMessageStore(folder, log)
  store.add(record('1', { reference: 'investorRequest.a' }), Buffer.from(''))
  store.add(record('2'), Buffer.from(''))
  expect(store.remove(({ reference }) => reference === 'investorRequest.a')).toBe(1)
  store.update(getId('1'), { state: 'sent' })
  expect(store.content(getId('1'))).toBeUndefined()
  expect(readdirSync(folder).sort()).toEqual([`${getId('2')}.eml`, `${getId('2')}.json`])
})

test('deletes only incomplete messages of a killed process', () => {
  openMessageStore(folder, log).add(record('1'), Buffer.from('whole'))
  const half = path.join(folder, `${getId('2')}.eml`)
  const other = path.join(folder, 'notes.txt')
  writeFileSync(half, 'half a message')
  writeFileSync(`${path.join(folder, getId('3'))}.eml.tmp`, 'half a fi')
  writeFileSync(other, 'of somebody else')
  expect(openMessageStore(folder, log).list()).toEqual([record('1')])
  expect(readdirSync(folder).sort()).toEqual([
    `${getId('1')}.eml`,
    `${getId('1')}.json`,
    'notes.txt',
  ])
})

test('logs a damaged record, leaves it, and reads the others', () => {
  const store = openMessageStore(folder, log)
  store.add(record('1'), Buffer.from(''))
  store.add(record('2'), Buffer.from(''))
  writeFileSync(path.join(folder, `${getId('1')}.json`), '{')
  expect(openMessageStore(folder, log).list()).toEqual([record('2')])
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('damaged'), {
    id: getId('1'),
  })
  expect(readdirSync(folder)).toContain(`${getId('1')}.json`)
})
