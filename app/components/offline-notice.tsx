import { type Location, useBlocker, useHref } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useRootData } from './last-loaded'
import { useReservedSpace } from './reserved-space'
import './offline-notice.css'

/**
 * Without a connection, keeps the visible page when the visitor follows a link, and says so at the
 * bottom of the window. The link's page opens once there is a connection (OFF-02), or at once from
 * a saved copy (OFF-01).
 */
export function OfflineNotice() {
  const { location } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  return location === undefined ? null : <Notice target={location} />
}

function Notice({ target }: { target: Location }) {
  const notice = useRef<HTMLDivElement>(null)
  useReservedSpace(notice, '--covered-by-notice')
  const href = useHref(target)
  useEffect(() => {
    // As a document, because browsers never repeat the import of a script that once failed.
    const open = () => location.assign(href)
    addEventListener('online', open)
    void isSaved(target.pathname).then((saved) => {
      if (saved) open()
    })
    return () => removeEventListener('online', open)
  }, [href, target.pathname])
  const { offline, retryLabel } = useRootData()?.errorPages?.notLoaded ?? {}
  return createPortal(
    <div className="offline-notice paper tone-tinta" ref={notice}>
      <p role="alert">{offline}</p>
      {retryLabel ? (
        <a className="button button-primary" href={href}>
          {retryLabel}
        </a>
      ) : null}
    </div>,
    // An open dialog makes everything outside it inert.
    document.querySelector('dialog:modal') ?? document.body,
  )
}

/** Whether the service worker has a copy of a page. Insecure origins have no caches. */
async function isSaved(path: string): Promise<boolean> {
  return 'caches' in window && (await caches.match(path)) !== undefined
}
