/** Words about when the table asks me. */

import { speaker, type Both } from '../lib/prefs.svelte';

const WORDS = {
  ask_me: ['Kdy se ptát', 'When to ask'],
  ask_me_hint: [
    'V oknech smí kartu zahrát kdokoli. Zvol, kdy na tebe má stůl čekat; jinak za tebe rovnou nehraje nic. Ostatní to nepoznají: ptá se podle tvého přání, ne podle tvých karet.',
    'In windows anyone may play a card. Choose when the table should wait for you; otherwise it passes for you at once. Nobody can tell: it asks by your wish, not by your cards.',
  ],
  ask_always: ['Vždycky', 'Always'],
  ask_always_hint: ['v každém okně', 'in every window'],
  ask_combat: ['V mých soubojích', 'In my combats'],
  ask_combat_hint: ['po každé fázi souboje, ve kterém bojuji, a když se něco týká mě', 'after each phase of a combat I fight in, and when something affects me'],
  ask_affected: ['Když jde o mě', 'When it concerns me'],
  ask_affected_hint: ['modifikátory mého souboje, karta na mé bojovníky, zásah mého bojovníka', 'modifiers of my combat, a card on my warriors, a hit on one of them'],
  ask_reactions: ['Jen reakce', 'Reactions only'],
  ask_reactions_hint: ['jen když se dá odpovědět na zahranou kartu, zranění nebo body', 'only to answer a card, a wound or points'],
  ask_never: ['Nikdy', 'Never'],
  ask_never_hint: ['hned za tebe nehraje nic, ať máš v ruce cokoli; ostatní nic nepoznají', 'passes for you at once, whatever you hold; the others cannot tell'],
  ask_react: ['Když můžu reagovat', 'When I may react'],
  ask_react_hint: ['když by podle toho, co všichni vidí, mohlo být v tvé ruce co použít', 'when, by what everybody sees, you might hold something to use'],
  ask_me_react_hint: [
    'Když by šlo reagovat, stůl se zeptá podle toho, co všichni vidí, a ne podle tvých karet. Tak nikdo nepozná, co držíš.',
    'Where one could react, the table asks by what everybody sees and not by your cards. So nobody can tell what you hold.',
  ],
  ask_own_turn: ['Také na začátku a na konci mého kola', 'Also at the start and the end of my turn'],
  ask_own_turn_hint: ['pro karty, které se hrají jen tehdy', 'for cards that are played only then'],
  ask_own_turn_now: ['Ptát se i na kraji kola', 'Ask at my turn’s edges too'],
  ask_own_turn_why: ['Máš kartu, která se hraje jen na začátku nebo na konci tvého kola.', 'You hold a card that is played only at the start or the end of your turn.'],
  ask_next: ['Příště se zeptej', 'Ask me next time'],
  ask_next_on: ['Příště se zeptá', 'Will ask next time'],
  pass_until_combat: ['… do konce souboje', '… until the combat ends'],
  pass_until_turn: ['… do konce kola', '… until the turn ends'],
  pass_combat_long: ['Nehrát nic do konce souboje', 'Pass until the combat ends'],
  pass_turn_long: ['Nehrát nic do konce kola', 'Pass until the turn ends'],
  passing_combat: ['Do konce souboje nehraješ nic', 'You pass until the combat ends'],
  passing_turn: ['Do konce kola nehraješ nic', 'You pass until the turn ends'],
  pace_never: ['nikdy, stisknu sám', 'never, I press it'],
  pace_hint: ['Platí pro každé okno stejně, ať máš co hrát, nebo ne.', 'The same in every window, whether you have something to play or not.'],
  think: ['Rozmyslet si', 'Let me think'],
  ask_ends: ['Ptát se, než fáze sama skončí', 'Ask me before a phase ends by itself'],
  ask_ends_doomtrooper: ['Ptát se, než akce samy skončí', 'Ask me before my actions end by themselves'],
  ask_ends_shards: ['Ptát se, než fáze hraní sama skončí', 'Ask me before the play phase ends by itself'],
  ask_ends_smashup: ['Ptát se, než hraní karet samo skončí', 'Ask me before my playing ends by itself'],
  ask_ends_hint: [
    'Když už ve své fázi nebo tahu nemůžeš dělat nic jiného, skončí sama a v průběhu partie si to přečteš. Zapni, pokud ji chceš ukončit ty; ostatní pak nepoznají, že jinou možnost nemáš.',
    'When nothing else can be done in your phase or turn, it ends by itself and the log says so. Switch this on to end it yourself; the others then cannot tell that you have no other choice.',
  ],
} as const satisfies Record<string, Both>;

export const told = speaker(WORDS);
