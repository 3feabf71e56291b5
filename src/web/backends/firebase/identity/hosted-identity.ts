import { onAuthStateChanged } from "@firebase/auth";
import { ok } from "#domain/result.ts";
import { paths } from "#web/paths.ts";
import { observable } from "#web/platform/observable.ts";
import { settleSignOut } from "#web/platform/session.ts";
import { type AsyncOutcome, type Identity, type Provider, refused, type SignInState } from "../../identity.ts";
import { completeSignIn, thenReadSession } from "../../own/own-identity.ts";
import { type AuthClient, toUser } from "../auth/auth-client.ts";
import { openAuth } from "../auth/open-auth.ts";
import * as account from "./account.ts";
import * as signIns from "./sign-in.ts";

const afterOwedSignOut = async <T>(request: () => AsyncOutcome<T>): AsyncOutcome<T> =>
  (await settleSignOut()) ? request() : refused("unreachable");

/** Connects Firebase to the page's session, so that the rest of the app needs not know the difference. */
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

/** Firebase has no counterpart. The screens do not offer it. */
const notSupported = async (): AsyncOutcome<never> => refused("not-offered");

/** The identity service of the operator's Firebase project. */
export function firebaseIdentity(client: AuthClient, accountPath: string): Identity {
  const state = observable<SignInState>({ at: "signed-out" });
  const updateState = () => {
    const user = client.auth.currentUser;
    if (user) state.set({ at: "signed-in", user: toUser(user) });
    else state.set({ at: client.pending ? "second-factor" : "signed-out" });
  };
  onAuthStateChanged(client.auth, updateState);
  /** Firebase does not report a pending second factor as a change of state. */
  const thenUpdate = async <T>(request: AsyncOutcome<T>): AsyncOutcome<T> => {
    const result = await request;
    updateState();
    return result;
  };
  return {
    state,
    offer: async () =>
      ok({
        passwordPolicy: client.policy,
        providers: client.ways.filter(isProvider),
        phone: client.ways.includes("phone"),
      }),
    signUp: (credentials) => thenUpdate(signIns.signUp(client, credentials)),
    signIn: (credentials) => thenUpdate(signIns.signIn(client, credentials)),
    submitCode: (code) => thenUpdate(signIns.submitCode(client, code)),
    confirm: (password, code) => signIns.confirm(client, password, code),
    signInWith: (provider, back) => thenUpdate(signIns.signInWith(client, provider, back)),
    async signOut() {
      client.pending = null;
      await client.auth.signOut();
      updateState();
      return true;
    },
    signOutEverywhere: notSupported,
    requestReset: (email) => account.requestReset(client, email),
    reset: (token, newPassword) => account.reset(client, token, newPassword),
    changePassword: (current, newPassword) => account.changePassword(client, current, newPassword),
    account: () => account.account(client),
    sendVerification: () => account.sendVerification(client),
    changeEmail: (email) => account.changeEmail(client, email),
    verify: (code) => thenUpdate(account.verify(client, code)),
    sessions: async () => ok({ sessions: [] }),
    endSession: notSupported,
    audit: async () => ok({ events: [] }),
    deleteAccount: () => thenUpdate(account.deleteAccount(client)),
    linkProvider: (provider) => account.linkProvider(client, provider, accountPath),
    unlinkProvider: (provider) => thenUpdate(account.unlinkProvider(client, provider)),
    beginSecondFactor: () => account.beginSecondFactor(client),
    turnOnSecondFactor: (code) => account.turnOnSecondFactor(client, code),
    turnOffSecondFactor: () => account.turnOffSecondFactor(client),
    renewBackupCodes: notSupported,
    forgetDevices: notSupported,
  };
}
