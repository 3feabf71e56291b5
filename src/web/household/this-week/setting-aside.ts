import type { Minor } from "#domain/money/money.ts";
import { err } from "#domain/result.ts";
import { nothingAside, type SaveShare, sharesOf } from "#domain/saves/split-save.ts";
import type { Command } from "#web/store/command.ts";
import { recording } from "./press.ts";
import { splitOf, type ThisWeek, thisWeekOf } from "./this-week.ts";

/** Records what someone put aside this week, one entry a target, in one step that one undo takes back. */
export const settingAside = (amount: Minor, personId: string, now: number): Command => ({
  name: "set-aside",
  edits(state, newId) {
    const week = thisWeekOf(state, now);
    if (!week) return err("gone");
    const shares = sharesFor(week, amount);
    return recording({ week: week.week, shares, people: [personId], note: "", at: now }).edits(state, newId);
  },
});

/** Down the waterfall; where the household's figures can't be counted, to the buffer. */
export function sharesFor(week: ThisWeek, amount: Minor): readonly SaveShare[] {
  if (amount === 0) return nothingAside;
  const split = splitOf(week, amount);
  return split.ok ? sharesOf(split.value) : [{ target: { kind: "buffer" }, amount }];
}
