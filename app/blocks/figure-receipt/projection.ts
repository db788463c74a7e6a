export const figureReceiptProjection = `
  title, lead, anchor, note,
  figures[]{ _key, value, label, note, source, date, validUntil, fallbackText, isProjection }
`
