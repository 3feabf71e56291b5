import { useState } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Save, SaveTarget } from "#domain/household/records.ts";
import { formatMoney, type Minor, type MoneyFormat } from "#domain/money/money.ts";
import type { SaveProblem } from "#domain/saves/record-save.ts";
import { targetKey } from "#domain/saves/totals.ts";
import type { GoneShare } from "./use-record-save.tsx";

/** Somewhere that money can be set aside to now. */
export interface Place {
  key: string;
  target: SaveTarget;
  label: string;
  group: string;
}

/** Every place that accepts a save: open goals, debts with a balance, accounts, and the plan's own steps. */
export function placesOf(household: Household): Place[] {
  const { goals, debts, accounts } = household;
  const place = (group: string) => (target: SaveTarget) => ({
    key: targetKey(target),
    target,
    group,
    label: targetWords(target, household),
  });
  const open = goals.filter(({ state }) => state === "active" || state === "paused");
  return [
    ...open.map(({ id }) => ({ kind: "goal", id }) as const).map(place("Goals")),
    ...debts
      .filter(({ balance }) => balance > 0)
      .map(({ id }) => ({ kind: "debt", id }) as const)
      .map(place("Debts")),
    ...(["buffer", "emergency", "investing"] as const).map((kind) => ({ kind })).map(place("The plan’s own steps")),
    ...accounts.map(({ id }) => ({ kind: "account", id }) as const).map(place("Accounts")),
  ];
}

export const optionsOf = (places: readonly Place[]) =>
  places.map(({ key, label, group }) => ({ value: key, label, group }));

/** The place of the latest save that still accepts one; else investing, which is never full. */
export function lastPlace(saves: readonly Save[], places: readonly Place[]): string {
  const open = new Set(places.map(({ key }) => key));
  const put = saves.filter(({ amount, target }) => amount > 0 && open.has(targetKey(target)));
  const last = put.reduce<Save | null>((later, save) => (!later || isLater(save, later) ? save : later), null);
  return last ? targetKey(last.target) : "investing";
}

const isLater = (one: Save, other: Save): boolean =>
  one.week === other.week ? one.recordedAt > other.recordedAt : one.week > other.week;

/** The place disappeared after the screen rendered. */
export type PlaceProblem = Extract<SaveProblem, "archived-goal" | "unknown-target">;

export const isPlaceProblem = (problem: SaveProblem): problem is PlaceProblem => Object.hasOwn(problemWords, problem);

const problemWords: Record<PlaceProblem, string> = { "archived-goal": "archived", "unknown-target": "deleted" };

/** Why a place no longer accepts a save. */
export function goneProblem(target: SaveTarget, { goals, debts, accounts }: Household): PlaceProblem | null {
  if (!("id" in target)) return null;
  const found = { goal: goals, debt: debts, account: accounts }[target.kind].find(({ id }) => id === target.id);
  if (!found) return "unknown-target";
  return "state" in found && found.state === "archived" ? "archived-goal" : null;
}

/** "Lisbon was archived meanwhile. Choose another place for its $84.50." */
export function goneWords(label: string, problem: PlaceProblem, amount: Minor | null, format: MoneyFormat): string {
  const money = amount ? `its ${formatMoney(amount, format)}` : "it";
  return `${label} was ${problemWords[problem]} meanwhile. Choose another place for ${money}.`;
}

/** For a save whose places the plan chose: it has chosen others by now. */
export const replannedWords = (label: string, problem: PlaceProblem): string =>
  `${label} was ${problemWords[problem]} meanwhile, so the plan has changed. ${nothingRecorded}`;

export const nothingRecorded = "Nothing was recorded.";

/** The chosen place. If it disappears, it stays chosen with a message until another one is chosen. */
export function usePlace(places: readonly Place[], first: string | (() => string), household: Household) {
  const [key, setKey] = useState(first);
  const [known, setKnown] = useState(() => places.find((place) => place.key === key));
  const [refused, refuse] = useState<GoneShare>();
  const choose = (next: string) => {
    setKey(next);
    setKnown(places.find((place) => place.key === next));
    refuse(undefined);
  };
  const gone = known ? goneProblem(known.target, household) : null;
  const options = optionsOf(places);
  return {
    key,
    choose,
    refuse,
    target: known?.target,
    options: known && gone ? [{ value: key, label: known.label, disabled: true }, ...options] : options,
    problem: placeProblem(known, refused, gone, household),
  };
}

function placeProblem(
  known: Place | undefined,
  refused: GoneShare | undefined,
  gone: PlaceProblem | null,
  household: Household,
): string | undefined {
  if (refused && !known) return replannedWords(targetWords(refused.share.target, household), refused.problem);
  const problem = refused?.problem ?? gone;
  if (!known || !problem) return undefined;
  const words = goneWords(known.label, problem, refused?.share.amount ?? null, household);
  return refused ? `${words} ${nothingRecorded}` : words;
}

const steps = { buffer: "Starter buffer", emergency: "Emergency fund", investing: "Investing" } as const;
const gone = { goal: "A goal that is gone", debt: "A debt that is gone", account: "An account that is gone" } as const;

/** The current name of a save's target. A deleted target still received the money. */
export function targetWords(target: SaveTarget, { goals, debts, accounts }: Household): string {
  if (!("id" in target)) return steps[target.kind];
  const lists = { goal: goals, debt: debts, account: accounts };
  return lists[target.kind].find(({ id }) => id === target.id)?.label ?? gone[target.kind];
}
