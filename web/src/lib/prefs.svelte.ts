/** What a person prefers on this machine: language, theme, layout. */

import { prefersReducedMotion } from 'svelte/motion';
import type { Lang, Texts } from './types';

type Theme = 'auto' | 'dark' | 'light';

function stored<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  try {
    const value = localStorage.getItem('sudi.' + key) as T | null;
    return value && allowed.includes(value) ? value : otherwise;
  } catch {
    return otherwise; // storage may be forbidden; then nothing is remembered
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem('sudi.' + key, value);
  } catch {
    /* see above */
  }
}

/** Czech for browsers that speak Czech or Slovak before English, English for all others. */
function firstLanguage(): Lang {
  for (const tag of navigator.languages) {
    if (/^(cs|sk)\b/i.test(tag)) return 'cs';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

/** Seconds after which a question in a window is passed by itself, whatever could be played; 0: I press it myself. */
export const PACES = ['0', '3', '6', '12'] as const;
type Pace = (typeof PACES)[number];

/** How what others do is shown: all at once, or one step after another at a pace, or each when it is asked for. */
export const FOLLOWS = ['now', 'quick', 'normal', 'slow', 'step'] as const;
export type Follow = (typeof FOLLOWS)[number];

export class Prefs {
  lang = $state<Lang>(stored<Lang>('lang', ['cs', 'en'], firstLanguage()));
  theme = $state<Theme>(stored<Theme>('theme', ['auto', 'dark', 'light'], 'auto'));
  pace = $state<Pace>(stored<Pace>('pace', PACES, '0'));
  follow = $state<Follow>(stored<Follow>('follow', FOLLOWS, 'normal'));
  sounds = $state<'on' | 'off'>(stored('sounds', ['on', 'off'] as const, prefersReducedMotion.current ? 'off' : 'on'));
  layout = $state<'own' | 'plain'>(stored('layout', ['own', 'plain'] as const, 'own'));

  constructor() {
    this.apply();
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    store('lang', lang);
    this.apply();
  }

  nextTheme(): void {
    this.theme = this.theme === 'auto' ? 'dark' : this.theme === 'dark' ? 'light' : 'auto';
    store('theme', this.theme);
    this.apply();
  }

  setLayout(layout: 'own' | 'plain'): void {
    this.layout = layout;
    store('layout', layout);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    store('pace', pace);
  }

  setFollow(follow: Follow): void {
    this.follow = follow;
    store('follow', follow);
  }

  setSounds(sounds: 'on' | 'off'): void {
    this.sounds = sounds;
    store('sounds', sounds);
  }

  private apply(): void {
    document.documentElement.lang = this.lang;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const prefs = new Prefs();

/** A text in the language of the page. */
export const say = (texts: Texts | null | undefined): string => (texts ? texts[prefs.lang] : '');

/** Czech and English, as the tables of words have them. */
export type Both = readonly [string, string];
export const both = (texts: Both | undefined): string => texts?.[prefs.lang === 'cs' ? 0 : 1] ?? '';

/** Speaks the words of a table. */
export const speaker =
  <Word extends string>(words: Readonly<Record<Word, Both>>) =>
  (word: Word): string =>
    both(words[word]);
