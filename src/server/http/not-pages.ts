/** Folders with files and API answers only. */
const folders = ["api", "assets"];

/** Well-known names that browsers, crawlers and monitors request at the root of any site. */
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
 * Whether a path without a file is a 404 instead of a page of the app. A dot alone does not mean a file: `/l/spring-2.0` is
 * a lander. HTML in place of a chunk, an icon or an API answer would break its client.
 */
export function isNoPage(path: string): boolean {
  const first = path.split("/")[1]!.toLowerCase();
  return first.startsWith(".") || names.has(first);
}

/**
 * The same as a regular expression for a static host: every path whose first segment is none of the names. Expanded letter
 * by letter, because Firebase uses RE2, which has no lookahead.
 */
export const pagePattern = (): string => `^/(?:${otherThan([...names], true)})?(?:/.*)?$`;

/** Matches any path segment except these words; the first segment must not start with a dot. */
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
