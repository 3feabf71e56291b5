import { expect, it } from "vitest";
import { readRecord } from "#sync/read-record.ts";
import { newHouseholdRecord } from "./household-record.ts";
import { guessPlace } from "./place/place.ts";
import { localeOptions, timeZoneOptions } from "./place/place-fields.tsx";

const place = guessPlace({ language: "en-US", timeZone: "America/New_York" });

it("a household begins with a valid record, in the current week of its time zone", () => {
  const saturdayNight = Date.parse("2026-11-15T04:30:00Z");
  const record = newHouseholdRecord(" Maya and Tom ", place, saturdayNight);
  expect(readRecord(record)).toEqual({ ok: true, value: record });
  expect(record.fields).toMatchObject({ name: "Maya and Tom", began: "2026-W46", currency: "USD" });
  expect(newHouseholdRecord("Us", place, saturdayNight + 3_600_000).fields).toMatchObject({ began: "2026-W47" });
});

it("the current time zone and locale are always among the options", () => {
  expect(timeZoneOptions("America/New_York").map(({ value }) => value)).toEqual(
    expect.arrayContaining(["America/New_York", "UTC", "Europe/Vienna"]),
  );
  expect(localeOptions({ country: "AT", locale: "de-AT" }, ["en-US"]).map(({ value }) => value)).toEqual([
    ...["de-AT", "en-AT", "en-US"],
  ]);
});
