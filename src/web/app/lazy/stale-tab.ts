import { keepTyped } from "./typed-text.ts";

/** A tab is stale when the server serves another build than the one the tab came from. */
const buildHere = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

async function buildThere(): Promise<string | null> {
  try {
    const response = await fetch("/build.json", { cache: "no-store" });
    return response.ok ? ((await response.json()) as { build: string }).build : null;
  } catch {
    return null;
  }
}

/** Reloads a stale tab, once for each build of the server: a second failure is shown, never looped. What was typed stays. */
export async function reloadIfStale(): Promise<boolean> {
  const there = await buildThere();
  if (!there || there === buildHere() || reloadedFor(there)) return false;
  keepTyped();
  location.reload();
  return true;
}

function reloadedFor(build: string): boolean {
  try {
    if (sessionStorage.getItem("reloaded_for") === build) return true;
    sessionStorage.setItem("reloaded_for", build);
    return false;
  } catch {
    // Without storage nothing can stop a loop, so such a tab asks its person instead.
    return true;
  }
}
