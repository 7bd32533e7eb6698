/** The plain layout: any game from the zones and counters its view declares. */

import type { Layout } from '../../lib/layout';
import type { Placed } from '../../lib/options';
import { known, placesOf, type View } from '../../lib/types';
import { isPile, nameOf, zonesOf } from './field';
import Table from './Table.svelte';

function placed(view: View): Placed[] {
  const common = [...zonesOf(view, null), ...view.players.flatMap((player) => zonesOf(player, player.seat))]
    .filter((zone) => !isPile(zone))
    .flatMap((zone) => known(zone.cards).map((ref) => ({ ref, seat: zone.seat, zone: zone.name })));
  const inPlaces = placesOf(view).flatMap((place) => {
    const zones = zonesOf(place, null);
    const name = nameOf(place);
    return zones.flatMap((zone) =>
      known(zone.cards).map((ref) => ({ ref, seat: null, zone: zone.name, place: ref.card === name ? undefined : name })),
    );
  });
  return [...common, ...inPlaces];
}

/** Why nothing can be done with a card: the game looks at everything that could be, and says what came nearest. */
const wish: Layout['wish'] = (thing) => {
  if (thing.kind !== 'card') return [];
  const { ref, seat, zone, place } = thing.placed;
  return [`* ${ref.card}@${place ?? (seat ? `${seat}.${zone}` : zone)}`];
};

/** The same card may lie in several zones: my hand is meant first, then what is mine, what is common, what is theirs. */
function rank({ seat, zone }: Placed, viewer: string | null): number {
  if (seat === viewer && viewer !== null) return zone === 'hand' ? 0 : 1;
  return seat === null ? 2 : 3;
}

export const layout: Layout = {
  component: Table,
  placed,
  reach: () => true, // an option may be about a card anywhere
  wish,
  numbers: (facts) => Object.keys(facts.numbers),
  subject: (option) => option.card ?? option.target,
  rank,
};
