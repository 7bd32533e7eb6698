/** Words of the notes on a replay. {n} is a number of choices, {by} an author, {of} and {to} what is drawn on. */

import { both, type Both } from '../../lib/prefs.svelte';

const WORDS = {
  notes: ['Poznámky', 'Notes'],
  none: ['K téhle partii tu zatím žádné poznámky nejsou.', 'There are no notes on this match yet.'],
  at: ['po {n}. volbě', 'after choice {n}'],
  at_start: ['na začátku', 'at the start'],
  by_me: ['tvoje', 'yours'],
  text: ['Poznámka k tomuto místu', 'A note on this place'],
  circle: ['kroužek: {of}', 'circle: {of}'],
  arrow: ['šipka: {of} → {to}', 'arrow: {of} → {to}'],
  draw: ['Kresba', 'Drawing'],
  draw_circle: ['Zakroužkovat', 'Draw a circle'],
  draw_arrow: ['Nakreslit šipku', 'Draw an arrow'],
  from: ['Co (nebo klepni na stole)', 'What (or tap it on the table)'],
  to: ['Kam (nebo klepni na stole)', 'Where to (or tap it on the table)'],
  choose: ['– vyber –', '– choose –'],
  leave: ['Nekreslit', 'Stop drawing'],
  rub_out: ['Smazat z kresby: {of}', 'Rub out: {of}'],
  keep: ['Uložit poznámku', 'Keep the note'],
  cancel: ['Zahodit změny', 'Drop the changes'],
  change: ['Upravit', 'Change'],
  delete: ['Smazat', 'Delete'],
  private: ['Zatím je vidíš jen ty.', 'So far only you see them.'],
  share: ['Sdílet odkazem', 'Share by link'],
  shared: ['Kdo má tento odkaz nebo tu partii s tebou hrál, tvoje poznámky uvidí:', 'Whoever has this link, or played this match with you, sees your notes:'],
  link: ['Odkaz na poznámky', 'Link to the notes'],
  copy: ['Zkopírovat odkaz', 'Copy the link'],
  copied: ['Odkaz je ve schránce.', 'The link is in the clipboard.'],
  unshare: ['Přestat sdílet', 'Stop sharing'],
  save: ['Uložit záznam s poznámkami', 'Save the record with the notes'],
} as const satisfies Record<string, Both>;

export function told(word: keyof typeof WORDS, values: Record<string, string | number> = {}): string {
  return both(WORDS[word]).replace(/{(\w+)}/g, (whole, name: string) => String(values[name] ?? whole));
}
