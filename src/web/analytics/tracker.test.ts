// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { arrivalAt, memoryStorage, minute, start, trackerPage, userOf, viewOf, week } from "./tracker.fixture.ts";

beforeEach(() => {
  window.location.href = "http://localhost:3000/";
});

const paramsOf = ({ events }: ReturnType<typeof trackerPage>, name: string) =>
  events.filter((event) => event.name === name).map(({ params }) => params);

describe("pages", () => {
  it("a page is reported once, with the previous page as its referrer", () => {
    const page = trackerPage({
      arrival: arrivalAt(start, {}, { host: "a.example", isApp: false, address: "https://a.example/x" }),
    });
    page.view("/");
    page.view("/EditHousehold?step=bills&token=secret");
    const [first, second] = paramsOf(page, "page_view");
    expect(first).toMatchObject({ page_location: "http://localhost:3000/", page_referrer: "https://a.example/x" });
    expect(second).toEqual({
      page_location: "http://localhost:3000/EditHousehold",
      page_referrer: "http://localhost:3000/",
      page_title: "Title of /EditHousehold",
      page_kind: "intake",
    });
  });

  it("a page that is rendered twice, or left for a part of itself, is reported once", () => {
    const page = trackerPage();
    for (const address of ["/EditHousehold", "/edithousehold/?step=bills", "/EditHousehold?edit=true"])
      page.view(address);
    expect(paramsOf(page, "intake_view")).toEqual([{ mode: "create" }, { mode: "edit" }]);
    expect(paramsOf(page, "page_view")).toHaveLength(2);
  });

  it("a page restored from the back/forward cache is reported again, with the same referrer", () => {
    const page = trackerPage();
    page.view("/about");
    page.view("/terms");
    page.record({ kind: "view", at: start, view: viewOf("/terms", { isRestored: true }) });
    expect(paramsOf(page, "page_view").map(({ page_referrer }) => page_referrer)).toEqual([
      "",
      "http://localhost:3000/about",
      "http://localhost:3000/about",
    ]);
  });

  it("each kind of page has its event, and other pages have none", () => {
    const page = trackerPage();
    for (const address of [
      "/",
      "/EditHousehold?edit=true",
      "/mydashboard/History",
      "/l/debt",
      "/l?id=7",
      "/l",
      "/about",
      "/MyDashboard?sample",
    ]) {
      page.view(address);
    }
    page.view("/");
    expect(page.names().filter((name) => !["landing", "page_view"].includes(name))).toEqual([
      "home_view",
      "intake_view",
      "dashboard_view",
      "lander_view",
      "lander_view",
      "lander_view",
      "home_view",
    ]);
    expect(paramsOf(page, "home_view")).toEqual([{ returning_session: false }, { returning_session: true }]);
    expect(paramsOf(page, "intake_view")).toEqual([{ mode: "edit" }]);
    expect(paramsOf(page, "lander_view")).toEqual([
      { lander_id: "debt" },
      { lander_id: "7" },
      { lander_id: "unknown" },
    ]);
  });
});

describe("landing", () => {
  it("a visit has one landing: none on a reload or in a second tab", () => {
    const first = trackerPage();
    const reloaded = trackerPage({ ...first, isReload: true, at: start + minute });
    const otherTab = trackerPage({ local: first.local, at: start + 2 * minute });
    const nextVisit = trackerPage({ local: first.local, at: start + 60 * minute });
    expect([first, reloaded, otherTab, nextVisit].map((page) => page.names())).toEqual([
      ["landing"],
      [],
      [],
      ["landing"],
    ]);
  });

  it("an event half an hour later belongs to another visit, without another landing", () => {
    const page = trackerPage();
    page.view("/", start + 29 * minute);
    page.view("/about", start + 60 * minute);
    const visits = page.events.map(({ sent }) => sent?.visit);
    expect(new Set(visits).size).toBe(2);
    expect(page.names().filter((name) => name === "landing")).toHaveLength(1);
  });
});

