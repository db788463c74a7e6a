const whole = new Intl.NumberFormat('es-AR')

/** A count as people read it, such as '12.345'. */
export const formatted = (count: number) => whole.format(count)
