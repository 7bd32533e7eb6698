/** Words of this layout that no other game needs, in both languages. */

import type { Texts } from '../../lib/types';

export const PLAY_ALL: Texts = { cs: 'Vyložit vše', en: 'Play all' };
