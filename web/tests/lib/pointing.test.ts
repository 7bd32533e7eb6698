import { afterEach, expect, it } from 'vitest';
import { pointing } from '../../src/lib/pointing';

const page = `
  <button data-n="1" data-card="crystal"></button><button data-n="2" data-card="blaster"></button><li data-card="crystal"></li>
  <section data-zone-name="hand" data-seat="p1"></section><section data-zone-name="hand" data-seat="p2"></section>
  <div data-plate="p1"><button data-pile="discard"></button></div><div data-plate="p2"><button data-pile="discard"></button></div>
  <section data-zone-name="row"></section>`;
let end = (): void => {};
afterEach(() => end());

function marked(look: string[]): string[] {
  const root = document.createElement('div');
  root.innerHTML = page;
  end = pointing(() => look)(root);
  return [...root.querySelectorAll('[data-pointed]')].map((one) => ['data-n', 'data-card', 'data-zone-name', 'data-seat'].flatMap((name) => one.getAttribute(name) ?? []).join(' '));
}

it('marks a card wherever it lies, and not where it is only spoken of', () => {
  expect(marked(['crystal'])).toEqual(['1 crystal']);
});

it('marks the zone of one seat, laid out or as a pile, and a zone of nobody', () => {
  expect(marked(['p2.hand'])).toEqual(['hand p2']);
  expect(marked(['p1.discard'])).toHaveLength(1);
  expect(marked(['row', 'blaster'])).toHaveLength(2);
  expect(marked([])).toEqual([]);
});

it('marks what is laid there later', async () => {
  const root = document.createElement('div');
  end = pointing(() => ['crystal'])(root);
  root.innerHTML = page;
  await new Promise((resolve) => setTimeout(resolve));
  expect(root.querySelectorAll('[data-pointed]')).toHaveLength(1);
});
