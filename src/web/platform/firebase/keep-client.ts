/**
 * Keeps the project's client beside the app's other files once it is here, so that a page which opens without a network
 * knows who is signed in and sends what waits when the network is back. Visitors, who need no client, fetch none of it.
 */
export async function keepClient(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  const name = (await caches.keys()).find((one) => one.startsWith("weekfold-"));
  if (!name) return;
  const cache = await caches.open(name);
  for (const file of loadedFiles()) if (!(await cache.match(file))) await cache.add(file);
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/assets/`));
