import { useId, useState } from 'react'
import './on-demand.css'

/**
 * For what comes from another site: shown where it may be, and where the visitor asks for this one
 * alone (ANA-05).
 * @param may whether it comes unasked
 */
export function useOnDemand(may: boolean): { isShown: boolean; show: () => void } {
  const [isWanted, setWanted] = useState(false)
  return { isShown: may || isWanted, show: () => setWanted(true) }
}

interface OnDemandProps {
  /** What it is that waits, and for what. */
  text?: string | null | undefined
  /** The button's words. Without them nothing shows (CMS-08). */
  label: string | null | undefined
  /** Which one the button brings, for who cannot see beside what it stands. */
  name?: string | undefined
  onShow: () => void
}

/** Stands in the place of what waits for its visitor's wish, and takes that wish. */
export function OnDemand({ text, label, name, onShow }: OnDemandProps) {
  const textId = useId()
  if (!label) return null
  return (
    <>
      {text ? <p id={textId}>{text}</p> : null}
      <button
        type="button"
        className="button on-demand"
        aria-label={name ? `${label}: ${name}` : undefined}
        aria-describedby={text ? textId : undefined}
        onClick={onShow}
      >
        {label}
      </button>
    </>
  )
}
