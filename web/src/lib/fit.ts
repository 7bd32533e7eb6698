/** A card's words fit its face: letters get smaller down to the least that can be read, and what is still too long is told
 * in a shorter form, cut where a sentence or a word ends. The whole text is a look away, and is what is read aloud. */

import type { Attachment } from 'svelte/attachments';

const STEP = 0.5; // pixels
const LITTLE = 24; // letters of a shortened text that say next to nothing
/** How much of what would fit a sentence has to keep, to be preferred to a cut in its successor. */
const KEEPS = 0.8;

/** The longest beginning of a text that fits, with an ellipsis; the text itself if it fits whole, nothing if no word does. */
export function shortened(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const words = [...text.matchAll(/\S+/g)].map((found) => found.index + found[0].length);
  let low = 0;
  let high = words.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(cut(text, words[middle - 1] ?? 0))) low = middle;
    else high = middle - 1;
  }
  if (low === 0) return '';
  const part = text.slice(0, words[low - 1] ?? 0);
  const sentence = /^.*[.!?](?=\s|$)/su.exec(part)?.[0] ?? '';
  return cut(text, sentence.length >= part.length * KEEPS ? sentence.length : part.length);
}

/** No comma, and no word of one letter that belongs to the next one, is left hanging before the ellipsis. */
function cut(text: string, at: number): string {
  const part = text.slice(0, at).replace(/(?:[\s,:;(–-]+|(?<=\s)[\p{L}\d])+$/u, '');
  return /[.!?]$/.test(part) ? `${part} …` : `${part}…`;
}

const SLACK = 3; // pixels that letters reach out of close lines; one more line would be far more
const tooHigh = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight;
const tooWide = (box: HTMLElement): boolean => box.scrollWidth > box.clientWidth;

/** Make the letters of a box smaller until it is no longer too small for them, or they could not be read any more. */
function shrink(box: HTMLElement, least: number, tooMuch: (box: HTMLElement) => boolean): boolean {
  box.style.fontSize = '';
  if (!tooMuch(box)) return true;
  const size = parseFloat(getComputedStyle(box).fontSize);
  const steps = Math.max(0, Math.ceil((size - least) / STEP));
  const fits = (step: number): boolean => {
    if (step > 0) box.style.fontSize = `${Math.max(least, size - step * STEP)}px`;
    return !tooMuch(box);
  };
  // Each size that is tried is a layout: the least one tells whether there is any use in it.
  if (steps === 0 || !fits(steps)) return false;
  return fits(1 + firstWidth(steps, (at) => fits(1 + at)));
}

const LOW = 110; // pixels
const LINES = 2.5; // of a name, in its letters' height
const linesOf = (box: HTMLElement): number => box.offsetHeight / parseFloat(getComputedStyle(box).fontSize);

/** A name too long beside its price stands above it; only one too long for the card itself is broken. In a strip all of it is in
 * the lines there are, if smaller letters help. */
function fitName(name: HTMLElement, least: number): void {
  const band = name.parentElement;
  band?.classList.remove('stacked');
  name.classList.remove('broken', 'tight');
  narrowed(name, null);
  const strip = getComputedStyle(name).webkitLineClamp === '2';
  const cut = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight + SLACK || box.offsetHeight > (band?.clientHeight ?? Infinity);
  // In a low card a third line of the name would be one less of the text.
  const low = (band?.parentElement?.clientHeight ?? LOW) < LOW;
  const tooMuch = (box: HTMLElement): boolean => tooWide(box) || (strip && cut(box)) || (low && !strip && linesOf(box) > LINES);
  if (shrink(name, least, tooMuch)) return;
  band?.classList.add('stacked');
  if (shrink(name, least, tooMuch)) return;
  name.classList.add('tight');
  if (tooWide(name)) narrowed(name, { wide: name.clientWidth, by: Math.max(TIGHT, name.clientWidth / name.scrollWidth) });
  if (tooWide(name)) name.classList.add('broken');
}

const TIGHT = 0.72; // letters narrower than this are no longer read at a glance
const NARROWER = 0.04; // a step on the way there

/** By how much letters were made narrower, and in how many pixels they stand then. */
interface Narrow {
  wide: number;
  by: number;
}

/** Letters get narrower, not lower; what is beside them does not notice. */
function narrowed(name: HTMLElement, narrow: Narrow | null): void {
  const { style } = name;
  style.flex = narrow ? 'none' : '';
  style.width = narrow ? `${narrow.wide / narrow.by}px` : '';
  style.marginInlineEnd = narrow ? `${narrow.wide - narrow.wide / narrow.by}px` : '';
  style.transform = narrow ? `scaleX(${narrow.by})` : '';
  style.transformOrigin = narrow ? 'left' : '';
}

const narrowOf = ({ style }: HTMLElement): Narrow | null => {
  const by = parseFloat(style.transform.slice('scaleX('.length));
  return by ? { by, wide: parseFloat(style.width) * by } : null;
};

/** Words of a small box stay whole: letters get narrower, not lower, until the longest word of the text fits, and until its lines do. */
export const squeezed = (text: string): Attachment<HTMLElement> => (box) => {
  if (!text) return;
  const fit = (): void => {
    const letters = (width: string, transform: string): void => {
      Object.assign(box.style, { width, transform, transformOrigin: transform && 'left' });
    };
    const narrow = (by: number): void => letters(`${100 / by}%`, `scaleX(${by})`);
    letters('', '');
    let by = Math.max(TIGHT, box.clientWidth / box.scrollWidth);
    if (by < 1) narrow(by);
    while (box.scrollHeight > box.clientHeight + SLACK && by > TIGHT) narrow((by = Math.max(TIGHT, by - NARROWER)));
  };
  const sized = new ResizeObserver(fit);
  if (box.parentElement) sized.observe(box.parentElement);
  return () => sized.disconnect();
};

/** As many whole lines of a text as the box around it has room for; none of it where there is no room for two. */
export const lined: Attachment<HTMLElement> = (text) => {
  const around = text.parentElement;
  if (!around) return;
  const sized = new ResizeObserver(() => {
    const lines = Math.floor(around.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
    text.style.setProperty('-webkit-line-clamp', String(lines));
    text.hidden = !(lines >= 2);
  });
  sized.observe(around);
  return () => sized.disconnect();
};

/** Whether a beginning of the text would fit, seen from where its letters stand when the whole is laid out once. */
function foreseen(probe: HTMLElement, text: string, height: number): (part: string) => boolean {
  probe.textContent = text;
  const node = probe.firstChild;
  const [box, style] = [probe.getBoundingClientRect(), getComputedStyle(probe)];
  const bottom = box.top + height - parseFloat(style.paddingBottom) + 1;
  const right = box.right - parseFloat(style.paddingRight) - parseFloat(style.fontSize); // an ellipsis has room behind it
  const letter = document.createRange();
  return (part) => {
    const end = part.replace(/ ?…$/, '').length;
    if (!node || end === 0) return true;
    letter.setStart(node, end - 1);
    letter.setEnd(node, end);
    const last = letter.getBoundingClientRect();
    return last.bottom + (part !== text && last.right > right ? last.height : 0) <= bottom;
  };
}

/** What of the text is shown in its box; the box has the whole text in it. */
function shownIn(box: HTMLElement, text: string, least: number): string {
  if (getComputedStyle(box).position === 'absolute' || shrink(box, least, tooHigh)) return text;
  const height = box.clientHeight;
  // A pixel narrower: the width is told in whole pixels.
  const probe = box.cloneNode(false) as HTMLElement;
  probe.style.cssText += `;position:absolute;visibility:hidden;text-wrap:wrap;width:${box.clientWidth - 1}px`;
  box.after(probe);
  const fits = (part: string): boolean => {
    probe.textContent = part;
    return probe.offsetHeight <= height;
  };
  const likely = shortened(text, foreseen(probe, text, height));
  const short = fits(likely) ? likely : shortened(text, fits); // letters of a card that is turned stand elsewhere
  probe.remove();
  return short;
}

/** How a face was fitted. */
interface Fit {
  name: string;
  stacked: boolean;
  broken: boolean;
  tight: boolean;
  narrow: Narrow | null;
  type: string;
  untold: boolean;
  gave: boolean; // its line to the text
  size: string;
  wordy: boolean;
  part: string;
  width?: string; // that it took, where it could choose
}

const partsOf = (face: HTMLElement): (HTMLElement | null)[] => ['.name', '.type', '.text'].map((part) => face.querySelector<HTMLElement>(part));

/** Fits the name, the type and the text of a face. Where the text of a card in hand has no room below the picture, it lies on it
 * (`data-wordy`); a type that cannot be told whole, that would leave the text next
 * to no room, or in a hand that costs it words, is only read aloud. */
function measured(face: HTMLElement, text: string, least: number): Fit {
  const [name, type, box] = partsOf(face);
  delete face.dataset.wordy;
  if (name) fitName(name, least);
  type?.classList.remove('untold');
  const untold = type ? !shrink(type, least, tooWide) : false;
  type?.classList.toggle('untold', untold);
  let [part, gave] = [text, false];
  if (box?.querySelector('.whole')) {
    // Measured with the whole text in the box; Svelte puts there what was found.
    box.classList.add('measured');
    part = shownIn(box, text, least);
    if (part !== text && face.closest('.hand')) {
      face.dataset.wordy = 'true';
      if (name) fitName(name, least); // the emblem may have come before it
      part = shownIn(box, text, least);
    }
    if (part !== text && type && (part.length < LITTLE || face.closest('.hand'))) {
      type.classList.add('untold');
      const more = shownIn(box, text, least);
      gave = !untold && more.length > part.length;
      type.classList.toggle('untold', untold || gave);
      part = gave ? more : part;
    }
    box.classList.remove('measured');
  }
  return {
    name: name?.style.fontSize ?? '',
    stacked: name?.parentElement?.classList.contains('stacked') ?? false,
    broken: name?.classList.contains('broken') ?? false,
    tight: name?.classList.contains('tight') ?? false,
    narrow: name ? narrowOf(name) : null,
    type: type?.style.fontSize ?? '',
    untold: type?.classList.contains('untold') ?? false,
    gave,
    size: box?.style.fontSize ?? '',
    wordy: face.dataset.wordy !== undefined,
    part,
  };
}

function fitAs(face: HTMLElement, fit: Fit): void {
  const [name, type, box] = partsOf(face);
  name?.parentElement?.classList.toggle('stacked', fit.stacked);
  name?.classList.toggle('broken', fit.broken);
  name?.classList.toggle('tight', fit.tight);
  type?.classList.toggle('untold', fit.untold);
  if (name) narrowed(name, fit.narrow);
  if (name) name.style.fontSize = fit.name;
  if (type) type.style.fontSize = fit.type;
  if (box) box.style.fontSize = fit.size;
  if (fit.wordy) face.dataset.wordy = 'true';
  else delete face.dataset.wordy;
  if (fit.width) face.closest<HTMLElement>('.slot')?.style.setProperty('--told-w', `${fit.width}px`);
}

/** The widths that a card may take to tell its whole text, in pixels (`--widths`); none: it is as wide as its place. */
const widthsOf = (style: CSSStyleDeclaration): string[] => style.getPropertyValue('--widths').split(' ').filter(Boolean);

/** In the narrowest of the widths in which a face tells everything, or in the widest. */
function widened(face: HTMLElement, text: string, least: number, widths: string[]): Fit {
  const slot = face.closest<HTMLElement>('.slot');
  if (!slot || widths.length === 0) return measured(face, text, least);
  const tried = (width: string): [Fit, boolean] => {
    slot.style.setProperty('--told-w', `${width}px`);
    const fit = { ...measured(face, text, least), width };
    const name = face.querySelector<HTMLElement>('.name');
    return [fit, fit.part === text && !fit.gave && !fit.broken && (!name || linesOf(name) <= LINES)];
  };
  const at = firstWidth(widths.length, (one) => tried(widths[one] ?? '')[1]);
  return tried(widths[at] ?? '')[0];
}

/** The first of so many widths that has room, or the last: each is tried by laying out the page, so half of them are left out. */
export function firstWidth(count: number, fits: (at: number) => boolean): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Fitting {
  text: string;
  show: (part: string) => void;
  /** It has been in sight: one of many cards is fitted when it comes there. */
  seen: boolean;
  wide: number;
  high: number;
}

/** Measuring makes the browser lay out the page, so the same card in the same room is measured once. */
const known = new Map<string, Fit>();
const MANY = 2000;
const fittings = new WeakMap<Element, Fitting>();

/** Reads everything first, then writes what is known, and measures only the rest. */
function fitAll(faces: HTMLElement[]): void {
  const due = faces.flatMap((face) => {
    const fitting = fittings.get(face);
    // What fitting itself does to the size of a face is no reason to fit it again.
    if (!fitting?.seen || (face.clientWidth === fitting.wide && face.clientHeight === fitting.high)) return [];
    const style = getComputedStyle(face);
    const least = parseFloat(style.getPropertyValue('--least')) || 0;
    const widths = widthsOf(style);
    const around = ['.top', '.foot'].map((part) => face.querySelector(part)?.outerHTML);
    const drawn = face.querySelector('.art .picture') !== null;
    const key = [widths.length ? widths.join(' ') : face.clientWidth, face.clientHeight, least, innerWidth, face.className, face.parentElement?.className, drawn, ...around, fitting.text].join('|');
    return [{ face, fitting, least, widths, key }];
  });
  for (const { face, fitting, least, widths, key } of due) {
    const found = known.get(key);
    const fit = found ?? widened(face, fitting.text, least, widths);
    if (found) fitAs(face, found);
    if (known.size >= MANY) known.clear();
    known.set(key, fit);
    fitting.show(fit.part);
  }
  for (const { face, fitting } of due) [fitting.wide, fitting.high] = [face.clientWidth, face.clientHeight];
}

const targets = (entries: { target: Element }[]): HTMLElement[] => entries.map((entry) => entry.target as HTMLElement);
/** All faces share their observers, so that those which change together are fitted together. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const sized = once(() => new ResizeObserver((entries) => fitAll(targets(entries))));
const sighted = once(
  () =>
    new IntersectionObserver((entries, observer) => {
      const come = targets(entries.filter((entry) => entry.isIntersecting));
      for (const one of come) {
        observer.unobserve(one);
        const fitting = fittings.get(one);
        if (fitting) fitting.seen = true;
      }
      fitAll(come);
    }),
);

/** Keeps the words of a face fitted; `show` is told what of the text there is room for. One of many cards is fitted when
 * it comes into sight. */
export function fitted(text: string, show: (part: string) => void, many: boolean): Attachment<HTMLElement> {
  return (face) => {
    fittings.set(face, { text, show, seen: !many, wide: -1, high: -1 });
    sized().observe(face);
    if (many) sighted().observe(face);
    return () => {
      sized().unobserve(face);
      sighted().unobserve(face);
      fittings.delete(face);
    };
  };
}
