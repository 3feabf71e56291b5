import type { Minor } from "../money/money.ts";
import type { Day } from "../time/day.ts";
import type { WeekId } from "../time/week.ts";

/** What a save goes to. */
export type SaveTarget =
  | { kind: "goal" | "debt" | "account"; id: string }
  | { kind: "buffer" | "emergency" | "investing" };

/** One entry of money put aside. Entries never overwrite each other, so two people saving offline both count. */
export interface Save {
  id: string;
  week: WeekId;
  personId: string;
  amount: Minor;
  target: SaveTarget;
  note: string;
  /** Milliseconds; orders entries of one week, and nothing else. */
  recordedAt: number;
}

/** A week that the household closed, or decided to save nothing in. */
export interface WeekReview {
  week: WeekId;
  decision: "saved" | "nothing" | "skipped";
  isFolded: boolean;
}

/** Weeks that stop the streak without breaking it; `to` is absent while the pause lasts. */
export interface Pause {
  from: WeekId;
  to?: WeekId;
}

/** Money spent (above zero) or come back (below zero, a refund). A transfer counts nowhere. */
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
  /** Whom it was for alone; absent: for the household together. */
  forPersonId?: string;
  /** Only of a transfer: the adult whom `personId` handed the money. It settles their shares. */
  toPersonId?: string;
  imported?: ImportedRow;
}

/** Where an entry from a bank's file is from. It stays when the entry is changed, so that no row comes twice. */
export interface ImportedRow {
  sourceId: string;
  /** The row as the bank wrote it. Never shown. */
  key: string;
}

/** How files with this header line are read. What a mapping holds is known to the import alone. */
export interface ImportSource {
  id: string;
  label: string;
  header: string;
  mapping: Readonly<Record<string, unknown>>;
}

/** What someone said an account or a debt stood at on a day. */
export interface Balance {
  id: string;
  of: { kind: "account" | "debt"; id: string };
  day: Day;
  amount: Minor;
  low?: Minor;
  high?: Minor;
}
