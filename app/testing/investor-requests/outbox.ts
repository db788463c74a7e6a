import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeEach } from 'vitest'
import { createOutbox } from '~/services/investor-requests/outbox/outbox.server'
import { createTempFolder } from '~/testing/temp-folder'
import { openTestDatabase } from './outbox-database'
import { validForm } from './valid-form'

export const MINUTE_MS = 60_000
export const MAIL_AFTER_MS = 2 * MINUTE_MS

export const ana = {
  ...validForm,
  user_name: 'Ana Marcador Gómez',
  user_email: 'ana@marcador.example',
}
export const request = (key: string, fingerprint = 'first', content = ana) => {
  return { key, fingerprint, request: content }
}

/** The current time of the outbox. */
export const time = { now: 0 }
beforeEach(() => {
  time.now = 1_700_000_000_000
})

/** Opens an outbox in a new folder; `again` opens the same folder like another process. */
export function openOutbox() {
  const dir = path.join(createTempFolder(), 'data')
  const open = () => {
    const db = openTestDatabase(dir)
    return { db, outbox: createOutbox({ db, mailAfterMs: MAIL_AFTER_MS, now: () => time.now }) }
  }
  const files = () => readdirSync(dir).map((name) => path.join(dir, name))
  return { dir, ...open(), again: () => open().outbox, files }
}

export type TestOutbox = ReturnType<typeof openOutbox>['outbox']

/** Marks all due documents as stored. */
export function storeAll(outbox: TestOutbox) {
  for (let due = outbox.dataset.claim(); due; due = outbox.dataset.claim())
    outbox.dataset.markStored(due)
}
