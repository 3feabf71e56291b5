import type { Day } from "#domain/time/day.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleAnswers } from "./couple.ts";
import { householdOf } from "./records.ts";

/** All answers given, and nothing decided yet. */
export const firstWeek = (today: Day): AnyRecord[] => [householdOf(today, "Maya and Tom", 0), ...coupleAnswers(today)];
