import { onAuthStateChanged } from "@firebase/auth";
import { ok } from "#domain/result.ts";
import { paths } from "#web/paths.ts";
import { type AuthClient, toUser } from "#web/platform/firebase/auth-client.ts";
import { openAuth } from "#web/platform/firebase/open-auth.ts";
import { observable } from "#web/platform/observable.ts";
import { settleSignOut } from "#web/platform/session.ts";
import { type AsyncOutcome, type Identity, type Provider, refused, type SignInState } from "../identity.ts";
import { completeSignIn, thenReadSession } from "../own-identity.ts";
import * as account from "./account.ts";
import * as signIns from "./signIns.ts";

const afterOwedSignOut = async <T>(ask: () => AsyncOutcome<T>): AsyncOutcome<T> =>
  (await settleSignOut()) ? ask() : refused("unreachable");

/** Firebase behind the page's one session, so that nobody else notices who let them in. */
const withSession = (firebase: Identity): Identity => ({
  ...firebase,
  signUp: (credentials) => completeSignIn(() => firebase.signUp(credentials)),
  signIn: (credentials) => completeSignIn(() => firebase.signIn(credentials)),
  submitCode: (code, rememberDevice) => completeSignIn(() => firebase.submitCode(code, rememberDevice)),
  signInWith: (provider, back) => thenReadSession(afterOwedSignOut(() => firebase.signInWith(provider, back))),
  reset: (code, newPassword) => thenReadSession(firebase.reset(code, newPassword)),
  verify: (code) => thenReadSession(firebase.verify(code)),
  linkProvider: (provider) => thenReadSession(firebase.linkProvider(provider)),
  unlinkProvider: (provider) => thenReadSession(firebase.unlinkProvider(provider)),
});

let identity: Identity | undefined;

export function hostedIdentity(): Identity {
  identity ??= withSession(firebaseIdentity(openAuth(), paths.account));
  return identity;
}

const isProvider = (way: string): way is Provider => way === "google" || way === "apple";

/** What Firebase has no counterpart for. The screens don't offer it; whoever asks all the same is refused. */
const notSupported = async (): AsyncOutcome<never> => refused("not-offered");

/** People as the operator's Firebase project knows them. */
export function firebaseIdentity(line: AuthClient, accountPath: string): Identity {
  const state = observable<SignInState>({ at: "signed-out" });
  const tell = () => {
    const user = line.auth.currentUser;
    if (user) state.set({ at: "signed-in", user: toUser(user) });
    else state.set({ at: line.pending ? "second-factor" : "signed-out" });
  };
  onAuthStateChanged(line.auth, tell);
  /** Half a sign-in changes no sign-in state of Firebase's own. */
  const thenTell = async <T>(answer: AsyncOutcome<T>): AsyncOutcome<T> => {
    const answered = await answer;
    tell();
    return answered;
  };
  return {
    state,
    offer: async () =>
      ok({ passwordPolicy: line.policy, providers: line.ways.filter(isProvider), phone: line.ways.includes("phone") }),
    signUp: (credentials) => thenTell(signIns.signUp(line, credentials)),
    signIn: (credentials) => thenTell(signIns.signIn(line, credentials)),
    submitCode: (code) => thenTell(signIns.submitCode(line, code)),
    confirm: (password, code) => signIns.confirm(line, password, code),
    signInWith: (provider, back) => thenTell(signIns.signInWith(line, provider, back)),
    async signOut() {
      line.pending = null;
      await line.auth.signOut();
      tell();
      return true;
    },
    signOutEverywhere: notSupported,
    requestReset: (email) => account.requestReset(line, email),
    reset: (token, newPassword) => account.reset(line, token, newPassword),
    changePassword: (current, newPassword) => account.changePassword(line, current, newPassword),
    account: () => account.account(line),
    sendVerification: () => account.sendVerification(line),
    changeEmail: (email) => account.changeEmail(line, email),
    verify: (code) => thenTell(account.verify(line, code)),
    sessions: async () => ok({ sessions: [] }),
    endSession: notSupported,
    audit: async () => ok({ events: [] }),
    deleteAccount: () => thenTell(account.deleteAccount(line)),
    linkProvider: (provider) => account.linkProvider(line, provider, accountPath),
    unlinkProvider: (provider) => thenTell(account.unlinkProvider(line, provider)),
    beginSecondFactor: () => account.beginSecondFactor(line),
    turnOnSecondFactor: (code) => account.turnOnSecondFactor(line, code),
    turnOffSecondFactor: () => account.turnOffSecondFactor(line),
    renewBackupCodes: notSupported,
    forgetDevices: notSupported,
  };
}
