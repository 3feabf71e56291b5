import type { User } from "#sync/user.ts";

/** Hearing again of the same sign-in is no change of state; another way to sign in is one. */
export const isSameUser = (one: User | null, other: User | null): boolean => told(one) === told(other);

/** All that screens read of someone. In which order the ways are named says nothing. */
const told = (user: User | null): string =>
  user ? [user.uid, user.metadata.lastSignInTime, ...user.providerData.map(wayOf).sort()].join(" ") : "";

const wayOf = ({ providerId }: User["providerData"][number]): string => providerId;
