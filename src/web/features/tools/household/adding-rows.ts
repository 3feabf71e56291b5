import type { Goal } from "#domain/household/household.ts";
import type { Part, ReadOptions } from "#domain/intake/answers.ts";
import { readRow } from "#domain/intake/read-row.ts";
import { err } from "#domain/result.ts";
import { fieldsOfDomain } from "#sync/kinds/domain-form.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import type { HandoffRow } from "#web/platform/intake-handoff.ts";
import { adding, type Command, together } from "#web/store/command.ts";

const kinds = { goals: "goal", debts: "debt" } as const satisfies Partial<Record<Part, string>>;

/** Goals and debts stand by themselves. What needs more, such as whose pay it is, goes by way of the intake. */
export const canBeAdded = (rows: readonly HandoffRow[]): boolean => rows.every(({ part }) => part in kinds);

/** New records of what a tool found out; a goal comes last, and is saved for from this week on. */
export function addingRows(rows: readonly HandoffRow[], asked: ReadOptions, { household, week }: Figures): Command {
  const entries = rows.map(({ part, answers }) => ({ part, read: readRow({ id: "", part, answers }, asked) }));
  const commands = entries.map(({ part, read }, index): Command => {
    if (!read.ok) return refused;
    const kind = kinds[part as keyof typeof kinds];
    const last = { priority: lastPriority(household.goals) + 1 + index, since: week };
    return adding("add-from-tool", kind, fieldsOfDomain({ ...read.value, ...(kind === "goal" && last) }) as never);
  });
  return together("add-from-tool", commands);
}

const refused: Command = { name: "add-from-tool", edits: () => err("bad-fields") };

const lastPriority = (goals: readonly Goal[]): number => Math.max(0, ...goals.map(({ priority }) => priority));
