import { useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { type FailedLoad, failedLoad } from '~/lib/browser/failed-load'
import { useRootData } from './last-loaded'
import { useReservedSpace } from './reserved-space'
import './load-notice.css'

const none = () => undefined

/**
 * Tells the visitor at the bottom of the window that the requested page did not load, and offers a
 * retry. The visible page stays (OFF-02).
 */
export function LoadNotice() {
  const failed = useSyncExternalStore(failedLoad.subscribe, failedLoad.current, none)
  return failed === undefined ? null : <Notice failed={failed} />
}

function Notice({ failed }: { failed: FailedLoad }) {
  const notice = useRef<HTMLDivElement>(null)
  useReservedSpace(notice, '--covered-by-notice')
  const { notLoaded, unavailable } = useRootData()?.errorPages ?? {}
  const text = failed.isOffline ? notLoaded?.offline : notLoaded?.unanswered
  return createPortal(
    <div className="load-notice" ref={notice}>
      <p role="alert">
        {(failed.isRetrying ? notLoaded?.retrying : undefined) ?? text ?? unavailable?.text}
      </p>
      {notLoaded?.retryLabel ? (
        <button type="button" className="button button-primary" onClick={failedLoad.retry}>
          {notLoaded.retryLabel}
        </button>
      ) : null}
    </div>,
    // An open dialog makes everything outside it inert.
    document.querySelector('dialog:modal') ?? document.body,
  )
}
