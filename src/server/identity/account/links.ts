import { randomBytes } from "node:crypto";
import type { Auth } from "../better-auth.ts";
import { resetSeconds } from "../better-auth.ts";

const day = 86_400;

/** What a mailed secret is for, and for how many seconds. The first name is better-auth's: it takes that one back itself. */
const lifetimes = { "reset-password": resetSeconds, "verify-email": day, "change-email": day } as const;

type Purpose = keyof typeof lifetimes;

/** Secrets that travel by mail: each leads to one thing, once, for a while. */
export interface Links {
  make(purpose: Purpose, whose: { uid: string; email?: string }): Promise<string>;
  /** Whose it was, and for which address. Of those who bring it at the same time one gets it. */
  take(purpose: Purpose, token: string): Promise<{ uid: string; email: string } | null>;
}

export function linksOf(authOf: () => Auth): Links {
  return {
    async make(purpose, { uid, email }) {
      const { internalAdapter } = await authOf().$context;
      const token = randomBytes(24).toString("base64url");
      const expiresAt = new Date(Date.now() + lifetimes[purpose] * 1000);
      const value = email === undefined ? uid : `${uid} ${email}`;
      await internalAdapter.createVerificationValue({ identifier: `${purpose}:${token}`, value, expiresAt });
      return token;
    },
    async take(purpose, token) {
      const { internalAdapter } = await authOf().$context;
      const taken = await internalAdapter.consumeVerificationValue(`${purpose}:${token}`);
      const [uid = "", email = ""] = taken?.value.split(" ") ?? [];
      return taken && { uid, email };
    },
  };
}
