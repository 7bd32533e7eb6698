/** The layouts of games, each fetched when its game is opened. A folder here with a `layout.ts` is the layout of the game
 * of that name; every other game is shown in the plain one. */

import type { Layout } from '../lib/layout';

export type Wanted = 'own' | 'plain';

const folders: Partial<Record<string, () => Promise<{ layout: Layout }>>> = import.meta.glob<{ layout: Layout }>('./*/layout.ts');
const folderOf = (name: string): (() => Promise<{ layout: Layout }>) | undefined => folders[`./${name}/layout.ts`];

export const hasOwn = (game: string): boolean => folderOf(game) !== undefined;

/** Refused where the pages have been built anew meanwhile: the page has to be loaded again. */
export async function loadLayout(game: string, wanted: Wanted): Promise<Layout> {
  const load = (wanted === 'own' ? folderOf(game) : undefined) ?? folderOf('plain');
  if (!load) throw new Error('There is no plain layout.');
  return (await load()).layout;
}
