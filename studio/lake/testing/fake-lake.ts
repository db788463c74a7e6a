import { WebSocket, type WebSocketServer } from 'ws'

interface Received {
  op: 'open' | 'close'
  id: number
  url?: string
  authorization?: string
  lastEventId?: string
}

/** The lake's end of the socket, controlled by the test. */
export class FakeLake {
  readonly frames: Received[] = []
  connections = 0
  #socket: WebSocket | undefined
  #waiting: (() => void)[] = []

  constructor(readonly server: WebSocketServer) {
    server.on('connection', (socket) => {
      this.connections++
      this.#socket = socket
      socket.on('message', (data: Buffer) => {
        this.frames.push(JSON.parse(data.toString()) as Received)
        for (const wake of this.#waiting.splice(0)) wake()
      })
    })
  }

  /** Waits until `count` frames have arrived since the start. */
  async received(count: number): Promise<Received[]> {
    while (this.frames.length < count) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    return this.frames
  }

  send(frame: object): void {
    this.#socket?.send(JSON.stringify(frame))
  }

  /** Cuts the connection without a closing handshake, like a killed process. */
  cut(): void {
    this.#socket?.terminate()
  }
}

/** As in a browser, a failed connection throws no exception. */
export class BrowserWebSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => undefined)
  }
}
