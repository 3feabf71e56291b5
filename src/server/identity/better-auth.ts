import { betterAuth } from "better-auth";
import { type AccountFollower, accountPlugin, passwordHook } from "./account/account-plugin.ts";
import { deviceName } from "./account/device-name.ts";
import { rotation } from "./auth/auth-routes.ts";
import { sessionStart, sessionStartFields } from "./auth/sign-in-method.ts";
import { type IdentityParts, identityLog } from "./identity-parts.ts";
import { passkeyPlugin, passkeySessions } from "./passkeys/passkey-plugin.ts";
import { phonePlugin } from "./phone/phone-codes.ts";
import { followProviders, requireSamePerson } from "./providers/provider-linking.ts";
import { providersFor } from "./providers/providers.ts";
import { secondFactorGate } from "./second-factor/second-factor-gate.ts";
import type { SecondFactors } from "./second-factor/second-factors.ts";

const day = 86_400;
/** Long enough that a weekly user does not have to sign in each week. */
const sessionDays = 60;
export const freshSeconds = 600;
/** The token is synchronized again when it is older. */
const resyncSeconds = 300;
export const resetSeconds = 3_600;

interface Helpers {
  follower: AccountFollower;
  factors: Pick<SecondFactors, "isOn">;
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * better-auth on the server's own database. It is configured for SQLite on both engines, because then it writes times as
 * text and booleans as numbers.
 */
export function createAuth(parts: IdentityParts, { follower, factors }: Helpers) {
  const { config, secret, database, log, hashing } = parts;
  return betterAuth({
    appName: "Weekfold",
    baseURL: config.publicUrl,
    basePath: "/api/auth",
    secret,
    database: { db: database.query, type: "sqlite", transaction: true },
    user: {
      modelName: "people",
      additionalFields: { lastSignInAt: { type: "date", required: false, input: false } },
      validateUserInfo: requireSamePerson,
    },
    account: {
      modelName: "sign_ins",
      updateAccountOnSignIn: false,
      // A linked provider account may have another address.
      accountLinking: { allowDifferentEmails: true },
    },
    // Only a hash of the mailed secret is stored.
    verification: { modelName: "verifications", storeIdentifier: "hashed" },
    session: {
      modelName: "sessions",
      expiresIn: sessionDays * day,
      updateAge: day,
      freshAge: freshSeconds,
      cookieCache: { enabled: true, maxAge: resyncSeconds },
      additionalFields: sessionStartFields,
    },
    emailAndPassword: {
      enabled: true,
      // The hook checks the policy. A limit here would lock out people with passwords from before a policy change.
      minPasswordLength: 1,
      maxPasswordLength: 10_000,
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user: { id: uid, email, emailVerified } }, request) =>
        follower.passwordReset({ uid, email, emailVerified, device: deviceName(request?.headers.get("user-agent")) }),
      ...(hashing && { password: hashing }),
    },
    socialProviders: providersFor(config),
    databaseHooks: {
      session: {
        create: {
          before: async (session, ctx) => ({
            data: { ...session, ...coarse(session), ...sessionStart(session, ctx) },
          }),
        },
      },
      account: followProviders(follower),
    },
    hooks: { before: passwordHook(config.passwordPolicy) },
    // Other plugins go between these two; the last one must see their result of a sign-in.
    plugins: [
      rotation(),
      secondFactorGate(factors),
      passkeyPlugin(config.publicUrl),
      passkeySessions(parts),
      phonePlugin(),
      accountPlugin(follower),
    ],
    advanced: {
      cookiePrefix: "weekfold",
      useSecureCookies: config.publicUrl.startsWith("https:"),
      ipAddress: { disableIpTracking: true },
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { validateSchema: false },
    },
    // Our own rate limits are in the database, and also count by account.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Rethrown to our own handler: better-auth would log the whole error, addresses included.
    onAPIError: { errorURL: `${config.publicUrl}/account`, throw: true },
    logger: identityLog(log),
  });
}

const coarse = ({ userAgent }: { userAgent?: string | null | undefined }) => ({
  userAgent: deviceName(userAgent),
  ipAddress: null,
});
