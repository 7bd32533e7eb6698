/* Generated from the games that there are by web/generate_types.py; do not edit. */

import type * as common from './common';
import type * as shards from './shards';
import type * as smashup from './smashup';
import type * as summonerwars from './summonerwars';
import type * as rone from './rone';
import type * as doomtrooper from './doomtrooper';

export interface Views {
  shards: shards.View;
  smashup: smashup.View;
  summonerwars: summonerwars.View;
  rone: rone.View;
  doomtrooper: doomtrooper.View;
}

type Fits<T extends common.View> = T;
/** The view of some game; `game` tells which. */
export type AnyView = Fits<Views[keyof Views]>;
