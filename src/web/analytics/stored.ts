import { trace } from "./begin-tracking.ts";
import type { Kept } from "./kept.ts";
import { submittedKey } from "./measuring.ts";
import { homeSeenKey } from "./seen-pages.ts";
import { isFlag } from "./sign-ins.ts";
import { completedKey } from "./user-properties.ts";
import { keys } from "./visit.ts";

/** Takes back all that measuring has written in this browser. */
export function forgetMeasuring(local: Kept, session: Kept): void {
  const lasting: string[] = [keys.first, keys.last, keys.visit, completedKey, trace];
  for (const name of [...lasting, ...local.names().filter(isFlag)]) local.remove(name);
  for (const name of [keys.session, keys.landingSent, homeSeenKey, submittedKey]) session.remove(name);
}
