import type { FunnelCounts } from "#domain/funnel/funnel-counter.ts";
import { counted } from "./figures.ts";

/** What to say where there is nothing to count, or null where there is. */
export function emptyWords(counts: FunnelCounts): string | null {
  if (counts.events > 0 || counts.funnel.all.landing > 0) return null;
  if (counts.firstAt === null) return "There are no events yet. They come once visitors agree to be counted.";
  if (counts.botEvents > 0) return `There are only bots in this period: ${counted(counts.botEvents, "event")}.`;
  return "There are no events in this period.";
}

/** Why a period with events may still have no browsers of its own. */
export const noWeekWords =
  "No week begins in this period, and browsers tell only the week in which they first came. Choose a period with a Monday in it.";
