import { useLocation, useNavigate, useRevalidator } from '@remix-run/react'
import { enableVisualEditing, type HistoryAdapterNavigate } from '@sanity/visual-editing'
import { useEffect, useRef } from 'react'
import { connectEditMarks } from './preview-marks'

/**
 * Ties this page to the Studio's Presentation tool: what is marked can be clicked, the tool
 * follows and moves the page, and what is typed there shows here at once, without a reload.
 */
export function PreviewEditing() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const tell = useRef<HistoryAdapterNavigate>()
  // The connection is made once; what it needs of the present page, it finds here.
  const page = useRef({ navigate, revalidator })
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    page.current = { navigate, revalidator }
    if (revalidator.state === 'idle') waiting.current.splice(0).forEach((done) => done())
  })

  useEffect(() => {
    const disconnectMarks = connectEditMarks(document.body)
    const disable = enableVisualEditing({
      refresh: () =>
        new Promise((resolve) => {
          waiting.current.push(resolve)
          page.current.revalidator.revalidate()
        }),
      history: {
        subscribe: (listener) => {
          tell.current = listener
          return () => (tell.current = undefined)
        },
        update: ({ type, url }) => {
          if (type === 'pop') page.current.navigate(-1)
          else page.current.navigate(url, { replace: type === 'replace' })
        },
      },
    })
    return () => {
      disable()
      disconnectMarks()
    }
  }, [])

  useEffect(() => {
    tell.current?.({ type: 'push', url: `${pathname}${search}${hash}` })
  }, [pathname, search, hash])

  return null
}
