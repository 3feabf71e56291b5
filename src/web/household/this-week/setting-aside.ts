import type { SaveTarget } from "#domain/household/records.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import { weekAt } from "#domain/time/week-calendar.ts";
import { adding, type Command, together } from "#web/store/command.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { splitOf } from "./this-week.ts";

interface Share {
  target: SaveTarget;
  amount: Minor;
}

/** Records what someone put aside this week, one entry a target, in one step that one undo takes back. */
export const settingAside = (amount: Minor, personId: string, now: number): Command => ({
  name: "set-aside",
  edits(state, newId) {
    const record = state.of.household.list()[0];
    if (!record) return { ok: false, problem: "gone" };
    const entry = { week: weekAt(now, record.calendars), personId, note: "", recordedAt: now };
    const saves = sharesOf(state, amount, now).map((share) => adding("set-aside", "save", { ...entry, ...share }));
    return together("set-aside", saves).edits(state, newId);
  },
});

/** Nothing put aside is a decision too, and an entry of its own. */
function sharesOf(state: HouseholdState, amount: Minor, now: number): Share[] {
  const split = splitOf(state, amount, now);
  const shares = split.ok ? split.value.filter((step) => step.amount > 0) : [];
  if (shares.length === 0) return [{ target: { kind: "buffer" }, amount: split.ok ? minor(0) : amount }];
  return shares.map(({ target, amount: share }) => ({ target, amount: share }));
}
