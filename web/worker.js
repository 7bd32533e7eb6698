/** The service worker: the app can be installed, starts from files it has, and says what is wrong without a server.
 *
 * The page itself always comes from the server, so an upgrade is there with the next visit; what is kept are files named
 * by their content, for as long as this build lasts, and the page for when there is no server. Answers of the server
 * about people and matches are never kept. `BUILD` is filled in when the pages are built: another build is another worker. */

const KEPT = 'sudi-BUILD';
const WITHOUT_SERVER = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(WITHOUT_SERVER)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('sudi-') && name !== KEPT).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

/** From what is kept, else from the server, and then kept. */
async function lasting(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (pathname.startsWith('/assets/')) event.respondWith(lasting(request));
  else if (WITHOUT_SERVER.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
