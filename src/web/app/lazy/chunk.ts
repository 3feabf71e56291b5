import { readSiteConfig } from "#web/platform/site-config.ts";
import { isReloadDue, reloadKeepingInput } from "./reload-stale-tab.ts";

/** `missing`: a 404, or an answer of the wrong kind. `timeout`: nothing within the limit. `error`: everything else. */
type ChunkFailure = "missing" | "timeout" | "error";

export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";

  constructor(
    readonly chunk: string,
    readonly type: ChunkFailure,
    readonly url: string,
  ) {
    super(`Loading chunk ${chunk} failed. (${type}: ${url})`);
  }
}

/** Why a page or a part of it did not load, for the person who waits for it. */
export const failureWords: Readonly<Record<ChunkFailure, string>> = {
  missing: "Loading failed: a part of this page is missing on the server.",
  timeout: "Loading failed: the server took too long to answer.",
  error: "Loading failed: we couldn’t reach the server. You may be offline.",
};

/** Something that comes in files of its own: a screen, a dialog, a section, a worker, a library. */
export interface Chunk<Module> {
  readonly name: string;
  /** What is in it, once it is loaded. */
  ready(): Module | undefined;
  /** Calls back once it is loaded; what it returns stops that. */
  follow(onReady: () => void): () => void;
  /** On hover or focus. A failure is no news: if the control is pressed, whoever needs the chunk says so. */
  request(): Promise<Module>;
  /** It is needed now. A failure is written to the console, and a stale tab reloads. The same promise until `forget`. */
  open(): Promise<Module>;
  /** As `open`, but the next call after a failure asks the network again. */
  load(options?: LoadOptions): Promise<Module>;
  /** After a failure: the next call asks the network again. */
  forget(): void;
}

interface LoadOptions {
  /** Never reloads a stale tab: for what the page can do without. */
  isOptional?: boolean;
}

interface ChunkSource<Module> {
  /** Its own file first. The dev server has no list: it serves sources. */
  files(): readonly string[];
  importModule(): Promise<Module>;
}

/** Hovering and then clicking is one intent, so both share one answer; a later click asks again. */
const retryWindow = 1_000;

const chunks = new Map<string, Chunk<unknown>>();

export const forgetChunk = (name: string): void => chunks.get(name)?.forget();

/** The build's list of files for each chunk, as the page carries it. */
export function filesOf(name: string): readonly string[] | undefined {
  // Stores and services are tested without a page.
  const table = globalThis.document?.getElementById("chunks")?.textContent;
  return table ? (JSON.parse(table) as Record<string, string[]>)[name] : undefined;
}

/**
 * A lazy piece. The call names the piece and imports one source, both written out: the build reads them and puts the files
 * of the piece into every page's table. It refuses any other `import()`. See docs/decisions/0023.
 */
export const lazyChunk = <Module>(name: string, importModule: () => Promise<Module>): Chunk<Module> =>
  createChunk(name, { files: () => filesOf(name) ?? [], importModule });

export function createChunk<Module>(name: string, source: ChunkSource<Module>): Chunk<Module> {
  let module: Module | undefined;
  let requested: { promise: Promise<Module>; failedAt?: number } | undefined;
  let opened: Promise<Module> | undefined;
  const followers = new Set<() => void>();

  function request(): Promise<Module> {
    const { failedAt } = requested ?? {};
    if (requested && (failedAt === undefined || performance.now() - failedAt < retryWindow)) return requested.promise;
    const made: typeof requested = { promise: fetchAndImport(name, source) };
    requested = made;
    made.promise.then(
      (loaded) => {
        module = loaded;
        for (const follower of followers) follower();
      },
      () => {
        made.failedAt = performance.now();
      },
    );
    return made.promise;
  }

  function openFor({ isOptional = false }: LoadOptions = {}): Promise<Module> {
    if (hungImports.has(name) && !opened && !isOptional) return reloadKeepingInput();
    opened ??= request().catch(async (error: unknown) => {
      console.error(error);
      const isMissing = error instanceof ChunkLoadError && error.type === "missing";
      if (isMissing && !isOptional && (await isReloadDue())) await reloadKeepingInput();
      throw error;
    });
    return opened;
  }

  function forget(): void {
    requested = undefined;
    opened = undefined;
  }

  const chunk: Chunk<Module> = {
    name,
    ready: () => module,
    follow(onReady) {
      followers.add(onReady);
      return () => followers.delete(onReady);
    },
    request,
    open: () => openFor(),
    async load(options) {
      const attempt = openFor(options);
      try {
        return await attempt;
      } catch (error) {
        if (opened === attempt) forget();
        throw error;
      }
    },
    forget,
  };
  chunks.set(name, chunk);
  return chunk;
}

