import { err } from "#domain/result.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { type Command, changing } from "#web/store/command.ts";

/** Changes what the household says of itself as a whole. */
export const changingHousehold = (name: string, change: object): Command => ({
  name,
  edits(state, newId) {
    const own = state.of.household.list()[0];
    const fields = change as Partial<Fields<"household">>;
    return own ? changing(name, "household", own.id, () => fields).edits(state, newId) : err("gone");
  },
});
