import type { Settling } from "#domain/household/household.ts";
import { err } from "#domain/result.ts";
import type { Owed } from "#domain/spending/settle-shares.ts";
import type { Day } from "#domain/time/day.ts";
import { changingHousehold } from "#web/household/household-command.ts";
import { adding, type Command, together } from "#web/store/command.ts";

/** From which day on and how costs are shared; undefined: no longer. */
export const changingSettling = (settling: Settling | undefined): Command =>
  changingHousehold("change-settling", { settling });

/** What was owed has been handed over: an entry for each, so that everyone is even. */
export const settlingUp = (owed: readonly Owed[], day: Day): Command => {
  const handed = together(
    "settle-up",
    owed.map(({ from, to, amount }) =>
      adding("settle-up", "transaction", {
        ...{ day, amount, payee: "Settled up", note: "", type: "transfer" as const },
        ...{ personId: from.id, toPersonId: to.id },
      }),
    ),
  );
  return {
    ...handed,
    edits(state, newId) {
      const isThere = owed.every(({ from, to }) => state.of.person.get(from.id) && state.of.person.get(to.id));
      return isThere ? handed.edits(state, newId) : err("gone");
    },
  };
};
