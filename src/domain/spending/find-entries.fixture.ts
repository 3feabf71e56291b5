import { sampleHousehold } from "../plan/sample-household.ts";
import { entryAt, type FoundEntries } from "./find-entries.ts";
import { category } from "./spending-fixture.ts";

/** A household whose entries are looked for. */
export const household = sampleHousehold({
  categories: [
    { ...category("food", 0), label: "Eating out" },
    { ...category("fun", 0), label: "Fun & hobbies" },
  ],
  people: [
    { id: "maya", name: "Maya", kind: "adult" },
    { id: "tom", name: "Tom", kind: "adult" },
  ],
});

export const idsOf = (found: FoundEntries) => [...found.positions].map((_, at) => entryAt(found, at).id);
