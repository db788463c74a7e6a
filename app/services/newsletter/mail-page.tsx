import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The words around every e-mail to others than the team, from the dataset. */
export interface MailFooter {
  reason: string | null
  leave?: string | null
  archive?: string | null
  postal?: string | null
}

/** A complete e-mail. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
}

interface MessageWords {
  subject: string | null
  title: string | null
  text: string | null
  button: string | null
}

interface MailPageProps {
  subject: string | null
  /** What mail programs show beside the subject. */
  preview?: string | null
  brand: string | null
  footer: MailFooter
  /** The same content on the site. */
  archiveLink?: string
  /** Of e-mails to subscribers. */
  leaveLink?: string | undefined
  children: ReactNode
}

const INK = '#1d1736'
const DISPLAY = "'Arial Black',Arial,sans-serif"
const linkStyle: CSSProperties = { color: INK }

/**
 * Renders an e-mail to a subscriber or an investor (NEWS-05, NEWS-06, ROOM-01): one column with the
 * colours of the site. Mail programs read no style sheets. It has neither pixels nor tracked links,
 * so nobody learns who opened it.
 */
export function renderMailPage(props: MailPageProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<MailPage {...props} />)}`
}

interface Message extends Pick<MailPageProps, 'brand' | 'footer' | 'leaveLink'> {
  words: MessageWords
  /** Where the button leads. */
  link: string
}

/** Renders an e-mail with a few words and one button (NEWS-05, ROOM-01). */
export function renderMessage({ words, link, ...frame }: Message): RenderedMail {
  const { subject, title, text, button } = words
  const children = (
    <>
      <MailHeading level={1}>{title}</MailHeading>
      <MailParagraph>{text}</MailParagraph>
      <MailButton href={link}>{button}</MailButton>
    </>
  )
  const lines = [title, text, `${button ?? ''}: ${link}`, footerText(frame.footer, frame.leaveLink)]
  return {
    subject: subject ?? '',
    html: renderMailPage({ ...frame, subject, children }),
    text: lines.filter(Boolean).join('\n\n'),
  }
}

/** The footer of an e-mail's text. */
export function footerText({ reason, leave, postal }: MailFooter, leaveLink?: string): string {
  const leaving = leaveLink && `${leave ?? ''}: ${leaveLink}`
  return ['-- ', reason, leaving, postal].filter(Boolean).join('\n')
}

function MailPage(props: MailPageProps) {
  const { subject, preview, brand, footer, archiveLink, leaveLink, children } = props
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: '#fcefd6' }}>
        {preview ? (
          <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        ) : null}
        <Table style={{ background: '#fcefd6' }}>
          <td align="center" style={{ padding: '24px 16px' }}>
            <Table style={{ maxWidth: 560, textAlign: 'left', ...bodyStyle }}>
              <td>
                <p style={{ margin: '0 0 16px', font: `900 24px/1 ${DISPLAY}` }}>{brand}</p>
                <div
                  style={{
                    padding: '28px 24px',
                    background: '#fff8ea',
                    borderTop: '6px solid #ffc436',
                  }}
                >
                  {children}
                </div>
                <p style={{ margin: '20px 0 0', color: '#564d70', fontSize: 14 }}>
                  {footer.reason}{' '}
                  {leaveLink === undefined ? null : (
                    <a href={leaveLink} style={linkStyle}>
                      {footer.leave}
                    </a>
                  )}
                  {archiveLink !== undefined && footer.archive ? (
                    <>
                      <br />
                      <a href={archiveLink} style={linkStyle}>
                        {footer.archive}
                      </a>
                    </>
                  ) : null}
                  {footer.postal ? (
                    <>
                      <br />
                      {footer.postal}
                    </>
                  ) : null}
                </p>
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  )
}

const bodyStyle: CSSProperties = {
  color: INK,
  font: '17px/1.5 Figtree,system-ui,Arial,sans-serif',
  overflowWrap: 'anywhere',
}

/** Mail programs such as Outlook lay out tables only. */
function Table({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse', tableLayout: 'fixed', ...style }}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

interface HeadingProps {
  level: 1 | 2 | 3
  children: ReactNode
}

const headingSizes = { 1: 30, 2: 24, 3: 19 } as const

export function MailHeading({ level, children }: HeadingProps) {
  const Heading = `h${level}` as const
  const font = `900 ${headingSizes[level]}px/1.1 ${DISPLAY}`
  return <Heading style={{ margin: '0 0 16px', font }}>{children}</Heading>
}

export function MailParagraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px', whiteSpace: 'pre-line' }}>{children}</p>
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={linkStyle}>
      {children}
    </a>
  )
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '0 0 16px' }}>
      <a href={href} style={buttonStyle}>
        {children}
      </a>
    </p>
  )
}

const buttonStyle: CSSProperties = {
  display: 'inline-block',
  padding: '14px 28px',
  background: INK,
  color: '#fff8ea',
  borderRadius: 4,
  fontWeight: 700,
  textDecoration: 'none',
}
