import type { Session } from "#sync/user.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { readSiteConfig } from "./site-config.ts";

/** Whoever knows who is signed in. Either throws or says so where it was not reached: null, or false. */
export interface SessionService {
  ask(): Promise<Session | null>;
  end(): Promise<boolean>;
}

const address = "/api/session";

/** On a dead connection an answer never comes, and until it does nobody asks again. */
const patience = 15_000;

const own: SessionService = {
  async ask() {
    const headers = { accept: "application/json" };
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
    return response.ok ? ((await response.json()) as Session) : null;
  },
  end: async () => (await fetch(address, { method: "DELETE", signal: AbortSignal.timeout(patience) })).ok,
};

const nobody: SessionService = { ask: async () => ({ user: null }), end: async () => true };

const hostedChunk = lazyChunk("hosted-session", () => import("./firebase/hosted-session.ts"));

/** Our own server, or a hosted project: its client is fetched only where it may have signed somebody in. */
export async function sessionService(): Promise<SessionService> {
  if (!readSiteConfig().firebase) return own;
  if (!isOpened && !hasSign(() => localStorage) && !hasSign(() => sessionStorage)) return nobody;
  return (await hostedChunk.load()).hostedSession();
}

let isOpened = false;

/** The client is here: from now on it knows best. */
export function noteOpened(): void {
  isOpened = true;
}

/** Where Firebase keeps who is signed in: for this browser, or on a shared computer for this tab. */
function hasSign(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((key) => key.startsWith("firebase:authUser:"));
  } catch {
    return false;
  }
}
