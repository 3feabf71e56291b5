import { daysSince, signUpState } from "#domain/attribution/sign-up.ts";
import type { SignIn, User } from "#sync/user.ts";
import type { Kept } from "./kept.ts";

/** What an account adds to the user properties. */
export interface UserSigns {
  is_new_user?: boolean | null;
  signup_date?: string | null;
}

/** Null takes back what was said of whoever was here. */
export const signedOut: UserSigns = { is_new_user: null, signup_date: null };

interface Emitted {
  name: "sign_up" | "login" | "retention_ping";
  params: Record<string, string | number>;
}

/** Who is signed in, and the sign-in that their session began with, where it is known. */
export interface SignedIn {
  user: User | null;
  signIn?: SignIn | undefined;
}

/**
 * A re-sync is no change of sign-in state, even where the account signed in elsewhere since: only another account or
 * another session is.
 */
export const isSameSignIn = (one: SignedIn, other: SignedIn): boolean =>
  one.user?.uid === other.user?.uid && (!one.signIn || !other.signIn || one.signIn.id === other.signIn.id);

const flags = "signup_tracked.";

const flagOf = (uid: string): string => `${flags}${uid}`;

export const isFlag = (name: string): boolean => name.startsWith(flags);

/** Someone signed in, or was found signed in: a sign-up once for each account, else a login, and always how long ago. */
export function signedIn(
  { user, signIn }: SignedIn & { user: User },
  local: Kept,
  at: number,
): { signs: UserSigns; events: Emitted[] } {
  const { creationTime, lastSignInTime } = user.metadata;
  const isNew = signUpState(creationTime, lastSignInTime) === "new";
  const method = signIn?.method ?? user.providerData[0]?.providerId ?? "password";
  const wasTold = local.read(flagOf(user.uid)) !== null;
  if (isNew) local.write(flagOf(user.uid), "1");
  const how: Emitted[] = isNew && wasTold ? [] : [{ name: isNew ? "sign_up" : "login", params: { method } }];
  const ping: Emitted = { name: "retention_ping", params: { days_since_signup: daysSince(creationTime, at) } };
  return { signs: { is_new_user: isNew, signup_date: dayOfText(creationTime) }, events: [...how, ping] };
}

function dayOfText(time: string): string | null {
  const instant = Date.parse(time);
  return Number.isNaN(instant) ? null : new Date(instant).toISOString().slice(0, 10);
}
