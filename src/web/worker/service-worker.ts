/** Makes the app work offline after the first visit. Never keeps users on an old version. */
declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: string;
declare const __FILES__: string[];

const cacheName = `weekfold-${__BUILD__}`;
const shellPath = "/MyDashboard";
const networkTimeout = 3_000;

self.addEventListener("install", (event) => {
  addStaticRoute(event);
  event.waitUntil(fillCache().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOlderCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageFor(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(assetFor(request));
});

/** Not in TypeScript's library yet, nor in every browser. */
interface WithStaticRoutes {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: "cache" }): Promise<void>;
}

/** Browsers with static routes read hashed files from the cache without calling this worker, which is faster. */
function addStaticRoute(install: ExtendableEvent & WithStaticRoutes): void {
  install.addRoutes?.({ condition: { urlPattern: { pathname: "/assets/*" } }, source: "cache" }).catch(() => {});
}

async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([...__FILES__, shellPath, "/"].map((path) => new Request(path, { cache: "no-cache" })));
}

async function dropOlderCaches(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith("weekfold-") && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Hashed files never change, so the cached one is always current. */
async function assetFor(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * Network first, so that nobody is stuck on an old version; falls back to the cache if the network is slow or down. The request
 * is then aborted: on a dead connection it would occupy one of the browser's six connections to the server.
 */
async function pageFor(request: Request): Promise<Response> {
  const abort = new AbortController();
  const fromNetwork = fetch(request, { signal: abort.signal }).then(orThrow);
  const cached = cachedPage(request);
  try {
    const page = await Promise.race([fromNetwork, cachedAfterTimeout(cached)]);
    void cached.then((fallback) => fallback === page && abort.abort());
    return page;
  } catch {
    return (await cached) ?? fetch(request);
  }
}

/** A server that is down behind its proxy counts as no network. */
function orThrow(response: Response): Response {
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  return response;
}

async function cachedPage(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const isHome = new URL(request.url).pathname === "/";
  return cache.match(isHome ? "/" : shellPath);
}

/** Without a cached page there is no fallback, so the network may take longer. */
async function cachedAfterTimeout(cached: Promise<Response | undefined>): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, networkTimeout));
  return (await cached) ?? new Promise<Response>(() => {});
}
