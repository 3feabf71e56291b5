import * as v from "valibot";

/** The signed-in person, as screens receive them. */
export const userSchema = v.object({
  uid: v.string(),
  metadata: v.object({ creationTime: v.string(), lastSignInTime: v.string() }),
  providerData: v.array(v.object({ providerId: v.string() })),
});

export type User = v.InferOutput<typeof userSchema>;

/** The ways to sign in, as the user object and `login{method}` call them. */
export const signInMethods = ["password", "phone", "passkey", "google.com", "apple.com", "oidc"] as const;

/**
 * The sign-in that a session began with. `id` stays the same when the session is renewed, and says nothing of who it is;
 * `method` is the way that was used then, which need not be the first one that the account has.
 */
export const signInSchema = v.object({ id: v.string(), method: v.string() });

export type SignIn = v.InferOutput<typeof signInSchema>;

/** The address that someone signs in with. Only their own session tells it. */
export const ownAddressSchema = v.object({ email: v.string(), isConfirmed: v.boolean() });

export type OwnAddress = v.InferOutput<typeof ownAddressSchema>;

/**
 * The answer to "is someone signed in?". `pending`: not yet, a second factor is still asked for; `at`: the server's clock,
 * for whoever is signed in. `address` is absent in hosted mode.
 */
export const sessionSchema = v.object({
  user: v.nullable(userSchema),
  signIn: v.exactOptional(signInSchema),
  address: v.exactOptional(ownAddressSchema),
  pending: v.exactOptional(v.literal("second-factor")),
  at: v.exactOptional(v.number()),
});

export type Session = v.InferOutput<typeof sessionSchema>;