describe("the intake", () => {
  const click = (page: ReturnType<typeof trackerPage>) =>
    page.record({ kind: "event", at: start, name: "intake_submit", params: {} });

  it.each([
    [14_999, true],
    [15_000, true],
    [15_001, false],
  ])("the dashboard %i ms after the click means completion: %s", (after, isComplete) => {
    const page = trackerPage();
    click(page);
    page.view("/MyDashboard", start + after);
    expect(page.names().includes("intake_complete")).toBe(isComplete);
    expect(page.local.read("has_completed_intake")).toBe(isComplete ? "true" : null);
    expect(page.properties.at(-1)?.has_completed_intake).toBe(isComplete);
  });

  it("each click completes once, also after a reload in between", () => {
    const page = trackerPage();
    click(page);
    const reloaded = trackerPage({ ...page, isReload: true, at: start + 1_000 });
    reloaded.view("/MyDashboard", start + 2_000);
    reloaded.view("/about", start + 3_000);
    reloaded.view("/MyDashboard", start + 4_000);
    expect(reloaded.names().filter((name) => name === "intake_complete")).toHaveLength(1);
  });

  it("a submit that the device refused completes nothing, and the next one does", () => {
    const page = trackerPage();
    click(page);
    page.record({ kind: "submit-failed", at: start + 1_000 });
    page.view("/MyDashboard", start + 2_000);
    expect(page.names()).not.toContain("intake_complete");
    page.view("/EditHousehold", start + 3_000);
    click(page);
    page.view("/MyDashboard", start + 4_000);
    expect(page.names()).toContain("intake_complete");
  });

  it("a household that comes with an account sets the completed property once, without an event", () => {
    const page = trackerPage();
    for (const at of [start, start + 1_000]) page.record({ kind: "household", at });
    expect(page.names()).toEqual(["landing"]);
    expect(page.local.read("has_completed_intake")).toBe("true");
    expect(page.properties.map(({ has_completed_intake }) => has_completed_intake)).toEqual([false, true]);
  });

  it("a household that was just submitted here is completed by its dashboard view only", () => {
    const page = trackerPage();
    click(page);
    page.record({ kind: "household", at: start + 500 });
    page.view("/MyDashboard", start + 15_001);
    expect(page.local.read("has_completed_intake")).toBeNull();
  });

  it("a saved draft is reported once a step and visit, however much is typed", () => {
    const page = trackerPage();
    const keep = (step: string, at: number) => page.record({ kind: "draft", at, step });
    for (const step of ["people", "people", "bills", "people"]) keep(step, start);
    const reloaded = trackerPage({ ...page, isReload: true });
    reloaded.record({ kind: "draft", at: start, step: "bills" });
    keep("people", start + 60 * minute);
    expect(paramsOf(page, "intake_save_draft_success")).toHaveLength(3);
    expect(reloaded.names()).toEqual([]);
  });
});

describe("sign-ins", () => {
  const events = (page: ReturnType<typeof trackerPage>) => page.names().filter((name) => name !== "landing");

  it.each([
    [-15_001, "login"],
    [-15_000, "sign_up"],
    [14_999, "sign_up"],
    [15_000, "sign_up"],
    [15_001, "login"],
  ])("a last sign-in %i ms from the creation is a %s", (apart, name) => {
    const page = trackerPage();
    page.record({ kind: "user", at: start, user: userOf("ada", start, start + apart) });
    expect(events(page)).toEqual([name, "retention_ping"]);
    expect(paramsOf(page, name)).toEqual([{ method: "password" }]);
    expect(page.properties.at(-1)).toMatchObject({ is_new_user: name === "sign_up", signup_date: "2026-11-15" });
  });

  it("a sign-up is reported once an account, and the same sign-in once a page", () => {
    const [ada, ben] = [userOf("ada", start, start), userOf("ben", start, start)];
    const page = trackerPage();
    for (const user of [ada, { ...ada }, null, ada, ben]) page.record({ kind: "user", at: start, user });
    expect(events(page)).toEqual(["sign_up", "retention_ping", "retention_ping", "sign_up", "retention_ping"]);
    expect(page.properties.map(({ is_new_user }) => is_new_user)).toEqual([undefined, true, null, true, true]);
  });

  it("[TR23] a re-sync after a sign-in on another device is no new sign-in, but the next session of the same account is", () => {
    const page = trackerPage();
    const [here, elsewhere] = [userOf("ada", start, start), userOf("ada", start, start + 60 * minute)];
    const first = { id: "1", method: "password" };
    page.record({ kind: "user", at: start, user: here, signIn: first });
    page.record({ kind: "user", at: start + 60 * minute, user: elsewhere, signIn: first });
    expect(events(page)).toEqual(["sign_up", "retention_ping"]);
    expect(page.properties.at(-1)).toMatchObject({ is_new_user: true });
    page.record({ kind: "user", at: start + 61 * minute, user: elsewhere, signIn: { id: "2", method: "passkey" } });
    expect(events(page)).toEqual(["sign_up", "retention_ping", "login", "retention_ping"]);
    expect(page.properties.at(-1)).toMatchObject({ is_new_user: false });
  });

  it("[TR23] without session ids, the same account is the same sign-in until it signs out", () => {
    const page = trackerPage();
    const [before, later] = [userOf("ada", start - week, start), userOf("ada", start - week, start + minute)];
    for (const user of [before, later, null, later]) page.record({ kind: "user", at: start, user });
    expect(events(page)).toEqual(["login", "retention_ping", "login", "retention_ping"]);
  });

  it.each(["password", "phone", "passkey", "google.com", "apple.com", "oidc"])(
    "a sign-in by %s is reported as such, however the account was created",
    (method) => {
      const page = trackerPage();
      const user = { ...userOf("ada", start - week, start), providerData: [{ providerId: "password" }] };
      page.record({ kind: "user", at: start, user, signIn: { id: "1", method } });
      expect(paramsOf(page, "login")).toEqual([{ method }]);
      expect(page.events.find(({ name }) => name === "login")?.sent?.params).toEqual({ method });
    },
  );

  it("an account that is created with a passkey is reported as such", () => {
    const page = trackerPage();
    const user = userOf("ada", start, start);
    page.record({ kind: "user", at: start, user, signIn: { id: "1", method: "passkey" } });
    expect(paramsOf(page, "sign_up")).toEqual([{ method: "passkey" }]);
  });

  it("the days since sign-up are whole numbers", () => {
    const page = trackerPage();
    const user = userOf("ada", start - 40 * 60 * minute, start);
    page.record({ kind: "user", at: start, user });
    expect(paramsOf(page, "retention_ping")).toEqual([{ days_since_signup: 1 }]);
  });

  it("where storage is blocked, a sign-up is still reported once a page", () => {
    const page = trackerPage({ local: memoryStorage() });
    const user = userOf("ada", start, start);
    for (const signedIn of [user, null, user]) page.record({ kind: "user", at: start, user: signedIn });
    expect(events(page).filter((name) => name === "sign_up")).toHaveLength(1);
  });
});

