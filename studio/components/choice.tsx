import { Select } from '@sanity/ui'

interface ChoiceProps<Value extends string> {
  readonly id?: string
  /** For screen readers, where no label is visible. */
  readonly label?: string
  readonly fontSize?: number
  readonly padding?: number
  readonly value: Value
  /** Values and their titles. */
  readonly options: readonly (readonly [value: Value, title: string])[]
  readonly onChange: (value: Value) => void
}

/** Selects one of a few values. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, onChange, ...rest } = props
  return (
    <Select
      fontSize={1}
      {...rest}
      aria-label={label}
      onChange={({ currentTarget: { selectedIndex } }) => {
        const [chosen] = options[selectedIndex] ?? []
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {options.map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </Select>
  )
}
