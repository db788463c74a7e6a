import { useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pathOnThisSite } from '~/lib/plain-click'

interface ServerHtmlProps {
  id: string
  /** Absent in the data of a page that the server has rendered: its HTML holds it already. */
  children: ReactNode
}

/**
 * A part of a page without state or handlers. In a page that the server has rendered, React takes
 * over its HTML as it is, so that its data need not be sent a second time, and hydration has less
 * to do. After client navigation it is rendered like any other part.
 */
export function ServerHtml({ id, children }: ServerHtmlProps) {
  const [html] = useState(() => (children === null ? htmlOf(id) : undefined))
  const ref = useRef<HTMLDivElement>(null)
  useLinksWithin(ref)
  const shared = { id, ref, style: { display: 'contents' } }
  return html === undefined ? (
    <div {...shared}>{children}</div>
  ) : (
    <div {...shared} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  )
}

function htmlOf(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML
}

/** Keeps links between the site's pages inside the application, as the framework's own are. */
function useLinksWithin(ref: { current: HTMLElement | null }) {
  const navigate = useNavigate()
  useEffect(() => {
    const element = ref.current
    const onClick = (event: MouseEvent) => {
      const path = pathOnThisSite(event)
      if (path === undefined) return
      event.preventDefault()
      navigate(path)
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [ref, navigate])
}
