/** What is lit lies in sight: how far the table is scrolled so that it can be seen above my own side. */

export interface Span {
  top: number;
  bottom: number;
}

const NEAR = 8; // pixels between what is shown and the edge

const isSeen = (thing: Span, by: number, { top, bottom }: Span): boolean => {
  const most = Math.min(thing.bottom, thing.top + bottom - top); // of something higher than the window its beginning
  return thing.top - by >= top - 1 && most - by <= bottom + 1;
};

/** By how many pixels to scroll down so that as many things as possible are seen whole in the window, and no further than that. */
export function toSee(things: Span[], window: Span): number {
  const wanted = things.map(({ top, bottom }) => ({ top: top - NEAR, bottom: bottom + NEAR }));
  const ways = [0, ...wanted.flatMap(({ top, bottom }) => [top - window.top, bottom - window.bottom])];
  const seen = (by: number): number => wanted.filter((one) => isSeen(one, by, window)).length;
  return ways.reduce((best, way) => {
    const more = seen(way) - seen(best);
    return more > 0 || (more === 0 && Math.abs(way) < Math.abs(best)) ? way : best;
  }, 0);
}

/** Whatever scrolls the table. */
export function scroller(inside: Element): Element | null {
  for (let one = inside.parentElement; one; one = one.parentElement) if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return null;
}

/** Bring what is lit on the far side of a table into sight: all that a card which was taken up can be aimed at, as far as there
 * is room; otherwise one of the answers, where the near side and what is seen have none. */
export function reveal(frame: HTMLElement, aiming: boolean, smooth: boolean): void {
  const [far, near, board] = [frame.querySelector('.far'), frame.querySelector('.me'), scroller(frame)];
  if (!far || !near || !board) return;
  const window = { top: board.getBoundingClientRect().top, bottom: near.getBoundingClientRect().top };
  const lit = [...far.querySelectorAll(aiming ? '[data-aimed], [data-takes]' : '[data-options]')];
  const spans = lit.map((one) => (one.closest('.plate') ?? one).getBoundingClientRect());
  if (!aiming && (near.querySelector('.own [data-options]') || spans.some((one) => isSeen(one, 0, window)))) return;
  const by = toSee(spans, window);
  if (by) board.scrollBy({ top: by, behavior: smooth ? 'smooth' : 'instant' });
}
