import type { Logger } from "pino";
import type { Database } from "./database.ts";

const checkpointEvery = 5 * 60_000;
const checkEvery = 86_400_000;

interface FileParts {
  database: Pick<Database, "engine" | "writeCount">;
  log: Pick<Logger, "error">;
}

/**
 * Takes care of the embedded database's file: copies its write-ahead log into it every few minutes in which something was
 * written, so that little is in the log when the machine dies, and looks for damage each day. The start has looked already.
 */
export function keepFileSound({ database: { engine, writeCount }, log }: FileParts): { close(): void } {
  let copied = 0;
  const checkpoint = () => {
    if (copied === writeCount()) return;
    copied = writeCount();
    try {
      engine.checkpoint("passive");
    } catch (err) {
      log.error({ err }, "the write-ahead log was not copied into the database");
    }
  };
  const check = async () => {
    try {
      const damage = await engine.findDamage();
      if (damage) log.error({ damage }, "the database is damaged: restore a backup");
    } catch (err) {
      log.error({ err }, "the database could not be checked for damage");
    }
  };
  const timers = [setInterval(checkpoint, checkpointEvery), setInterval(() => void check(), checkEvery)];
  for (const timer of timers) timer.unref();
  return { close: () => timers.forEach(clearInterval) };
}
