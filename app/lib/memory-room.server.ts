/** What one holder takes of a room. */
export interface Share {
  /**
   * Takes so many bytes more.
   * @throws NoRoomError when all holders together would have more than there is
   */
  take: (bytes: number) => void
  /** Gives back all that was taken. */
  release: () => void
}

/** There is no room left: later there may be. */
export class NoRoomError extends Error {
  override name = 'NoRoomError'
}

/** Lets somebody new take of a room. */
export type Room = () => Share

/**
 * Bounds what many requests together keep in memory. Bytes count as they come, not as they are
 * announced: who only announces takes nothing from others.
 */
export function createRoom(mostBytes: number): Room {
  let taken = 0
  return () => {
    let own = 0
    return {
      take(bytes) {
        if (taken + bytes > mostBytes) throw new NoRoomError('no room left')
        taken += bytes
        own += bytes
      },
      release() {
        taken -= own
        own = 0
      },
    }
  }
}
