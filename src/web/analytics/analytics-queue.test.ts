// @vitest-environment happy-dom

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Minor, minor } from "#domain/money/money.ts";
import type { WeekId } from "#domain/time/week.ts";
import type { EventName, ParamsOf } from "#sync/events/catalogue.ts";
import { consumeEvents, track } from "./analytics-queue.ts";
import { leavePage, loadPage, restorePage } from "./page.fixture.ts";

describe("the queue", () => {
  const fresh = async () => {
    vi.resetModules();
    return import("./analytics-queue.ts");
  };

  let module: Awaited<ReturnType<typeof fresh>>;

  beforeEach(async () => {
    module = await fresh();
  });

  const openConsumer = () => {
    const list: string[] = [];
    const consume = (event: { kind: string; at: number; name?: string }) => list.push(`${event.name} ${event.at}`);
    return { list, consume };
  };

  const record = (name: string, at: number) => module.recordEvent({ kind: "event", at, name, params: {} });

  it("[TR1] events before consent are queued, then delivered in order with their own times", () => {
    const { list, consume } = openConsumer();
    record("a", 1);
    record("b", 2);
    expect(module.queuedEventCount()).toBe(2);
    module.consumeEvents(consume);
    record("c", 3);
    expect(list).toEqual(["a 1", "b 2", "c 3"]);
    expect(module.queuedEventCount()).toBe(0);
  });

  it("[TR1] a refusal empties the queue and nothing is queued after it", () => {
    const { list, consume } = openConsumer();
    record("a", 1);
    module.discardEvents();
    record("b", 2);
    module.consumeEvents(consume);
    record("c", 3);
    expect(list).toEqual(["c 3"]);
  });

  it("[TR1] a full queue drops the oldest events", () => {
    const { list, consume } = openConsumer();
    for (let at = 0; at < 1_000; at++) record("a", at);
    module.consumeEvents(consume);
    expect(list).toHaveLength(200);
    expect(list.at(-1)).toBe("a 999");
  });

  it("[TR1] drafts of long typing do not push earlier events out of the queue", () => {
    const kinds: string[] = [];
    record("a", 0);
    for (let at = 0; at < 1_000_000; at += 1_000) module.recordEvent({ kind: "draft", at, step: "people" });
    module.consumeEvents((event) => kinds.push(event.kind));
    expect(kinds[0]).toBe("event");
    expect(kinds.filter((kind) => kind === "draft")).toHaveLength(17);
  });

  it("a consumer that throws breaks neither the caller nor later events", () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const told: number[] = [];
    record("a", 1);
    record("b", 2);
    module.consumeEvents(({ at }) => {
      if (at % 2 === 1) throw new Error("odd");
      told.push(at);
    });
    for (const at of [3, 4]) record("c", at);
    expect([told, logged.mock.calls.length]).toEqual([[2, 4], 2]);
    logged.mockRestore();
  });

  it("events in the sample household are not recorded", () => {
    const { list, consume } = openConsumer();
    module.consumeEvents(consume);
    vi.stubGlobal("location", { search: "?sample" });
    module.track("week_save", { weekId: "2026-W46" as never });
    vi.unstubAllGlobals();
    expect(list).toEqual([]);
  });
});

/** The parameters whose type accepts any value of a kind. */
type Taking<Kind> = {
  [Name in EventName]: {
    [Param in keyof ParamsOf<Name>]-?: Kind extends ParamsOf<Name>[Param] ? `${Name}.${Param & string}` : never;
  }[keyof ParamsOf<Name>];
}[EventName];

type IsSame<One, Other> = [One, Other] extends [Other, One] ? true : false;

/** Stops compiling when another parameter accepts free text, such as names and notes. */
const onlyAddressesAreWords: IsSame<
  Taking<string>,
  "page_view.page_location" | "page_view.page_title" | "page_view.page_referrer" | "lander_view.lander_id"
> = true;

/** Stops compiling when another parameter accepts an amount. */
const onlyDaysAreNumbers: IsSame<Taking<Minor>, "retention_ping.days_since_signup"> = true;

