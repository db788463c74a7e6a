import { expect, test } from 'vitest'
import { createRoom, NoRoomError } from './memory-room.server'

test('ANA-05 all together take no more than there is', () => {
  const room = createRoom(10)
  const [one, other] = [room(), room()]
  one.take(6)
  other.take(4)
  expect(() => other.take(1)).toThrow(NoRoomError)
  one.release()
  other.take(6)
  expect(() => one.take(1)).toThrow(NoRoomError)
})

test('ANA-05 what is given back twice counts once', () => {
  const room = createRoom(10)
  const share = room()
  share.take(10)
  share.release()
  share.release()
  share.take(10)
  expect(() => room().take(1)).toThrow(NoRoomError)
})
