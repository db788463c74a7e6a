/** True in a browser whose visitor has not asked for less motion. */
export function motionAllowed(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
