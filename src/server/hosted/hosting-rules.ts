import { pagePattern } from "../http/not-pages.ts";

type Headers = Readonly<Record<string, string>>;

const always = { "cache-control": "no-cache" };
/** Their names change with what is in them. */
const hashed = { "cache-control": "public, max-age=31536000, immutable" };

/** What Firebase Hosting is told: the same headers and the same pages as our own server gives. */
export function firebaseJson(headers: Headers): string {
  const listed = (given: Headers) => Object.entries(given).map(([key, value]) => ({ key, value }));
  const hosting = {
    ...{ public: "public", cleanUrls: true, trailingSlash: false },
    headers: [
      { source: "**", headers: listed({ ...headers, ...always }) },
      { source: "/assets/**", headers: listed(hashed) },
    ],
    rewrites: [
      { source: "/l/**", destination: "/l.html" },
      // A missing file is a real 404: HTML in its place breaks chunks.
      { regex: pagePattern(), destination: "/shell.html" },
    ],
  };
  const firestore = { rules: "firestore.rules", indexes: "firestore.indexes.json" };
  return `${JSON.stringify({ firestore, hosting }, null, 2)}\n`;
}

/** The same for hosts that read their headers from a file among the pages. They ask for pages anew by themselves. */
export function headersFile(headers: Headers): string {
  const part = (path: string, given: Headers) =>
    [path, ...Object.entries(given).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${part("/*", headers)}\n${part("/assets/*", hashed)}\n`;
}
