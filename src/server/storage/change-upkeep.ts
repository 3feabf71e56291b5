import type { Logger } from "pino";
import { purgeChanges } from "./changes.ts";
import type { Database } from "./database.ts";

const day = 86_400_000;
/** Thirteen months, as people are told. */
export const changesKeptFor = 396 * day;

interface UpkeepParts {
  database: Database;
  log: Logger;
  now?: () => number;
}

/** Forgets changes that are older than people were told: at the start, and each day from then on. */
export function keepLogShort({ database, log, now = Date.now }: UpkeepParts): { close(): void } {
  let isOpen = true;
  const look = async () => {
    try {
      await purgeChanges(database, now() - changesKeptFor);
    } catch (err) {
      // Whatever is left is seen to tomorrow, or after the next start.
      if (isOpen) log.error({ err }, "old changes could not be forgotten");
    }
  };
  void look();
  const timer = setInterval(() => void look(), day);
  timer.unref();
  return {
    close() {
      isOpen = false;
      clearInterval(timer);
    },
  };
}
