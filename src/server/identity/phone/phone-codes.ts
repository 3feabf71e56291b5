import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import * as v from "valibot";
import { type Attempts, day, hour, minute, window } from "../../limits/attempts.ts";
import type { SendText } from "../../mail/mail.ts";
import type { Auth } from "../better-auth.ts";
import type { IdentityParts } from "../identity-parts.ts";

/** The purpose of a texted code. */
type Purpose = "sign-in" | "own-number";

const lifetime = 10 * minute;
/** Texts cost money, and fraudsters earn from sending them: limits per number and per country. */
const perNumber = window(5, hour);
const perCountry = window(300, day);

const twoDigits = /^\+(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** The country code of a number. */
export const countryOf = (phone: string): string =>
  /^\+[17]/.test(phone) ? phone.slice(0, 2) : twoDigits.test(phone) ? phone.slice(0, 3) : phone.slice(0, 4);

interface Parts extends Pick<IdentityParts, "secret" | "now"> {
  attempts: Attempts;
  text: SendText;
  authOf: () => Auth;
}

/** Texted codes: each works once, and expires. Only a keyed hash is stored. */
export function phoneCodes({ secret, now, attempts, text, authOf }: Parts) {
  const hashOf = (purpose: Purpose, phone: string, code: string) =>
    createHmac("sha256", secret).update(`texted code:${purpose}:${phone}:${code}`).digest("base64url");
  const nameOf = (purpose: Purpose, phone: string, uid: string) => `texted-code:${purpose}:${uid}:${phone}`;

  async function maySend(phone: string): Promise<boolean> {
    if ((await attempts.take(`text ${phone}`, perNumber, now())) > 0) return false;
    return (await attempts.take(`text to ${countryOf(phone)}`, perCountry, now())) === 0;
  }

  return {
    /** Sends nothing beyond the limits. */
    async send(purpose: Purpose, phone: string, uid: string): Promise<void> {
      if (!(await maySend(phone))) return;
      const { internalAdapter } = await authOf().$context;
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const [identifier, until] = [nameOf(purpose, phone, uid), now() + lifetime];
      await internalAdapter.deleteVerificationByIdentifier(identifier);
      const value = `${uid} ${hashOf(purpose, phone, code)}`;
      await internalAdapter.createVerificationValue({ identifier, value, expiresAt: new Date(until) });
      await text({
        number: phone,
        text: `${code} is your Weekfold code. Nobody from Weekfold asks you for it.`,
        until,
      });
    },
    /** A wrong code uses nothing up; of concurrent requests with the right one, one succeeds. */
    async take(purpose: Purpose, phone: string, uid: string, code: string): Promise<boolean> {
      const { internalAdapter } = await authOf().$context;
      const identifier = nameOf(purpose, phone, uid);
      const stored = await internalAdapter.findVerificationValue(identifier);
      const wanted = Buffer.from(stored?.value.split(" ")[1] ?? "".padEnd(43));
      const isRight = timingSafeEqual(wanted, Buffer.from(hashOf(purpose, phone, code)));
      return isRight && (await internalAdapter.consumeVerificationValue(identifier)) !== null;
    },
  };
}

export type PhoneCodes = ReturnType<typeof phoneCodes>;

/** Creates a session after a valid phone code. Only the server calls it; the second factor gate applies as usual. */
export const phonePlugin = () =>
  ({
    id: "weekfold-phone",
    endpoints: {
      signInByPhone: createAuthEndpoint(
        "/phone-number/verify",
        {
          method: "POST",
          body: v.object({ uid: v.string(), rememberMe: v.boolean() }),
          requireHeaders: true,
          metadata: { SERVER_ONLY: true },
        },
        async (ctx): Promise<{ pending?: "second-factor" }> => {
          const { internalAdapter } = ctx.context;
          const { uid, rememberMe } = ctx.body;
          const user = await internalAdapter.findUserById(uid);
          if (!user) throw ctx.error("UNAUTHORIZED");
          const session = await internalAdapter.createSession(uid, !rememberMe);
          await setSessionCookie(ctx, { session, user }, !rememberMe);
          // The choice of an earlier sign-in no longer applies.
          if (rememberMe) expireCookie(ctx, ctx.context.authCookies.dontRememberToken);
          return {};
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
