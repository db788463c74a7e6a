import { useEffect, useRef, useState } from 'react'
import { withoutHidden } from '~/lib/text/hidden-index'
import './copy-button.css'

/** How long the button confirms a copy (GAL-01). */
const COPIED_MS = 2_000

/** For `noscript`, because old browsers do not know the media feature `scripting`. */
const HIDE_COPY_BUTTONS = '.copy-button{display:none}'

interface CopyButtonProps {
  /** What the button copies. */
  text: string
  label: string | null | undefined
  /** Confirms the copy. */
  copiedLabel: string | null | undefined
  /** Names what is copied, in the accessible name of the button. */
  name?: string
  /** Called when the browser refuses the clipboard. */
  onFailure: (reason: string) => void
}

/** A button that copies a text; pages with one render `CopyButtonsWithoutScripts`, too. */
export function CopyButton({ text, label, copiedLabel, name, onFailure }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(withoutHidden(text))
    } catch (error) {
      onFailure(String(error))
      return
    }
    window.clearTimeout(timer.current)
    setCopied(true)
    timer.current = window.setTimeout(() => setCopied(false), COPIED_MS)
  }

  return (
    <>
      <button type="button" className="button copy-button" onClick={() => void copy()}>
        <span className="copy-button-words">
          <span className={copied ? 'is-off' : undefined}>{label}</span>
          <span className={copied ? undefined : 'is-off'}>{copiedLabel}</span>
        </span>
        {name === undefined ? null : <span className="visually-hidden">{name}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {copied ? copiedLabel : null}
      </span>
    </>
  )
}

/** Hides the copy buttons of a page while there are no scripts. */
export function CopyButtonsWithoutScripts() {
  return (
    <noscript>
      <style>{HIDE_COPY_BUTTONS}</style>
    </noscript>
  )
}
