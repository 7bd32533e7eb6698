/** Words of the lessons. {n} is a number, {game} a game's title, {what} a card or a choice. */

import { both, type Both } from '../../lib/prefs.svelte';

const WORDS = {
  path: ['Lekce: {game}', 'Lessons: {game}'],
  intro: [
    'Krátké lekce u skutečného stolu. Každý tah kontroluje rozhodčí, a když něco nejde, řekne proč.',
    'Short lessons at a real table. The referee checks every move, and says why whatever cannot be done cannot.',
  ],
  begin: ['Začít první lekcí', 'Begin with the first lesson'],
  carry_on: ['Pokračovat: {what}', 'Go on: {what}'],
  all_done: ['Všechny lekce máš za sebou.', 'You have done all the lessons.'],
  done: ['hotovo', 'done'],
  minutes: ['asi {n} min', 'about {n} min'],
  none: ['K téhle hře tu lekce nejsou.', 'There are no lessons of this game here.'],
  rules: ['Všechna pravidla', 'All the rules'],
  lesson: ['Lekce {n}: {what}', 'Lesson {n}: {what}'],
  step: ['krok {at} z {n}', 'step {at} of {n}'],
  back: ['Všechny lekce', 'All lessons'],
  next: ['Dál', 'Go on'],
  look: ['Podívej se:', 'Look at:'],
  show: ['Ukaž mi', 'Show me'],
  way: ['Zvol: {what}', 'Choose: {what}'],
  ways: ['Jedna z cest: {what}', 'One way: {what}'],
  try: ['Zkusit: {what}', 'Try: {what}'],
  right: ['Správně.', 'Right.'],
  over: ['Lekce je hotová.', 'The lesson is done.'],
  again: ['Znovu', 'Again'],
  next_lesson: ['Další lekce', 'Next lesson'],
} as const satisfies Record<string, Both>;

export function told(word: keyof typeof WORDS, values: Record<string, string | number> = {}): string {
  return both(WORDS[word]).replace(/{(\w+)}/g, (whole, name: string) => String(values[name] ?? whole));
}
