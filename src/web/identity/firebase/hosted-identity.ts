import { paths } from "#web/paths.ts";
import { openAuth } from "#web/platform/firebase/open-auth.ts";
import { settleSignOut } from "#web/platform/session.ts";
import { type Answer, type Identity, refused } from "../identity.ts";
import { enterBy, thenLook } from "../own-identity.ts";
import { firebaseIdentity } from "./firebase-identity.ts";

const settled = async <T>(ask: () => Answer<T>): Answer<T> =>
  (await settleSignOut()) ? ask() : refused("unreachable");

/** Firebase behind the page's one session, so that nobody else notices who let them in. */
const inPage = (firebase: Identity): Identity => ({
  ...firebase,
  signUp: (credentials) => enterBy(() => firebase.signUp(credentials)),
  signIn: (credentials) => enterBy(() => firebase.signIn(credentials)),
  bringCode: (code, rememberDevice) => enterBy(() => firebase.bringCode(code, rememberDevice)),
  signInWith: (provider, back) => thenLook(settled(() => firebase.signInWith(provider, back))),
  reset: (code, newPassword) => thenLook(firebase.reset(code, newPassword)),
  verify: (code) => thenLook(firebase.verify(code)),
  linkProvider: (provider) => thenLook(firebase.linkProvider(provider)),
  unlinkProvider: (provider) => thenLook(firebase.unlinkProvider(provider)),
});

let identity: Identity | undefined;

export function hostedIdentity(): Identity {
  identity ??= inPage(firebaseIdentity(openAuth(), paths.account));
  return identity;
}
