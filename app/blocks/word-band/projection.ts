export const wordBandProjection = `words`
