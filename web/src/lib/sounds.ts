/** Sounds of the table: what happened, as data, and how it sounds. They are made by the browser itself and are never the
 * only sign of anything: whatever is heard is also seen and read. */

import type { LogEntry } from './api';

export type Sound = 'turn' | 'card' | 'blow' | 'end' | 'chat';

/** One tone: pitch (a glide if there are two) in Hz, when it begins and how long it lasts in seconds, its loudness. */
export interface Tone {
  wave: OscillatorType;
  pitch: readonly [number, number?];
  at: number;
  lasts: number;
  loud: number;
}

export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    { wave: 'sine', pitch: [587], at: 0, lasts: 0.16, loud: 0.14 },
    { wave: 'sine', pitch: [880], at: 0.13, lasts: 0.26, loud: 0.14 },
  ],
  card: [{ wave: 'triangle', pitch: [420, 190], at: 0, lasts: 0.09, loud: 0.12 }],
  blow: [
    { wave: 'square', pitch: [150, 55], at: 0, lasts: 0.16, loud: 0.07 },
    { wave: 'triangle', pitch: [95, 45], at: 0.02, lasts: 0.22, loud: 0.16 },
  ],
  end: [
    { wave: 'sine', pitch: [523], at: 0, lasts: 0.3, loud: 0.12 },
    { wave: 'sine', pitch: [659], at: 0.18, lasts: 0.3, loud: 0.12 },
    { wave: 'sine', pitch: [784], at: 0.36, lasts: 0.6, loud: 0.12 },
  ],
  chat: [{ wave: 'sine', pitch: [1047, 1319], at: 0, lasts: 0.1, loud: 0.08 }],
};

/** The lines of the games' logs that tell of a card laid down, and those that tell of a blow. */
export const LAID = ['plays', 'acts', 'acts at', 'acts on', 'recruits', 'summons', 'builds', 'deploys', 'attaches', 'lays', 'casts', 'invasion recruits'];
export const BLOWS = ['damage', 'destroyed', 'harms', 'loses life', 'life struck', 'strikes', 'defeated', 'blow', 'wounded', 'killed'];

/** What somebody at a table knows of it at one moment. */
export interface Moment {
  version: number;
  over: boolean;
  mine: boolean; // I am asked
  heard: number; // the last line of the chat that is not my own
}

/** What is to be heard between two moments, the weightiest first. Somebody who has just come in hears nothing. */
export function soundsBetween(before: Moment | null, after: Moment, news: Pick<LogEntry, 'line'>[]): Sound[] {
  if (!before) return [];
  const found: Sound[] = [];
  const on = after.version > before.version;
  if (after.over && !before.over) found.push('end');
  if (after.mine && !before.mine && !after.over) found.push('turn');
  if (on && news.some((entry) => BLOWS.includes(entry.line))) found.push('blow');
  else if (on && news.some((entry) => LAID.includes(entry.line))) found.push('card');
  if (after.heard > before.heard) found.push('chat');
  return found;
}

/** Plays sounds where the browser lets it: before the first click or key of a page it does not, and then it is silent. */
export class Player {
  private context: AudioContext | null = null;

  play(sound: Sound): void {
    if (typeof AudioContext === 'undefined' || ('userActivation' in navigator && !navigator.userActivation.hasBeenActive)) return;
    const context = (this.context ??= new AudioContext());
    if (context.state === 'suspended') void context.resume();
    for (const { wave, pitch, at, lasts, loud } of TONES[sound]) {
      const [from, to = from] = pitch;
      const begins = context.currentTime + at;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = wave;
      tone.frequency.setValueAtTime(from, begins);
      tone.frequency.exponentialRampToValueAtTime(to, begins + lasts);
      volume.gain.setValueAtTime(loud, begins);
      volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
      tone.connect(volume).connect(context.destination);
      tone.start(begins);
      tone.stop(begins + lasts);
    }
  }

  close(): void {
    void this.context?.close();
    this.context = null;
  }
}
