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
import { type AsyncOutcome, type Credentials, type Provider, refused, type SignInState } from "../identity.ts";
import { asUser, attempt, authCodeOf, passwordProblem, toRefusal } from "./firebase-request.ts";

export const providerOf = (provider: Provider) =>
  provider === "google" ? new GoogleAuthProvider() : new OAuthProvider("apple.com");

/** On a shared computer the sign-in ends with the tab. */
export const setRemembered = ({ auth }: AuthClient, rememberMe: boolean): Promise<void> =>
  setPersistence(auth, rememberMe ? browserLocalPersistence : browserSessionPersistence);

export async function signUp(
  line: AuthClient,
  { email, password, rememberMe }: Credentials,
): AsyncOutcome<SignInState> {
  const weak = passwordProblem(line, password);
  if (weak) return weak;
  const entered = await attempt(async () => {
    await setRemembered(line, rememberMe);
    return createUserWithEmailAndPassword(line.auth, email, password);
  });
  if (!entered.ok) return entered;
  line.signIns += 1;
  // The account is there whether or not the mail goes out; it can be asked for again.
  sendEmailVerification(entered.value.user).catch(() => {});
  return ok({ at: "signed-in", user: toUser(entered.value.user) });
}

export async function signIn(
  line: AuthClient,
  { email, password, rememberMe }: Credentials,
): AsyncOutcome<SignInState> {
  return attemptSignIn(line, async () => {
    await setRemembered(line, rememberMe);
    return signInWithEmailAndPassword(line.auth, email, password);
  });
}

/** Signs in by whatever means; where a second proof is owed, that is remembered. */
export async function attemptSignIn(line: AuthClient, prove: () => Promise<unknown>): AsyncOutcome<SignInState> {
  line.pending = null;
  try {
    await prove();
    line.signIns += 1;
    return ok({ at: "signed-in", user: toUser(line.auth.currentUser!) });
  } catch (fault) {
    line.pending = resolverOf(line, fault);
    return line.pending ? ok({ at: "second-factor" }) : toRefusal(fault);
  }
}

const resolverOf = ({ auth }: AuthClient, fault: unknown): MultiFactorResolver | null =>
  authCodeOf(fault) === "multi-factor-auth-required" ? getMultiFactorResolver(auth, fault as MultiFactorError) : null;

const resolveSecondFactor = (resolver: MultiFactorResolver, code: string) =>
  resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]!.uid, code));

export async function submitCode(line: AuthClient, code: string): AsyncOutcome<SignInState> {
  const { pending } = line;
  if (!pending) return refused("nothing-pending");
  const brought = await attempt(() => resolveSecondFactor(pending, code));
  if (!brought.ok) return brought;
  line.signIns += 1;
  line.pending = null;
  return ok({ at: "signed-in", user: toUser(brought.value.user) });
}

/** Whoever is signed in proves it again. */
export async function confirm(line: AuthClient, password: string, code?: string): AsyncOutcome {
  const answer = await asUser(line, async (user) => {
    try {
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
    } catch (fault) {
      const resolver = resolverOf(line, fault);
      if (!resolver || code === undefined) throw fault;
      await resolveSecondFactor(resolver, code);
    }
  });
  return !answer.ok && answer.problem.error === "wrong-credentials" ? refused("wrong-password") : answer;
}

/** In a window of its own, so that the page comes back as it was left. */
export async function signInWith(line: AuthClient, provider: Provider, back: string): AsyncOutcome<{ url: string }> {
  const entered = await attemptSignIn(line, () => signInWithPopup(line.auth, providerOf(provider)));
  return entered.ok ? ok({ url: back }) : entered;
}