async function fetchAndImport<Module>(name: string, { files, importModule }: ChunkSource<Module>): Promise<Module> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), readSiteConfig().chunkTimeout);
  try {
    const urls = files();
    if (import.meta.env.PROD) await fetchChunk(name, urls.filter(needsFetch), controller.signal);
    return await Promise.race([
      importAll(name, urls, importModule, controller.signal),
      rejectAtDeadline(name, urls, controller),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

async function importAll<Module>(
  name: string,
  urls: readonly string[],
  importModule: () => Promise<Module>,
  deadline: AbortSignal,
): Promise<Module> {
  const styles = urls.filter((url) => url.endsWith(".css"));
  try {
    const [module] = await Promise.all([importModule(), ...styles.map((url) => addStyle(name, url))]);
    return module;
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    // Files that the page itself had named were not fetched before; asking now tells what is wrong with them.
    if (import.meta.env.PROD) await fetchChunk(name, urls, deadline);
    throw Object.assign(new ChunkLoadError(name, "error", urls[0] ?? name), { cause });
  }
}

/**
 * Chunks whose `import()` hung. It can't be aborted, and another one of the same file waits for the first: only a reload
 * asks the network again. This happens to files that the page itself began to load.
 */
const hungImports = new Set<string>();

/** At the deadline an `import()` is no longer waited for. */
const rejectAtDeadline = (name: string, [url = name]: readonly string[], { signal }: AbortController): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => {
      hungImports.add(name);
      reject(new ChunkLoadError(name, "timeout", url));
    });
  });

const needsFetch = (url: string): boolean => !isInPage(url) && !isLoaded(url);

const isInPage = (url: string): boolean =>
  document.querySelector(
    `link[rel="modulepreload"][href="${url}"], link[rel="stylesheet"][href="${url}"], script[src="${url}"]`,
  ) !== null;

/** Whether the page has had it already. Where a browser does not tell, it is asked for again. */
const isLoaded = (url: string): boolean =>
  !isRefused(url) &&
  performance
    .getEntriesByName(new URL(url, location.href).href)
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);

/** Files whose last answer was bad. The browser's own list of what was loaded calls HTML in place of a script a success. */
const refused = new Set<string>();

const isRefused = (url: string): boolean => refused.has(url);

function failureOf(response: Response): ChunkFailure | null {
  if (response.status === 404) return "missing";
  if (!response.ok) return "error";
  return /javascript|css/.test(response.headers.get("content-type") ?? "") ? null : "missing";
}

/**
 * Fetches the files of a chunk before anything imports them. A browser may remember a failed `import()` for the life of
 * the page; a failed `fetch()` it never does, so trying again really tries again. The import then reads the HTTP cache.
 */
async function fetchChunk(chunk: string, urls: readonly string[], deadline: AbortSignal): Promise<void> {
  await Promise.all(urls.map((url) => fetchFile(chunk, url, deadline)));
}

async function fetchFile(chunk: string, url: string, deadline: AbortSignal): Promise<void> {
  let failure: ChunkFailure | null;
  try {
    const response = await fetch(url, { signal: deadline });
    failure = failureOf(response);
    await response.arrayBuffer();
  } catch {
    failure = deadline.aborted ? "timeout" : "error";
  }
  if (failure) refused.add(url);
  else refused.delete(url);
  if (failure) throw new ChunkLoadError(chunk, failure, url);
}

/** Adds a style sheet to the page, where it does not stand yet, and ends when its styles hold. */
function addStyle(chunk: string, url: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${url}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // Removed, so that trying again really tries again.
      link.remove();
      reject(new ChunkLoadError(chunk, "error", url));
    };
    document.head.append(link);
  });
}