it("events are emitted despite garbage in storage", () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  for (const name of ["attribution.first", "attribution.last", "visit", "measured"])
    local.write(name, '{"steps":7,"ts":{}}');
  session.write("intake_submitted", "yesterday");
  const page = trackerPage({ local, session });
  page.view("/MyDashboard");
  expect(page.names()).toEqual(["landing", "page_view", "dashboard_view"]);
});

describe("declared events outside the catalogue", () => {
  const declare = (name: string, params: Record<string, string | number | boolean>) => {
    const page = trackerPage();
    page.record({ kind: "event", at: start, name, params });
    return page.events.at(-1)!;
  };

  it("go to the tag and to the collector, and reach no funnel step", () => {
    const event = declare("plan_pick", { plan_name: "x", enabled: true });
    expect(event).toMatchObject({ name: "plan_pick", params: { plan_name: "x", enabled: true } });
    expect(event.sent).toMatchObject({ name: "plan_pick", params: { plan_name: "x", enabled: true }, reached: [] });
    expect(declare("constructor", {}).sent).toMatchObject({ name: "constructor", reached: [] });
  });

  it("go to the collector with ten short parameters at most, the state of a checkbox among them", () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index}`, index]));
    const { sent } = declare("plan_pick", { long: "x".repeat(300), ...many, enabled: false });
    expect(Object.keys(sent!.params)).toHaveLength(10);
    expect(sent!.params).toMatchObject({ enabled: false, p0: 0 });
    expect(declare("plan_pick", { page_location: "y".repeat(300) }).sent!.params).toEqual({
      page_location: "y".repeat(100),
    });
  });

  it.each(["Plan_pick", "planPick", "p".repeat(41)])("named %s go to the tag alone", (name) => {
    expect(declare(name, {}).sent).toBeNull();
  });

  it("with a name of the catalogue go to the collector with its parameters or not at all", () => {
    expect(declare("week_save", { amount: 1250 }).sent).toBeNull();
    expect(declare("intake_submit", { note: "for the roof" }).sent?.params).toEqual({});
  });
});

const long = "x".repeat(60);

it("first and last touch are reported, each within the tag's length", () => {
  const tagged = { utm_source: "news", utm_medium: "email", utm_campaign: long };
  const first = trackerPage({ arrival: arrivalAt(start, tagged) });
  const later = trackerPage({ local: first.local, arrival: arrivalAt(start + week, { gclid: "abc" }) });
  expect(later.properties[0]).toEqual({
    first_source: "news",
    first_medium: "email",
    first_campaign: "x".repeat(36),
    last_source: "google",
    last_medium: "cpc",
    last_campaign: "",
    has_completed_intake: false,
  });
});

it("a value is not cut within a character", () => {
  const tagged = { utm_source: `${"x".repeat(35)}🧺` };
  expect(trackerPage({ arrival: arrivalAt(start, tagged) }).properties[0]?.first_source).toBe("x".repeat(35));
});

it("a sign-out clears the properties, and the next user has their own", () => {
  const page = trackerPage();
  const meet = (user: ReturnType<typeof userOf> | null) => page.record({ kind: "user", at: start, user });
  meet(userOf("ada", start, start));
  meet(null);
  meet(userOf("ben", start - week, start));
  const reported = page.properties.map(({ is_new_user, signup_date }) => [is_new_user, signup_date]);
  expect(reported).toEqual([
    [undefined, undefined],
    [true, "2026-11-15"],
    [null, null],
    [false, "2026-11-08"],
  ]);
});

it("an account whose times can't be read has no day, and is not new", () => {
  const page = trackerPage();
  const user = { ...userOf("ada", start, start), metadata: { creationTime: "", lastSignInTime: "" } };
  page.record({ kind: "user", at: start, user });
  expect(page.properties.at(-1)).toMatchObject({ is_new_user: false, signup_date: null });
  expect(page.events.at(-1)?.params).toEqual({ days_since_signup: 0 });
});
