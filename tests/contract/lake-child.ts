import { createLake } from '../../lake/server'

/**
 * A lake as a process of its own, started with a folder and an administrator's token as arguments.
 *
 * It answers no GROQ query, nor a listener with a filter: their processes are started from a file beside
 * the lake's modules, which the bundle of this one does not have. Documents are read by id, and history,
 * assets and writes work.
 */
const [dir, adminToken] = process.argv.slice(2)
if (dir === undefined || adminToken === undefined) throw new Error('Expected a folder and a token.')

const lake = createLake({
  dir,
  projectId: 'embedded',
  dataset: 'production',
  publicUrl: 'https://example.test/lake',
  log: (message, facts) => process.stderr.write(`${message} ${JSON.stringify(facts ?? {})}\n`),
  historyKeep: { days: 365, revisions: 1000 },
  adminEmail: 'admin@example.test',
  adminToken,
})
const { port } = await lake.listen(0)
process.send?.({ type: 'ready', port })
// Without its parent nobody would stop it.
process.on('disconnect', () => process.exit(0))
