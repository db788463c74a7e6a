import { SanityLive } from './sanity'

/** As in Sanity's Next template: every page follows live content. */
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {children}
        <SanityLive />
      </body>
    </html>
  )
}
