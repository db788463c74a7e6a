import { isRouteErrorResponse, useHref, useLocation, useRouteError } from '@remix-run/react'
import { useRequestId } from '~/lib/http/request-id'
import { fillPlaceholders } from '~/lib/text/fill-placeholders'
import { ButtonLink } from './button-link'
import { useRootData } from './last-loaded'
import { Picture } from './picture'
import { SearchBox } from './search-box'
import './page-error.css'

/** The error page, with the dataset's texts; it always offers a link to continue (ERR-01). */
export function PageError() {
  const error = useRouteError()
  const { key, pathname, search } = useLocation()
  const href = useHref({ pathname, search })
  const words = useRootData()?.errorPages
  if (isRouteErrorResponse(error) && error.status === 404 && words?.notFound) {
    const { title, text, links, picture } = words.notFound
    return (
      <div className="wrap page-error">
        <div className="page-error-words">
          <span className="numeral page-error-status" aria-hidden="true">
            {error.status}
          </span>
          <h1 className="title title-l">{title}</h1>
          {text ? <p className="lead">{text}</p> : null}
          <SearchBox />
          <div className="buttons">
            {links?.map((link, index) => (
              <ButtonLink key={link._key} link={link} primary={index === 0} />
            ))}
          </div>
        </div>
        <Picture
          picture={picture}
          className="page-error-picture"
          sizes="(min-width: 96rem) 40.5rem, (min-width: 64rem) 44vw, 91vw"
          loading="first"
        />
      </div>
    )
  }
  const unavailable = isRouteErrorResponse(error) && error.status === 503
  const { title, text } = (unavailable ? words?.unavailable : words?.unexpected) ?? {}
  return (
    <div className="wrap page-error">
      <div className="page-error-words">
        <h1 className="title title-l">{title ?? describeError(error)}</h1>
        {text ? <p className="lead">{text}</p> : null}
        {unavailable ? null : <p>{describeError(error)}</p>}
        <RequestId key={key} label={words?.unexpected?.requestIdLabel} />
        <div className="buttons">
          <ButtonLink link={{ label: words?.unexpected?.homeLabel, href: '/' }} primary />
          {words?.notLoaded?.retryLabel ? (
            <a className="button" href={href}>
              {words.notLoaded.retryLabel}
            </a>
          ) : null}
        </div>
      </div>
    </div>
  )
}

/**
 * The status or message of an error, never its stack (ERR-01). Remix has already removed the
 * messages of server errors.
 */
function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : ''
}

/**
 * Shows the log id of the failed request, for visitors to quote (ERR-01).
 * @param label the dataset's text with the placeholder `{id}`
 */
function RequestId({ label }: { label: string | null | undefined }) {
  const { id, mark } = useRequestId()
  if (id === undefined || !label) return null
  return <p {...mark}>{fillPlaceholders(label, { id })}</p>
}
