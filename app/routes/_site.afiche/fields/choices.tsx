import type { ReactNode } from 'react'
import './choices.css'

export interface Choice {
  value: string
  label: string | null | undefined
  /** A decorative picture of the choice. */
  picture?: ReactNode
}

interface ChoicesProps {
  name: string
  legend: string | null | undefined
  choices: readonly Choice[]
}

/** Radio buttons as cards; the first one is chosen at the beginning. */
export function Choices({ name, legend, choices }: ChoicesProps) {
  return (
    <fieldset className={`poster-choices poster-choices-${name}`}>
      <legend>{legend}</legend>
      <div>
        {choices.map(({ value, label, picture }, index) => (
          <label key={value} className="poster-choice">
            <input
              type="radio"
              className="cover-input"
              name={name}
              value={value}
              defaultChecked={index === 0}
            />
            {picture}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
