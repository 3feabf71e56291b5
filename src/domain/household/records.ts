import type { Minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";

/** The target of a save. */
export type SaveTarget =
  | { kind: "goal" | "debt" | "account"; id: string }
  | { kind: "buffer" | "emergency" | "investing" };

/** One amount set aside. Saves never overwrite each other, so two people saving offline both count. */
export interface Save {
  id: string;
  week: WeekId;
  personId: string;
  amount: Minor;
  target: SaveTarget;
  note: string;
  /** Milliseconds; only used to order saves of one week. */
  recordedAt: number;
}

/** The household's decision about a week. */
export interface WeekReview {
  week: WeekId;
  decision: "saved" | "nothing" | "skipped";
  isFolded: boolean;
}

/** Weeks that suspend the streak without breaking it; `to` is absent while the pause lasts. */
export interface Pause {
  from: WeekId;
  to?: WeekId;
}

/** Money spent (above zero) or refunded (below zero). A transfer counts nowhere. */
export interface Transaction {
  id: string;
  day: Day;
  amount: Minor;
  payee: string;
  personId: string;
  kind: "spending" | "income" | "transfer";
  /** One category, or several whose parts add up to the amount. */
  categoryId?: string;
  splits?: readonly { categoryId: string; amount: Minor }[];
  note: string;
  /** The only person it was for; absent: the whole household. */
  forPersonId?: string;
  /** Transfers only: the adult who received the money from `personId`. Settles their shares. */
  toPersonId?: string;
  imported?: ImportedRow;
}

/** The origin of an imported entry. Kept when the entry is edited, so that a row is never imported twice. */
export interface ImportedRow {
  sourceId: string;
  /** The original row of the bank. Never shown. */
  key: string;
}

/** How to read files with this header line. Only the import knows the contents of `mapping`. */
export interface ImportSource {
  id: string;
  label: string;
  header: string;
  mapping: Readonly<Record<string, unknown>>;
}

/** The recorded balance of an account or debt on a day. */
export interface Balance {
  id: string;
  of: { kind: "account" | "debt"; id: string };
  day: Day;
  amount: Minor;
  low?: Minor;
  high?: Minor;
}
