/** Sentences about the people at a table, in both languages. {who} and {by} are names, and stay in their own form. */

import { both, type Both } from '../../lib/prefs.svelte';

const WORDS = {
  forked: ['ze záznamu', 'from a record'],
  forked_why: [
    'Tento stůl začal ze záznamu nebo z rozestavění: někdo u něj může znát skryté karty.',
    'This table began from a record or a position: somebody at it may know hidden cards.',
  ],
  promise: ['Otisk zrnka náhody', 'Commitment to the seed'],
  promise_why: [
    'Ukázaný před první kartou. Zrnko se po partii zveřejní a jeho SHA-256 musí dát tento otisk.',
    'Shown before the first card. The seed is published after the match, and its SHA-256 has to give this.',
  ],
  undo_asks: ['{who} žádá o vrácení:', '{who} asks to take back:'],
  undo_pending: ['Žádost o vrácení čeká na souhlas: {who}.', 'Your request to take back waits for: {who}.'],
  undo_others: ['{by} žádá o vrácení. Čeká se na souhlas: {who}.', '{by} asks to take back. Waiting for: {who}.'],
  undo_withdraw: ['Stáhnout žádost', 'Withdraw the request'],
  undo_accepted: ['Vráceno po dohodě.', 'Taken back by consent.'],
  undo_refused: ['{who} odmítá vrácení. Hraje se dál.', '{who} refuses to take back. Play goes on.'],
  undo_withdrawn: ['{who} stahuje žádost o vrácení.', '{who} withdraws the request to take back.'],
  draw_offer: ['Nabídnout remízu', 'Offer a draw'],
  draw_asks: ['{who} nabízí remízu.', '{who} offers a draw.'],
  draw_pending: ['Tvá nabídka remízy čeká na odpověď: {who}.', 'Your offer of a draw waits for: {who}.'],
  draw_others: ['{by} nabízí remízu. Čeká se na odpověď: {who}.', '{by} offers a draw. Waiting for: {who}.'],
  draw_withdraw: ['Stáhnout nabídku', 'Withdraw the offer'],
  draw_accepted: ['Remíza je dohodnutá.', 'The draw is agreed.'],
  draw_refused: ['{who} odmítá remízu. Hraje se dál.', '{who} refuses the draw. Play goes on.'],
  draw_withdrawn: ['{who} stahuje nabídku remízy.', '{who} withdraws the offer of a draw.'],
  gone_left: ['{who} teď u stolu není.', '{who} has left the table.'],
  gone_lost: ['{who} je bez spojení.', '{who} has lost the connection.'],
  gone_wait: ['Bota půjde dosadit za', 'A bot can be put in after'],
  put_in: ['Dosadit bota', 'Put in a bot'],
  claim: ['Vzít si výhru', 'Claim the match'],
  wait_on: ['Čekat dál', 'Wait on'],
  what_now: ['Co teď?', 'What now?'],
  plays_for_you: ['Za tebe hraje bot, na přání: {who}.', 'A bot plays for you, as {who} wished.'],
  plays_for: ['Za hráče {who} hraje bot, dokud si místo nevezme zpět.', 'A bot plays for {who} until they take the seat back.'],
  take_seat: ['Hrát zase za sebe', 'Play for yourself again'],
  ready_title: ['Hodiny čekají', 'The clocks wait'],
  ready_hint: ['Karty jsou rozdané. Čas poběží, až to odklepnou všichni.', 'The cards are dealt. Time runs once everybody has said so.'],
  ready: ['Můžeme začít', 'I am ready'],
  ready_yes: ['může začít', 'ready'],
  ready_no: ['ještě ne', 'not yet'],
  ready_gone: ['ještě tu není', 'not here yet'],
  invited: ['{who} tě zve ke hře', '{who} invites you to play'],
  name_first: ['Jak ti máme říkat?', 'What shall we call you?'],
  back_again: ['Spojení je zpět.', 'Connected again.'],
  new_pages: ['Server má novější stránky.', 'The server has newer pages.'],
  reload: ['Načíst znovu', 'Reload'],
  table_closed: ['Tenhle stůl mezitím server zavřel.', 'The server has closed this table meanwhile.'],
  end_resign: ['{who} se vzdává.', '{who} resigns.'],
  end_time: ['Došel čas: {who}.', '{who} ran out of time.'],
  end_agreement: ['Remíza dohodou: {who}.', 'A draw by agreement: {who}.'],
  end_absence: ['U stolu chybí: {who}.', 'Away from the table: {who}.'],
  end_closed: ['Stůl zavřel ten, kdo server provozuje.', 'The table was closed by whoever runs the server.'],
  no_winner: ['Konec bez vítěze', 'No winner'],
  end_rules: ['Konec podle pravidel.', 'The end by the rules.'],
  end_rule: ['Konec podle pravidla {rule}.', 'The end by rule {rule}.'],
  end_all_won: ['Všichni vyhráli.', 'Everybody wins.'],
  end_all_lost: ['Všichni prohráli.', 'Everybody loses.'],
  end_lost: ['Prohrává {who}.', '{who} loses.'],
  end_won: ['Vítězí {who}.', 'Winner: {who}.'],
} as const satisfies Record<string, Both>;

type Sentence = keyof typeof WORDS;
type Parts = Partial<Record<'who' | 'by' | 'rule', string>>;

const fill = (text: string, parts: Parts): string =>
  text.replace(/\{(who|by|rule)\}/g, (_, part: 'who' | 'by' | 'rule') => parts[part] ?? '');

/** One sentence in the language of the page. */
export const told = (word: Sentence, parts: Parts = {}): string => fill(both(WORDS[word]), parts);

/** The same in both languages, for what stands among texts of the server. */
export const toldBoth = (word: Sentence, parts: Parts = {}): { cs: string; en: string } => {
  const [cs, en] = WORDS[word];
  return { cs: fill(cs, parts), en: fill(en, parts) };
};
