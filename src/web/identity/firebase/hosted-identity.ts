import { paths } from "#web/paths.ts";
import { openAuth } from "#web/platform/firebase/open-auth.ts";
import { settleSignOut } from "#web/platform/session.ts";
import { type AsyncOutcome, type Identity, refused } from "../identity.ts";
import { completeSignIn, thenReadSession } from "../own-identity.ts";
import { firebaseIdentity } from "./firebase-identity.ts";

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
