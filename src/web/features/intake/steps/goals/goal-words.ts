import type { GoalMoney } from "#domain/goals/goal-money.ts";
import type { Goal } from "#domain/household/household.ts";
import { formatMoney, type MoneyFormat } from "#domain/money/money.ts";
import { monthWords } from "#web/household/words/date-words.ts";
import type { DraftRow } from "../../draft/draft-rows.ts";
import type { Intake } from "../../draft/use-draft.tsx";
import { rowName } from "../../rows/problem-words.ts";
import type { RowWords } from "../../rows/row-types.ts";
import { goalOf, needOf } from "./goal-need.ts";

const stateWords: Readonly<Partial<Record<Goal["state"], string>>> = {
  paused: "paused",
  finished: "done",
  archived: "put away",
};

/** A goal as a ledger has it: its place in line, and what it needs a week where it has a date. */
export function describeGoal(row: DraftRow, place: number, draft: Draft, money: GoalMoney | undefined): RowWords {
  const [name, mark] = [rowName(row), String(place)];
  const goal = goalOf(row, draft);
  if (!goal) return { name, mark };
  const need = goal.state === "active" ? needOf(goal, draft, money) : null;
  const week = need?.state === "needed" ? { week: need.perWeek.amount } : {};
  return { name, mark, note: noteOf(goal, draft.asked.format), ...week };
}

type Draft = Pick<Intake, "asked" | "read">;

function noteOf({ target, by, alreadySaved, state }: Goal, format: MoneyFormat): string {
  const until = by === undefined ? "" : ` by ${monthWords(by)}`;
  const saved = alreadySaved > 0 && `${formatMoney(alreadySaved, format)} saved`;
  const notes = [`${formatMoney(target, format)}${until}`, saved, stateWords[state]];
  return notes.filter(Boolean).join(" · ");
}
