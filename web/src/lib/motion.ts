/** What just happened is shown as movement: every card (`data-n`) glides from where it was to where it is now. */

import { prefersReducedMotion } from 'svelte/motion';

export type Places = Map<string, DOMRect>;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-n]')) {
    found.set(element.dataset.n ?? '', element.getBoundingClientRect());
  }
  return found;
}

export function glide(root: ParentNode, before: Places): void {
  if (prefersReducedMotion.current || before.size === 0) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-n]')) {
    const old = before.get(element.dataset.n ?? '');
    if (!old) {
      element.animate(
        [
          { opacity: 0, transform: 'translateY(-0.6rem) scale(0.94)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration: 260, easing: 'ease-out' },
      );
      continue;
    }
    const now = element.getBoundingClientRect();
    const dx = old.left - now.left;
    const dy = old.top - now.top;
    if (Math.abs(dx) + Math.abs(dy) < 4 || !now.width) continue;
    element.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${old.width / now.width})`, zIndex: 5 }, { transform: 'none', zIndex: 5 }],
      { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
  }
}
