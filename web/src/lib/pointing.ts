/** What a lesson points at: cards by id and zones by name (`p1.hand`, `row`), marked wherever they lie on the table. */

/** Where a zone or a card is on the page, as selectors. */
export function places(name: string): string[] {
  const [zone = '', seat] = name.split('.').reverse();
  const of = seat ? `[data-seat="${seat}"]` : '';
  const plate = seat ? `[data-plate="${seat}"] ` : '';
  return [`[data-n][data-card="${name}"]`, `[data-zone-name="${zone}"]${of}`, `${plate}[data-pile="${zone}"]`, `${plate}[data-heap="${zone}"]`];
}

/** Marks what is pointed at within an element, also what is laid there later. */
export function pointing(look: () => string[]): (root: HTMLElement) => () => void {
  return (root) => {
    const names = look();
    const wanted = names.flatMap(places).join(', ');
    let shown = false;
    const mark = (): void => {
      for (const one of root.querySelectorAll('[data-pointed]')) if (!wanted || !one.matches(wanted)) one.removeAttribute('data-pointed');
      if (!wanted) return;
      const found = root.querySelectorAll(wanted);
      for (const one of found) one.setAttribute('data-pointed', '');
      if (found[0] && !shown) found[0].scrollIntoView({ block: 'nearest', inline: 'nearest' });
      shown ||= found.length > 0;
    };
    mark();
    const watching = new MutationObserver(mark);
    watching.observe(root, { childList: true, subtree: true });
    return () => watching.disconnect();
  };
}
