import { readSiteConfig } from "./site-config.ts";

type Ways = Record<string, (...given: unknown[]) => unknown>;

/**
 * One service from either hand: our own server's, or a hosted project's, which is fetched when it is first asked. Where it
 * does not come, `missing` is the answer.
 */
export function byMode<T extends object>(own: T, hosted: () => Promise<T>, missing: () => unknown): T {
  const way =
    (name: string) =>
    (...given: unknown[]) =>
      readSiteConfig().firebase
        ? hosted().then((service) => (service as Ways)[name]!(...given), missing)
        : (own as Ways)[name]!(...given);
  return Object.fromEntries(Object.keys(own).map((name) => [name, way(name)])) as T;
}
