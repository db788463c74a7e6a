import { Scripts } from '@remix-run/react'
import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type ScriptHTMLAttributes,
} from 'react'

type ScriptElement = ReactElement<ScriptHTMLAttributes<HTMLScriptElement>>

const LATE_MODULE = 'late-module'

/**
 * Starts the scripts once the browser says that it has painted; a browser that does not say so
 * starts them in a task behind its first frame.
 */
const startAfterFirstPaint = `{
  const { nonce } = document.currentScript
  const start = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = nonce
    script.textContent = document.getElementById('${LATE_MODULE}').textContent
    document.body.append(script)
  }
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
  } else requestAnimationFrame(() => setTimeout(start))
}`

/**
 * The framework's scripts, asked for only after the first paint: without its preloads, and with
 * its module held as text until then.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  // Called, not rendered: what it would render is changed below.
  const scripts = scriptsIn(Scripts({ nonce }))
  return scripts.map((script) => {
    if (script.props.type !== 'module') return script
    return (
      <Fragment key={LATE_MODULE}>
        <script
          id={LATE_MODULE}
          type="text/plain"
          dangerouslySetInnerHTML={script.props.dangerouslySetInnerHTML}
          suppressHydrationWarning
        />
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: startAfterFirstPaint }}
          suppressHydrationWarning
        />
      </Fragment>
    )
  })
}

function scriptsIn(node: ReactNode): ScriptElement[] {
  return Children.toArray(node).flatMap((child) => {
    if (isScript(child)) return [child]
    return isFragment(child) ? scriptsIn(child.props.children) : []
  })
}

function isScript(node: ReactNode): node is ScriptElement {
  return isValidElement(node) && node.type === 'script'
}

function isFragment(node: ReactNode): node is ReactElement<{ children?: ReactNode }> {
  return isValidElement(node) && node.type === Fragment
}
