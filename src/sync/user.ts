import * as v from "valibot";

/** The signed-in person, as screens receive them. */
export const userSchema = v.object({
  uid: v.string(),
  metadata: v.object({ creationTime: v.string(), lastSignInTime: v.string() }),
  providerData: v.array(v.object({ providerId: v.string() })),
});

export type User = v.InferOutput<typeof userSchema>;

/** The answer to "is someone signed in?". `pending`: not yet, a second factor is still asked for. */
export const sessionSchema = v.object({
  user: v.nullable(userSchema),
  pending: v.exactOptional(v.literal("second-factor")),
});

export type Session = v.InferOutput<typeof sessionSchema>;
