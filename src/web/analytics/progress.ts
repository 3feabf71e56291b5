import { isFields, parseStored } from "#domain/attribution/record.ts";
import { dayAt } from "#domain/time/day.ts";
import { parseWeekId, type WeekId, weekOf, weeksBetween } from "#domain/time/week.ts";
import { type EventName, isEventName } from "#sync/events/catalogue.ts";
import { type SentEvent, type Step, steps } from "#sync/events/event-batch.ts";
import { cutTo, tagLimits } from "#sync/events/tag-limits.ts";
import type { SafeStorage } from "#web/platform/safe-storage.ts";
import { progressKey } from "./begin-tracking.ts";

/**
 * How far this browser got in the funnel. The browser reports each step once, so the operator can count browsers over weeks
 * without an identifier that would tell them apart.
 */
interface Progress {
  steps: Step[];
  /** The last week that was reported, counted from the first touch. */
  week: number;
  /** The week of the first reported save. */
  firstSave: WeekId | null;
  /** Empty for none. `first` is null until the browser's first page view decides it. */
  landers: { first: string | null; last: string };
  /** The intake steps whose draft was reported, and in which visit. */
  drafts: { visit: string; steps: string[] };
}

const stepByEvent: Partial<Record<EventName, Step>> = {
  landing: "landing",
  home_view: "home",
  intake_view: "intake",
  intake_submit: "submit",
  intake_complete: "complete",
  week_save: "first-save",
};

const fourthWeek = 3;

/** Calendar weeks in UTC: the same for everyone, and close enough for a cohort. */
const weekAt = (instant: number): WeekId => weekOf(dayAt(instant, "UTC"));

/** The progress fields to send with an event, which are marked as reported. */
export function recordProgress(
  local: SafeStorage,
  { name, at, firstTouch }: { name: string; at: number; firstTouch: number },
): Pick<SentEvent, "since" | "reached" | "week"> {
  const previous = readProgress(local);
  const since = weekAt(firstTouch);
  const week = Math.max(0, weeksBetween(since, weekAt(at)));
  const firstSave = previous.firstSave ?? (name === "week_save" ? weekAt(at) : null);
  const reached = newSteps(name, previous, firstSave, weekAt(at));
  const isNewWeek = week > previous.week;
  if (reached.length > 0 || isNewWeek) {
    writeProgress(local, {
      ...previous,
      steps: [...previous.steps, ...reached],
      week: Math.max(week, previous.week),
      firstSave,
    });
  }
  return { since, reached, ...(isNewWeek && { week }) };
}

function newSteps(name: string, previous: Progress, firstSave: WeekId | null, week: WeekId): Step[] {
  const isFourth = name === "week_save" && firstSave !== null && weeksBetween(firstSave, week) >= fourthWeek;
  const reached = [isEventName(name) ? stepByEvent[name] : undefined, isFourth ? ("week-4" as const) : undefined];
  return reached.filter((step): step is Step => step !== undefined && !previous.steps.includes(step));
}

/** The lander that this browser arrived by first, if any, and the latest that it has seen. */
export function landersSeen(local: SafeStorage): { first: string; last: string } {
  const { first, last } = readProgress(local).landers;
  return { first: first ?? "", last };
}

/** An empty id is any other page. It decides `first` too, else a later lander would take credit for the arrival. */
export function recordLander(local: SafeStorage, id: string): void {
  const previous = readProgress(local);
  const { first, last } = previous.landers;
  if (first === null || (id && id !== last))
    writeProgress(local, { ...previous, landers: { first: first ?? id, last: id || last } });
}

/** Whether it is the first draft of this step in this visit. */
export function recordDraft(local: SafeStorage, visit: string, step: string): boolean {
  const previous = readProgress(local);
  const reported = previous.drafts.visit === visit ? previous.drafts.steps : [];
  if (reported.includes(step)) return false;
  writeProgress(local, { ...previous, drafts: { visit, steps: [...reported, step] } });
  return true;
}

const writeProgress = (local: SafeStorage, progress: Progress): boolean =>
  local.write(progressKey, JSON.stringify(progress));

/** Tolerates anything in storage. */
function readProgress(local: SafeStorage): Progress {
  const parsed = parseStored(local.read(progressKey));
  const stored = isFields(parsed) ? parsed : {};
  const landers = (stored.landers ?? {}) as Record<string, unknown>;
  const drafts = (stored.drafts ?? {}) as Record<string, unknown>;
  const week = parseWeekId(safeText(stored.firstSave));
  return {
    steps: steps.filter((step) => Array.isArray(stored.steps) && stored.steps.includes(step)),
    week: Number.isSafeInteger(stored.week) ? (stored.week as number) : -1,
    firstSave: week.ok ? week.value : null,
    landers: {
      first: typeof landers.first === "string" ? safeText(landers.first) : null,
      last: safeText(landers.last),
    },
    drafts: { visit: safeText(drafts.visit), steps: Array.isArray(drafts.steps) ? drafts.steps.map(safeText) : [] },
  };
}

const safeText = (value: unknown): string => (typeof value === "string" ? cutTo(value, tagLimits.value) : "");
