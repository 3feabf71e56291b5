import type { ComponentType } from "react";
import { type Chunk, createChunk, filesOf } from "./lazy/chunk.ts";
import { routeAt, sourceOf } from "./routes.ts";

/** Screens take the props that the specification's table lists for them; the route table is what checks them. */
// biome-ignore lint/suspicious/noExplicitAny: one registry holds screens with different props
export type Screen = ComponentType<any> & {
  /** Fetches and reads what the screen shows. It resolves also where that fails: the screen says what is wrong. */
  prepare?(): Promise<void>;
};

/** For prerendering, where every screen is at hand, and for a page that is kept as it came: nothing has to be fetched. */
const registered = new Map<string, Screen>();
const chunks = new Map<string, Chunk<Screen>>();

export const registerScreen = (name: string, screen: Screen): void => {
  registered.set(name, screen);
};

export const loadedScreen = (name: string): Screen | undefined => registered.get(name) ?? chunkOf(name).ready();

/** Requests a screen's chunk, on hover, on focus, or because someone is going there. */
export const requestScreen = (name: string): Promise<Screen> => registeredScreen(name) ?? chunkOf(name).request();

/** Someone is on this screen now: a tab left over from an older build reloads instead of failing. */
export const openScreen = (name: string): Promise<Screen> => registeredScreen(name) ?? chunkOf(name).open();

function registeredScreen(name: string): Promise<Screen> | undefined {
  const screen = registered.get(name);
  return screen && Promise.resolve(screen);
}

function chunkOf(name: string): Chunk<Screen> {
  let chunk = chunks.get(name);
  if (!chunk) {
    const files = () => filesOf(name) ?? [`/${sourceOf(name)}`];
    const importModule = async () => ((await import(/* @vite-ignore */ files()[0]!)) as { default: Screen }).default;
    chunk = createChunk(name, { files, importModule });
    chunks.set(name, chunk);
  }
  return chunk;
}

/** After a failure: the next rendering asks the network again. */
export function forgetScreen(name: string): void {
  registered.delete(name);
  chunkOf(name).forget();
}

/** A link that someone points at or focuses is likely to be followed: its chunk is requested then, not earlier. */
export function prefetchOnIntent(): void {
  document.addEventListener("pointerover", prefetchLinked, { passive: true });
  document.addEventListener("focusin", prefetchLinked, { passive: true });
}

function prefetchLinked(event: Event) {
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.origin !== location.origin) return;
  const route = routeAt(link.pathname);
  // A failure here is not news: if the link is followed, the screen itself says so.
  if (route) requestScreen(route.screen).catch(() => {});
}

const maxPrepareMs = 300;

/** Drawn once, with what it shows, a page is there sooner than one that is drawn empty first. What takes long is told of. */
export const prepareScreen = (screen: Screen): Promise<unknown> =>
  Promise.race([screen.prepare?.(), new Promise((resolve) => setTimeout(resolve, maxPrepareMs))]);
