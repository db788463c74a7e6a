import express, { type Router } from 'express'
import PostalMime, { decodeWords } from 'postal-mime'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MessageRecord, MessageStore } from './message-store'

const TITLE = 'Correo del sitio'

const states = {
  kept: 'Guardado',
  waiting: 'Por entregar',
  sent: 'Entregado',
  failed: 'Sin entregar',
} satisfies Record<MessageRecord['state'], string>

const style = `
body { max-width: 928px; margin: 0 auto; padding: 32px 16px; background: #fcefd6; color: #1d1736;
  font: 18px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
li a { display: grid; padding: 8px 0; color: inherit; }
pre { font-size: 16px; white-space: pre-wrap; }
`

/** Allow only the style of the pages. */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex',
}

/** `/_mail`: the sent messages, for developers (MAIL-04). The app restricts access. */
export function mailPages(store: MessageStore): Router {
  const router = express.Router()
  router.get('/', (_request, response) => {
    response.send(listPage(store.list()))
  })
  router.get('/:id', ({ params: { id } }, response, next) => {
    const record = store.get(id)
    const eml = store.content(id)
    if (record === undefined || eml === undefined) next()
    else messagePage(record, eml).then((page) => response.send(page), next)
  })
  return router
}

/** Renders the list of messages. @param records newest first */
function listPage(records: readonly MessageRecord[]): string {
  return renderPage(
    TITLE,
    <>
      <h1>{TITLE}</h1>
      <p>
        {records.length === 0
          ? 'Todavía no hay mensajes. Completá un formulario del sitio y recargá esta página.'
          : `Mensajes: ${records.length}, los más nuevos primero`}
      </p>
      <ul>
        {records.map(({ id, state, subject, createdAt }) => (
          <li key={id}>
            <a href={`/_mail/${id}`}>
              <span>{`${states[state]} · ${formatTime(createdAt)}`}</span>
              {subject}
            </a>
          </li>
        ))}
      </ul>
    </>,
  )
}

/** Renders the page of a message. @param eml the message as written */
async function messagePage(record: MessageRecord, eml: Buffer): Promise<string> {
  const { state, subject, createdAt, reference, reason } = record
  const { headers, text = '' } = await PostalMime.parse(eml)
  const lines = headers.map(({ originalKey, value }) => `${originalKey}: ${decodeWords(value)}`)
  return renderPage(
    `${subject} · ${TITLE}`,
    <>
      <a href="/_mail">Todos los mensajes</a>
      <h1>{subject}</h1>
      <p>{[states[state], formatTime(createdAt), reference, reason].filter(Boolean).join(' · ')}</p>
      <pre>{`${lines.join('\n')}\n\n${text}`}</pre>
    </>,
  )
}

/** Renders a complete HTML document, without scripts or external resources. */
function renderPage(title: string, content: ReactNode): string {
  const page = (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>{content}</body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function formatTime(iso: string): string {
  return new Date(iso).toLocaleString('es-AR', { dateStyle: 'medium', timeStyle: 'medium' })
}
