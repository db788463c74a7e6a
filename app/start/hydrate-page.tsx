import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, startTransition, StrictMode, Suspense, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Hydrates the page, after Remix's scripts; resolves after its effects have run. */
export async function hydratePage(): Promise<void> {
  await decodeResults()
  // Nothing moves between a press and its click.
  await window.earlyVisit?.press
  const restoreFocus = rememberFocus()
  const renderPage = () => <RemixBrowser />
  await new Promise<void>((resolve) => {
    // A transition lets React hydrate in short tasks.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Content render={renderPage} onMounted={resolve} />
        </StrictMode>,
      )
    })
  })
  restoreFocus()
}

/**
 * Lets Remix decode the loader results, for which its first render suspends. React would give up a
 * document that suspends just when an event comes, so that render happens in another document.
 */
function decodeResults(): Promise<void> {
  let renders = 0
  const renderOnce = () => (renders++ === 0 ? <RemixBrowser /> : null)
  return new Promise((resolve) => {
    createRoot(document.implementation.createHTMLDocument().createElement('div')).render(
      <Suspense>
        <Content render={renderOnce} onMounted={resolve} />
      </Suspense>,
    )
  })
}

/** React runs a parent's effects last, so `onMounted` follows the effects of the page. */
function Content({ render, onMounted }: { render: () => ReactNode; onMounted: () => void }) {
  useEffect(onMounted, [onMounted])
  return render()
}

/** Returns a function that refocuses the element that replaced the focused one. */
function rememberFocus(): () => void {
  const previous = document.activeElement
  const parent = previous?.parentElement
  const index = previous ? [...(parent?.children ?? [])].indexOf(previous) : -1
  return () => {
    const replacement = parent?.children[index]
    if (previous?.isConnected === false && replacement instanceof HTMLElement) replacement.focus()
  }
}
