import { expect, test } from 'vitest'
import { videoPlayers } from '#config/video-address'
import { videoLinks } from './video-links'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  [
    'https://m.youtube.com/watch?app=m&v=aqz-KE-bpKQ&t=9',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['https://youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/0a1b2c?share=copy', 'https://vimeo.com/76979871/0a1b2c'],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c', 'https://vimeo.com/76979871/0a1b2c'],
])('recognizes %s, and its player is allowed in frames (CMS-03)', (address, page) => {
  const video = videoLinks(address)
  expect(video?.page).toBe(page)
  expect(Object.values(videoPlayers)).toContain(new URL(video?.player ?? '').origin)
})

test.each([
  undefined,
  '',
  'https://www.youtube.com/@yapa',
  'https://www.youtube.com/watch?v=corto',
  'https://youtube.com.example/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/categories',
  'javascript:https://youtu.be/aqz-KE-bpKQ',
])('rejects %s (CMS-03)', (address) => expect(videoLinks(address)).toBeUndefined())
