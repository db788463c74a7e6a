import { main } from '../lib/run.mjs'
import { auditHeaders } from './headers'
import { auditHtml } from './html'
import { auditPages } from './pages'

const USAGE = `npm run audit -- PART [OPTIONS]
  Audits the built product with the seed dataset. Exits with code 1 when a part finds too much.
  PART  pages: Lighthouse's scores of every public page
        html: errors and warnings of the Nu Html Checker on every page
        headers: the Observatory's scores of every kind of response
  Options of a part: npm run audit -- PART --help`

/** An audit gets the arguments after its name. It throws an Error that lists what it found. */
type Audit = (args: readonly string[]) => Promise<void>

const audits: Readonly<Record<string, Audit>> = {
  pages: auditPages,
  html: auditHtml,
  headers: auditHeaders,
}

await main(async () => {
  const [name = '--help', ...args] = process.argv.slice(2)
  const audit = Object.hasOwn(audits, name) ? audits[name] : undefined
  if (audit !== undefined) return audit(args)
  console.log(USAGE)
  if (name !== '--help') throw new Error(`Unknown part "${name}".`)
})
