import type { MoneyFormat } from "#domain/money/money.ts";
import type { AnyRecord } from "#sync/record.ts";
import { fieldWords } from "#web/household/words/field-words.ts";
import { thingWords } from "#web/household/words/thing-words.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { type ChangeKind, changedFields, changeKind } from "./what-changed.ts";

const verbs: Readonly<Record<ChangeKind, string>> = {
  added: "added",
  changed: "changed",
  deleted: "deleted",
  "brought-back": "brought back",
  "moved-away": "took",
};

interface Told {
  who: string;
  record: AnyRecord;
  /** `unknown` where the earlier version is not known. */
  earlier: AnyRecord | undefined | "unknown";
  household: HouseholdState;
  format: MoneyFormat;
}

/** What was moved away says nothing of itself any more, and nothing else may say it in its place. */
const movedWords = ({ kind }: AnyRecord): string =>
  kind === "transaction" ? "an entry" : kind === "account" ? "an account" : `a ${kind}`;

/** "Maya changed the bill “Rent”: amount from $1,000.00 to $1,200.00." */
export function changeWords({ who, record, earlier, household, format }: Told): string {
  const known = earlier === "unknown" ? undefined : earlier;
  const kind = earlier === "unknown" && !record.deleted ? "changed" : changeKind(record, known);
  const thing = kind === "moved-away" ? movedWords(record) : thingWords(record, household, format);
  const parts = kind === "changed" && known ? fieldsWords(record, known, format) : [];
  const end = kind === "moved-away" ? " out of what is shared" : "";
  return `${who} ${verbs[kind]} ${thing}${end}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}.`;
}

const fieldsWords = (record: AnyRecord, earlier: AnyRecord, format: MoneyFormat): string[] => [
  ...new Set(changedFields(record, earlier).map((name) => fieldWords(name, earlier[name], record[name], format))),
];
