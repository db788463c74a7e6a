import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(''),
      license: z.string().default('no licence named'),
      dev: z.boolean().default(false),
      devOptional: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
})

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i

/**
 * Lists every installed package that building or serving needs, with its licence. Packages with the
 * same text share it.
 * @param root folder of package-lock.json
 */
export function listLicences(root: string): string {
  const lock = lockShape.parse(
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
  )
  const byText = new Map<string, string[]>()
  for (const [folder, entry] of Object.entries(lock.packages)) {
    const { version, license, dev, devOptional, link } = entry
    // Workspaces are first-party: the project itself, and links to packages/.
    const isFirstParty = link || !folder.startsWith('node_modules/')
    if (isFirstParty || dev || devOptional || !existsSync(path.join(root, folder))) continue
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const text = readLicence(path.join(root, folder))
    const names = byText.get(text) ?? []
    if (!names.includes(`${name} ${version} (${license})`))
      names.push(`${name} ${version} (${license})`)
    byText.set(text, names)
  }
  const sections = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** @returns the texts in the package's folder; empty when it has none */
function readLicence(folder: string): string {
  const names = readdirSync(folder).filter((name) => LICENCE_FILE.test(name))
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8').trim()).join('\n\n')
}
