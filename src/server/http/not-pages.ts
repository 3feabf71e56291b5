/** Below these there are files and answers for programs alone. */
const folders = ["api", "assets"];

/** Names by which browsers, crawlers and monitors look for something at a site's root without having been told of it. */
const knownNames = [
  ...["favicon.ico", "apple-touch-icon.png", "apple-touch-icon-precomposed.png"],
  ...["apple-touch-icon-120x120.png", "apple-touch-icon-120x120-precomposed.png"],
  ...["apple-touch-icon-152x152.png", "apple-touch-icon-152x152-precomposed.png"],
  ...["manifest.json", "manifest.webmanifest", "site.webmanifest", "browserconfig.xml", "crossdomain.xml"],
  ...["robots.txt", "ads.txt", "app-ads.txt", "humans.txt", "llms.txt", "security.txt"],
  ...["sitemap.xml", "sitemap.xml.gz", "sitemap_index.xml", "sitemap-index.xml", "sitemap.txt"],
  ...["sw.js", "service-worker.js", "build.json", "feed.xml", "rss.xml", "atom.xml", "opensearch.xml"],
  ...["metrics", "health", "healthz", "livez", "readyz", "server-status"],
];

const names: ReadonlySet<string> = new Set([...folders, ...knownNames]);

/**
 * Whether an address that no file has is missing, rather than a page that the app looks at by itself. A dot alone makes no
 * file of it: `/l/spring-2.0` is a lander. HTML in the place of a chunk, an icon or a program's answer would break those.
 */
export function isNoPage(path: string): boolean {
  const first = path.split("/")[1]!.toLowerCase();
  return first.startsWith(".") || names.has(first);
}

/**
 * The same for a host that is told its pages by one expression: every path whose first part is none of the names. Written
 * out letter by letter, because Firebase reads RE2, which can't look ahead.
 */
export const pagePattern = (): string => `^/(?:${otherThan([...names], true)})?(?:/.*)?$`;

/** Matches any part of a path but these, and at its beginning none with a dot. */
function otherThan(words: readonly string[], isFirst = false): string {
  const letters = [...new Set(words.filter((word) => word !== "").map((word) => word[0]!))].sort();
  const rest = (letter: string) => words.filter((word) => word[0] === letter).map((word) => word.slice(1));
  const escaped = (letter: string) => letter.replace(/[.\-\\\]^]/, "\\$&");
  const others = `[^/${isFirst ? "\\." : ""}${letters
    .filter((letter) => !isFirst || letter !== ".")
    .map(escaped)
    .join("")}][^/]*`;
  const ends = words.includes("") || isFirst ? [] : [""];
  return [others, ...letters.map((letter) => `${escaped(letter)}(?:${otherThan(rest(letter))})`), ...ends].join("|");
}
