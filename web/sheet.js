/** A contact sheet of all cards: `npm run sheet -- CARDS.json SHEET.html [width] [light|dark] [game]`. The cards are what `GET
 * /api/games/{game}/cards` answers, by game. `.json` as the second name gives the pictures as data, for tests. */

import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { createServer } from 'vite';

const [from, to, width = '90', theme = 'light', only = ''] = process.argv.slice(2);
if (!from || !to) throw new Error('npm run sheet -- CARDS.json SHEET.html [width] [light|dark] [game]');

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
try {
  const { picture, svg } = await server.ssrLoadModule('/src/art/picture.ts');
  const games = JSON.parse(await readFile(from, 'utf8'));
  if (to.endsWith('.json')) {
    const drawn = Object.entries(games).map(([game, { cards }]) => [game, cards.map((card) => ({ id: card.id, svg: svg(picture(card)), ...picture(card) }))]);
    await writeFile(to, JSON.stringify(Object.fromEntries(drawn)));
  } else {
    const styles = await Promise.all(['src/theme.css', 'src/factions.css', 'src/art/picture.css'].map((file) => readFile(new URL(file, import.meta.url), 'utf8')));
    const chosen = Object.entries(games).filter(([game]) => !only || game === only);
    await writeFile(
      to,
      `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><title>Sudí</title><style>${styles.join('')}
      main{display:flex;flex-wrap:wrap;gap:6px;padding:6px} figure{margin:0;width:${width}px} figure div{height:${Math.round(Number(width) * 0.8)}px;border-radius:6px;overflow:hidden}
      figcaption{font:10px/1.1 sans-serif;height:22px;overflow:hidden}</style>
      ${chosen.map(([game, { cards }]) => `<h2>${game}</h2><main>${cards.map((card) => `<figure data-faction="${card.faction ?? card.kind}"><div>${svg(picture(card))}</div><figcaption>${card.name.en.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</figcaption></figure>`).join('')}</main>`).join('')}</html>`,
    );
  }
} finally {
  await server.close();
}
