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
import { type AsyncOutcome, type Identity, refused, requestIdentity, type SignInState } from "../identity.ts";

const secondFactor = "/api/account/second-factor";
const signedOut: SignInState = { at: "signed-out" };

function stateOf(session: SessionAnswer): SignInState {
  if (!session.isKnown) return signedOut;
  if (session.user) return { at: "signed-in", user: session.user };
  return session.pending ? { at: session.pending } : signedOut;
}

const state = observable<SignInState>(stateOf(latestSession()));
onSessionChange(() => state.set(stateOf(latestSession())));

const postSignIn = (path: string, proof: object) => completeSignIn(() => requestIdentity("POST", path, proof));

/** Signs in with the given request, then reads the session. */
export async function completeSignIn(request: () => AsyncOutcome): AsyncOutcome<SignInState> {
  if (!(await settleSignOut())) return refused("unreachable");
  const result = await request();
  if (!result.ok) return result;
  const session = await readSession();
  if (!session.isKnown) return refused("unreachable");
  const now = stateOf(session);
  // The server accepted the sign-in, but the browser did not send the session cookie.
  return now.at === "signed-out" ? refused("cookie-refused") : ok(now);
}

async function bringCode(code: string, rememberDevice: boolean): AsyncOutcome<SignInState> {
  const result = await postSignIn("/api/auth/second-factor", { code, rememberDevice });
  if (result.ok || result.problem.error !== "nothing-pending") return result;
  // It took too long, or another tab has completed the sign-in.
  const now = stateOf(await readSession());
  return now.at === "signed-in" ? ok(now) : result;
}

/** After a request that may have ended or changed the session. */
export async function thenReadSession<T>(request: AsyncOutcome<T>): AsyncOutcome<T> {
  const result = await request;
  if (result.ok) await readSession();
  return result;
}

/** The identity service of our own server. */
export const identity: Identity = {
  state,
  offer: () => requestIdentity("GET", "/api/sign-in-offer"),
  signUp: (credentials) => postSignIn("/api/auth/sign-up/email", credentials),
  signIn: (credentials) => postSignIn("/api/auth/sign-in/email", credentials),
  submitCode: bringCode,
  confirm: (password, code) => requestIdentity("POST", "/api/account/confirm", { password, ...(code && { code }) }),
  signInWith: (provider, callbackURL) => requestIdentity("POST", "/api/auth/sign-in/social", { provider, callbackURL }),
  async signOut() {
    const isEnded = await endSession();
    state.set(signedOut);
    return isEnded;
  },
  signOutEverywhere: () => requestIdentity("DELETE", "/api/account/sessions"),
  requestReset: (email) => requestIdentity("POST", "/api/auth/request-password-reset", { email }),
  reset: (token, newPassword) =>
    thenReadSession(requestIdentity("POST", "/api/auth/reset-password", { token, newPassword })),
  changePassword: (currentPassword, newPassword) =>
    requestIdentity("POST", "/api/auth/change-password", { currentPassword, newPassword }),
  account: () => requestIdentity("GET", "/api/account"),
  sendVerification: () => requestIdentity("POST", "/api/account/verification", {}),
  changeEmail: (email) => requestIdentity("POST", "/api/account/email", { email }),
  verify: (token) => thenReadSession(requestIdentity("POST", "/api/account/verify", { token })),
  sessions: () => requestIdentity("GET", "/api/account/sessions"),
  endSession: (id) => requestIdentity("DELETE", `/api/account/sessions/${encodeURIComponent(id)}`),
  audit: () => requestIdentity("GET", "/api/account/audit"),
  deleteAccount: () => requestIdentity("DELETE", "/api/account"),
  linkProvider: (provider) => requestIdentity("POST", `/api/account/providers/${provider}`, {}),
  unlinkProvider: (provider) => thenReadSession(requestIdentity("DELETE", `/api/account/providers/${provider}`)),
  beginSecondFactor: () => requestIdentity("POST", secondFactor, {}),
  turnOnSecondFactor: (code) => requestIdentity("POST", `${secondFactor}/confirm`, { code }),
  turnOffSecondFactor: () => requestIdentity("DELETE", secondFactor),
  renewBackupCodes: () => requestIdentity("POST", `${secondFactor}/backup-codes`, {}),
  forgetDevices: (id) => requestIdentity("DELETE", `${secondFactor}/devices${id === undefined ? "" : `/${id}`}`),
};
