import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type PageData, readPageState } from './page-data'

/** Gives the page to React; resolves when its handlers and effects are in place. */
export async function hydratePage(data: PageData): Promise<void> {
  await loadRoutes(data)
  const context = Object.assign({}, data.context, { stream: readPageState() })
  Object.assign(window, { __remixContext: context })
  await decodeState()
  await pointerReleased()
  const restoreFocus = rememberFocus()
  await new Promise<void>((resolve) => {
    // A transition, so that React works in short tasks.
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
 * The framework decodes the state when it first renders, and suspends without a boundary. A click in
 * that moment would break hydration, so the state is decoded before React begins.
 */
async function decodeState(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

/** An element that scripts replace between the press and the release of a pointer gets no click. */
function pointerReleased(): Promise<void> {
  return new Promise((resolve) => {
    if (window.earlyVisit?.isPressed !== true) resolve()
    for (const end of ['pointerup', 'pointercancel']) {
      addEventListener(end, () => resolve(), { once: true })
    }
  })
}

/** The element that scripts put in the place of the one with the focus gets it. */
function rememberFocus(): () => void {
  const before = document.activeElement
  const parent = before?.parentElement
  const index = before ? [...(parent?.children ?? [])].indexOf(before) : -1
  return () => {
    const after = parent?.children[index]
    if (before?.isConnected === false && after instanceof HTMLElement) after.focus()
  }
}

/** What the framework's own `Scripts` would import ahead of its entry. */
async function loadRoutes({ manifest, modules, imports }: PageData): Promise<void> {
  for (const href of imports) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  const [loaded] = await Promise.all([
    Promise.all(
      Object.entries(modules).map(async ([id, address]): Promise<[string, unknown]> => [
        id,
        await import(/* @vite-ignore */ address),
      ]),
    ),
    import(/* @vite-ignore */ manifest),
  ])
  Object.assign(window, { __remixRouteModules: Object.fromEntries(loaded) })
}

/** Its effect runs after those of everything in it. */
function Page({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return <RemixBrowser />
}
