import { mount } from 'svelte';
// Components are made for their places and have the last word, so their styles come after these.
import './theme.css';
import './signs.css';
import './factions.css';
import './card.css';
import './strip.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });

// Where there is one: a page over plain HTTP from another machine has none, and needs none.
if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
