/** A card's words fit its face: letters get smaller down to the least that can be read, and what is still too long is told
 * in a shorter form, cut where a sentence or a word ends. The whole text is a look away, and is what is read aloud. */

import type { Attachment } from 'svelte/attachments';

const STEP = 0.5; // pixels
const LITTLE = 24; // letters of a shortened text that say next to nothing
/** How much of what would fit a sentence has to keep, to be preferred to a cut in its successor. */
const KEEPS = 0.6;

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

const tooHigh = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight;
const tooWide = (box: HTMLElement): boolean => box.scrollWidth > box.clientWidth;

/** Make the letters of a box smaller until it is no longer too small for them, or they could not be read any more. */
function shrink(box: HTMLElement, least: number, tooMuch: (box: HTMLElement) => boolean): boolean {
  box.style.fontSize = '';
  let size = parseFloat(getComputedStyle(box).fontSize);
  while (tooMuch(box) && size > least) {
    size = Math.max(least, size - STEP);
    box.style.fontSize = `${size}px`;
  }
  return !tooMuch(box);
}

/** A name too long beside its price stands above it; only one too long for the card itself is broken. */
function fitName(name: HTMLElement, least: number): void {
  const band = name.parentElement;
  band?.classList.remove('stacked');
  name.classList.remove('broken');
  if (shrink(name, least, tooWide)) return;
  band?.classList.add('stacked');
  if (!shrink(name, least, tooWide)) name.classList.add('broken');
}

const TIGHT = 0.72; // letters narrower than this are no longer read at a glance

/** Words of a small box stay whole: letters get narrower, not lower, until the longest word of the text fits. */
export const squeezed = (text: string): Attachment<HTMLElement> => (box) => {
  if (!text) return;
  const fit = (): void => {
    box.style.cssText = '';
    const by = Math.max(TIGHT, box.clientWidth / box.scrollWidth);
    if (by < 1) box.style.cssText = `width: ${100 / by}%; transform: scaleX(${by}); transform-origin: left`;
  };
  const sized = new ResizeObserver(fit);
  if (box.parentElement) sized.observe(box.parentElement);
  return () => sized.disconnect();
};

/** What of the text is shown in its box; the box has the whole text in it. */
function shownIn(box: HTMLElement, text: string, least: number): string {
  if (getComputedStyle(box).position === 'absolute' || shrink(box, least, tooHigh)) return text;
  const height = box.clientHeight;
  const probe = box.cloneNode(false) as HTMLElement;
  probe.style.cssText += `;position:absolute;visibility:hidden;width:${box.clientWidth}px`;
  box.after(probe);
  const short = shortened(text, (part) => {
    probe.textContent = part;
    return probe.offsetHeight <= height;
  });
  probe.remove();
  return short;
}

/** Fits the name, the type and the text of a face; a type that cannot be told whole, or that would leave the text next
 * to no room, is only read aloud.
 * `show` is told what of the text there is room for. One of many cards is fitted when it comes into sight. */
export function fitted(text: string, show: (part: string) => void, many: boolean): Attachment<HTMLElement> {
  return (face) => {
    const fit = (): void => {
      const least = parseFloat(getComputedStyle(face).getPropertyValue('--least')) || 0;
      const name = face.querySelector<HTMLElement>('.name');
      if (name) fitName(name, least);
      const type = face.querySelector<HTMLElement>('.type');
      type?.classList.remove('untold');
      type?.classList.toggle('untold', !shrink(type, least, tooWide));
      const box = face.querySelector<HTMLElement>('.text');
      if (!box) return;
      // Measured with the whole text in the box; Svelte puts there what was found.
      const whole = box.querySelector<HTMLElement>('.whole');
      box.classList.add('measured');
      let part = whole ? shownIn(box, text, least) : text;
      if (part !== text && part.length < LITTLE) {
        type?.classList.add('untold');
        part = shownIn(box, text, least);
      }
      show(part);
      box.classList.remove('measured');
    };
    let [wide, high] = [-1, -1];
    let seen = !many;
    const sized = new ResizeObserver(() => {
      // What fitting itself does to the size of a face is no reason to fit it again.
      if (seen && (face.clientWidth !== wide || face.clientHeight !== high)) refit();
    });
    const refit = (): void => {
      fit();
      [wide, high] = [face.clientWidth, face.clientHeight];
    };
    const sighted = new IntersectionObserver((entries) => {
      if (seen || !entries.some((entry) => entry.isIntersecting)) return;
      seen = true;
      sighted.disconnect();
      refit();
    });
    sized.observe(face);
    if (many) sighted.observe(face);
    return () => {
      sized.disconnect();
      sighted.disconnect();
    };
  };
}
