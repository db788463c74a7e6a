/** SVG paths drawn for this site: one colour, in a 24 by 24 view box. */
const paths: Readonly<Record<string, string>> = {
  instagram:
    'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm1.5 2.5v13h13v-13h-13ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Zm4.6-3.7a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  facebook:
    'M10 22v-9H7V9.5h3V7c0-3 1.8-4.5 4.4-4.5.9 0 1.9.1 2.6.2V6h-1.6c-1.2 0-1.7.6-1.7 1.7v1.8H17l-.5 3.5h-2.8v9H10Z',
  x: 'M3 3h5.2l4.5 6.2L18 3h2.6l-6.7 7.8L21.5 21h-5.2l-4.9-6.7L5.6 21H3l7.2-8.4L3 3Zm3.8 1.9 10.5 14.2h1.5L8.3 4.900H6.800Z',
  tiktok:
    'M13 2.500h3.300c.2 2.5 1.7 4.1 4.2 4.300V10c-1.6 0-3-.5-4.2-1.300v6.500c0 3.9-2.7 6.3-6 6.3-3.5 0-6-2.6-6-5.8 0-3.6 3-6.1 6.7-5.700v3.400c-1.8-.4-3.3.7-3.3 2.3 0 1.4 1.1 2.4 2.5 2.4 1.6 0 2.8-1 2.8-3V2.500Z',
  youtube: 'M2 6.5 3.5 5h17L22 6.500v11L20.5 19h-17L2 17.500v-11ZM10 8.500v7l6-3.5-6-3.500Z',
  linkedin:
    'M3 9h4v12H3V9Zm2-6a2.2 2.2 0 1 1 0 4.400A2.2 2.2 0 0 1 5 3Zm4.5 6h3.800v1.700c.7-1.2 2-2 3.8-2 3 0 4.4 1.9 4.4 5.300v7h-4v-6.400c0-1.6-.5-2.5-1.8-2.5-1.4 0-2.2 1-2.2 2.700V21h-4V9Z',
}

/** The icon of a social network; a ring for unknown networks. */
export function SocialIcon({ platform }: { platform: string | null | undefined }) {
  const path = paths[platform ?? '']
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      {path === undefined ? (
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="3" />
      ) : (
        <path d={path} fillRule="evenodd" />
      )}
    </svg>
  )
}
