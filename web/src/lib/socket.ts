/** One WebSocket that comes back by itself: quickly at first, then every second; at once when the machine wakes up. */

const DELAYS = [100, 300, 600, 1000];
const BEAT = 5000; // between pings
const PATIENCE = 4000; // for a pong
const REFUSALS = 4400; // close codes from here on are the server's own, after those of HTTP

export class Socket {
  private ws: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;

  constructor(
    private readonly address: string,
    private readonly on: {
      open: () => void;
      message: (data: unknown) => void;
      change: (up: boolean) => void;
      /** The server will not have us, and says by a code why; true: it is no use to come again. */
      refused?: (code: number) => boolean;
    },
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  private readonly wake = (): void => {
    if (!this.closed && document.visibilityState === 'visible' && this.ws?.readyState !== WebSocket.OPEN) {
      this.tries = 0;
      this.connect();
    }
  };

  private connect(): void {
    clearTimeout(this.retry);
    if (this.ws && this.ws.readyState <= WebSocket.OPEN) return;
    const ws = new WebSocket(this.address);
    this.ws = ws;
    ws.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      this.on.change(true);
      this.on.open();
      clearInterval(this.beat);
      this.beat = setInterval(() => this.pulse(ws), BEAT);
    };
    ws.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.on.message(JSON.parse(event.data));
    };
    ws.onclose = (event: CloseEvent) => {
      if (this.ws !== ws || this.closed) return;
      clearInterval(this.beat);
      if (event.code >= REFUSALS && this.on.refused?.(event.code)) {
        this.close();
        return;
      }
      this.on.change(false);
      const delay = DELAYS[Math.min(this.tries, DELAYS.length - 1)];
      this.tries += 1;
      this.retry = setTimeout(() => this.connect(), delay);
    };
  }

  private pulse(ws: WebSocket): void {
    if (Date.now() - this.heard > BEAT + PATIENCE) ws.close();
    else this.send({ type: 'ping', t: Date.now() });
  }

  send(message: object): boolean {
    if (this.ws?.readyState !== WebSocket.OPEN) return false;
    this.ws.send(JSON.stringify(message));
    return true;
  }

  /** For tests and for people who want to see it come back. */
  drop(): void {
    this.ws?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.ws?.close();
  }
}
