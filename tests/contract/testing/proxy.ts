import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The name in the files of deploy/. */
export const DOMAIN = 'yapa.example.org'

export interface ProxyOptions {
  /** Holds certificate, configuration and temporary files. */
  readonly folder: string
  readonly httpPort: number
  readonly httpsPort: number
  /** Port of the product. */
  readonly port: number
}

/** A reverse proxy with a file of deploy/. */
export interface Proxy {
  /** The certificate, which signs itself. */
  readonly certificateFile: string
  close: () => Promise<void>
}

/** Stops the program of a proxy, and waits for its end. */
export async function stopChild(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Creates a certificate for the site and for www, as fullchain.pem and privkey.pem. */
export function createCertificate(folder: string) {
  const certificateFile = path.join(folder, 'fullchain.pem')
  const keyFile = path.join(folder, 'privkey.pem')
  const names = `subjectAltName=DNS:${DOMAIN},DNS:www.${DOMAIN}`
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', `/CN=${DOMAIN}`, '-addext', names, '-days', '90']
  const files = ['-keyout', keyFile, '-out', certificateFile]
  execFileSync('openssl', ['req', '-x509', ...key, ...subject, ...files], { stdio: 'ignore' })
  return { certificateFile, keyFile }
}

/** Resolves when a server listens on a port of the loopback. */
export async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await sleep(25)
  }
  throw new Error(`Nothing listens on port ${port}.`)
}
