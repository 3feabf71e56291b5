import { ok } from "#domain/result.ts";
import { observable } from "#web/platform/observable.ts";
import {
  endSession,
  latestSession,
  onSessionChange,
  readSession,
  type SessionAnswer,
  settleSignOut,
} from "#web/platform/session.ts";
import { askIdentity } from "./ask-identity.ts";
import { type Answer, type Identity, refused, type SignInState } from "./identity.ts";

const secondFactor = "/api/account/second-factor";
const signedOut: SignInState = { at: "signed-out" };

function stateOf(session: SessionAnswer): SignInState {
  if (!session.isKnown) return signedOut;
  if (session.user) return { at: "signed-in", user: session.user };
  return session.pending ? { at: session.pending } : signedOut;
}

const state = observable<SignInState>(stateOf(latestSession()));
onSessionChange(() => state.set(stateOf(latestSession())));

const enter = (path: string, proof: object) => enterBy(() => askIdentity("POST", path, proof));

/** Lets someone in by what they prove themselves with, and looks who it is. */
export async function enterBy(prove: () => Answer): Answer<SignInState> {
  if (!(await settleSignOut())) return refused("unreachable");
  const entered = await prove();
  if (!entered.ok) return entered;
  const session = await readSession();
  if (!session.isKnown) return refused("unreachable");
  const now = stateOf(session);
  // The server let them in, and the browser did not bring back what it was given.
  return now.at === "signed-out" ? refused("cookie-refused") : ok(now);
}

async function bringCode(code: string, rememberDevice: boolean): Answer<SignInState> {
  const brought = await enter("/api/auth/second-factor", { code, rememberDevice });
  if (brought.ok || brought.problem.error !== "nothing-pending") return brought;
  // It took too long, or another tab has done it.
  const now = stateOf(await readSession());
  return now.at === "signed-in" ? ok(now) : brought;
}

/** After something that may have ended this session or made it another. */
export async function thenLook<T>(asked: Answer<T>): Answer<T> {
  const answer = await asked;
  if (answer.ok) await readSession();
  return answer;
}

/** People as our own server knows them. */
export const identity: Identity = {
  state,
  offer: () => askIdentity("GET", "/api/sign-in-offer"),
  signUp: (credentials) => enter("/api/auth/sign-up/email", credentials),
  signIn: (credentials) => enter("/api/auth/sign-in/email", credentials),
  bringCode,
  confirm: (password, code) => askIdentity("POST", "/api/account/confirm", { password, ...(code && { code }) }),
  signInWith: (provider, callbackURL) => askIdentity("POST", "/api/auth/sign-in/social", { provider, callbackURL }),
  async signOut() {
    const isEnded = await endSession();
    state.set(signedOut);
    return isEnded;
  },
  signOutEverywhere: () => askIdentity("DELETE", "/api/account/sessions"),
  requestReset: (email) => askIdentity("POST", "/api/auth/request-password-reset", { email }),
  reset: (token, newPassword) => thenLook(askIdentity("POST", "/api/auth/reset-password", { token, newPassword })),
  changePassword: (currentPassword, newPassword) =>
    askIdentity("POST", "/api/auth/change-password", { currentPassword, newPassword }),
  account: () => askIdentity("GET", "/api/account"),
  sendVerification: () => askIdentity("POST", "/api/account/verification", {}),
  changeEmail: (email) => askIdentity("POST", "/api/account/email", { email }),
  verify: (token) => thenLook(askIdentity("POST", "/api/account/verify", { token })),
  sessions: () => askIdentity("GET", "/api/account/sessions"),
  endSession: (id) => askIdentity("DELETE", `/api/account/sessions/${encodeURIComponent(id)}`),
  audit: () => askIdentity("GET", "/api/account/audit"),
  deleteAccount: () => askIdentity("DELETE", "/api/account"),
  linkProvider: (provider) => askIdentity("POST", `/api/account/providers/${provider}`, {}),
  unlinkProvider: (provider) => thenLook(askIdentity("DELETE", `/api/account/providers/${provider}`)),
  beginSecondFactor: () => askIdentity("POST", secondFactor, {}),
  turnOnSecondFactor: (code) => askIdentity("POST", `${secondFactor}/confirm`, { code }),
  turnOffSecondFactor: () => askIdentity("DELETE", secondFactor),
  renewBackupCodes: () => askIdentity("POST", `${secondFactor}/backup-codes`, {}),
  forgetDevices: (id) => askIdentity("DELETE", `${secondFactor}/devices${id === undefined ? "" : `/${id}`}`),
};
