import { parseArgs } from 'node:util'
import { createLake } from './server'
import { explainStartError } from './start-error'

const USAGE = `content-lake --data <folder> [options]
  Serves one Sanity project from a folder, which is created when missing.
  --port <number>         3333
  --host <address>        127.0.0.1
  --project <id>          embedded
  --dataset <name>        production
  --url <url>             address of this API for browsers; http://<host>:<port>
  --allow-origin <url>    origin of a Studio that may use the API; may be repeated
  --admin <e-mail>        creates an administrator, whose password is printed once`

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    port: { type: 'string', default: '3333' },
    host: { type: 'string', default: '127.0.0.1' },
    project: { type: 'string', default: 'embedded' },
    dataset: { type: 'string', default: 'production' },
    url: { type: 'string' },
    'allow-origin': { type: 'string', multiple: true, default: [] },
    admin: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** Serves the folder until a signal ends the process. */
async function main(dir: string) {
  const { host, project: projectId, dataset, admin: adminEmail, url } = values
  const lake = createLake({
    dir,
    projectId,
    dataset,
    adminEmail,
    allowedOrigins: values['allow-origin'],
    publicUrl: url ?? `http://${host}:${values.port}`,
    log: (message, facts) => console.error(JSON.stringify({ message, ...facts })),
  })
  const stop = () => void lake.close().then(() => process.exit(0))
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const { port, administrator } = await lake.listen(Number(values.port), host)
  if (administrator?.password !== undefined) {
    console.log(`Administrator, shown once: ${administrator.email} / ${administrator.password}`)
  }
  console.log(`Content Lake: http://${host}:${port}`)
}

if (values.help || values.data === undefined) {
  console.log(USAGE)
  process.exitCode = values.help ? 0 : 1
} else {
  const dir = values.data
  main(dir).catch((error: unknown) => {
    const reason = explainStartError(error, {
      dir,
      port: Number(values.port),
      portOption: '--port',
    })
    console.error(`The Content Lake could not start. ${reason}`)
    process.exit(1)
  })
}
