/** A contact sheet of all cards: `npm run sheet -- CARDS.json SHEET.html [width] [light|dark] [game]`. The cards are what `GET
 * /api/games/{game}/cards` answers, by game. `.json` as the second name gives the pictures as data, for tests.
 * It says how many pictures it drew in how many milliseconds; the first of them are drawn by code that the engine does not know yet. */

import { readFile, writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { createServer } from 'vite';

const [from, to, width = '90', theme = 'light', only = ''] = process.argv.slice(2);
if (!from || !to) throw new Error('npm run sheet -- CARDS.json SHEET.html [width] [light|dark] [game]');

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { picture, svg } = await server.ssrLoadModule('/src/art/picture.ts');
  const games = JSON.parse(await readFile(from, 'utf8'));
  const spent = []; // milliseconds, by picture
  const chosen = Object.entries(games).filter(([game]) => !only || game === only);
  const drawn = chosen.map(([game, { cards }]) => [
    game,
    cards.map((card) => {
      const began = performance.now();
      const made = picture(card);
      const drawing = svg(made);
      spent.push(performance.now() - began);
      return { card, made: { id: card.id, svg: drawing, ...made } };
    }),
  ]);
  if (to.endsWith('.json')) {
    await writeFile(to, JSON.stringify(Object.fromEntries(drawn.map(([game, cards]) => [game, cards.map(({ made }) => made)]))));
  } else {
    const styles = await Promise.all(['src/theme.css', 'src/factions.css', 'src/art/picture.css'].map((file) => readFile(new URL(file, import.meta.url), 'utf8')));
    await writeFile(
      to,
      `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><title>Sudí</title><style>${styles.join('')}
      main{display:flex;flex-wrap:wrap;gap:6px;padding:6px} figure{margin:0;width:${width}px} figure div{height:${Math.round(Number(width) * 0.8)}px;border-radius:6px;overflow:hidden}
      figcaption{font:10px/1.1 sans-serif;height:22px;overflow:hidden}</style>
      ${drawn.map(([game, cards]) => `<h2>${game}</h2><main>${cards.map(({ card, made }) => `<figure data-faction="${card.faction ?? card.kind}"><div>${made.svg}</div><figcaption>${card.name.en.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</figcaption></figure>`).join('')}</main>`).join('')}</html>`,
    );
  }
  const all = spent.reduce((sum, one) => sum + one, 0);
  const half = spent.toSorted((a, b) => a - b)[spent.length >> 1] ?? 0;
  process.stdout.write(`${spent.length} pictures in ${all.toFixed(0)} ms, ${(all / spent.length).toFixed(3)} ms each, half of them in at most ${half.toFixed(3)} ms\n`);
} finally {
  await server.close();
}
