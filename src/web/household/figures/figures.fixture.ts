import { recordOf } from "#sync/kinds/record.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { type HouseholdState, householdState } from "#web/store/household-state.ts";
import { home } from "#web/store/store.fixture.ts";
import { newHouseholdRecord } from "../new-household.ts";
import { guessPlace } from "../place/place.ts";
import { createFigures, type Figures } from "./figures.ts";

/** A Friday in week 46 of 2026. */
export const friday = Date.parse("2026-11-13T12:00:00Z");

export const maya = recordOf("person", { id: "maya", name: "Maya", type: "adult" });
export const tom = recordOf("person", { id: "tom", name: "Tom", type: "adult" });

/** A household of Maya and Tom that began in week 1, with weeks from Monday, with whatever else is given. */
export const coupleRecords = (...more: readonly AnyRecord[]): AnyRecord[] => [
  {
    ...newHouseholdRecord("Us", guessPlace({ language: "en-US", timeZone: "UTC" }), friday),
    ...{ began: "2026-W01", calendars: [{ from: "2026-W01", firstDay: 1, timeZone: "UTC" }] },
  },
  ...[maya, tom],
  ...more,
];

export const stateOf = (records: readonly AnyRecord[]): HouseholdState => householdState(home, "shared", records);

export function figuresFrom(records: readonly AnyRecord[], now: number = friday): Figures {
  const figures = createFigures()(stateOf(records), now);
  if (!figures) throw new Error("These records hold no household");
  return figures;
}
