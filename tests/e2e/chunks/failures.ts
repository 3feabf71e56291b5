import type { Page, Route } from "@playwright/test";

export interface Failure {
  name: string;
  /** What the error in the console calls it. */
  type: "missing" | "timeout" | "error";
  /** What the page says. */
  words: string;
  answer: (route: Route) => unknown;
  isStale?: boolean;
}

const missing = { type: "missing", words: "missing on the server" } as const;

export const failures: readonly Failure[] = [
  { ...missing, name: "404", answer: (route) => route.fulfill({ status: 404, body: "gone" }) },
  {
    name: "connection reset",
    type: "error",
    words: "couldn’t reach the server",
    answer: (route) => route.abort("connectionreset"),
  },
  { name: "never answers", type: "timeout", words: "took too long to answer", answer: () => {} },
  {
    ...missing,
    name: "HTML in its place",
    answer: (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><p>Hello</p>" }),
  },
  { ...missing, name: "stale build", answer: (route) => route.fulfill({ status: 404, body: "gone" }), isStale: true },
];

/** Long enough for a busy machine to serve every other file. */
const shortTimeout = 5_000;

/** Pages come with a shorter limit in their data block, where the loader reads it. */
export async function shortenTimeout(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(assets|api)\/|\.\w+$/.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('id="site">{', `id="site">{"chunkTimeout":${shortTimeout},`);
      return route.fulfill({ response, body });
    },
  );
}

export interface FailingFile {
  requests: number;
  isDown: boolean;
}

/** The file fails from now on, as long as `isDown`. */
export async function failFile(page: Page, file: string, failure: Failure): Promise<FailingFile> {
  const state: FailingFile = { requests: 0, isDown: true };
  await page.route(
    ({ pathname }) => pathname === file,
    (route) => {
      state.requests++;
      return state.isDown ? failure.answer(route) : route.continue();
    },
  );
  if (failure.isStale) await page.route("**/build.json", (route) => route.fulfill({ json: { build: "another" } }));
  return state;
}
