import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import { type Day, parseDay } from "#domain/time/day.ts";
import { parseWeekId } from "#domain/time/week.ts";
import { isSameValue } from "#sync/merge.ts";
import type { Overridden } from "#sync/overridden.ts";
import { type HouseholdState, recordOf } from "#web/store/index.ts";
import { dateWords, weekNameWords } from "../words/date-words.ts";
import { cadenceWords, isCadence } from "../words/kind-options.ts";
import { listWords } from "../words/list-words.ts";
import { capital, percentWords } from "../words/number-words.ts";
import { fieldName, isMoneyField, recordWords } from "../words/record-words.ts";
import type { OpenValue } from "./overridden-values.tsx";

/** Who wrote the two values, as far as the change log tells. */
export interface Authors {
  loser?: string | undefined;
  winner?: string | undefined;
}

export const you = "You";

export interface OverriddenWords {
  /** "The bill “Rent” of $1,200.00: amount". */
  about: string;
  /** "Ben wrote $40.00, Ann’s $45.00 came later." */
  said: string;
  lost: string;
  won: string;
}

export function overriddenWords(
  { announcement, record }: OpenValue,
  authors: Authors,
  household: HouseholdState,
  format: MoneyFormat,
): OverriddenWords {
  const names = differing(announcement);
  const valuesOf = (values: Overridden["lost"]) =>
    names.map((name) => valueWords(name, values[name], household, format)).join(", ");
  const [lost, won] = [valuesOf(announcement.lost), valuesOf(announcement.won)];
  const fields = [...new Set(names.map(fieldName))];
  const about = `${capital(recordWords(record, household, format))}: ${listWords(fields)}`;
  return { about, said: saidWords(lost, won, authors), lost, won };
}

/** Fields that merge together are announced together, but only those that differ are mentioned. */
const differing = ({ names, lost, won }: Overridden): readonly string[] =>
  names.filter((name) => !isSameValue(lost[name], won[name]));

function saidWords(lost: string, won: string, { loser, winner }: Authors): string {
  if (loser === undefined) return `${capital(lost)} was written on one device; ${won}, from another one, came later.`;
  if (winner === undefined) return `${loser} wrote ${lost}; ${won} came later.`;
  if (loser === winner) return `${loser} wrote ${lost} on one device; ${won}, from another one, came later.`;
  return `${loser} wrote ${lost}, ${winner === you ? "your" : `${winner}’s`} ${won} came later.`;
}

const rollovers: Readonly<Record<string, string>> = {
  off: "nothing rolls over",
  leftover: "what is left rolls over",
  both: "what is left or overspent rolls over",
};

function valueWords(name: string, value: unknown, household: HouseholdState, format: MoneyFormat): string {
  if (name === "splits") return Array.isArray(value) ? `split in ${value.length}` : "not split";
  if (value === undefined) return name === "categoryId" ? "no category" : "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return numberWords(name, value, format);
  if (typeof value === "string") return textWords(name, value, household);
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string"))
    return listWords(value.map((id) => labelOf(id, household) ?? id));
  const { id, kind } = value as { id?: unknown; kind?: unknown };
  if (typeof id === "string") return labelOf(id, household) ?? "something that is gone";
  return typeof kind === "string" ? kind : "other details";
}

function numberWords(name: string, value: number, format: MoneyFormat): string {
  if (isMoneyField(name) && Number.isSafeInteger(value)) return formatMoney(value as Minor, format);
  if (name === "apr" || name === "yearlyChange") return percentWords(value / 1_000, format.locale);
  return String(value);
}

function textWords(name: string, value: string, household: HouseholdState): string {
  if (name.endsWith("Id")) return labelOf(value, household) ?? "something that is gone";
  if (parseDay(value).ok) return dateWords(value as Day);
  const week = parseWeekId(value);
  if (week.ok) return weekNameWords(week.value);
  if (name === "rollover") return rollovers[value] ?? value;
  if (name === "cadence" && isCadence(value)) return cadenceWords[value];
  if (["type", "state", "decision", "sharing"].includes(name)) return value.replaceAll("-", " ");
  return value === "" ? "nothing" : `“${value}”`;
}

function labelOf(id: string, household: HouseholdState): string | undefined {
  const { label, name, payee } = (recordOf(household, id) ?? {}) as Readonly<Record<string, unknown>>;
  return [label, name, payee].find((one): one is string => typeof one === "string" && one.trim() !== "");
}
