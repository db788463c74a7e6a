import { withoutHidden } from '~/lib/text/hidden-index'
import './copy-button.css'

/** For `noscript`, because old browsers do not know the media feature `scripting`. */
const HIDE_COPY_BUTTONS = '.copy-button{display:none}'

/** React never touches the text of the status. */
const scriptFills = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

interface CopyButtonProps {
  /** What the button copies. */
  text: string
  label: string | null | undefined
  /** Confirms the copy. */
  copiedLabel: string | null | undefined
  /** Names what is copied, in the accessible name of the button. */
  name?: string
  /** Names the text in the warning when the browser refuses the clipboard. */
  source: string
}

/**
 * A button that copies a text, by copy-on-click.ts. Pages with one render
 * `CopyButtonsWithoutScripts`, too.
 */
export function CopyButton({ text, label, copiedLabel, name, source }: CopyButtonProps) {
  return (
    <>
      <button
        type="button"
        className="button copy-button"
        data-copy={withoutHidden(text)}
        data-source={source}
      >
        <span className="copy-button-words">
          <span className="copy-button-before">{label}</span>
          <span className="copy-button-after">{copiedLabel}</span>
        </span>
        {name === undefined ? null : <span className="visually-hidden">{name}</span>}
      </button>
      <span className="visually-hidden" role="status" {...scriptFills} />
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
