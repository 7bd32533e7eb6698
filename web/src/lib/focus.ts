/** Whoever plays by keyboard keeps their place: when the card under the focus goes away, its neighbour gets the focus. */

export interface Focused {
  element: HTMLElement;
  zone: string | undefined; // of a card; undefined: an answer of the question
  at: number; // its place among the cards of the zone
}

const cardsOf = (root: HTMLElement, zone: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`button.card[data-zone="${CSS.escape(zone)}"]`),
];

/** Where the focus is, if it is on a card or an answer of this table. */
export function focusIn(root: HTMLElement): Focused | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !root.contains(element)) return null;
  const { zone } = element.dataset;
  if (element.matches('button.card') && zone !== undefined) return { element, zone, at: cardsOf(root, zone).indexOf(element) };
  return element.closest('.answers') ? { element, zone: undefined, at: 0 } : null;
}

/** Give the focus to what stands there now, if the page lost it with the card. */
export function keepFocus(root: HTMLElement, before: Focused | null): void {
  if (!before || before.element.isConnected) return;
  if (document.activeElement && document.activeElement !== document.body) return;
  const cards = before.zone === undefined ? [] : cardsOf(root, before.zone);
  const next =
    cards[Math.min(before.at, cards.length - 1)] ??
    root.querySelector<HTMLElement>('.answers button:not(:disabled)') ??
    root.querySelector<HTMLElement>('button.card.lit');
  next?.focus({ preventScroll: false });
}
