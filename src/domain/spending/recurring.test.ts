import { expect, it } from "vitest";
import type { Day } from "../time/day.ts";
import { dueEntries, type EntryTemplate, entryFrom, type RecurringTemplate } from "./recurring.ts";
import { entry as entryOn } from "./spending-fixture.ts";

const { id: _, day: _day, ...entry } = entryOn("2026-11-10", 450, { forPersonId: "tom" });
const imported = { sourceId: "bank", key: "10.11.2026;-4,50;CORNER" };

it("[SP13] a template makes its entry on a day, with whom it was for", () => {
  const template: EntryTemplate = { id: "coffee", label: "Coffee", entry };
  expect(entryFrom(template.entry, "new", "2026-11-12" as Day)).toEqual({ ...entry, id: "new", day: "2026-11-12" });
});

it("[SP13] what comes again is not from the file that the first one was from", () => {
  expect(entryFrom({ ...entry, imported }, "new", "2026-11-12" as Day)).not.toHaveProperty("imported");
  const template: RecurringTemplate = {
    id: "coffee",
    schedule: { cadence: "weekly", on: "2026-11-10" as Day },
    entry: { ...entry, imported },
  };
  expect(dueEntries([template], "2026-11-10" as Day, "2026-11-17" as Day, new Set())).toEqual([
    { ...entry, id: "coffee@2026-11-10", day: "2026-11-10" },
    { ...entry, id: "coffee@2026-11-17", day: "2026-11-17" },
  ]);
});
