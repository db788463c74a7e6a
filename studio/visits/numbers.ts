const integer = new Intl.NumberFormat('es-AR')

/** Formats a count as '12.345'. */
export const formatCount = (count: number) => integer.format(count)
