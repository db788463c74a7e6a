import { toDay } from '#config/calendar'
import { expiresAt } from '#config/investor-room'
import { LinkTicket, respondWithLinkPage } from '~/lib/http/link-page.server'
import { formatDate } from '~/lib/text/dates'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import type { InvestorRoomQueryResult } from '~/sanity/types.generated'
import type { RoomVisit } from '~/services/investor-room/room.server'
import { isRenewable } from '~/services/investor-room/room-access.server'
import styles from './room-page.css?inline'

/** What the page shows instead of the state of the visit, after a button. */
export type RoomNotice = 'sent' | 'tooMany' | 'failed'

type Texts = NonNullable<InvestorRoomQueryResult['texts']>

interface RoomPage extends InvestorRoomQueryResult {
  visit: RoomVisit | undefined
  /** Path of this link. */
  path: string
  /** Keys of the documents that have a file. */
  files: readonly string[]
  notice?: RoomNotice | undefined
}

const statuses: Readonly<Record<RoomVisit['state'] | RoomNotice, number>> = {
  open: 200,
  statement: 200,
  sent: 200,
  elsewhere: 403,
  invalid: 404,
  expired: 410,
  replaced: 410,
  revoked: 410,
  tooMany: 429,
  failed: 503,
}

/** Answers with the page of the investor's room (ROOM-01). */
export function respondWithRoom({ brand, texts, visit, path, files, notice }: RoomPage): Response {
  const state = notice ?? visit?.state ?? 'failed'
  const title = state === 'open' ? texts?.title : texts?.[state]?.title
  return respondWithLinkPage(
    {
      brand,
      title,
      state,
      styles,
      home: { label: texts?.labels?.home, href: '/' },
      children: texts && (
        <RoomContent texts={texts} state={state} visit={visit} path={path} files={files} />
      ),
    },
    statuses[state],
    state === 'failed' ? { 'Retry-After': '30' } : {},
  )
}

interface ContentProps extends Pick<RoomPage, 'visit' | 'path' | 'files'> {
  texts: Texts
  state: keyof typeof statuses
}

function RoomContent({ texts, state, visit, path, files }: ContentProps) {
  if (state === 'open' && visit?.access)
    return <Room texts={texts} visit={visit} path={path} files={files} />
  if (state === 'statement') return <Statement statement={texts.statement} />
  const words = state === 'open' ? undefined : texts[state]
  const offersLink = visit?.state === state && isRenewable(visit)
  return (
    <LinkTicket title={words?.title} text={words?.text}>
      {offersLink && texts.newLink ? (
        <form method="post">
          <button className="button" name="step" value="link" type="submit">
            {texts.newLink}
          </button>
        </form>
      ) : null}
    </LinkTicket>
  )
}

/** The box has to be checked before the button works; browsers say so. */
function Statement({ statement }: Pick<Texts, 'statement'>) {
  if (!statement?.accept || !statement.button) return null
  return (
    <LinkTicket title={statement.title} text={statement.text}>
      <form className="room-form" method="post">
        <label className="room-check">
          <input type="checkbox" name="accepted" value="yes" required />
          {statement.accept}
        </label>
        <button className="button" name="step" value="accept" type="submit">
          {statement.button}
        </button>
      </form>
    </LinkTicket>
  )
}

interface RoomProps extends Omit<ContentProps, 'state'> {
  visit: Extract<RoomVisit, { access: object }>
}

function Room({ texts, visit: { access, link }, path, files }: RoomProps) {
  const { labels, question } = texts
  const date = formatDate(toDay(expiresAt(link.linkAt, access.days)))
  const asked = access.questions ?? []
  return (
    <>
      <header className="room-head">
        {texts.title ? <h1 className="title title-l">{texts.title}</h1> : null}
        {texts.lead ? <p className="lead">{texts.lead}</p> : null}
        {labels?.expires ? (
          <p className="small">{fillPlaceholders(labels.expires, { date })}</p>
        ) : null}
      </header>
      <ol className="room-documents">
        {(texts.documents ?? []).map(({ _key, title, text }) => (
          <li className="room-document ticket-ground" key={_key}>
            <div>
              <h2 className="title title-s">{title}</h2>
              {text ? <p>{text}</p> : null}
            </div>
            <p className="buttons">
              {!files.includes(_key) ? labels?.missing : null}
              {labels?.open && files.includes(_key) ? (
                <a className="button" href={`${path}/${_key}`} target="_blank" rel="noreferrer">
                  {labels.open} <span className="visually-hidden">{title}</span>
                </a>
              ) : null}
              {access.allowsDownload === true && labels?.download && files.includes(_key) ? (
                <a className="arrow-link" href={`${path}/${_key}?download`}>
                  {labels.download} <span className="visually-hidden">{title}</span>
                </a>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
      {question?.label && question.button ? (
        <section className="room-question">
          {question.title ? <h2 className="title title-s">{question.title}</h2> : null}
          {question.text ? <p>{question.text}</p> : null}
          <form className="room-form" method="post">
            <label htmlFor="question">{question.label}</label>
            <textarea id="question" name="question" rows={4} maxLength={2_000} required />
            <button className="button" name="step" value="question" type="submit">
              {question.button}
            </button>
          </form>
          {asked.length > 0 ? (
            <div className="room-asked" id="preguntas">
              {question.asked ? <h3>{question.asked}</h3> : null}
              <ul>
                {asked.map(({ _key, text, at }) => (
                  <li key={_key}>
                    <p>{text}</p>
                    {at ? <p className="small">{formatDate(toDay(new Date(at)))}</p> : null}
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
