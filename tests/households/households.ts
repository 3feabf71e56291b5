import type { Day } from "#domain/time/day.ts";
import type { AnyRecord } from "#sync/record.ts";
import { couple } from "./couple.ts";
import { firstWeek } from "./first-week.ts";
import { largeFamily } from "./large-family.ts";
import { paused } from "./paused.ts";
import { returning } from "./returning.ts";
import { short } from "./short.ts";
import { single } from "./single.ts";

/** One household for each state that has a sentence of its own. Nobody real. */
export const households = {
  "first-week": firstWeek,
  single,
  couple,
  "large-family": largeFamily,
  short,
  paused,
  returning,
} satisfies Record<string, (today: Day) => AnyRecord[]>;
