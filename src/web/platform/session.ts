import type { OwnAddress, Session, SignIn, User } from "#sync/user.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { recordServerTime } from "./clock.ts";
import { readSiteConfig } from "./site-config.ts";

/** Who is signed in, as far as this page knows. Not known: the server was not reached, so whoever was here still is. */
export type SessionAnswer = ({ isKnown: true } & Session) | { isKnown: false };

/** `left`: who signed out in another tab just now. */
type Listener = (user: User | null, signOuts?: string) => void;

const listeners = new Set<Listener>();
let first: Promise<SessionAnswer> | undefined;
let latest: SessionAnswer = { isKnown: false };
let fetchedAt = 0;
let left = 0;

/** An answer older than this is asked for again. */
const maxAge = 300_000;
/** Where the server was not reached, it is asked again this much later at the earliest. */
const retryDelay = 10_000;

/** Whether someone is signed in: one small request, so that public pages need no identity client. */
export async function readSession(): Promise<SessionAnswer> {
  fetchedAt = Date.now();
  const answer = await fetchSession();
  if (!answer.isKnown) return answer;
  latest = answer;
  if (answer.user) withTabs(({ listenToTabs }) => listenToTabs());
  for (const listener of listeners) listener(answer.user);
  return answer;
}

/** The same, asked once a page load, whoever wants to know. */
export function firstSession(): Promise<SessionAnswer> {
  first ??= readSession();
  return first;
}

/** What the server said last. */
export const latestSession = (): SessionAnswer => latest;

/** The sign-in that the session began with, as far as it is known. */
export const latestSignIn = (): SignIn | undefined => (latest.isKnown ? latest.signIn : undefined);

/** The address of whoever is signed in, as far as it is known. */
export const latestEmail = (): OwnAddress | undefined => (latest.isKnown ? latest.address : undefined);

/** Whether the first factor was right and a second is still asked for. */
export const isPending = (): boolean => latest.isKnown && latest.pending !== undefined;

/** Asks again where the last answer is too old to rely on, or where there has been none. */
export async function refreshSession(oldest = maxAge): Promise<void> {
  const most = latest.isKnown ? oldest : Math.min(oldest, retryDelay);
  if (first && Date.now() - fetchedAt > most) await readSession();
}

/** Told of everyone that the server names from now on. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often someone has left here: what was said of them before says nothing of after. */
export const signOutCount = (): number => left;

/** Someone leaves, whatever is on its way of them. From now on it is owed to end their session, and every tab knows. */
export function signOutLocally(uid = latest.isKnown ? latest.user?.uid : undefined): void {
  forgetUser();
  setSignOutOwed(true);
  if (uid) withTabs(({ notifyTabs }) => notifyTabs(uid));
}

function forgetUser(): void {
  left += 1;
  latest = { isKnown: true, user: null };
}

/** Someone has left in another tab. */
export function applyRemoteSignOut(uid: string): void {
  forgetUser();
  for (const listener of listeners) listener(null, uid);
}

const sessionTabs = lazyChunk("session-tabs", () => import("./session-tabs.ts"));

/** Where it can't be fetched, other tabs find out when they ask the server again. */
export const withTabs = (use: (tabs: typeof import("./session-tabs.ts")) => void): void =>
  void sessionTabs.load({ isOptional: true }).then(use, () => {});

/** Ends the session of whoever is here. Where the server can't be reached, this is owed, and done before anyone is let in again. */
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

/** Whether nothing is owed, once what was owed is done: the next session must not end in place of the last one. */
export const settleSignOut = async (): Promise<boolean> => !isSignOutOwed() || endSession();

async function fetchSession(): Promise<SessionAnswer> {
  if (isSignOutOwed() && !(await endSession())) return { isKnown: true, user: null };
  const before = left;
  try {
    const service = await sessionService();
    const at = Date.now();
    const said = await service.read();
    if (said?.at !== undefined) recordServerTime(said.at, at, Date.now());
    // Asked about whoever has signed out meanwhile: taken at its word, it would let them in again.
    return said && before === left ? { ...said, isKnown: true } : { isKnown: false };
  } catch {
    return { isKnown: false };
  }
}

const owedKey = "sign_out_owed";

function isSignOutOwed(): boolean {
  try {
    return localStorage.getItem(owedKey) !== null;
  } catch {
    return false;
  }
}

function setSignOutOwed(isOwing: boolean): void {
  try {
    if (isOwing) localStorage.setItem(owedKey, "1");
    else localStorage.removeItem(owedKey);
  } catch {
    // Without storage nobody is remembered here either.
  }
}

/** Whoever knows who is signed in. Either throws or says so where it was not reached: null, or false. */
export interface SessionService {
  read(): Promise<Session | null>;
  end(): Promise<boolean>;
}

const sessionUrl = "/api/session";

/** On a dead connection an answer never comes, and until it does nobody asks again. */
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

const hostedChunk = lazyChunk("hosted-session", () => import("./firebase/hosted-session.ts"));

/** Our own server, or a hosted project: its client is fetched only where it may have signed somebody in. */
export async function sessionService(): Promise<SessionService> {
  if (!readSiteConfig().firebase) return ownService;
  if (!isOpened && !hasStoredUser(() => localStorage) && !hasStoredUser(() => sessionStorage)) return signedOutService;
  return (await hostedChunk.load()).hostedSession();
}

let isOpened = false;

/** The client is here: from now on it knows best. */
export function noteClientOpened(): void {
  isOpened = true;
}

/** Where Firebase keeps who is signed in: for this browser, or on a shared computer for this tab. */
function hasStoredUser(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((key) => key.startsWith("firebase:authUser:"));
  } catch {
    return false;
  }
}
