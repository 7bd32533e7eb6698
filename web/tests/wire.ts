/** A WebSocket that tests hold the other end of. */

import { vi } from 'vitest';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code });
  }

  /** The server answers the call. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  /** The server says something. */
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) throw new Error('nobody has called');
    return found;
  }
}

/** From now on everybody calls here; time stands still. */
export function wire(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
}
