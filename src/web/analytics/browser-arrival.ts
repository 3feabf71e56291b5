import type { Arrival } from "#domain/attribution/arrival.ts";
import { pageAddress } from "#domain/attribution/page-address.ts";
import type { Landing } from "./begin-tracking.ts";

/** How a page was come to, as the browser tells it. The address is that page's own: by now it may name another. */
export function browserArrival({ at, view }: Landing): Arrival {
  return {
    params: paramsOf(view.search),
    referrer: referrerOf(document.referrer),
    ownHost: location.host,
    ts: at,
  };
}

/** Back and forward lead to a page that was come to before, like a reload. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}

/** Names in any case; of a name that comes twice the first counts. */
export function paramsOf(search: string): Record<string, string> {
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(pairs.reverse());
}

function referrerOf(text: string): Arrival["referrer"] {
  if (!URL.canParse(text)) return null;
  const { protocol, host, origin, pathname, search } = new URL(text);
  if (protocol === "android-app:") return { host, isApp: true, address: `${protocol}//${host}` };
  if (!/^https?:$/.test(protocol)) return null;
  return { host, isApp: false, address: pageAddress({ origin, path: pathname, params: paramsOf(search) }) };
}
