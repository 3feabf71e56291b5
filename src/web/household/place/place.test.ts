import { expect, it } from "vitest";
import { currency } from "#domain/money/money.ts";
import { countries, countryOptions, guessPlace, placeIn } from "./place.ts";

it("a household’s place is guessed from the browser", () => {
  expect(guessPlace({ language: "de-AT", timeZone: "Europe/Vienna" })).toEqual({
    country: "AT",
    currency: "EUR",
    locale: "de-AT",
    firstDay: 1,
    timeZone: "Europe/Vienna",
  });
  expect(guessPlace({ language: "en", timeZone: "America/New_York" })).toMatchObject({
    country: "US",
    currency: "USD",
    locale: "en-US",
    firstDay: 7,
  });
});

it("a browser that reports nonsense gets a place that can be changed", () => {
  expect(guessPlace({ language: "?", timeZone: "Mars/Olympus" })).toMatchObject({ country: "US", timeZone: "UTC" });
  expect(guessPlace({ language: "en-001", timeZone: "UTC" }).country).toBe("US");
});

it("another country implies its currency and week, in the user’s own language", () => {
  expect(placeIn("JP", "en-US")).toEqual({ country: "JP", currency: "JPY", locale: "en-JP", firstDay: 7 });
  expect(placeIn("GB", "fr-CA")).toMatchObject({ currency: "GBP", locale: "fr-GB", firstDay: 1 });
});

it("every country has a name, a currency and a week", () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countryOptions().map(({ label }) => label)).size).toBe(249);
  for (const country of countries) {
    const place = placeIn(country, "en");
    expect(currency(place.currency).ok).toBe(true);
    expect(place.firstDay).toBeGreaterThanOrEqual(1);
  }
});
