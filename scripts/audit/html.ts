import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { sitePages } from '../../config/site-pages'
import { pages as staffPages } from '../../seed/documents/collections/pages'
import { requireProgram } from '../lib/programs'
import { run } from '../lib/run.mjs'
import { withSite } from './with-site'

const USAGE = `npm run audit -- html [--site URL]
  Checks the HTML of every page with the Nu Html Checker (vnu), with the seed dataset: also the missing
  page, an error, a search and the sign-in page. Exits with code 1 when it finds errors or warnings.
  Installs the checker into .cache (30 MB) and, as root, a Java runtime.
  --site  checks this running site instead of starting one`

const FOLDER = '.cache/vnu'
const JAR = `${FOLDER}/node_modules/vnu-jar/build/dist/vnu.jar`
const PACKAGE = 'vnu-jar@26.9.27'

/** A request whose answer is a page. */
interface PageRequest {
  path: string
  method?: 'POST'
}

/** Every page of the site, and those that no menu leads to. */
const requests: readonly PageRequest[] = [
  ...Object.values(sitePages).map((page) => ({ path: page.path })),
  ...staffPages.map(({ slug }) => ({ path: `/${slug?.current}` })),
  { path: '/buscar?q=rifa' },
  { path: '/buscar?q=nadaquecoincida' },
  { path: '/afiche?numero=123456' },
  { path: '/no-existe' },
  { path: '/about-us', method: 'POST' },
  { path: '/preview/disable' },
  { path: '/lake/login' },
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

/**
 * Checks the HTML of all pages; see USAGE.
 * @throws Error with every error and warning of the checker
 */
export async function auditHtml(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { site: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const java = await requireProgram('java', 'default-jre-headless')
  if (!existsSync(JAR)) {
    const options = ['--prefix', FOLDER, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
    await run(`Installing ${PACKAGE}`, 'npm', ['install', ...options, PACKAGE])
  }
  const files = await withSite(values.site, savePages)
  const findings = await check(java, ['app/unavailable.html', ...files])
  console.log(`\n${files.length + 1} pages, ${findings.length} findings`)
  if (findings.length > 0) throw new Error(findings.join('\n  '))
}

/** @returns the files, one for each page */
async function savePages(site: string): Promise<string[]> {
  const folder = path.join(FOLDER, 'pages')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (const { path: address, method = 'GET' } of requests) {
    const response = await fetch(site + address, { method, headers: { Accept: 'text/html' } })
    const type = response.headers.get('Content-Type') ?? ''
    if (!type.startsWith('text/html')) throw new Error(`${method} ${address} answers ${type}.`)
    const name = `${method}${address}`.replace(/[^\w-]+/g, '_')
    const file = path.join(folder, `${name}.html`)
    writeFileSync(file, await response.text())
    files.push(file)
  }
  return files
}

/** @returns a line for each error and warning; remarks on style, such as void elements, are left out */
async function check(java: string, files: readonly string[]): Promise<string[]> {
  const options = ['-jar', JAR, '--format', 'json', '--exit-zero-always', '--stdout']
  const child = spawn(java, [...options, ...files], { stdio: ['ignore', 'pipe', 'inherit'] })
  const { messages } = reportShape.parse(JSON.parse(await text(child.stdout)))
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ url = '', message, extract = '' }) => {
      return `${path.basename(url)}: ${message} ${extract.replaceAll('\n', ' ')}`
    })
}
