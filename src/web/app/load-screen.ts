import type { ComponentType } from "react";
import { type Chunk, createChunk, filesOf } from "./lazy/chunk.ts";
import { routeAt } from "./routes.ts";
import { sourceOf } from "./screen-sources.ts";

/** Screens have different props, as the specification's table lists them; the route table checks them. */
// biome-ignore lint/suspicious/noExplicitAny: one registry holds screens with different props
export type Screen = ComponentType<any> & {
  /** Loads the screen's data. Resolves even if that fails: the screen shows the error. */
  prepare?(): Promise<void>;
};

/** Screens that need no fetch: in prerendering, and static HTML pages. */
const registered = new Map<string, Screen>();
const chunks = new Map<string, Chunk<Screen>>();

export const registerScreen = (name: string, screen: Screen): void => {
  registered.set(name, screen);
};

export const loadedScreen = (name: string): Screen | undefined => registered.get(name) ?? chunkOf(name).ready();

/** Requests a screen's chunk, on hover, focus or navigation. */
export const requestScreen = (name: string): Promise<Screen> => registeredScreen(name) ?? chunkOf(name).request();

/** Loads the screen that is shown now. A stale tab, from an older build, reloads instead of failing. */
export const openScreen = (name: string): Promise<Screen> => registeredScreen(name) ?? chunkOf(name).open();

function registeredScreen(name: string): Promise<Screen> | undefined {
  const screen = registered.get(name);
  return screen && Promise.resolve(screen);
}

function chunkOf(name: string): Chunk<Screen> {
  let chunk = chunks.get(name);
  if (!chunk) {
    const files = () => filesOf(name) ?? (import.meta.env.DEV ? [`/${sourceOf(name)}`] : []);
    const importModule = async () => ((await import(/* @vite-ignore */ files()[0]!)) as { default: Screen }).default;
    chunk = createChunk(name, { files, importModule });
    chunks.set(name, chunk);
  }
  return chunk;
}

/** After a failure, makes the next render fetch again. */
export function forgetScreen(name: string): void {
  registered.delete(name);
  chunkOf(name).forget();
}

/** Prefetches a screen's chunk when a link to it is hovered or focused. */
export function prefetchOnIntent(): void {
  document.addEventListener("pointerover", prefetchLinked, { passive: true });
  document.addEventListener("focusin", prefetchLinked, { passive: true });
}

function prefetchLinked(event: Event) {
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.origin !== location.origin) return;
  const route = routeAt(link.pathname);
  // Ignored: if the link is followed, the screen shows the failure.
  if (route) requestScreen(route.screen).catch(() => {});
}

const maxPrepareMs = 300;

/** Waits briefly for a screen's data: one render with data is faster than an empty one first. */
export const prepareScreen = (screen: Screen): Promise<unknown> =>
  Promise.race([screen.prepare?.(), new Promise((resolve) => setTimeout(resolve, maxPrepareMs))]);
