import { expect, it } from "vitest";
import { recordOf, samples } from "#sync/kinds/kinds.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { dayWords } from "#web/household/words/moment-words.ts";
import { newId } from "#web/platform/new-id.ts";
import { householdState } from "#web/store/household-state.ts";
import { copiedWords, formatOf, itemWords } from "./copy-items.tsx";
import { glancesOf, namesOf } from "./pair.tsx";

const household = (name: string, ...records: readonly AnyRecord[]) =>
  householdState(name, "shared", [recordOf("household", { ...samples.household[0], name }), ...records]);

const moment = 1_794_000_000_000;
const full = household(
  "Home",
  recordOf("person", { name: "Maya", kind: "adult" }),
  recordOf("bill", { ...samples.bill[0], id: newId(moment) }),
);
const empty = household("Home");

it("households with the same name are told apart by where they come from", () => {
  expect(namesOf({ adopted: full, other: empty })).toEqual({
    adopted: "Home (from this device)",
    other: "Home (in your account)",
  });
  expect(namesOf({ adopted: full, other: household("Away") })).toEqual({ adopted: "Home", other: "Away" });
});

it("they are compared row by row, and rows that are empty for both are left out", () => {
  expect(glancesOf({ adopted: full, other: empty })).toEqual([
    { title: "People", adopted: "Maya", other: "–" },
    { title: "Bills", adopted: "1", other: "–" },
    { title: "Newest entry", adopted: dayWords(moment), other: "–" },
  ]);
});

it("every item has a name and detail that a person recognizes", () => {
  const format = formatOf(full);
  const words = (["person", "income", "bill", "account", "debt", "goal", "save", "habit", "transaction"] as const).map(
    (kind) => {
      const { name, detail } = itemWords(recordOf(kind, samples[kind][1]!), format);
      return `${name} | ${detail}`;
    },
  );
  expect(words).toEqual([
    "نور 🌙 | ",
    "Studio | $1,800.00",
    "Insurance | $600.00",
    "House | $300,000.00",
    "Aunt Ida | $0.00",
    "Car insurance | $624.00",
    "Tight | $0.00, 2026-W41",
    "Walk to work | ",
    "Warehouse | $60.00, 2026-10-02",
  ]);
  expect(itemWords(recordOf("recurring", samples.recurring[0]!), format)).toEqual({ name: "Pool", detail: "$15.00" });
  expect(itemWords(recordOf("template", samples.template[0]!), format)).toEqual({ name: "Coffee", detail: "$4.50" });
  expect(itemWords(recordOf("save", { ...samples.save[1], note: "" }), format).name).toBe("Starter buffer");
});

it("the message says how many items were copied, and how many came with them", () => {
  expect(copiedWords(1, 1, "Home")).toBe("1 item copied to “Home”. Now keep both, or one.");
  expect(copiedWords(2, 5, "Home")).toBe(
    "2 items copied to “Home”, with 3 more that belong to them. Now keep both, or one.",
  );
});
