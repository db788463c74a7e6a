import 'react'

declare module 'react' {
  /** Numbers that elements pass to their styles. */
  interface CSSProperties {
    '--letters'?: number
    '--share'?: number
    '--tickets'?: number
    '--word'?: number
    '--words'?: number
  }
}
