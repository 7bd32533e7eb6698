/** Words of the puzzles. {n} is a number, {game} a game's title, {what} a puzzle, a card or a choice. */

import { both, type Both } from '../../lib/prefs.svelte';

const WORDS = {
  path: ['Hádanky: {game}', 'Puzzles: {game}'],
  intro: [
    'Jeden tah, jeden cíl. Každá hádanka má právě jedno řešení (na pořadí nezáleží), a je to dokázáno: vyzkoušelo se všechno.',
    'One turn, one goal. Every puzzle has exactly one solution (in any order), and that is proved: everything was tried.',
  ],
  none: ['K téhle hře tu hádanky nejsou.', 'There are no puzzles of this game here.'],
  today: ['Dnešní hádanka: {what}', "Today's puzzle: {what}"],
  today_done: ['Dnešní hádanka je vyřešená: {what}', "Today's puzzle is solved: {what}"],
  next: ['Další nevyřešená: {what}', 'The next unsolved one: {what}'],
  streak: ['Dní v řadě: {n}', 'Days in a row: {n}'],
  count: ['Vyřešeno {n} z {of}', 'Solved: {n} of {of}'],
  level: ['Obtížnost {n} z 5', 'Difficulty {n} of 5'],
  puzzle: ['Hádanka {n}: {what}', 'Puzzle {n}: {what}'],
  done: ['vyřešeno', 'solved'],
  back_to_all: ['Všechny hádanky', 'All puzzles'],
  who: ['Hraješ za: {what}. Máš tento jeden tah.', 'You are: {what}. You have this one turn.'],
  daily: ['hádanka dne', 'puzzle of the day'],
  solved: ['Vyřešeno.', 'Solved.'],
  hint: ['Rada', 'Hint'],
  more_help: ['Další rada', 'Another hint'],
  do_it: ['Udělat to', 'Do it'],
  back: ['Vrátit volbu', 'Take back'],
  again: ['Od začátku', 'From the start'],
  give_up: ['Ukázat řešení', 'Show the solution'],
  proof: ['Důkaz', 'Proof'],
  next_puzzle: ['Další hádanka', 'Next puzzle'],
  solution: ['Řešení', 'The solution'],
  tempting: ['Co láká, a nevyjde', 'What is tempting and fails'],
  ends: ['Výsledek: {what}', 'Result: {what}'],
  lacks: ['Chybí: {what}', 'It lacks: {what}'],
  happened: ['Co se stalo', 'What happened'],
} as const satisfies Record<string, Both>;

export function told(word: keyof typeof WORDS, values: Record<string, string | number> = {}): string {
  return both(WORDS[word]).replace(/{(\w+)}/g, (whole, name: string) => String(values[name] ?? whole));
}
