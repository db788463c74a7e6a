/** A video of a service. */
interface ServiceVideo {
  service: 'YouTube' | 'Vimeo'
  id: string
  /** Of a Vimeo video that is not listed. */
  secret: string | undefined
}

/** Origins of the players, which frames may load. */
export const videoPlayers = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|(?:shorts|live|embed)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/

const VIMEO =
  /^https?:\/\/(?:www\.)?(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([\da-f]+)|\?(?:\S*&)?h=([\da-f]+))?(?![\w/])/

/**
 * Parses the address of a video as people copy it from YouTube or Vimeo.
 * @returns undefined for any other address
 */
export function parseVideoAddress(address: string | null | undefined): ServiceVideo | undefined {
  const [, youtubeId] = YOUTUBE.exec(address ?? '') ?? []
  if (youtubeId !== undefined) return { service: 'YouTube', id: youtubeId, secret: undefined }
  const [, vimeoId, inPath, inQuery] = VIMEO.exec(address ?? '') ?? []
  if (vimeoId === undefined) return undefined
  return { service: 'Vimeo', id: vimeoId, secret: inPath ?? inQuery }
}
