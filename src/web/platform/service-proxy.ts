import { readSiteConfig } from "./site-config.ts";

type Methods = Record<string, (...args: unknown[]) => unknown>;

/**
 * Forwards each call to our own server's service, or to a Firebase project's, which is fetched on first use. If that fails to
 * load, the call returns `missing()`.
 */
export function serviceProxy<T extends object>(own: T, hosted: () => Promise<T>, missing: () => unknown): T {
  const method =
    (name: string) =>
    (...args: unknown[]) =>
      readSiteConfig().firebase
        ? hosted().then((service) => (service as Methods)[name]!(...args), missing)
        : (own as Methods)[name]!(...args);
  return Object.fromEntries(Object.keys(own).map((name) => [name, method(name)])) as T;
}
