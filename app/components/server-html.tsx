import { useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pathOfPlainClick } from '~/lib/links/plain-click'

interface ServerHtmlProps<Data> {
  id: string
  /** What the children show. Null when hydrating: the page omits what its HTML already contains. */
  data: Data | null
  children: (data: Data) => ReactNode
}

/**
 * Static content, without state or handlers. On hydration React reuses the server's HTML, so the
 * page does not send the data twice and hydrates faster. Client navigation renders the children.
 */
export function ServerHtml<Data>({ id, data, children }: ServerHtmlProps<Data>) {
  const [html] = useState(() => (data === null ? readServerHtml(id) : undefined))
  const ref = useRef<HTMLDivElement>(null)
  useClientNavigation(ref)
  const shared = { id, ref, style: { display: 'contents' } }
  return html === undefined ? (
    <div {...shared}>{data === null ? null : children(data)}</div>
  ) : (
    <div {...shared} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  )
}

function readServerHtml(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML
}

/** Routes clicks on internal links through Remix: reused HTML contains no `Link` components. */
function useClientNavigation(ref: { current: HTMLElement | null }) {
  const navigate = useNavigate()
  useEffect(() => {
    const element = ref.current
    const onClick = (event: MouseEvent) => {
      const path = pathOfPlainClick(event)
      if (path === undefined) return
      event.preventDefault()
      navigate(path)
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [ref, navigate])
}
