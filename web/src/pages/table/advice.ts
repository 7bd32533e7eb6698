/** Words of the coach at a table. {n} is a share of the win in per cent, {what} what happens or speaks for it. */

import type { HintLine } from '../../lib/api';
import { both, prefs, type Both } from '../../lib/prefs.svelte';

const WORDS = {
  ask: ['Poradit', 'Hint'],
  title: ['Co by udělal rozhodčí', 'What the referee would do'],
  thinking: ['Rozmýšlí se…', 'Thinking…'],
  none: ['Teď rada není; zkus to za chvíli znovu.', 'There is no advice now; try again in a moment.'],
  only: ['Všechny možnosti tu dělají totéž, vyber si kteroukoli.', 'All the options do the same here; choose any of them.'],
  known: ['Počítá jen s tím, co vidíš ty.', 'It reckons only with what you can see.'],
  worth: ['naděje na výhru {n} %', '{n} % chance to win'],
  behind: ['o {n} bodu horší', '{n} points worse'],
  equal: ['stejně dobré', 'just as good'],
  does: ['Stane se: {what}', 'What happens: {what}'],
  because: ['Do konce tahu to proti horší volbě znamená: {what}.', 'By the end of the turn, compared with a worse choice: {what}.'],
  more: ['víc: {what}', 'more: {what}'],
  less: ['méně: {what}', 'less: {what}'],
  choose: ['Zvolit', 'Choose this'],
  guide: ['Průvodce', 'Guide'],
  guide_best: ['Tady na tom záleží. Rozhodčí by zvolil: {what}.', 'This matters. The referee would choose: {what}.'],
  guide_because: ['Na konci tahu bude {what}.', 'By the end of the turn there is {what}.'],
  guide_nudge: ['Tady na tom záleží. Co bude nejlepší?', 'This matters. What will be best?'],
  guide_others: ['Hraje někdo jiný. Ozvu se, až budeš na řadě.', 'Somebody else is playing. I speak up when it is up to you.'],
  guide_thinking: ['Průvodce se dívá na stůl…', 'The guide looks at the table…'],
  guide_quiet: ['Tady můžeš hrát podle sebe, velká chyba tu nehrozí. Kdykoli si řekni o radu tlačítkem Poradit.', 'Play as you like here, no great mistake can be made. Ask for a hint whenever you want one.'],
  guide_only: ['Tady je jen jedna odpověď. Zvol ji a hraje se dál.', 'There is only one answer here. Choose it and the match goes on.'],
  guide_aim: ['O co jde?', 'What is the aim?'],
  guide_show: ['Poradit', 'Tell me'],
  guide_end: ['Dál bez průvodce', 'Go on without the guide'],
} as const satisfies Record<string, Both>;

export function told(word: keyof typeof WORDS, values: Record<string, string | number> = {}): string {
  return both(WORDS[word]).replace(/{(\w+)}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A number as the language writes it. */
export const decimal = (x: number, digits = 0, sign = false): string =>
  new Intl.NumberFormat(prefs.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: sign ? 'exceptZero' : 'auto' }).format(x);

/** A share of the win in per cent. */
export const percent = (share: number): string => decimal(100 * share);

/** What there is more of by the end of the turn, and what less. */
export function differences(one: HintLine, named: (text: string) => string): string {
  const part = (word: 'more' | 'less', sign: number): string[] => {
    const found = one.because.filter((reason) => sign * reason.more > 0).map((reason) => named(reason[prefs.lang]) + amount(Math.abs(reason.more)));
    return found.length ? [told(word, { what: found.join(', ') })] : [];
  };
  return [...part('more', 1), ...part('less', -1)].join('; ');
}
/** How much, behind the name of it; about one of a thing needs no number. */
const amount = (much: number): string => {
  const near = Math.abs(much - Math.round(much)) < 0.05;
  return near && Math.round(much) === 1 ? '' : ` (${decimal(much, near ? 0 : 1)})`;
};
