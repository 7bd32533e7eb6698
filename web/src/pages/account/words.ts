/** Words of the page about oneself. {when} is a date, {what} a browser. */

import { both, type Both } from '../../lib/prefs.svelte';

const WORDS = {
  not_in: ['Nejdřív vstup u stolů: napiš jméno, nebo se přihlas.', 'Come in first, at the tables: write a name or log in.'],
  sessions: ['Tvá přihlášení', 'Where you are signed in'],
  sessions_hint: [
    'Cizí nebo zapomenuté přihlášení ukonči; co je v něm otevřené, hned zhasne.',
    'End a session that is not yours or that you forgot; whatever is open there goes dark at once.',
  ],
  here: ['tento prohlížeč', 'this browser'],
  unknown_device: ['neznámý prohlížeč', 'unknown browser'],
  used: ['od {when}, naposledy {seen}', 'since {when}, last used {seen}'],
  end: ['Ukončit', 'End'],
  end_of: ['Ukončit přihlášení: {what}', 'End the session: {what}'],
  ended: ['Přihlášení je ukončené.', 'The session is over.'],
  password: ['Změna hesla', 'Change of password'],
  old: ['Dosavadní heslo', 'Present password'],
  new: ['Nové heslo (aspoň 8 znaků)', 'New password (at least 8 characters)'],
  change: ['Změnit heslo', 'Change the password'],
  changed: ['Heslo je změněné a všechna ostatní přihlášení jsou ukončená.', 'The password is changed, and every other session is over.'],
  known: ['Co o tobě server ví', 'What the server knows about you'],
  known_hint: [
    'Jméno, přihlášení, partie a řádky z chatu v jednom souboru (JSON).',
    'Name, sessions, matches and lines of the chat in one file (JSON).',
  ],
  download: ['Stáhnout', 'Download'],
  leave: ['Smazat účet', 'Delete the account'],
  leave_guest: ['Smazat mé údaje', 'Delete my data'],
  leave_hint: [
    'Zmizí jméno, heslo, přihlášení i tvé řádky v chatu a nejde to vrátit. Odehrané partie spoluhráčům zůstanou, místo tvého jména v nich bude „smazaný hráč“. V rozehraných partiích už za tebe nikdo nehraje.',
    'Name, password, sessions and your lines of the chat are gone for good. The matches you played stay for the others, with “deleted player” instead of your name. In matches that go on nobody plays for you any more.',
  ],
  leave_sure: ['Opravdu všechno smazat, natrvalo?', 'Really delete everything, for good?'],
  leave_yes: ['Ano, smazat', 'Yes, delete'],
  leave_no: ['Ne', 'No'],
  gone: ['Tvé údaje jsou smazané.', 'Your data are deleted.'],
} as const satisfies Record<string, Both>;

type Parts = Partial<Record<'when' | 'seen' | 'what', string>>;

export const told = (word: keyof typeof WORDS, parts: Parts = {}): string =>
  both(WORDS[word]).replace(/\{(when|seen|what)\}/g, (_, part: keyof Parts) => parts[part] ?? '');
