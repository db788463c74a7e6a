import { createLake } from 'content-lake/server'

/**
 * Entry module of a lake process. Arguments: data folder and the administrator's token.
 *
 * In a bundle, queries and listeners with a filter fail: query workers start from a file that it lacks.
 * Reads by id, history, assets and writes work.
 */
const [dir, adminToken] = process.argv.slice(2)
if (dir === undefined || adminToken === undefined) throw new Error('Expected a folder and a token.')

const lake = createLake({
  dir,
  projectId: 'embedded',
  dataset: 'production',
  publicUrl: 'https://example.test/lake',
  log: (message, facts) => process.stderr.write(`${message} ${JSON.stringify(facts ?? {})}\n`),
  historyKeep: 1_000,
  adminEmail: 'admin@example.test',
  adminToken,
})
const { port } = await lake.listen(0)
process.send?.({ type: 'ready', port })
process.on('disconnect', () => process.exit(0))
