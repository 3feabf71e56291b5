import { isFields, readKept } from "#domain/attribution/record.ts";
import { dayAt } from "#domain/time/day.ts";
import { parseWeekId, type WeekId, weekOf, weeksBetween } from "#domain/time/week.ts";
import { type EventName, isEventName } from "#sync/events/catalogue.ts";
import { type SentEvent, type Step, steps } from "#sync/events/event-batch.ts";
import { cutTo, tagLimits } from "#sync/events/tag-limits.ts";
import type { SafeStorage } from "#web/platform/safe-storage.ts";
import { progressKey } from "./begin-tracking.ts";

/**
 * How far this browser came. It counts for itself and says each step once, so that the operator can count browsers over
 * weeks without any number that would tell one from another.
 */
interface Progress {
  steps: Step[];
  /** The last week, counted from the first touch, of which something was said. */
  week: number;
  /** When the first save was told of. */
  firstSave: WeekId | null;
  /** Empty for none; the first is null until the browser's first arrival has said which. */
  landers: { first: string | null; last: string };
  /** The steps of the intake in which something was kept, and in which visit. */
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

/** Weeks are the calendar's in UTC: the same for everyone, and close enough for a cohort. */
const weekAt = (instant: number): WeekId => weekOf(dayAt(instant, "UTC"));

/** What goes with an event to be counted, and notes that it was said. */
export function recordProgress(
  local: SafeStorage,
  { name, at, firstTouch }: { name: string; at: number; firstTouch: number },
): Pick<SentEvent, "since" | "reached" | "week"> {
  const before = readProgress(local);
  const since = weekAt(firstTouch);
  const week = Math.max(0, weeksBetween(since, weekAt(at)));
  const firstSave = before.firstSave ?? (name === "week_save" ? weekAt(at) : null);
  const reached = newSteps(name, before, firstSave, weekAt(at));
  const isNewWeek = week > before.week;
  if (reached.length > 0 || isNewWeek) {
    writeProgress(local, {
      ...before,
      steps: [...before.steps, ...reached],
      week: Math.max(week, before.week),
      firstSave,
    });
  }
  return { since, reached, ...(isNewWeek && { week }) };
}

function newSteps(name: string, before: Progress, firstSave: WeekId | null, week: WeekId): Step[] {
  const isFourth = name === "week_save" && firstSave !== null && weeksBetween(firstSave, week) >= fourthWeek;
  const reached = [isEventName(name) ? stepByEvent[name] : undefined, isFourth ? ("week-4" as const) : undefined];
  return reached.filter((step): step is Step => step !== undefined && !before.steps.includes(step));
}

/** The lander that this browser first came to the site by, and the latest it has met. */
export function landersSeen(local: SafeStorage): { first: string; last: string } {
  const { first, last } = readProgress(local).landers;
  return { first: first ?? "", last };
}

/** An empty id: some other page. It decides the first one too, else whoever meets a lander later would count as its own. */
export function recordLander(local: SafeStorage, id: string): void {
  const before = readProgress(local);
  const { first, last } = before.landers;
  if (first === null || (id && id !== last))
    writeProgress(local, { ...before, landers: { first: first ?? id, last: id || last } });
}

/** Whether it is the first time in this visit. */
export function recordDraft(local: SafeStorage, visit: string, step: string): boolean {
  const before = readProgress(local);
  const told = before.drafts.visit === visit ? before.drafts.steps : [];
  if (told.includes(step)) return false;
  writeProgress(local, { ...before, drafts: { visit, steps: [...told, step] } });
  return true;
}

const writeProgress = (local: SafeStorage, progress: Progress): void =>
  local.write(progressKey, JSON.stringify(progress));

/** Whatever stands there, something comes back that can be counted on. */
function readProgress(local: SafeStorage): Progress {
  const told = readKept(local.read(progressKey));
  const kept = isFields(told) ? told : {};
  const landers = (kept.landers ?? {}) as Record<string, unknown>;
  const drafts = (kept.drafts ?? {}) as Record<string, unknown>;
  const week = parseWeekId(safeText(kept.firstSave));
  return {
    steps: steps.filter((step) => Array.isArray(kept.steps) && kept.steps.includes(step)),
    week: Number.isSafeInteger(kept.week) ? (kept.week as number) : -1,
    firstSave: week.ok ? week.value : null,
    landers: {
      first: typeof landers.first === "string" ? safeText(landers.first) : null,
      last: safeText(landers.last),
    },
    drafts: { visit: safeText(drafts.visit), steps: Array.isArray(drafts.steps) ? drafts.steps.map(safeText) : [] },
  };
}

const safeText = (value: unknown): string => (typeof value === "string" ? cutTo(value, tagLimits.value) : "");
