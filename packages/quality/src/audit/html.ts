import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { sitePages } from '../../../../config/site-pages'
import { pages as staffPages } from '../../../../seed/documents/collections/pages'
import { requireProgram } from '../../../../scripts/lib/programs.mjs'
import { run } from '../../../../scripts/lib/run.mjs'
import { withInstance } from '../instance'
import type { Tool } from '../tool'

const PAGES = '.cache/quality/pages'
const CHECKER = '.cache/quality/vnu-jar/26.9.27'

/** Every page of the site, and those that no menu leads to. */
const addresses: readonly string[] = [
  ...Object.values(sitePages).map((page) => page.path),
  ...staffPages.map(({ slug }) => `/${slug?.current}`),
  ...['/buscar?q=rifa', '/buscar?q=nadaquecoincida', '/afiche?numero=123456', '/no-existe'],
  ...['/preview/disable', '/lake/login'],
]

const reportShape = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

export const auditHtml: Tool = {
  summary: 'the Nu Html Checker on every page',
  usage: `Also the missing page, searches and the sign-in page. Fails for errors and warnings.
    Installs the checker into .cache (30 MB) and, as root, a Java runtime.`,
  run: async () => {
    const java = requireProgram('java', 'default-jre-headless')
    const jar = await installChecker()
    const files = await withInstance(({ origin }) => savePages(origin))
    const errors = await check(java, jar, ['app/unavailable.html', ...files])
    return { note: `${files.length + 1} pages, ${errors.length} findings`, tables: [], errors }
  },
}

/**
 * Installs the checker, unless it is there: the product's lock file stays free of tools that few
 * people run.
 */
async function installChecker(): Promise<string> {
  const jar = path.join(CHECKER, 'node_modules/vnu-jar/build/dist/vnu.jar')
  if (!existsSync(jar)) {
    const name = `vnu-jar@${path.basename(CHECKER)}`
    const options = ['--prefix', CHECKER, '--ignore-scripts', '--no-save']
    await run('Installing the checker', 'npm', ['install', name, ...options])
  }
  return jar
}

/** @returns the files, one for each page */
async function savePages(site: string): Promise<string[]> {
  rmSync(PAGES, { recursive: true, force: true })
  mkdirSync(PAGES, { recursive: true })
  const files: string[] = []
  for (const address of addresses) {
    const response = await fetch(site + address, { headers: { Accept: 'text/html' } })
    const type = response.headers.get('Content-Type') ?? ''
    if (!type.startsWith('text/html')) throw new Error(`${address} answers ${type}.`)
    const name = address.replace(/[^\w-]+/g, '_')
    const file = path.join(PAGES, `${name}.html`)
    writeFileSync(file, await response.text())
    files.push(file)
  }
  return files
}

/** @returns a line for each error and warning; remarks on style, such as void elements, are left out */
async function check(java: string, jar: string, files: readonly string[]): Promise<string[]> {
  const options = ['-jar', jar, '--format', 'json', '--exit-zero-always', '--stdout']
  const child = spawn(java, [...options, ...files], { stdio: ['ignore', 'pipe', 'inherit'] })
  const { messages } = reportShape.parse(JSON.parse(await text(child.stdout)))
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url = '', message, extract = '' }) => {
      return `${path.basename(url)}: ${message} ${extract.replaceAll('\n', ' ')}`
    })
}
