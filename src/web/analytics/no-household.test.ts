import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Minor, minor } from "#domain/money/money.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { EventName, ParamsOf } from "#sync/events/catalogue.ts";
import { takeHappenings, track } from "./happenings.ts";

/** The parameters that would take any value of a kind. */
type Taking<Kind> = {
  [Name in EventName]: {
    [Param in keyof ParamsOf<Name>]-?: Kind extends ParamsOf<Name>[Param] ? `${Name}.${Param & string}` : never;
  }[keyof ParamsOf<Name>];
}[EventName];

type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false;

/** Does not compile once another parameter has room for words, and words are what names and notes are. */
const onlyAddressesAreWords: IsSame<
  Taking<string>,
  "page_view.page_location" | "page_view.page_title" | "page_view.page_referrer" | "lander_view.lander_id"
> = true;

/** Nor once another has room for an amount. */
const onlyDaysAreNumbers: IsSame<Taking<Minor>, "retention_ping.days_since_signup"> = true;

it("[TR18] the compiler lets no word and no amount of a household into an event", () => {
  const [week, amount] = ["2026-W46" as WeekId, minor(1_250)];
  const told: unknown[] = [];
  takeHappenings((happening) => told.push(happening));
  const refused = () => {
    // @ts-expect-error an amount beside the week
    track("week_save", { weekId: week, amount });
    // @ts-expect-error any other word than a week
    track("week_save", { weekId: "for the roof" });
    // @ts-expect-error an amount in the place of a week
    track("week_save", { weekId: amount });
    // @ts-expect-error a name beside nothing
    track("intake_resume_draft", { name: "Ada" });
    // @ts-expect-error a number that only measuring itself may tell
    track("retention_ping", { days_since_signup: amount });
    // @ts-expect-error a title that only the frame may give
    track("page_view", { page_location: "", page_title: "Ada", page_referrer: "" });
    // @ts-expect-error an event of no catalogue
    track("goal_reached", {});
  };
  track("week_save", { weekId: week });
  expect([onlyAddressesAreWords, onlyDaysAreNumbers, typeof refused, told.length]).toEqual([true, true, "function", 1]);
});

it("[TR18] what the product's own elements declare is written out in its source, so that no figure or word gets in", () => {
  const web = join(import.meta.dirname, "..");
  const screens = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!test)\.tsx$/.test(name),
  );
  const declared = screens.flatMap(
    (name) => readFileSync(join(web, name), "utf8").match(/data-(ev|params)[\w-]*=\S+/g) ?? [],
  );
  expect(declared.length).toBeGreaterThan(0);
  expect(declared.filter((text) => !/^data-ev=/.test(text) && !/="[^"]*"/.test(text))).toEqual([]);
});
