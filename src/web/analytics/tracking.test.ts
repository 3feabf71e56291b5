// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leavePage, loadPage, otherTabChanged, restorePage, saveConsent, setPrivacySignal } from "./page.fixture.ts";

/** Loads and renders a page with a tag configured. */
async function openTracked(address: string) {
  loadPage(address, { analyticsId: "G-1" });
  const [{ beginTracking }, { pageShown }, { navigate, browserLocation }, { setConsent }, { recordEvent }] = [
    await import("./begin-tracking.ts"),
    await import("./analytics-queue.ts"),
    await import("#web/platform/router/browser-location.ts"),
    await import("./consent.ts"),
    await import("./analytics-queue.ts"),
  ];
  const show = () => pageShown(browserLocation());
  beginTracking();
  show();
  await settle();
  const go = async (to: string) => {
    navigate(to);
    show();
    await settle();
  };
  const answer = async (choice: "granted" | "refused") => {
    setConsent(choice);
    await settle();
  };
  return { go, answer, recordEvent };
}

/** Waits for dynamic imports and their effects. */
const settle = async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 5));
};

const measuringKeys = /^(attribution|visit|landing|home_seen|measured|has_completed|signup|intake_submitted)/;
const stored = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => measuringKeys.test(key));
const layer = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
const events = () => layer().filter(([command]) => command === "event");
const names = () => events().map(([, name]) => name);
const source = () => (JSON.parse(localStorage.getItem("attribution.first")!) as { source: string }).source;
const posts = vi.fn(async () => new Response("{}"));
const erased: string[] = [];

// No script is fetched here: an end-to-end test does that.
const browser = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
browser.settings.handleDisabledFileLoadingAsSuccess = true;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setPrivacySignal(false);
  delete window.dataLayer;
  posts.mockClear();
  erased.length = 0;
  vi.stubGlobal("fetch", posts);
  vi.stubGlobal("indexedDB", { deleteDatabase: (name: string) => erased.push(name) && {} });
});

afterEach(() => {
  leavePage();
  vi.unstubAllGlobals();
});

describe("consent", () => {
  it("[TR1] before it nothing is stored or sent; after it everything is, with the landing's address", async () => {
    const page = await openTracked("/?utm_source=news");
    await page.go("/about");
    expect([stored(), window.dataLayer, posts.mock.calls.length]).toEqual([[], undefined, 0]);
    await page.answer("granted");
    expect(names()).toEqual(["landing", "page_view", "home_view", "page_view"]);
    expect(source()).toBe("news");
    expect(layer()[2]).toEqual([
      "config",
      "G-1",
      { send_page_view: false, page_location: "http://localhost:3000/?utm_source=news", page_referrer: "" },
    ]);
  });

  it("[TR1] after a refusal nothing is stored or sent, also on the next page", async () => {
    await (await openTracked("/")).answer("refused");
    await (await openTracked("/about")).go("/terms");
    expect([stored(), window.dataLayer, posts.mock.calls.length]).toEqual([[], undefined, 0]);
  });

  it.each(["on the same page", "on a later one"])(
    "[TR15] given after a refusal %s, tracking begins with the current page",
    async (when) => {
      let page = await openTracked("/?utm_source=news");
      await page.answer("refused");
      if (when === "on a later one") page = await openTracked("/");
      await page.go("/about");
      await page.answer("granted");
      expect(names()).toEqual(["landing", "page_view"]);
      expect(events()[1]![2]).toMatchObject({ page_location: "http://localhost:3000/about" });
      expect(layer()[2]![2]).toMatchObject({ page_location: "http://localhost:3000/about" });
      expect(source()).toBe("(direct)");
    },
  );

  it("[TR15] withdrawn, everything stored is deleted; given again, the landing is the current page", async () => {
    const page = await openTracked("/");
    await page.answer("granted");
    expect(stored().length).toBeGreaterThan(0);
    await page.answer("refused");
    expect([stored(), erased]).toEqual([[], ["events"]]);
    const before = layer().length;
    await page.go("/about");
    expect(layer()).toHaveLength(before);
    await page.answer("granted");
    const since = layer().slice(before);
    expect(since[0]).toEqual(["set", { page_location: "http://localhost:3000/about", page_referrer: "" }]);
    expect(since.map(([command]) => command)).toEqual(["set", "consent", "set", "event", "event"]);
  });

  it("[TR15] withdrawn while the tracking code loads, tracking never begins", async () => {
    const page = await openTracked("/");
    void page.answer("granted");
    await page.answer("refused");
    expect([stored(), window.dataLayer, posts.mock.calls.length]).toEqual([[], undefined, 0]);
  });

  it("[TR15] withdrawn while the page was in the back/forward cache, nothing is sent when it is restored", async () => {
    const page = await openTracked("/about");
    await page.answer("granted");
    saveConsent("refused");
    const before = events().length;
    restorePage();
    await settle();
    expect([events().length, stored()]).toEqual([before, []]);
  });

  it("[TR15] storage that another tab cleared stops tracking and asks again", async () => {
    const page = await openTracked("/");
    await page.answer("granted");
    localStorage.clear();
    otherTabChanged(null);
    const before = layer().length;
    await page.go("/about");
    expect([layer().length, Object.keys(localStorage), erased]).toEqual([before, [], ["events"]]);
  });
});

describe("a refusal by the browser", () => {
  it("[TR16] the privacy signal deletes what an earlier consent stored: records, queued events, the tag's cookies", async () => {
    await (await openTracked("/")).answer("granted");
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag writes it
    document.cookie = "_ga=GA1.1.1; path=/";
    setPrivacySignal(true);
    await openTracked("/about");
    expect([stored(), erased, document.cookie]).toEqual([[], ["events"], ""]);
  });

  it("[TR16] where nothing was stored, the tracking code is not even fetched", async () => {
    setPrivacySignal(true);
    await openTracked("/about");
    expect(erased).toEqual([]);
  });
});

it("[TR11] a failing tag script affects neither the page nor the collector's events", async () => {
  const page = await openTracked("/about");
  await page.answer("granted");
  window.dataLayer!.push = () => {
    throw new Error("the tag's");
  };
  page.recordEvent({ kind: "event", at: Date.now(), name: "week_save", params: { weekId: "2026-W46" } });
  await page.go("/");
  await vi.waitFor(() => expect(JSON.stringify(posts.mock.calls)).toContain("week_save"), { timeout: 4_000 });
  expect(JSON.stringify(posts.mock.calls)).toContain("home_view");
});
