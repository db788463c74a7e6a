import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type PageData, readPageState } from './page-data'
import { retryFailedLoads } from './retry-loads'

/** Hydrates the page; resolves after its effects have run. */
export async function hydratePage(data: PageData): Promise<void> {
  // In a preview the Studio waits for the editing tools, so they load beside the page's modules.
  if (data.hydration === 'now') void preloadEditing()
  await loadRoutes(data)
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
  retryFailedLoads([...data.imports, ...Object.values(data.modules)])
  restoreFocus()
}

/** The preview strip loads them again, and reports a failure. */
async function preloadEditing(): Promise<void> {
  await Promise.allSettled([
    import('~/components/preview-editing'),
    import('@sanity/visual-editing/react'),
  ])
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

/** Loads the modules that Remix's `Scripts` would import before the client entry. */
async function loadRoutes({ manifest, modules, imports }: PageData): Promise<void> {
  for (const href of imports) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  const [loaded] = await Promise.all([
    Promise.all(
      Object.entries(modules).map(async ([id, url]): Promise<[string, unknown]> => [
        id,
        await import(/* @vite-ignore */ url),
      ]),
    ),
    import(/* @vite-ignore */ manifest),
  ])
  Object.assign(window, { __remixRouteModules: Object.fromEntries(loaded) })
}

/** React runs a parent's effects last, so `onHydrated` follows the effects of the page. */
function Page({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return <RemixBrowser />
}
