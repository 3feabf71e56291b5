import { daysSince, signUpState } from "#domain/attribution/touches.ts";
import { cutTo, tagLimits } from "#sync/events/tag-limits.ts";
import type { SignIn, User } from "#sync/user.ts";
import type { SafeStorage } from "#web/platform/safe-storage.ts";
import type { Properties } from "./tag.ts";
import type { Visit } from "./visit.ts";

export const completedKey = "has_completed_intake";

/** The dimensions of the reports. Of the household they say only whether it has completed the intake. */
export function userProperties(visit: Visit, local: SafeStorage, account: AccountProperties): Properties {
  const [first, last] = [visit.first(), visit.last()];
  return {
    first_source: truncate(first.source),
    first_medium: truncate(first.medium),
    first_campaign: truncate(first.campaign),
    last_source: truncate(last.source),
    last_medium: truncate(last.medium),
    last_campaign: truncate(last.campaign),
    has_completed_intake: local.read(completedKey) === "true",
    ...account,
  };
}

const truncate = (text: string): string => cutTo(text, tagLimits.userPropertyValue);

/** The user properties of an account. */
export interface AccountProperties {
  is_new_user?: boolean | null;
  signup_date?: string | null;
}

/** Null clears the properties of the previous user. */
export const signedOutProperties: AccountProperties = { is_new_user: null, signup_date: null };

interface SignInEvent {
  name: "sign_up" | "login" | "retention_ping";
  params: Record<string, string | number>;
}

/** The user who is signed in, and the sign-in that began the session, where it is known. */
export interface SignInState {
  user: User | null;
  signIn?: SignIn | undefined;
}

/** Only another account or another session is a new sign-in. A re-sync is not, even after a sign-in on another device. */
export const isSameSignIn = (one: SignInState, other: SignInState): boolean =>
  one.user?.uid === other.user?.uid && (!one.signIn || !other.signIn || one.signIn.id === other.signIn.id);

const signUpFlagPrefix = "signup_tracked.";

const signUpFlag = (uid: string): string => `${signUpFlagPrefix}${uid}`;

export const isSignUpFlag = (name: string): boolean => name.startsWith(signUpFlagPrefix);

/** Reports a sign-up once an account, otherwise a login, and in either case how long ago the account was created. */
export function describeSignIn(
  { user, signIn }: SignInState & { user: User },
  local: SafeStorage,
  at: number,
): { properties: AccountProperties; events: SignInEvent[] } {
  const { creationTime, lastSignInTime } = user.metadata;
  const isNew = signUpState(creationTime, lastSignInTime) === "new";
  const method = signIn?.method ?? user.providerData[0]?.providerId ?? "password";
  const wasReported = local.read(signUpFlag(user.uid)) !== null;
  if (isNew) local.write(signUpFlag(user.uid), "1");
  const signInEvents: SignInEvent[] =
    isNew && wasReported ? [] : [{ name: isNew ? "sign_up" : "login", params: { method } }];
  const ping: SignInEvent = { name: "retention_ping", params: { days_since_signup: daysSince(creationTime, at) } };
  return { properties: { is_new_user: isNew, signup_date: dateOf(creationTime) }, events: [...signInEvents, ping] };
}

function dateOf(time: string): string | null {
  const instant = Date.parse(time);
  return Number.isNaN(instant) ? null : new Date(instant).toISOString().slice(0, 10);
}
