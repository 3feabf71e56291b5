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
import { type AsyncOutcome, type Credentials, type Provider, refused, type SignInState } from "../../identity.ts";
import { type AuthClient, toUser } from "../auth/auth-client.ts";
import { asUser, attempt, authCodeOf, passwordProblem, toRefusal } from "./firebase-request.ts";

export const providerOf = (provider: Provider) =>
  provider === "google" ? new GoogleAuthProvider() : new OAuthProvider("apple.com");

/** On a shared computer the session ends with the tab. */
export const setRemembered = ({ auth }: AuthClient, rememberMe: boolean): Promise<void> =>
  setPersistence(auth, rememberMe ? browserLocalPersistence : browserSessionPersistence);

export async function signUp(
  client: AuthClient,
  { email, password, rememberMe }: Credentials,
): AsyncOutcome<SignInState> {
  const weak = passwordProblem(client, password);
  if (weak) return weak;
  const result = await attempt(async () => {
    await setRemembered(client, rememberMe);
    return createUserWithEmailAndPassword(client.auth, email, password);
  });
  if (!result.ok) return result;
  client.signIns += 1;
  // The account exists whether or not the mail is sent, and the user can request it again.
  sendEmailVerification(result.value.user).catch(() => {});
  return ok({ at: "signed-in", user: toUser(result.value.user) });
}

export async function signIn(
  client: AuthClient,
  { email, password, rememberMe }: Credentials,
): AsyncOutcome<SignInState> {
  return attemptSignIn(client, async () => {
    await setRemembered(client, rememberMe);
    return signInWithEmailAndPassword(client.auth, email, password);
  });
}

/** Runs any sign-in. If a second factor is missing, the client holds the pending sign-in. */
export async function attemptSignIn(client: AuthClient, run: () => Promise<unknown>): AsyncOutcome<SignInState> {
  client.pending = null;
  try {
    await run();
    client.signIns += 1;
    return ok({ at: "signed-in", user: toUser(client.auth.currentUser!) });
  } catch (error) {
    client.pending = resolverOf(client, error);
    return client.pending ? ok({ at: "second-factor" }) : toRefusal(error);
  }
}

const resolverOf = ({ auth }: AuthClient, error: unknown): MultiFactorResolver | null =>
  authCodeOf(error) === "multi-factor-auth-required" ? getMultiFactorResolver(auth, error as MultiFactorError) : null;

const resolveSecondFactor = (resolver: MultiFactorResolver, code: string) =>
  resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]!.uid, code));

export async function submitCode(client: AuthClient, code: string): AsyncOutcome<SignInState> {
  const { pending } = client;
  if (!pending) return refused("nothing-pending");
  const result = await attempt(() => resolveSecondFactor(pending, code));
  if (!result.ok) return result;
  client.signIns += 1;
  client.pending = null;
  return ok({ at: "signed-in", user: toUser(result.value.user) });
}

/** Reauthenticates the user. */
export async function confirm(client: AuthClient, password: string, code?: string): AsyncOutcome {
  const answer = await asUser(client, async (user) => {
    try {
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
    } catch (error) {
      const resolver = resolverOf(client, error);
      if (!resolver || code === undefined) throw error;
      await resolveSecondFactor(resolver, code);
    }
  });
  return !answer.ok && answer.problem.error === "wrong-credentials" ? refused("wrong-password") : answer;
}

/** In a popup, so that the page keeps its state. */
export async function signInWith(client: AuthClient, provider: Provider, back: string): AsyncOutcome<{ url: string }> {
  const result = await attemptSignIn(client, () => signInWithPopup(client.auth, providerOf(provider)));
  return result.ok ? ok({ url: back }) : result;
}