it("[TR18] the compiler keeps words and amounts of a household out of events", () => {
  const [week, amount] = ["2026-W46" as WeekId, minor(1_250)];
  const recorded: unknown[] = [];
  consumeEvents((event) => recorded.push(event));
  const refused = () => {
    // @ts-expect-error an amount beside the week
    track("week_save", { weekId: week, amount });
    // @ts-expect-error any word but a week
    track("week_save", { weekId: "for the roof" });
    // @ts-expect-error an amount in the place of a week
    track("week_save", { weekId: amount });
    // @ts-expect-error a name where there are no parameters
    track("intake_resume_draft", { name: "Ada" });
    // @ts-expect-error an event that only the tracker emits
    track("retention_ping", { days_since_signup: amount });
    // @ts-expect-error an event that only the tracker emits
    track("page_view", { page_location: "", page_title: "Ada", page_referrer: "" });
    // @ts-expect-error not in the catalogue
    track("goal_reached", {});
  };
  track("week_save", { weekId: week });
  expect([onlyAddressesAreWords, onlyDaysAreNumbers, typeof refused, recorded.length]).toEqual([
    true,
    true,
    "function",
    1,
  ]);
});

it("[TR18] elements declare events with literal attributes only, so that no figure or word gets in", () => {
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
  let views: string[];
  let page: Awaited<ReturnType<typeof open>>;

  async function open(address: string) {
    loadPage(address);
    const { followPageViews, deferPageView, pageShown } = await import("./analytics-queue.ts");
    const { navigate, browserLocation } = await import("#web/platform/router/browser-location.ts");
    const { consumeEvents } = await import("./analytics-queue.ts");
    views = [];
    consumeEvents((event) => {
      if (event.kind === "view") {
        const { path, search, isRestored } = event.view;
        views.push(path + search + (isRestored ? " again" : ""));
      }
    });
    followPageViews();
    /** Shows the screen. */
    const show = async () => {
      pageShown(browserLocation());
      await Promise.resolve();
    };
    return { navigate, show, deferPageView };
  }

  beforeEach(async () => {
    page = await open("/about");
  });

  afterEach(leavePage);

  it("a page view is recorded when its screen is shown", async () => {
    page.navigate("/terms");
    expect(views).toEqual(["/about"]);
    await page.show();
    expect(views).toEqual(["/about", "/terms"]);
  });

  it("a page that is left before its screen is shown is recorded too, before the next one", async () => {
    await page.show();
    page.navigate("/terms");
    page.navigate("/privacy");
    await page.show();
    expect(views).toEqual(["/about", "/terms", "/privacy"]);
  });

  it("a redirected address is not recorded", async () => {
    await page.show();
    page.navigate("/no/such/page");
    page.navigate("/", { replace: true });
    await page.show();
    expect(views).toEqual(["/about", "/"]);
  });

  it("a page that is closed before its screen is shown is recorded, and one that was shown is not recorded again", async () => {
    window.dispatchEvent(new Event("pagehide"));
    window.dispatchEvent(new Event("pagehide"));
    expect(views).toEqual(["/about"]);
  });

  it("a page restored from the back/forward cache is recorded again", async () => {
    await page.show();
    window.dispatchEvent(new Event("pagehide"));
    restorePage();
    expect(views).toEqual(["/about", "/about again"]);
  });

  it("the title is read after the frame has set it", async () => {
    const titles: string[] = [];
    const { consumeEvents } = await import("./analytics-queue.ts");
    consumeEvents((event) => event.kind === "view" && titles.push(event.view.title));
    const shown = page.show();
    document.title = "About · Weekfold";
    await shown;
    expect(titles).toEqual(["About · Weekfold"]);
  });

  it("a deferred view is recorded when it is released, with its final address", async () => {
    await page.show();
    page.navigate("/EditHousehold");
    let release = page.deferPageView();
    await page.show();
    release();
    await Promise.resolve();
    expect(views).toEqual(["/about", "/EditHousehold"]);
    page.navigate("/terms");
    await page.show();
    page.navigate("/EditHousehold");
    release = page.deferPageView();
    await page.show();
    page.navigate("/EditHousehold?edit=true", { replace: true });
    release();
    await page.show();
    expect(views.slice(2)).toEqual(["/terms", "/EditHousehold?edit=true"]);
  });

  it("a deferred view that is left is recorded then, once", async () => {
    await page.show();
    page.navigate("/EditHousehold");
    const release = page.deferPageView();
    await page.show();
    page.navigate("/terms");
    release();
    await page.show();
    expect(views).toEqual(["/about", "/EditHousehold", "/terms"]);
  });
});
