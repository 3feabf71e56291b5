/** Makes src/domain/attribution/known-hosts.ts of the lists in content/referrers: `node scripts/referrers.mjs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build/folders.mjs";

export const target = join(root, "src", "domain", "attribution", "known-hosts.ts");

const read = (name) => JSON.parse(readFileSync(join(root, "content", "referrers", `${name}.json`), "utf8"));

const matomo = read("matomo");
const brands = read("brands");
const leftOut = new Set(Object.values(read("left-out")).flat());

const brandOf = (name) => brands[name] ?? name.toLowerCase().replaceAll(" ", "");
const bare = (host) => host.replace(/^www\./, "");

/** Social networks own all of their domain; of the others only the host that is listed says what it is. */
const taken = (list, mark) =>
  Object.entries(list).map(([name, hosts]) => [
    brandOf(name),
    hosts.filter((host) => !leftOut.has(host)).map((host) => mark + bare(host)),
  ]);

/** In the order in which they win where two of them name one host. */
const lists = {
  none: [["-", Object.values(read("no-touch")).flat()]],
  email: Object.entries(read("webmail")),
  ai: [...Object.entries(read("ai")), ...taken(matomo.ai, "")],
  social: [...Object.entries(read("social")), ...taken(matomo.social, ".")],
  organic: [...Object.entries(read("search")), ...taken(matomo.search, "")],
};

/** Domains that say the same with fewer words: `.example.com` speaks for itself and all below. */
const shorter = (host) => {
  const labels = host.replace(/^\./, "").split(".");
  return labels.map((_, index) => `.${labels.slice(index).join(".")}`).filter((name) => name !== host);
};

function gathered(entries, isTaken) {
  const byBrand = new Map();
  for (const [brand, hosts] of entries) {
    byBrand.set(brand, new Set([...(byBrand.get(brand) ?? []), ...hosts.filter((host) => !isTaken(host))]));
  }
  return [...byBrand]
    .map(([brand, hosts]) => [brand, [...hosts].filter((host) => !shorter(host).some((name) => hosts.has(name)))])
    .filter(([, hosts]) => hosts.length > 0);
}

function linesOf(entries, seen) {
  const brandLines = gathered(entries, (host) => seen.has(host));
  for (const host of brandLines.flatMap(([, hosts]) => hosts)) {
    if (seen.has(host)) throw new Error(`${host} is listed for two brands`);
    seen.add(host);
  }
  return brandLines.map(([brand, hosts]) => `${brand} ${hosts.join(" ")}`).join("\n");
}

/** The end of a host that is a country's, such as `.de`, `.co.uk` or `.com.au`. */
function countryPattern(names) {
  const under = (parent) => names.filter((name) => name.startsWith(parent)).map((name) => name.slice(parent.length));
  const plain = names.filter((name) => !name.includes("."));
  return `/\\.(?:${plain.join("|")}|co\\.(?:${under("co.").join("|")})|com\\.(?:${under("com.").join("|")}))$/`;
}

/** The text of the generated file. */
export function knownHostsText() {
  const seen = new Set();
  const media = Object.entries(lists).map(([medium, entries]) => `  ${medium}: \`${linesOf(entries, seen)}\`,\n`);
  return `// Made by scripts/referrers.mjs of the lists in content/referrers, whose README says how to read a line. Not to be edited.

export const country =
  ${countryPattern(read("countries"))};

export const knownHosts = {
${media.join("")}};
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(target, knownHostsText());
