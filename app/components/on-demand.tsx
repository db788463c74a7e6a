import { useId, useState } from 'react'

/**
 * Shows third-party content with the visitor's consent, or when the visitor requests this item
 * (ANA-05).
 * @param isAllowed whether the content loads without the visitor's request
 */
export function useOnDemand(isAllowed: boolean): { isShown: boolean; show: () => void } {
  const [isRequested, setRequested] = useState(false)
  return { isShown: isAllowed || isRequested, show: () => setRequested(true) }
}

interface OnDemandProps {
  /** Explains what the button loads and from where. */
  text?: string | null | undefined
  /** The button's label. Without it nothing renders (CMS-08). */
  label: string | null | undefined
  /** Names the item in the accessible name of the button. */
  name?: string | undefined
  onShow: () => void
}

/** A placeholder with a button that loads third-party content. */
export function OnDemand({ text, label, name, onShow }: OnDemandProps) {
  const textId = useId()
  if (!label) return null
  return (
    <>
      {text ? <p id={textId}>{text}</p> : null}
      <button
        type="button"
        className="button on-demand"
        data-needs-scripts=""
        aria-label={name ? `${label}: ${name}` : undefined}
        aria-describedby={text ? textId : undefined}
        onClick={onShow}
      >
        {label}
      </button>
    </>
  )
}
