import type { BetterAuthOptions } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { SendMail, SendText } from "../mail/mail.ts";
import type { Database } from "../storage/database.ts";
import type { ErasureLedger } from "../storage/erasure-ledger.ts";
import type { HouseholdStorage } from "../storage/household-storage.ts";

/** Its messages quote addresses, so nothing of them is kept: only that something failed, and what kind of fault it was. */
export const identityLog = (log: Logger): NonNullable<BetterAuthOptions["logger"]> => ({
  level: "error",
  log: (_level, _message, ...details) =>
    tellFault(
      log,
      details.find((detail) => detail instanceof Error),
    ),
});

/** What was refused is no fault. */
function tellFault(log: Logger, err: unknown): void {
  if (err && !isAPIError(err)) log.error({ err }, "identity failed");
}

/** How passwords are scrambled. Tests give another to see how often it is done. */
export interface Hashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** What identity is made of. */
export interface IdentityParts {
  config: Pick<Config, "publicUrl" | "trustProxy" | "passwordPolicy" | "google" | "apple" | "smsUrl">;
  secret: string;
  database: Database;
  storage: Pick<HouseholdStorage, "forgetPerson" | "householdsOf">;
  ledger?: Pick<ErasureLedger, "hasErased"> | undefined;
  /** Tells whoever follows a household that it is not as it was. */
  changed: (householdId: string) => void;
  mail: SendMail;
  text: SendText;
  log: Logger;
  now: () => number;
  hashing?: Hashing;
}
