import type { Ticks } from "#domain/ledger/reconcile.ts";
import { ok } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import { type Noted, notingBalance } from "#web/household/commands/note-balance.ts";
import { type Command, changing } from "#web/store/index.ts";

/**
 * States the balance and marks the ticked entries, as one change with one undo. `listed` is the day on which the account was
 * added. An entry that the partner deleted meanwhile is left out.
 */
export const finishingReconcile = (noted: Noted, ticks: Ticks, listed: Day): Command => ({
  name: "reconcile",
  edits(household, newId) {
    const stated = notingBalance(noted, listed).edits(household, newId);
    if (!stated.ok) return stated;
    const edits = [...stated.value];
    const mark = (id: string, isCleared: true | undefined) =>
      changing("reconcile", "transaction", id, () => ({ isCleared })).edits(household, newId);
    for (const marked of [
      ...[...ticks.on].map((id) => mark(id, true)),
      ...[...ticks.off].map((id) => mark(id, undefined)),
    ]) {
      if (marked.ok) edits.push(...marked.value);
      else if (marked.problem !== "gone") return marked;
    }
    return ok(edits);
  },
});
