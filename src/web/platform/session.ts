import type { OwnAddress, Session, SignIn, User } from "#sync/user.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { recordServerTime } from "./clock.ts";
import { type SafeStorage, safeLocalStorage, safeSessionStorage } from "./safe-storage.ts";
import { readSiteConfig } from "./site-config.ts";

/** Who is signed in. Not known where the server was not reached: then the previous user still is. */
export type SessionAnswer = ({ isKnown: true } & Session) | { isKnown: false };

/** `signedOut`: the uid of a user who just signed out in another tab. */
type Listener = (user: User | null, signedOut?: string) => void;

const listeners = new Set<Listener>();
let first: Promise<SessionAnswer> | undefined;
let latest: SessionAnswer = { isKnown: false };
let fetchedAt = 0;
let signOuts = 0;

/** A session older than this is read again. */
const maxAge = 300_000;
/** The delay before the next attempt after the server was not reached. */
const retryDelay = 10_000;

/** Reads who is signed in with one small request, so that public pages need no identity client. */
export async function readSession(): Promise<SessionAnswer> {
  fetchedAt = Date.now();
  const answer = await fetchSession();
  if (!answer.isKnown) return answer;
  latest = answer;
  if (answer.user) withTabs(({ listenToTabs }) => listenToTabs());
  for (const listener of listeners) listener(answer.user);
  return answer;
}

/** Shares one request per page load among all callers. */
export function firstSession(): Promise<SessionAnswer> {
  first ??= readSession();
  return first;
}

/** The last answer of the server. */
export const latestSession = (): SessionAnswer => latest;

/** The sign-in that began the session, where it is known. */
export const latestSignIn = (): SignIn | undefined => (latest.isKnown ? latest.signIn : undefined);

/** The email address of the user, where it is known. */
export const latestEmail = (): OwnAddress | undefined => (latest.isKnown ? latest.address : undefined);

/** Whether the first factor was accepted and the second is still missing. */
export const isPending = (): boolean => latest.isKnown && latest.pending !== undefined;

/** Reads the session again where the last answer is too old, or where there was none. */
export async function refreshSession(oldest = maxAge): Promise<void> {
  const allowedAge = latest.isKnown ? oldest : Math.min(oldest, retryDelay);
  if (first && Date.now() - fetchedAt > allowedAge) await readSession();
}

/** Notifies of every answer of the server, and of sign-outs in other tabs. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Compare it before and after a request: an answer from before a sign-out is stale. */
export const signOutCount = (): number => signOuts;

/** Signs the user out on this device. The server must still end the session; other tabs are notified. */
export function signOutLocally(uid = latest.isKnown ? latest.user?.uid : undefined): void {
  forgetUser();
  setSignOutOwed(true);
  if (uid) withTabs(({ notifyTabs }) => notifyTabs(uid));
}

function forgetUser(): void {
  signOuts += 1;
  latest = { isKnown: true, user: null };
}

/** The user signed out in another tab. */
export function applyRemoteSignOut(uid: string): void {
  forgetUser();
  for (const listener of listeners) listener(null, uid);
}

const sessionTabs = lazyChunk("session-tabs", () => import("./session-tabs.ts"));

/** If the chunk does not load, other tabs notice when they next read the session. */
export const withTabs = (use: (tabs: typeof import("./session-tabs.ts")) => void): void =>
  void sessionTabs.load({ isOptional: true }).then(use, () => {});

/** Signs out. If the server is not reached, the sign-out stays owed and is retried before the next sign-in. */
export async function endSession(): Promise<boolean> {
  signOutLocally();
  try {
    const isEnded = await (await sessionService()).end();
    if (isEnded) setSignOutOwed(false);
    return isEnded;
  } catch {
    return false;
  }
}

/** Retries an owed sign-out. False while it still is owed: it would end the next session instead of the last one. */
export const settleSignOut = async (): Promise<boolean> => !isSignOutOwed() || endSession();

async function fetchSession(): Promise<SessionAnswer> {
  if (isSignOutOwed() && !(await endSession())) return { isKnown: true, user: null };
  const signOutsBefore = signOuts;
  try {
    const service = await sessionService();
    const at = Date.now();
    const answer = await service.read();
    if (answer?.at !== undefined) recordServerTime(answer.at, at, Date.now());
    // An answer from before a sign-out would sign the user in again.
    return answer && signOutsBefore === signOuts ? { ...answer, isKnown: true } : { isKnown: false };
  } catch {
    return { isKnown: false };
  }
}

const owedKey = "sign_out_owed";

const isSignOutOwed = (): boolean => safeLocalStorage.read(owedKey) !== null;

/** Without storage nothing is owed: no user is remembered either. */
function setSignOutOwed(isOwed: boolean): void {
  if (isOwed) safeLocalStorage.write(owedKey, "1");
  else safeLocalStorage.remove(owedKey);
}

/** Reads and ends the session. If the server is not reached, it throws or returns null or false. */
export interface SessionService {
  read(): Promise<Session | null>;
  end(): Promise<boolean>;
}

const sessionUrl = "/api/session";

/** On a dead connection a response never comes, and all callers share the one request. */
const requestTimeout = 15_000;

const ownService: SessionService = {
  async read() {
    const headers = { accept: "application/json" };
    const response = await fetch(sessionUrl, { headers, signal: AbortSignal.timeout(requestTimeout) });
    return response.ok ? ((await response.json()) as Session) : null;
  },
  end: async () => (await fetch(sessionUrl, { method: "DELETE", signal: AbortSignal.timeout(requestTimeout) })).ok,
};

const signedOutService: SessionService = { read: async () => ({ user: null }), end: async () => true };

const hostedChunk = lazyChunk("hosted-session", () => import("#web/backends/firebase/auth/hosted-session.ts"));

/** Our own server, or a Firebase project, whose client is fetched only where somebody may be signed in. */
export async function sessionService(): Promise<SessionService> {
  if (!readSiteConfig().firebase) return ownService;
  if (!hasClient && !hasStoredUser(safeLocalStorage) && !hasStoredUser(safeSessionStorage)) return signedOutService;
  return (await hostedChunk.load()).hostedSession();
}

let hasClient = false;

/** The Firebase client is loaded: from now on it answers. */
export function noteClientOpened(): void {
  hasClient = true;
}

/** Firebase stores its user for the browser or, on a shared computer, for the tab. */
const hasStoredUser = (storage: SafeStorage): boolean =>
  storage.names().some((key) => key.startsWith("firebase:authUser:"));
