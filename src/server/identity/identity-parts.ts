import type { BetterAuthOptions } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { SendMail, SendText } from "../mail/mail.ts";
import type { Database } from "../storage/database.ts";
import type { ErasureLedger } from "../storage/erasure-ledger.ts";
import type { HouseholdStorage } from "../storage/household-storage.ts";

/** The messages of better-auth quote addresses, so only the type of the error is logged. */
export const identityLog = (log: Logger): NonNullable<BetterAuthOptions["logger"]> => ({
  level: "error",
  log: (_level, _message, ...details) =>
    logFault(
      log,
      details.find((detail) => detail instanceof Error),
    ),
});

/** A refusal is not an error. */
function logFault(log: Logger, err: unknown): void {
  if (err && !isAPIError(err)) log.error({ err }, "identity failed");
}

/** Password hashing. Tests replace it to count the calls. */
export interface Hashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** The dependencies of the identity service. */
export interface IdentityParts {
  config: Pick<Config, "publicUrl" | "trustProxy" | "passwordPolicy" | "google" | "apple" | "smsUrl">;
  secret: string;
  database: Database;
  storage: Pick<HouseholdStorage, "forgetPerson" | "householdsOf">;
  ledger?: Pick<ErasureLedger, "hasErased"> | undefined;
  /** Notifies the streams of a household that it changed. */
  changed: (householdId: string) => void;
  mail: SendMail;
  text: SendText;
  log: Logger;
  now: () => number;
  hashing?: Hashing;
}
