import { describe, expect, it } from "vitest";
import { measuringItems, neededItems } from "./stored-items.ts";

const named = (items: typeof neededItems, where: string) =>
  items.filter((item) => item.where === where).map(({ name }) => name);

describe("what the cookies page lists", () => {
  it("names every key of the analytics contract as written only after consent", () => {
    expect(named(measuringItems, "localStorage")).toEqual([
      "attribution.first",
      "attribution.last",
      "visit",
      "signup_tracked.<uid>",
      "has_completed_intake",
      "measured",
    ]);
    expect(named(measuringItems, "sessionStorage")).toEqual([
      "attribution.session",
      "landing_sent",
      "home_seen",
      "intake_submitted",
    ]);
    expect(named(measuringItems, "IndexedDB")).toEqual(["events"]);
  });

  it("needs no consent for the household, the session, the appearance and what was typed", () => {
    const names = neededItems.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Household database", "session_token", "theme", "typed.*"]));
  });

  it("lists nothing twice", () => {
    const names = [...neededItems, ...measuringItems].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
