import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type PageData, readPageState } from './page-data'

/** Hydrates the page, whose route modules are loaded; resolves after its effects have run. */
export async function hydratePage(data: PageData): Promise<void> {
  const context = Object.assign({}, data.context, { stream: readPageState() })
  Object.assign(window, { __remixContext: context })
  await decodeState()
  // Nothing moves between a press and its click.
  await window.earlyVisit?.press
  const restoreFocus = rememberFocus()
  await new Promise<void>((resolve) => {
    // A transition lets React hydrate in short tasks.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Page onHydrated={resolve} />
        </StrictMode>,
      )
    })
  })
  restoreFocus()
}

/**
 * Waits for the page's state. Remix decodes it during the first render, and throws a promise without
 * a boundary meanwhile, before its hooks. React could then not hydrate at once for an event.
 */
async function decodeState(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
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

/** React runs a parent's effects last, so `onHydrated` follows the effects of the page. */
function Page({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return <RemixBrowser />
}
