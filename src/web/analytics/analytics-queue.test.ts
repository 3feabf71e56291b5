// @vitest-environment happy-dom

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Minor, minor } from "#domain/money/money.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { EventName, ParamsOf } from "#sync/events/catalogue.ts";
import { consumeEvents, track } from "./analytics-queue.ts";
import { leavePage, loadPage, restorePage } from "./page.fixture.ts";

describe("happenings", () => {
  const fresh = async () => {
    vi.resetModules();
    return import("./analytics-queue.ts");
  };

  let module: Awaited<ReturnType<typeof fresh>>;

  beforeEach(async () => {
    module = await fresh();
  });

  const told = () => {
    const list: string[] = [];
    const take = (happening: { kind: string; at: number; name?: string }) =>
      list.push(`${happening.name} ${happening.at}`);
    return { list, take };
  };

  const happen = (name: string, at: number) => module.recordEvent({ kind: "event", at, name, params: {} });

  it("[TR1] what happens before an answer waits, and is told in its order with its own times", () => {
    const { list, take } = told();
    happen("a", 1);
    happen("b", 2);
    expect(module.queuedEventCount()).toBe(2);
    module.consumeEvents(take);
    happen("c", 3);
    expect(list).toEqual(["a 1", "b 2", "c 3"]);
    expect(module.queuedEventCount()).toBe(0);
  });

  it("[TR1] a refusal drops what waited, and nothing waits from then on", () => {
    const { list, take } = told();
    happen("a", 1);
    module.discardEvents();
    happen("b", 2);
    module.consumeEvents(take);
    happen("c", 3);
    expect(list).toEqual(["c 3"]);
  });

  it("[TR1] of very many that wait, the newest are kept", () => {
    const { list, take } = told();
    for (let at = 0; at < 1_000; at++) happen("a", at);
    module.consumeEvents(take);
    expect(list).toHaveLength(200);
    expect(list.at(-1)).toBe("a 999");
  });

  it("[TR1] [TR9] whoever types for long before an answer loses nothing that came before", () => {
    const told: string[] = [];
    happen("a", 0);
    for (let at = 0; at < 1_000_000; at += 1_000) module.recordEvent({ kind: "draft", at, step: "people" });
    module.consumeEvents((happening) => told.push(happening.kind));
    expect(told[0]).toBe("event");
    expect(told.filter((kind) => kind === "draft")).toHaveLength(17);
  });

  it("[TR2] what goes wrong in counting goes wrong nowhere else, and the others are told", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const told: number[] = [];
    happen("a", 1);
    happen("b", 2);
    module.consumeEvents(({ at }) => {
      if (at % 2 === 1) throw new Error("odd");
      told.push(at);
    });
    for (const at of [3, 4]) happen("c", at);
    expect([told, said.mock.calls.length]).toEqual([[2, 4], 2]);
    said.mockRestore();
  });

  it("[SA4] what is tried out in the sample is not told", () => {
    const { list, take } = told();
    module.consumeEvents(take);
    vi.stubGlobal("location", { search: "?sample" });
    module.track("week_save", { weekId: "2026-W46" as never });
    vi.unstubAllGlobals();
    expect(list).toEqual([]);
  });
});

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
  consumeEvents((happening) => told.push(happening));
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

describe("page views", () => {
  let told: string[];
  let page: Awaited<ReturnType<typeof open>>;

  async function open(address: string) {
    loadPage(address);
    const { followPageViews, deferPageView, pageShown } = await import("./analytics-queue.ts");
    const { navigate, browserLocation } = await import("#web/platform/router/browser-location.ts");
    const { consumeEvents } = await import("./analytics-queue.ts");
    told = [];
    consumeEvents((happening) => {
      if (happening.kind === "view") {
        const { path, search, isRestored } = happening.view;
        told.push(path + search + (isRestored ? " again" : ""));
      }
    });
    followPageViews();
    /** Its screen has come. */
    const arrive = async () => {
      pageShown(browserLocation());
      await Promise.resolve();
    };
    return { navigate, arrive, holdView };
  }

  beforeEach(async () => {
    page = await open("/about");
  });

  afterEach(leavePage);

  it("[TR3] a page is told of once its screen is there", async () => {
    page.navigate("/terms");
    expect(told).toEqual(["/about"]);
    await page.arrive();
    expect(told).toEqual(["/about", "/terms"]);
  });

  it("[TR3] a page that was left before its screen came is told of too, before the next one", async () => {
    await page.arrive();
    page.navigate("/terms");
    page.navigate("/privacy");
    await page.arrive();
    expect(told).toEqual(["/about", "/terms", "/privacy"]);
  });

  it("[TR3] an address that led elsewhere was no page", async () => {
    await page.arrive();
    page.navigate("/no/such/page");
    page.navigate("/", { replace: true });
    await page.arrive();
    expect(told).toEqual(["/about", "/"]);
  });

  it("[TR3] a page that is closed before its screen came is told of, and one that had come is not told again", async () => {
    window.dispatchEvent(new Event("pagehide"));
    window.dispatchEvent(new Event("pagehide"));
    expect(told).toEqual(["/about"]);
  });

  it("[TR3] a page out of the browser's cache says that it is there again", async () => {
    await page.arrive();
    window.dispatchEvent(new Event("pagehide"));
    restorePage();
    expect(told).toEqual(["/about", "/about again"]);
  });

  it("[TR3] the tab's name is read after the frame has given it", async () => {
    const titles: string[] = [];
    const { consumeEvents } = await import("./analytics-queue.ts");
    consumeEvents((happening) => happening.kind === "view" && titles.push(happening.view.title));
    const arrived = page.arrive();
    document.title = "About · Weekfold";
    await arrived;
    expect(titles).toEqual(["About · Weekfold"]);
  });

  it("[TR26] a view that is held is told when it is settled, by the address that it has then", async () => {
    await page.arrive();
    page.navigate("/EditHousehold");
    let release = page.holdView();
    await page.arrive();
    release();
    await Promise.resolve();
    expect(told).toEqual(["/about", "/EditHousehold"]);
    page.navigate("/terms");
    await page.arrive();
    page.navigate("/EditHousehold");
    release = page.holdView();
    await page.arrive();
    page.navigate("/EditHousehold?edit=true", { replace: true });
    release();
    await page.arrive();
    expect(told.slice(2)).toEqual(["/terms", "/EditHousehold?edit=true"]);
  });

  it("[TR26] a view that is left while it is held is told then, once", async () => {
    await page.arrive();
    page.navigate("/EditHousehold");
    const release = page.holdView();
    await page.arrive();
    page.navigate("/terms");
    release();
    await page.arrive();
    expect(told).toEqual(["/about", "/EditHousehold", "/terms"]);
  });
});
