import { country, knownHosts } from "./known-hosts.ts";

type HostMedium = "email" | "ai" | "social" | "organic";

interface HostSource {
  /** The brand, in lower case. */
  source: string;
  medium: HostMedium;
}

type Lists = Readonly<Record<"none" | HostMedium, string>>;
type Known = { source: string; medium: "none" | HostMedium };

/** Where two lists name one host, the first of these wins. */
const order = ["none", "email", "ai", "social", "organic"] as const;

/** A host that calls itself so can be nothing else; `mail.` is also where newsletters and shops live. */
const webmail = /^(?:webmail\d*|roundcube|zimbra|owa)\../;

/** Finds what a host is known for, in lists as content/referrers/README.md explains them. The longest name wins. */
export function hostFinder(lists: Lists): (host: string, isApp: boolean) => Known | undefined {
  const known = readLists(lists);
  return (host, isApp) =>
    isApp
      ? known.get(`@${host}`)
      : (known.get(host) ??
        known.get(host.replace(country, ".{}")) ??
        known.get(host.replace(/^[a-z]{2}\./, "{}.")) ??
        known.get(parentsOf(host).find((parent) => known.has(parent)) ?? ""));
}

function readLists(lists: Lists): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const medium of order) {
    for (const [source = "", ...hosts] of lists[medium].split("\n").map((line) => line.split(" "))) {
      // A name with all below it is also the host of that name.
      for (const name of hosts.flatMap((host) => [host, host.replace(/^\./, "")])) {
        if (!known.has(name)) known.set(name, { source, medium });
      }
    }
  }
  return known;
}

/** `.b.c` and `.c` for a.b.c. */
const parentsOf = (host: string): string[] =>
  host.split(".").map((_, index, labels) => `.${labels.slice(index + 1).join(".")}`);

let find: ReturnType<typeof hostFinder> | undefined;

function lookUp(host: string, isApp: boolean): Known | undefined {
  // Read when first asked: most visits have no referrer, or a tag that outranks it.
  find ??= hostFinder(knownHosts);
  return find(plainHost(host), isApp);
}

/** What the origin of a host, or the package of an app, proves on its own. */
export function sourceOfHost(host: string, isApp = false): HostSource | null {
  const known = lookUp(host, isApp);
  if (known) return known.medium === "none" ? null : { source: known.source, medium: known.medium };
  return !isApp && webmail.test(plainHost(host)) ? { source: plainHost(host), medium: "email" } : null;
}

/** Pages where people prove who they are, or pay, and come back: they led nobody here. */
export const isNoTouch = (host: string): boolean => lookUp(host, false)?.medium === "none";

const longest = 253;
const address = /^\[[\da-f:.]+\]$/;
const name = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*$/u;

/** A host without what makes no difference: case, port, closing dot, `www.`; empty where it can't be one. */
export function plainHost(host: string): string {
  const plain = host
    .trim()
    .toLowerCase()
    .replace(/:\d*$/, "")
    .replace(/\.$/, "")
    // What stays must still be a name: www.com is one.
    .replace(/^www\.(?=[^.]+\.)/, "");
  return plain.length <= longest && (name.test(plain) || address.test(plain)) ? plain : "";
}
