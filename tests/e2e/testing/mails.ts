import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { TestInstance } from './test-instance'

/** Parses all messages that the relay wrote. */
export async function readMails({ dataDir }: TestInstance) {
  const folder = path.join(dataDir, 'mail')
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))))
}

/** Messages with the name in their subject. */
export async function readMailsAbout(instance: TestInstance, name: string) {
  const mails = await readMails(instance)
  return mails.filter(({ subject }) => subject?.includes(name) === true)
}
