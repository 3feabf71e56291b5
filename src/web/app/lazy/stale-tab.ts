import { saveTyped } from "./typed-text.ts";

/** A tab is stale when the server serves another build than the one the tab came from. */
const buildHere = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** What failed is shown once this is known, so it must not hang. */
const patience = 10_000;

async function buildThere(): Promise<string | null> {
  try {
    const response = await fetch("/build.json", { cache: "no-store", signal: AbortSignal.timeout(patience) });
    return response.ok ? ((await response.json()) as { build: string }).build : null;
  } catch {
    return null;
  }
}

/** Whether a reload may help, which is said once for each build of the server: a second failure is shown, never looped. */
export async function isReloadDue(): Promise<boolean> {
  const there = await buildThere();
  return there !== null && there !== buildHere() && !reloadedFor(there);
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

/** Ends the page; what was being typed comes back with the next one. */
export function reloadKeepingTyped(): Promise<never> {
  saveTyped();
  location.reload();
  return new Promise(() => {});
}
