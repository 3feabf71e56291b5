import { readSiteConfig } from "./site-config.ts";

type Methods = Record<string, (...given: unknown[]) => unknown>;

/**
 * One service from either hand: our own server's, or a hosted project's, which is fetched when it is first asked. Where it
 * does not come, `missing` is the answer.
 */
export function serviceProxy<T extends object>(own: T, hosted: () => Promise<T>, missing: () => unknown): T {
  const way =
    (name: string) =>
    (...given: unknown[]) =>
      readSiteConfig().firebase
        ? hosted().then((service) => (service as Methods)[name]!(...given), missing)
        : (own as Methods)[name]!(...given);
  return Object.fromEntries(Object.keys(own).map((name) => [name, way(name)])) as T;
}
