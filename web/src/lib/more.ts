/** Where something scrolls, its edge says that there is more: `data-more` names the sides (up, down, left, right), and a style
 * softens the edge there (theme.css). */

import type { Attachment } from 'svelte/attachments';

export type Side = 'up' | 'down' | 'left' | 'right';

const LITTLE = 6; // pixels nobody misses: a shadow, a rounded corner

type Scrolled = Pick<Element, 'scrollTop' | 'scrollLeft' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'>;

/** On which sides of a box there is more of what is in it. */
export function moreOf(box: Scrolled): Side[] {
  const rest: [Side, number][] = [
    ['up', box.scrollTop],
    ['down', box.scrollHeight - box.clientHeight - box.scrollTop],
    ['left', box.scrollLeft],
    ['right', box.scrollWidth - box.clientWidth - box.scrollLeft],
  ];
  return rest.filter(([, pixels]) => pixels > LITTLE).map(([side]) => side);
}

/** Tells whenever that may have changed: it was scrolled, it or something in it has another size, something came or went. */
export function watchMore(box: Element, tell: (sides: Side[]) => void): () => void {
  const look = (): void => tell(moreOf(box));
  const sized = new ResizeObserver(look);
  const observe = (): void => {
    sized.disconnect();
    for (const one of [box, ...box.children]) sized.observe(one);
  };
  const changed = new MutationObserver(observe);
  changed.observe(box, { childList: true });
  box.addEventListener('scroll', look, { passive: true });
  observe();
  return () => {
    sized.disconnect();
    changed.disconnect();
    box.removeEventListener('scroll', look);
  };
}

/** Softens the edges of a box where there is more. */
export const soft: Attachment<HTMLElement> = (box) =>
  watchMore(box, (sides) => {
    if (sides.length) box.dataset.more = sides.join(' ');
    else delete box.dataset.more;
  });
