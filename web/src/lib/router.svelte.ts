/** Pages by address: `/`, `/t/<table>`, `/cards/<game>`, `/decks/<game>`, `/rules/<game>`, `/replay/<table>`. */

function read(): string[] {
  return location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
}

export class Router {
  parts = $state<string[]>(read());

  constructor() {
    addEventListener('popstate', () => {
      this.parts = read();
    });
  }

  get page(): string {
    return this.parts[0] ?? '';
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.parts = read();
    scrollTo(0, 0);
    // A screen reader starts on the new page as it would after a real page load.
    requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
  }

  /** For links: an ordinary link to everybody else, a change of page without loading here. */
  readonly follow = (event: MouseEvent): void => {
    const link = (event.target as HTMLElement).closest('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.hasAttribute('download') || link.hash || link.target) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
