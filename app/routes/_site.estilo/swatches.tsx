/** Colours of `tokens.css`, and the band that is made of them. */
const colours = [
  'papel',
  'papel-2',
  'rosa',
  'amarillo',
  'naranja',
  'naranja-oscuro',
  'celeste',
  'verde',
  'tinta',
  'tinta-2',
  'fountain',
] as const

export function Swatches() {
  return (
    <ul className="plain-list swatches">
      {colours.map((name) => (
        <li key={name} className="swatch small">
          <span className="swatch-paper" style={{ background: `var(--${name})` }} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
