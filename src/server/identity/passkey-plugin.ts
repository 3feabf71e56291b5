import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";

/** A passkey stands for two factors only if its device has seen whose it is, by a finger, a face or a PIN. */
function wantVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError("UNAUTHORIZED", { code: "AUTHENTICATION_FAILED", message: "Not verified" });
}

export const passkeyPlugin = (publicUrl: string) =>
  passkey({
    rpName: "Weekfold",
    rpID: new URL(publicUrl).hostname,
    origin: publicUrl,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    advanced: { webAuthnChallengeCookie: "passkey_challenge" },
    schema: { passkey: { modelName: "passkeys" } },
    registration: {
      afterVerification: async ({ verification }) => wantVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) => wantVerified(verification.authenticationInfo.userVerified),
    },
  });
