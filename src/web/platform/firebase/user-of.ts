import type { User as FirebaseUser } from "@firebase/auth";
import type { User } from "#sync/user.ts";

/** The signed-in person, as screens receive them. */
export const userOf = ({ uid, metadata, providerData }: FirebaseUser): User => ({
  uid,
  metadata: { creationTime: metadata.creationTime ?? "", lastSignInTime: metadata.lastSignInTime ?? "" },
  providerData: providerData.map(({ providerId }) => ({ providerId })),
});
