/** Words of the review of a match. {n} is a number or a share, {seat} a player, {what} a choice. */

import { both, type Both } from '../../lib/prefs.svelte';

const WORDS = {
  title: ['Rozbor partie', 'Review of the match'],
  says: [
    'Rozhodčí partii projde znovu a ke každé volbě spočítá, kolik naděje na výhru stála. Hodnotí jen podle toho, co se v té chvíli dalo vědět; skryté karty do toho nepatří.',
    'The referee walks through the match again and reckons what each choice cost of the chance to win. It grades by what could be known at that moment only: hidden cards have no part in it.',
  ],
  begin: ['Rozebrat partii', 'Review the match'],
  waiting: ['Rozbor čeká, až na něj přijde řada.', 'The review waits for its turn.'],
  working: ['Rozbor běží: {n} %', 'The review is under way: {n} %'],
  meanwhile: ['Můžeš odejít a vrátit se; rozbor zůstane u záznamu.', 'You can leave and come back; the review stays with the record.'],
  failed: ['Rozbor se nepovedl. Zkus to znovu.', 'The review failed. Try again.'],
  unfinished: ['Partie neskončila podle pravidel; počítá se do poslední volby.', 'The match did not end by the rules; it is reckoned up to the last choice.'],
  seat: ['Z pohledu', 'As seen by'],
  sum: ['Od začátku do konce', 'From start to end'],
  start: ['na začátku', 'at the start'],
  choice: ['vlastní volby', 'own choices'],
  luck: ['štěstí', 'luck'],
  others: ['co udělali ostatní', 'what the others did'],
  result: ['na konci', 'at the end'],
  mean: ['Rozhodnutí s výběrem: {n}, jedno stálo v průměru {cost} bodu.', 'Decisions with a choice: {n}, at a mean cost of {cost} points each.'],
  few: ['Rozhodnutí s výběrem: {n}, na průměr je jich málo.', 'Decisions with a choice: {n}, too few for a mean.'],
  curve: ['Naděje na výhru', 'The chance to win'],
  known: ['podle toho, co bylo vidět', 'by what could be seen'],
  open: ['s odkrytými kartami (nehodnotí se)', 'with open cards (not graded)'],
  turn: ['tah', 'turn'],
  errors: ['Chyby', 'Errors'],
  none: ['Bez chyby, kterou by šlo s jistotou poznat.', 'No error that can be told for sure.'],
  slip: ['nepřesnost', 'slip'],
  mistake: ['chyba', 'mistake'],
  blunder: ['hrubá chyba', 'blunder'],
  cost: ['{grade} za {n} ± {doubt} bodu', '{grade} of {n} ± {doubt} points'],
  where: ['Volba {n}, tah {turn}', 'Choice {n}, turn {turn}'],
  taken: ['Zvoleno: {what}', 'Chosen: {what}'],
  better: ['Lepší: {what}', 'Better: {what}'],
  show: ['Ukázat v záznamu', 'Show in the replay'],
  what_if: ['Zkusit jinak proti botům', 'Try otherwise against bots'],
  exercise: ['Procvičit', 'Practise'],
  turning: ['Rozhodující tahy', 'Turning points'],
  turning_one: ['Tah {turn} ({seat})', 'Turn {turn} ({seat})'],
  right: ['Správně. To je jedna z nejlepších možností.', 'Right. That is one of the best options.'],
  same: ['Tohle bylo zvoleno v partii; zkus najít něco lepšího.', 'That was chosen in the match; find something better.'],
  wrong: ['Tohle mezi nejlepší nepatří; zkus to znovu.', 'That is not among the best; try again.'],
  solution: ['Ukázat řešení', 'Show the solution'],
  back: ['Zpět k rozboru', 'Back to the review'],
} as const satisfies Record<string, Both>;

export type ReviewWord = keyof typeof WORDS;
export function told(word: ReviewWord, values: Record<string, string | number> = {}): string {
  return both(WORDS[word]).replace(/{(\w+)}/g, (whole, name: string) => String(values[name] ?? whole));
}
