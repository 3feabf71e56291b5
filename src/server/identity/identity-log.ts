import type { BetterAuthOptions } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { Logger } from "pino";

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
