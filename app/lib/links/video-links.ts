import { parseVideoAddress, videoPlayers } from '#config/video-address'

interface VideoLinks {
  /** Name of the service. */
  service: string
  /** Address of the video's page. */
  page: string
  /** Address of its player, which starts at once and shows Spanish captions. */
  player: string
}

/** The addresses of a video of YouTube or Vimeo; undefined for any other address. */
export function videoLinks(address: string | null | undefined): VideoLinks | undefined {
  const video = parseVideoAddress(address)
  if (video === undefined) return undefined
  const { service, id, secret } = video
  const origin = videoPlayers[service]
  if (service === 'YouTube') {
    return {
      service,
      page: `https://www.youtube.com/watch?v=${id}`,
      player: `${origin}/embed/${id}?autoplay=1&cc_load_policy=1&hl=es&playsinline=1&rel=0`,
    }
  }
  const [inPath, inQuery] = secret === undefined ? ['', ''] : [`/${secret}`, `&h=${secret}`]
  return {
    service,
    page: `https://vimeo.com/${id}${inPath}`,
    player: `${origin}/video/${id}?autoplay=1&dnt=1&texttrack=es${inQuery}`,
  }
}
