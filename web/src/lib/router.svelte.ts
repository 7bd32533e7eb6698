/** Pages by address: `/`, `/t/<table>`, `/cards/<game>`, `/decks/<game>`, `/rules/<game>`, `/replay/<table>`,
 * `/review/<table>`, `/learn/<game>/<lesson>`, `/puzzles/<game>/<puzzle>`, `/account`; what is searched and filtered for stands behind a question mark. */

function read(): string[] {
  return location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
}

const asked = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search));

export class Router {
  parts = $state<string[]>(read());
  query = $state.raw<Record<string, string>>(asked());

  constructor() {
    addEventListener('popstate', () => {
      this.arrive();
    });
  }

  private arrive(): void {
    this.parts = read();
    this.query = asked();
  }

  /** The address follows what is searched for, without a step of its own in the history. Empty wishes are left out. */
  refine(wishes: Record<string, string>): void {
    const kept = Object.entries({ ...asked(), ...wishes }).filter(([, value]) => value);
    const search = new URLSearchParams(kept).toString();
    history.replaceState(history.state, '', location.pathname + (search && `?${search}`));
  }

  get page(): string {
    return this.parts[0] ?? '';
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.arrive();
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
