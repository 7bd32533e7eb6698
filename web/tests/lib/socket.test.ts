import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket } from '../../src/lib/socket';
import { FakeSocket, wire } from '../wire';

const on = { open: vi.fn(), message: vi.fn(), change: vi.fn() };
let socket: Socket;

beforeEach(() => {
  wire();
  for (const one of Object.values(on)) one.mockClear();
  socket = new Socket('ws://127.0.0.1/ws/t', on);
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

it('tells that it is open and what was said', () => {
  expect(FakeSocket.last.address).toBe('ws://127.0.0.1/ws/t');
  FakeSocket.last.open();
  FakeSocket.last.says({ type: 'pong' });
  expect(on.change).toHaveBeenCalledWith(true);
  expect(on.open).toHaveBeenCalledOnce();
  expect(on.message).toHaveBeenCalledWith({ type: 'pong' });
});

it('sends only while it is open, and says so', () => {
  expect(socket.send({ type: 'hello' })).toBe(false);
  FakeSocket.last.open();
  expect(socket.send({ type: 'hello' })).toBe(true);
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello' }]);
});

describe('a lost connection', () => {
  it('comes back quickly at first, then every second', () => {
    FakeSocket.last.open();
    const waits = [100, 300, 600, 1000, 1000];
    for (const [at, wait] of waits.entries()) {
      FakeSocket.last.close();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(at + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(at + 2);
    }
    expect(on.change).toHaveBeenLastCalledWith(false);
  });
  it('is quick again after it was there', () => {
    FakeSocket.last.open();
    FakeSocket.last.close();
    vi.advanceTimersByTime(100);
    FakeSocket.last.close();
    vi.advanceTimersByTime(300);
    FakeSocket.last.open();
    FakeSocket.last.close();
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(4);
  });
  it('comes back at once when the machine is on the network again', () => {
    FakeSocket.last.open();
    FakeSocket.last.close();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('the heartbeat', () => {
  it('asks every five seconds', () => {
    FakeSocket.last.open();
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.last.sent.map((one) => one.type)).toEqual(['ping']);
  });
  it('gives up a connection that has gone silent', () => {
    const first = FakeSocket.last;
    first.open();
    vi.advanceTimersByTime(5000);
    expect(first.readyState).toBe(FakeSocket.OPEN);
    vi.advanceTimersByTime(5000);
    expect(first.readyState).toBe(FakeSocket.CLOSED);
  });
  it('keeps one that answers', () => {
    const first = FakeSocket.last;
    first.open();
    for (let beat = 0; beat < 5; beat += 1) {
      vi.advanceTimersByTime(5000);
      first.says({ type: 'pong' });
    }
    expect(first.readyState).toBe(FakeSocket.OPEN);
  });
});

it('stays closed when it is told to', () => {
  FakeSocket.last.open();
  on.change.mockClear();
  socket.close();
  vi.advanceTimersByTime(10_000);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(1);
  expect(on.change).not.toHaveBeenCalled();
});

it('comes back after it was dropped', () => {
  FakeSocket.last.open();
  socket.drop();
  vi.advanceTimersByTime(100);
  expect(FakeSocket.all).toHaveLength(2);
});
