import type { PayoffChoice } from "#domain/household/choices.ts";
import { err } from "#domain/result.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { type Command, changing } from "#web/store/command.ts";

const name = "change-payoff";

/** The one choice of how debts are paid off: its parts were weighed together, so they are written together. */
export const adoptingPayoff = (payoff: PayoffChoice): Command => ({
  name,
  edits(state, newId) {
    const own = state.of.household.list()[0];
    const change = { payoff } as Partial<Fields<"household">>;
    return own ? changing(name, "household", own.id, () => change).edits(state, newId) : err("gone");
  },
});
