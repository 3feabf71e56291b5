import { country, knownHosts } from "./known-hosts.ts";

type HostMedium = "email" | "ai" | "social" | "organic";

interface HostSource {
  /** The brand in lower case. */
  source: string;
  medium: HostMedium;
}

type Lists = Readonly<Record<"none" | HostMedium, string>>;
type Known = { source: string; medium: "none" | HostMedium };

/** If two lists contain a host, the first list wins. */
const order = ["none", "email", "ai", "social", "organic"] as const;

/** Unambiguous webmail host names. `mail.` is not one, because newsletters and shops use it too. */
const webmail = /^(?:webmail\d*|roundcube|zimbra|owa)\../;

/** Looks up hosts in lists in the format of content/referrers/README.md. The longest matching name wins. */
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
      // An entry for a name and its subdomains includes the name itself.
      for (const name of hosts.flatMap((host) => [host, host.replace(/^\./, "")])) {
        if (!known.has(name)) known.set(name, { source, medium });
      }
    }
  }
  return known;
}

/** `.b.c` and `.c` of a.b.c. */
const parentsOf = (host: string): string[] =>
  host.split(".").map((_, index, labels) => `.${labels.slice(index + 1).join(".")}`);

let find: ReturnType<typeof hostFinder> | undefined;

function lookUp(host: string, isApp: boolean): Known | undefined {
  // Parsed lazily: most visits have no referrer, or a tag that outranks it.
  find ??= hostFinder(knownHosts);
  return find(plainHost(host), isApp);
}

/** The source that a host or an app's package proves by itself. */
export function sourceOfHost(host: string, isApp = false): HostSource | null {
  const known = lookUp(host, isApp);
  if (known) return known.medium === "none" ? null : { source: known.source, medium: known.medium };
  return !isApp && webmail.test(plainHost(host)) ? { source: plainHost(host), medium: "email" } : null;
}

/** Sign-in and payment pages that redirect back; they are no source of visitors. */
export const isNoTouch = (host: string): boolean => lookUp(host, false)?.medium === "none";

const longest = 253;
const address = /^\[[\da-f:.]+\]$/;
const name = /^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*$/u;

/** Normalizes a host: no case, port, trailing dot or `www.`. Empty if it is not a valid host. */
export function plainHost(host: string): string {
  const plain = host
    .trim()
    .toLowerCase()
    .replace(/:\d*$/, "")
    .replace(/\.$/, "")
    // The rest must still be a valid name: www.com keeps its www.
    .replace(/^www\.(?=[^.]+\.)/, "");
  return plain.length <= longest && (name.test(plain) || address.test(plain)) ? plain : "";
}
