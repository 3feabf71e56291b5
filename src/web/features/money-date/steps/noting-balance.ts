import type { Balance } from "#domain/household/records.ts";
import type { Minor } from "#domain/money/money.ts";
import { err } from "#domain/result.ts";
import type { Day } from "#domain/time/day.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { adding, type Command, changing } from "#web/store/command.ts";
import type { HouseholdState } from "#web/store/household-state.ts";

type Fresh = Partial<Fields<"balance">>;

/** What an account or a debt stands at today. A second word on the same day takes the place of the first. */
export const notingBalance = (of: Balance["of"], amount: Minor, day: Day): Command => ({
  name: "note-balance",
  edits(household, newId) {
    if (!household.of[of.kind].get(of.id)) return err("gone");
    const known = notedOn(household, of, day);
    const command = known
      ? // The range went with the amount it was said with.
        changing(
          "note-balance",
          "balance",
          known,
          () => ({ amount, low: undefined, high: undefined }) as unknown as Fresh,
        )
      : adding("note-balance", "balance", { of, day, amount });
    return command.edits(household, newId);
  },
});

/** Of several on one day the one with the greatest id counts. */
const notedOn = (household: HouseholdState, of: Balance["of"], day: Day): string | undefined =>
  household.of.balance
    .list()
    .filter((balance) => balance.day === day && balance.of.id === of.id && balance.of.kind === of.kind)
    .map(({ id }) => id)
    .sort()
    .at(-1);
