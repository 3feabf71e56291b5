import { readSiteConfig } from "#web/platform/site-config.ts";
import { isReloadDue, reloadKeepingInput } from "./reload-stale-tab.ts";

/** `missing`: a 404, or a response of the wrong type. `timeout`: no response within the limit. `error`: everything else. */
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

/** For users: why a page or a part of it did not load. */
export const failureWords: Readonly<Record<ChunkFailure, string>> = {
  missing: "Loading failed: a part of this page is missing on the server.",
  timeout: "Loading failed: the server took too long to answer.",
  error: "Loading failed: we couldn’t reach the server. You may be offline.",
};

/** Code in files of its own: a screen, a dialog, a section, a worker, a library. */
export interface Chunk<Module> {
  readonly name: string;
  /** The module, once it is loaded. */
  ready(): Module | undefined;
  /** Calls back once the chunk is loaded. Returns an unsubscribe function. */
  follow(onReady: () => void): () => void;
  /** Prefetches, on hover or focus. A failure is not logged: opening the chunk reports it. */
  request(): Promise<Module>;
  /** Loads the chunk. Logs a failure, and reloads a stale tab. Returns the same promise until `forget`. */
  open(): Promise<Module>;
  /** Like `open`, but the next call after a failure fetches again. */
  load(options?: LoadOptions): Promise<Module>;
  /** After a failure: the next call fetches again. */
  forget(): void;
}

interface LoadOptions {
  /** Never reloads a stale tab: for code that the page can do without. */
  isOptional?: boolean;
}

interface ChunkSource<Module> {
  /** The module's own file first. Empty in development, where the server serves sources. */
  files(): readonly string[];
  importModule(): Promise<Module>;
}

/** A click soon after a hover shares its failed request; a later click fetches again. */
const retryWindow = 1_000;

const chunks = new Map<string, Chunk<unknown>>();

export const forgetChunk = (name: string): void => chunks.get(name)?.forget();

/** The chunk's files, from the table that the build writes into each page. */
export function filesOf(name: string): readonly string[] | undefined {
  // Tests of stores and services run without a document.
  const table = globalThis.document?.getElementById("chunks")?.textContent;
  return table ? (JSON.parse(table) as Record<string, string[]>)[name] : undefined;
}

/**
 * Defines a lazy chunk. Name and `import()` must be literals: the build parses them to write the chunk's files into every
 * page's table, and rejects any other `import()`. See docs/decisions/0023.
 */
export const lazyChunk = <Module>(name: string, importModule: () => Promise<Module>): Chunk<Module> =>
  createChunk(name, { files: () => filesOf(name) ?? [], importModule });

/**
 * Defines the script of a worker as a chunk. Fetched before the worker starts, because a worker does not report why its script
 * failed to load, nor that the server never responds.
 */
export const workerChunk = (name: string): Chunk<true> => lazyChunk(name, async () => true as const);

export function createChunk<Module>(name: string, source: ChunkSource<Module>): Chunk<Module> {
  let module: Module | undefined;
  let requested: { promise: Promise<Module>; failedAt?: number } | undefined;
  let opened: Promise<Module> | undefined;
  const followers = new Set<() => void>();

  function request(): Promise<Module> {
    const { failedAt } = requested ?? {};
    if (requested && (failedAt === undefined || performance.now() - failedAt < retryWindow)) return requested.promise;
    const attempt: typeof requested = { promise: fetchAndImport(name, source) };
    requested = attempt;
    attempt.promise.then(
      (loaded) => {
        module = loaded;
        for (const follower of followers) follower();
      },
      () => {
        attempt.failedAt = performance.now();
      },
    );
    return attempt.promise;
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
    // Files that the page links itself were not fetched before; fetch them now to find out what is wrong.
    if (import.meta.env.PROD) await fetchChunk(name, urls, deadline);
    throw Object.assign(new ChunkLoadError(name, "error", urls[0] ?? name), { cause });
  }
}

/**
 * Chunks whose `import()` hung. It can't be aborted, and another import of the same file waits for the first, so only a reload
 * fetches again. Happens to files that the page itself preloads.
 */
const hungImports = new Set<string>();

/** Rejects at the deadline. */
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

/** Whether the page has fetched the file. Browsers without `responseStatus` fetch it again. */
const isLoaded = (url: string): boolean =>
  !isRefused(url) &&
  performance
    .getEntriesByName(new URL(url, location.href).href)
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);

/** Files whose last response was bad. The browser's resource timing counts HTML in place of a script as a success. */
const refused = new Set<string>();

const isRefused = (url: string): boolean => refused.has(url);

function failureOf(response: Response): ChunkFailure | null {
  if (response.status === 404) return "missing";
  if (!response.ok) return "error";
  return /javascript|css/.test(response.headers.get("content-type") ?? "") ? null : "missing";
}

/**
 * Fetches the files of a chunk before they are imported, into the HTTP cache. Browsers may remember a failed `import()` for the
 * life of the page, but never a failed `fetch()`, so a retry works.
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

/** Adds a style sheet, unless the page has it, and resolves when its styles apply. */
function addStyle(chunk: string, url: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${url}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // Removed, so that a retry fetches again.
      link.remove();
      reject(new ChunkLoadError(chunk, "error", url));
    };
    document.head.append(link);
  });
}
