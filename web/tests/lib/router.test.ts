import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from '../../src/lib/router.svelte';

let router: Router;

beforeEach(() => {
  history.replaceState(null, '', '/cards/sh%C3%A1rds');
  vi.stubGlobal('scrollTo', vi.fn());
  router = new Router();
});
afterEach(() => {
  document.body.innerHTML = '';
});

it('reads the address, decoded', () => {
  expect(router.page).toBe('cards');
  expect(router.parts).toEqual(['cards', 'shárds']);
});

it('goes to a page without loading it, and comes back with the browser', () => {
  router.go('/t/abc');
  expect([location.pathname, router.page, router.parts[1]]).toEqual(['/t/abc', 't', 'abc']);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  history.replaceState(null, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
  expect([router.page, router.parts]).toEqual(['', []]);
});

it('keeps what is searched for in the address', () => {
  router.go('/cards/shards?q=zetta&kind=champion');
  expect(router.query).toEqual({ q: 'zetta', kind: 'champion' });
  router.refine({ q: 'axia a ojas', kind: '' });
  expect(location.pathname + location.search).toBe('/cards/shards?q=axia+a+ojas');
  router.refine({ q: '' });
  expect(location.pathname + location.search).toBe('/cards/shards');
});

it('a screen reader starts at the new page', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  router.go('/rules/shards');
  expect(document.activeElement?.id).toBe('main');
});

describe('a link', () => {
  /** Was the click on the link followed here? */
  function follows(attributes: string, how: MouseEventInit = {}): boolean {
    document.body.innerHTML = `<a ${attributes}><span>there</span></a>`;
    const span = document.querySelector('span');
    let followed = false;
    span?.addEventListener('click', router.follow);
    span?.addEventListener('click', (event) => {
      followed = event.defaultPrevented;
      event.preventDefault(); // nothing leaves the test
    });
    span?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    return followed;
  }

  it('of this site is followed without loading, with its query', () => {
    expect(follows('href="/rules/shards?q=1"')).toBe(true);
    expect(location.pathname + location.search).toBe('/rules/shards?q=1');
    expect(router.page).toBe('rules');
  });
  it.each([
    ['leads elsewhere', 'href="http://example.com/x"', {}],
    ['opens a window of its own', 'href="/x" target="_blank"', {}],
    ['is a download', 'href="/x" download', {}],
    ['leads within the page', 'href="#main"', {}],
    ['is pressed with Ctrl', 'href="/x"', { ctrlKey: true }],
    ['is pressed with Shift', 'href="/x"', { shiftKey: true }],
    ['is pressed with Meta', 'href="/x"', { metaKey: true }],
    ['is pressed with the middle button', 'href="/x"', { button: 1 }],
  ])('that %s is left to the browser', (_, attributes, how) => {
    expect(follows(attributes, how)).toBe(false);
    expect(router.page).toBe('cards');
  });
});
