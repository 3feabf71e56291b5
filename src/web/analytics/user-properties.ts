import { daysSince, signUpState } from "#domain/attribution/sign-up.ts";
import { cutTo, tagLimits } from "#sync/events/tag-limits.ts";
import type { SignIn, User } from "#sync/user.ts";
import type { SafeStorage } from "#web/platform/safe-storage.ts";
import type { Properties } from "./tag.ts";
import type { Visit } from "./visit.ts";

export const completedKey = "has_completed_intake";

/** What reports are split by. Nothing here tells of the household but whether it has answered the questions. */
export function userProperties(visit: Visit, local: SafeStorage, signs: AccountProperties): Properties {
  const [first, last] = [visit.first(), visit.last()];
  return {
    first_source: truncate(first.source),
    first_medium: truncate(first.medium),
    first_campaign: truncate(first.campaign),
    last_source: truncate(last.source),
    last_medium: truncate(last.medium),
    last_campaign: truncate(last.campaign),
    has_completed_intake: local.read(completedKey) === "true",
    ...signs,
  };
}

const truncate = (text: string): string => cutTo(text, tagLimits.userPropertyValue);

/** What an account adds to the user properties. */
export interface AccountProperties {
  is_new_user?: boolean | null;
  signup_date?: string | null;
}

/** Null takes back what was said of whoever was here. */
export const signedOutProperties: AccountProperties = { is_new_user: null, signup_date: null };

interface SignInEvent {
  name: "sign_up" | "login" | "retention_ping";
  params: Record<string, string | number>;
}

/** Who is signed in, and the sign-in that their session began with, where it is known. */
export interface SignInState {
  user: User | null;
  signIn?: SignIn | undefined;
}

/**
 * A re-sync is no change of sign-in state, even where the account signed in elsewhere since: only another account or
 * another session is.
 */
export const isSameSignIn = (one: SignInState, other: SignInState): boolean =>
  one.user?.uid === other.user?.uid && (!one.signIn || !other.signIn || one.signIn.id === other.signIn.id);

const signUpFlagPrefix = "signup_tracked.";

const signUpFlag = (uid: string): string => `${signUpFlagPrefix}${uid}`;

export const isSignUpFlag = (name: string): boolean => name.startsWith(signUpFlagPrefix);

/** Someone signed in, or was found signed in: a sign-up once for each account, else a login, and always how long ago. */
export function describeSignIn(
  { user, signIn }: SignInState & { user: User },
  local: SafeStorage,
  at: number,
): { signs: AccountProperties; events: SignInEvent[] } {
  const { creationTime, lastSignInTime } = user.metadata;
  const isNew = signUpState(creationTime, lastSignInTime) === "new";
  const method = signIn?.method ?? user.providerData[0]?.providerId ?? "password";
  const wasTold = local.read(signUpFlag(user.uid)) !== null;
  if (isNew) local.write(signUpFlag(user.uid), "1");
  const how: SignInEvent[] = isNew && wasTold ? [] : [{ name: isNew ? "sign_up" : "login", params: { method } }];
  const ping: SignInEvent = { name: "retention_ping", params: { days_since_signup: daysSince(creationTime, at) } };
  return { signs: { is_new_user: isNew, signup_date: dateOf(creationTime) }, events: [...how, ping] };
}

function dateOf(time: string): string | null {
  const instant = Date.parse(time);
  return Number.isNaN(instant) ? null : new Date(instant).toISOString().slice(0, 10);
}
