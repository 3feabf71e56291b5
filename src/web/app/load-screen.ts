import type { ComponentType } from "react";
import { addStyle } from "./add-style.ts";
import { ChunkLoadError } from "./chunk-load-error.ts";
import { fetchChunk } from "./fetch-chunk.ts";
import { sourceOf } from "./routes.ts";
import { reloadIfStale } from "./stale-tab.ts";

/** Screens take the props that the specification's table lists for them; the route table is what checks them. */
// biome-ignore lint/suspicious/noExplicitAny: one registry holds screens with different props
export type Screen = ComponentType<any> & {
  /** Fetches and reads what the screen shows. It resolves also where that fails: the screen says what is wrong. */
  prepare?(): Promise<void>;
};

interface Request {
  promise: Promise<Screen>;
  failedAt?: number;
}

const ready = new Map<string, Screen>();
const requests = new Map<string, Request>();
const opened = new Map<string, Promise<Screen>>();

/** Hovering and then clicking is one intent, so both share one answer; a later click asks again. */
const oneIntent = 1_000;

export const readyScreen = (name: string): Screen | undefined => ready.get(name);

/** For prerendering, where every screen is at hand, and for a page that is kept as it came: nothing has to be fetched. */
export const registerScreen = (name: string, screen: Screen): void => {
  ready.set(name, screen);
  requests.set(name, { promise: Promise.resolve(screen) });
};

/** The build's list of files for each screen, the screen's own file first; rooms have a style sheet among them. The dev server has none: it serves sources. */
function filesOf(name: string): string[] {
  const table = document.getElementById("chunks")?.textContent;
  const files = table ? (JSON.parse(table) as Record<string, string[]>)[name] : undefined;
  return files ?? [`/${sourceOf(name)}`];
}

/** Requests a screen's chunk, on hover, on focus, or because someone is going there. */
export function requestScreen(name: string): Promise<Screen> {
  const known = requests.get(name);
  if (known && (known.failedAt === undefined || performance.now() - known.failedAt < oneIntent)) return known.promise;
  const request: Request = { promise: load(name) };
  requests.set(name, request);
  request.promise.catch(() => {
    request.failedAt = performance.now();
  });
  return request.promise;
}

/** Someone is on this screen now: a tab left over from an older build reloads instead of failing. */
export function openScreen(name: string): Promise<Screen> {
  let promise = opened.get(name);
  if (!promise) {
    promise = requestScreen(name).catch(async (error: unknown) => {
      console.error(error);
      if (error instanceof ChunkLoadError && error.type === "missing" && (await reloadIfStale())) await forever();
      throw error;
    });
    opened.set(name, promise);
  }
  return promise;
}

/** After a failure: the next rendering asks the network again. */
export function forgetScreen(name: string): void {
  requests.delete(name);
  opened.delete(name);
}

async function load(name: string): Promise<Screen> {
  const files = filesOf(name);
  if (import.meta.env.PROD)
    await fetchChunk(
      name,
      files.filter((file) => !isInPage(file) && !isHere(file)),
    );
  const styles = files.filter((file) => file.endsWith(".css"));
  const [screen] = await Promise.all([importScreen(name, files), ...styles.map((url) => addStyle(name, url))]);
  ready.set(name, screen);
  return screen;
}

const isInPage = (url: string): boolean =>
  document.querySelector(
    `link[rel="modulepreload"][href="${url}"], link[rel="stylesheet"][href="${url}"], script[src="${url}"]`,
  ) !== null;

/** Whether the page has had it already. Where a browser does not tell, it is asked for again. */
const isHere = (url: string): boolean =>
  performance
    .getEntriesByName(new URL(url, location.href).href)
    .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200);

async function importScreen(name: string, files: string[]): Promise<Screen> {
  try {
    return ((await import(/* @vite-ignore */ files[0]!)) as { default: Screen }).default;
  } catch (cause) {
    // Files that the page itself had named were not fetched before; asking now tells what is wrong with them.
    await fetchChunk(name, files);
    throw Object.assign(new ChunkLoadError(name, "error", files[0]!), { cause });
  }
}

const forever = () => new Promise<never>(() => {});
