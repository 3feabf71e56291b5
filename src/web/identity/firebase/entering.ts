import {
  browserLocalPersistence,
  browserSessionPersistence,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  OAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  TotpMultiFactorGenerator,
} from "@firebase/auth";
import { ok } from "#domain/result.ts";
import { type AuthClient, toUser } from "#web/platform/firebase/auth-client.ts";
import { type Answer, type Credentials, type Provider, refused, type SignInState } from "../identity.ts";
import { codeOf, refusalOf } from "./auth-problems.ts";
import { asUser, trying, weakness } from "./trying.ts";

export const providerOf = (provider: Provider) =>
  provider === "google" ? new GoogleAuthProvider() : new OAuthProvider("apple.com");

/** On a shared computer the sign-in ends with the tab. */
export const keep = ({ auth }: AuthClient, rememberMe: boolean): Promise<void> =>
  setPersistence(auth, rememberMe ? browserLocalPersistence : browserSessionPersistence);

export async function signUp(line: AuthClient, { email, password, rememberMe }: Credentials): Answer<SignInState> {
  const weak = weakness(line, password);
  if (weak) return weak;
  const entered = await trying(async () => {
    await keep(line, rememberMe);
    return createUserWithEmailAndPassword(line.auth, email, password);
  });
  if (!entered.ok) return entered;
  line.signIns += 1;
  // The account is there whether or not the mail goes out; it can be asked for again.
  sendEmailVerification(entered.value.user).catch(() => {});
  return ok({ at: "signed-in", user: toUser(entered.value.user) });
}

export async function signIn(line: AuthClient, { email, password, rememberMe }: Credentials): Answer<SignInState> {
  return entering(line, async () => {
    await keep(line, rememberMe);
    return signInWithEmailAndPassword(line.auth, email, password);
  });
}

/** Signs in by whatever means; where a second proof is owed, that is remembered. */
export async function entering(line: AuthClient, prove: () => Promise<unknown>): Answer<SignInState> {
  line.pending = null;
  try {
    await prove();
    line.signIns += 1;
    return ok({ at: "signed-in", user: toUser(line.auth.currentUser!) });
  } catch (fault) {
    line.pending = resolverOf(line, fault);
    return line.pending ? ok({ at: "second-factor" }) : refusalOf(fault);
  }
}

const resolverOf = ({ auth }: AuthClient, fault: unknown): MultiFactorResolver | null =>
  codeOf(fault) === "multi-factor-auth-required" ? getMultiFactorResolver(auth, fault as MultiFactorError) : null;

const resolve = (resolver: MultiFactorResolver, code: string) =>
  resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]!.uid, code));

export async function bringCode(line: AuthClient, code: string): Answer<SignInState> {
  const { pending } = line;
  if (!pending) return refused("nothing-pending");
  const brought = await trying(() => resolve(pending, code));
  if (!brought.ok) return brought;
  line.signIns += 1;
  line.pending = null;
  return ok({ at: "signed-in", user: toUser(brought.value.user) });
}

/** Whoever is signed in proves it again. */
export async function confirm(line: AuthClient, password: string, code?: string): Answer {
  const answer = await asUser(line, async (user) => {
    try {
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
    } catch (fault) {
      const resolver = resolverOf(line, fault);
      if (!resolver || code === undefined) throw fault;
      await resolve(resolver, code);
    }
  });
  return !answer.ok && answer.problem.error === "wrong-credentials" ? refused("wrong-password") : answer;
}

/** In a window of its own, so that the page comes back as it was left. */
export async function signInWith(line: AuthClient, provider: Provider, back: string): Answer<{ url: string }> {
  const entered = await entering(line, () => signInWithPopup(line.auth, providerOf(provider)));
  return entered.ok ? ok({ url: back }) : entered;
}
