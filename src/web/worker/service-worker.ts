/** Keeps the app usable without a network after the first visit. It never stands between a person and a newer version. */
declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: string;
declare const __FILES__: string[];

const cacheName = `weekfold-${__BUILD__}`;
const shellPath = "/MyDashboard";
const patience = 3_000;

self.addEventListener("install", (event) => {
  letTheBrowserLook(event);
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

/** Not in the language's own library yet, nor in every browser. */
interface CanRoute {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: "cache" }): Promise<void>;
}

/** A browser that can finds hashed files in the cache by itself, sooner than by asking this worker for each of them. */
function letTheBrowserLook(install: ExtendableEvent & CanRoute): void {
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

/** Hashed files never change, so the kept one is as good as the server's. */
async function assetFor(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * The network decides, so nobody is trapped on an old version; a slow or absent one falls back to what is kept. The request
 * is aborted then: on a dead connection it would hold one of the six that a browser opens to a server.
 */
async function pageFor(request: Request): Promise<Response> {
  const abort = new AbortController();
  const fromNetwork = fetch(request, { signal: abort.signal }).then(orThrow);
  const kept = keptPage(request);
  try {
    const page = await Promise.race([fromNetwork, keptAfterPatience(kept)]);
    void kept.then((own) => own === page && abort.abort());
    return page;
  } catch {
    return (await kept) ?? fetch(request);
  }
}

/** A server that is down behind its proxy is as good as no network. */
function orThrow(response: Response): Response {
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  return response;
}

async function keptPage(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const isHome = new URL(request.url).pathname === "/";
  return cache.match(isHome ? "/" : shellPath);
}

/** With nothing kept there is nothing to fall back to, and the network may take its time. */
async function keptAfterPatience(kept: Promise<Response | undefined>): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, patience));
  return (await kept) ?? new Promise<Response>(() => {});
}
