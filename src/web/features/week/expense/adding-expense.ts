import { err } from "#domain/result.ts";
import type { Fields } from "#sync/kinds/kinds.ts";
import { adding, type Command } from "#web/store/command.ts";

/** Adds an entry, unless its category or its person was deleted between the look and the press. */
export const addingExpense = (fields: Fields<"transaction">): Command => ({
  name: "add-expense",
  edits(state, newId) {
    const { personId, categoryId } = fields;
    const isThere =
      state.of.person.get(personId) && (categoryId === undefined || state.of.category.get(categoryId) !== undefined);
    return isThere ? adding("add-expense", "transaction", fields).edits(state, newId) : err("gone");
  },
});
