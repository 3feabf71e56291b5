import * as v from "valibot";

/** The signed-in person, as screens receive them. */
export const userSchema = v.object({
  uid: v.string(),
  metadata: v.object({ creationTime: v.string(), lastSignInTime: v.string() }),
  providerData: v.array(v.object({ providerId: v.string() })),
});

export type User = v.InferOutput<typeof userSchema>;

/** The sign-in methods, as named in the user object and in `login{method}`. */
export const signInMethods = ["password", "phone", "passkey", "google.com", "apple.com", "oidc"] as const;

/**
 * The sign-in that a session began with. `id` stays the same when the session is renewed, and does not identify the
 * person; `method` is the method of that sign-in.
 */
export const signInSchema = v.object({ id: v.string(), method: v.string() });

export type SignIn = v.InferOutput<typeof signInSchema>;

/** The address that someone signs in with. Only their own session reveals it. */
export const ownAddressSchema = v.object({ email: v.string(), isConfirmed: v.boolean() });

export type OwnAddress = v.InferOutput<typeof ownAddressSchema>;

/**
 * The answer to "is someone signed in?". `pending`: not yet, the second factor is missing; `at`: the server's clock, if
 * someone is signed in. `address` is absent in hosted mode.
 */
export const sessionSchema = v.object({
  user: v.nullable(userSchema),
  signIn: v.exactOptional(signInSchema),
  address: v.exactOptional(ownAddressSchema),
  pending: v.exactOptional(v.literal("second-factor")),
  at: v.exactOptional(v.number()),
});

export type Session = v.InferOutput<typeof sessionSchema>;
