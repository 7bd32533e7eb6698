/** Words of the page where decks are built. */

import { speaker, type Both } from '../../lib/prefs.svelte';

const WORDS = {
  cards_n: ['karet', 'cards'],
  deck_name: ['Jméno sady', 'Name of the deck'],
  deck_cards: ['Karty do sady', 'Cards for the deck'],
  deck_empty: ['Vyber, kdo sadu povede, nebo načti hotovou.', 'Choose who leads the deck, or load a ready one.'],
  deck_legal: ['Sada je v pořádku.', 'The deck is legal.'],
  deck_illegal: ['Sada zatím v pořádku není', 'The deck is not legal yet'],
  deck_comes: ['K tomu patří', 'Comes with it'],
  deck_fits: ['jen karty, které do sady smějí', 'only cards that may be in the deck'],
  deck_symbol: ['Symbol', 'Symbol'],
  deck_load: ['Načíst', 'Load'],
  deck_keep: ['Uložit v prohlížeči', 'Keep in this browser'],
  deck_kept: ['Uloženo', 'Kept'],
  deck_delete: ['Smazat', 'Delete'],
  deck_export: ['Stáhnout soubor', 'Download the file'],
  deck_import: ['Otevřít soubor nebo vložit text', 'Open a file or paste a text'],
  deck_text: ['Text sady', 'Text of the deck'],
  deck_file: ['Soubor', 'File'],
  deck_play: ['Hrát s touto sadou', 'Play with this deck'],
  deck_side: ['Sideboard', 'Sideboard'],
  deck_side_empty: ['Zatím prázdný.', 'Empty so far.'],
  deck_box: ['Edice', 'Set of cards'],
  deck_most: ['Stojí nejvýš', 'Costs at most'],
  deck_curve: ['Kolik bojovníků které hodnoty', 'How many warriors of each value'],
  deck_advice: ['Co sadě chybí', 'What the deck lacks'],
  deck_share: ['Sdílet odkazem', 'Share by a link'],
  deck_shared: ['Odkaz je ve schránce', 'The link is in the clipboard'],
  deck_link: ['Odkaz na sadu', 'Link to the deck'],
  deck_older: ['Starší verze', 'Older versions'],
  deck_new: ['Začít znovu', 'Start again'],
  deck_none: ['Tahle hra sady nestaví.', 'There are no decks to build in this game.'],
  add_one: ['Přidat', 'Add'],
  remove_one: ['Ubrat', 'Remove'],
} as const satisfies Record<string, Both>;

export const word = speaker(WORDS);
