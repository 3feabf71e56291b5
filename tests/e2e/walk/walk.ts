import type { Browser, ElementHandle, Page, Request } from "@playwright/test";
import { isExcepted } from "./exceptions.ts";
import { type Control, installProbe, type Opened } from "./probe.ts";
import { type WalkState, walkDay } from "./states.ts";

export interface WalkOptions {
  browser: Browser;
  state: WalkState;
  address: string;
  width: number;
  /** Kinds of controls that were pressed already; the walk adds its own. */
  pressed: Set<string>;
  /** One control of each kind, or every control. */
  isOncePerKind: boolean;
  /** Which of the controls found at one level to press. */
  choose(controls: readonly Control[], depth: number): readonly Control[];
}

export interface WalkReport {
  count: number;
  faults: string[];
}

/** How deep a walk goes into what opens: a dialog on the page, and a menu or dialog in that. */
const deepest = 2;

/** A page in a known state, and all that it reported since. */
interface Visit {
  page: Page;
  reported: string[];
  /** What a press can cause outside of the page: a download, a file chooser, another window. */
  outside: string[];
  /** Requests without an answer yet; the stream that stays open is none of them. */
  waiting: Set<Request>;
  /** How many requests had an answer. */
  answered: number;
  storage: string;
  /** Where the page was once it had opened: some replace their address. */
  url: string;
  signature: string;
  /** Whether a request was sent that may have changed data on the server. */
  hasWritten: boolean;
}

/** A place to press controls from: the page as it opened, or something that a press opened on it. */
interface Level {
  depth: number;
  trail: string;
  /** What was seen here at first. */
  signature?: string;
  /** Brings the page here from wherever it is; tells which opened element is meant, or null for the page. */
  reach(): Promise<number | null>;
}

/** Presses the controls of one page, each from the same state, and reports everything that did not behave. */
export async function walk(options: WalkOptions): Promise<WalkReport> {
  const { browser, state, address, width, pressed, isOncePerKind, choose } = options;
  // One dialog can be opened from several places; its controls are the same.
  const kindOf = (control: Control, depth: number) => (isOncePerKind ? control.kind : `${depth} ${control.key}`);
  const faults: string[] = [];
  let count = 0;
  const ground: Level = { depth: 0, trail: "", reach: reset };
  let visit = await openVisit();
  /** The level that the page is at now, untouched, and which of its elements is meant. */
  let here: { level: Level; openedId: number | null; signature: string } | null = null;

  async function openVisit(): Promise<Visit> {
    const context = await state.newContext(browser, width);
    const page = await context.newPage();
    // Playwright's own is none: one page that stays empty would hold up the walk for an hour.
    page.setDefaultTimeout(60_000);
    const seen = { reported: [], outside: [], waiting: new Set<Request>(), answered: 0, hasWritten: false };
    const opened: Visit = { page, ...seen, storage: "", url: "", signature: "" };
    await watch(opened, new URL(address).origin);
    await openPage(opened, address);
    opened.url = page.url();
    [opened.signature, opened.storage] = await stateOf(page);
    opened.hasWritten = false;
    return opened;
  }

  const isUntouched = async (): Promise<boolean> =>
    !visit.hasWritten && visit.page.url() === visit.url && (await isAt(visit.signature));

  const isAt = async (wanted: string): Promise<boolean> => {
    const [signature, storage] = await stateOf(visit.page);
    return signature === wanted && storage === visit.storage;
  };

  /** Escape and the browser's back button bring most pages back to where they began, much faster than a new page. */
  async function isBack(): Promise<boolean> {
    const { page } = visit;
    if (visit.hasWritten || !(await page.evaluate(() => "isWalked" in window).catch(() => false))) return false;
    if (page.url() !== visit.url) await page.goBack();
    else
      for (const { isOverlay } of await openedSince(page, new Set()))
        if (isOverlay) await page.keyboard.press("Escape");
    await settle(visit, 80);
    return isUntouched();
  }

  async function reset(): Promise<null> {
    if (!(await isBack())) await openAnew();
    visit.reported.length = 0;
    return null;
  }

  async function openAnew(): Promise<void> {
    const isSame = !visit.hasWritten && visit.storage === (await storageOf(visit.page, new URL(address).origin));
    if (isSame) return openPage(visit, address);
    await visit.page.context().close();
    visit = await openVisit();
  }

  async function ensure(level: Level): Promise<number | null> {
    if (here?.level === level) return here.openedId;
    let openedId = await level.reach();
    let signature = await signatureOf(visit.page);
    if (level.depth > 0 && signature !== level.signature && level.signature) {
      // What was left unfinished in a dialog is there again when it opens, until the page is opened anew.
      await openAnew();
      here = { level: ground, openedId: null, signature: await signatureOf(visit.page) };
      openedId = await level.reach();
      signature = await signatureOf(visit.page);
    }
    level.signature = signature;
    here = { level, openedId, signature };
    return openedId;
  }

  /** Whether a press left everything as it was, so that the next can follow at once. */
  async function stillAt(level: Level): Promise<void> {
    if (here?.level !== level || visit.hasWritten || !(await isAt(here.signature))) here = null;
  }

  async function walkLevel(level: Level): Promise<void> {
    const openedId = await ensure(level);
    for (const control of await toPress(openedId, level.depth)) {
      pressed.add(kindOf(control, level.depth));
      await pressAt(level, control);
    }
  }

  /** The controls that were not pressed before. */
  async function toPress(openedId: number | null, depth: number): Promise<Control[]> {
    const found = await visit.page.evaluate((id) => window.walkProbe.controls(id), openedId);
    const distinct = new Map<string, Control>();
    for (const control of found) {
      const kind = kindOf(control, depth);
      if (!pressed.has(kind) && !isExcepted(control) && !distinct.has(kind)) distinct.set(kind, control);
    }
    // Typing leaves a trace that needs a new page, so fields come last and share one.
    return [...choose([...distinct.values()], depth)].sort((a, b) => Number(isField(a)) - Number(isField(b)));
  }

  async function pressAt(level: Level, control: Control): Promise<void> {
    const name = `${level.trail}${control.key}`;
    const say = (fault: string) => faults.push(`${name}: ${fault}`);
    if (process.env.WALK_LOG) console.log(new Date().toISOString().slice(17, 23), name, faults.slice(-2));
    if (!(here && isField(control) && here.level === level)) await ensure(level);
    const openedId = here!.openedId;
    const { page } = visit;
    const before = new Set((await page.evaluate(() => window.walkProbe.opened())).map(({ id }) => id));
    const target = await handleOf(page, control.key, openedId);
    if (!target) {
      here = null;
      return void say("is gone after the page was opened anew");
    }
    count++;
    const outcome = await press(visit, control, target);
    if (outcome) say(outcome);
    else for (const fault of await faultsNow(visit)) say(fault);
    const opened = page.url() === visit.url ? await openedSince(page, before) : [];
    for (const each of opened) for (const fault of each.faults) say(`opened ${each.name}, which ${fault}`);
    const hasMore =
      opened.length > 0 && level.depth < deepest && (await toPress(opened.at(-1)!.id, level.depth + 1)).length > 0;
    for (const each of opened.filter(({ isOverlay }) => isOverlay)) {
      const fault = await escapeFault(visit, each, target);
      if (fault) say(fault);
    }
    if (!isField(control) || outcome) await stillAt(level);
    if (!hasMore) return;
    await walkLevel({
      depth: level.depth + 1,
      trail: `${name} → `,
      reach: async () => {
        const from = await ensure(level);
        const known = new Set((await visit.page.evaluate(() => window.walkProbe.opened())).map(({ id }) => id));
        const opener = await handleOf(visit.page, control.key, from);
        if (!opener) throw new Error(`${name} can’t be opened a second time`);
        await press(visit, control, opener);
        for (let tries = 0; tries < 100; tries++) {
          const found = (await openedSince(visit.page, known)).at(-1);
          if (found) return found.id;
          await pause();
        }
        throw new Error(`${name} opens nothing a second time`);
      },
    });
  }

  here = { level: ground, openedId: null, signature: await signatureOf(visit.page) };
  for (const fault of await faultsNow(visit)) faults.push(`on opening: ${fault}`);
  await walkLevel(ground);
  await visit.page.context().close();
  return { count, faults };
}

const isField = ({ type }: Control): boolean => type === "text";

/** What the page has stored, or null where it is elsewhere now. */
const storageOf = async (page: Page, origin: string): Promise<string | null> =>
  new URL(page.url()).origin === origin ? page.evaluate(() => window.walkProbe.storage()).catch(() => null) : null;

const stateOf = (page: Page): Promise<[string, string]> =>
  page.evaluate(async () => [window.walkProbe.signature(), await window.walkProbe.storage()]);

const signatureOf = (page: Page): Promise<string> => page.evaluate(() => window.walkProbe.signature());

async function openPage(visit: Visit, address: string): Promise<void> {
  const { page } = visit;
  await page.goto(address);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await page.locator("main h1").first().waitFor();
  await settle(visit, 150);
  await page.evaluate(() => void Object.assign(window, { isWalked: true }));
}

/** Nothing is being computed, loaded or requested, and nothing moves any more. What was loaded has a moment to show. */
async function settle(visit: Visit, milliseconds: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const { answered } = visit;
    const isBusy = await visit.page.evaluate((quiet) => window.walkProbe.quiet(quiet), milliseconds);
    if (visit.waiting.size === 0 && visit.answered === answered && !isBusy) return;
    await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

async function watch(visit: Visit, origin: string): Promise<void> {
  const { page, reported, outside, waiting } = visit;
  const context = page.context();
  // A function would be asked about every request of ours too, each time by a call of its own.
  await context.route(
    new RegExp(`^https?://(?!${new URL(origin).host}/)`),
    // An answer without content leaves the page where it is.
    (route) => {
      if (route.request().isNavigationRequest()) outside.push("another site");
      return route.fulfill({ status: 204 });
    },
  );
  await installProbe(page);
  await page.clock.setFixedTime(new Date(`${walkDay}T12:00:00Z`));
  context.on("weberror", (error) => reported.push(`threw ${error.error().message}`));
  page.on("console", (message) => {
    const isOurs = !message.text().includes("blocked by Playwright");
    if (isOurs && ["error", "warning"].includes(message.type())) reported.push(`logged “${message.text()}”`);
  });
  page.on("request", (request) => {
    const isRead = request.method() === "GET" || /\/(pull|events)$/.test(new URL(request.url()).pathname);
    if (!isRead) visit.hasWritten = true;
    if (request.resourceType() !== "eventsource" && !/\/(stream|live)/.test(request.url())) waiting.add(request);
  });
  page.on("requestfinished", (request) => {
    waiting.delete(request);
    visit.answered++;
  });
  page.on("requestfailed", (request) => {
    waiting.delete(request);
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") reported.push(`request of ${new URL(request.url()).pathname} failed: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) reported.push(`${new URL(response.url()).pathname} answered ${response.status()}`);
  });
  page.on("download", () => outside.push("download"));
  page.on("filechooser", () => outside.push("file chooser"));
  page.on("popup", (popup) => {
    outside.push("window");
    popup.close().catch(() => {});
  });
  page.on("dialog", (dialog) => {
    outside.push("dialog");
    (dialog.type() === "beforeunload" ? dialog.accept() : dialog.dismiss()).catch(() => {});
  });
}

/** Parts that are computed beside the page may come a moment after it is quiet. */
async function handleOf(page: Page, key: string, openedId: number | null): Promise<ElementHandle<HTMLElement> | null> {
  for (let tries = 0; tries < 40; tries++) {
    const place = [key, openedId] as const;
    const handle = await page.evaluateHandle(([wanted, id]) => window.walkProbe.find(wanted, id), place);
    const element = handle.asElement() as ElementHandle<HTMLElement> | null;
    if (element) return element;
    await pause();
  }
  return null;
}

/** Presses as a person would. Answers what went wrong, or null. */
async function press(visit: Visit, control: Control, target: ElementHandle<HTMLElement>): Promise<string | null> {
  const { page, outside } = visit;
  const [href, seen] = [page.url(), outside.length];
  const trace = () => target.evaluate((element) => window.walkProbe.trace(element));
  let before = "";
  try {
    await target.scrollIntoViewIfNeeded({ timeout: 5_000 });
    before = await trace();
    await act(page, control, target);
  } catch (error) {
    return `can’t be pressed: ${String(error).split("\n").slice(0, 12).join(" ").slice(0, 600)}`;
  }
  const hasChanged = async () =>
    outside.length > seen || page.url() !== href || (await trace().catch(() => "another page")) !== before;
  for (let tries = 0; !(await hasChanged()); tries++) {
    if (tries === 60) return "changed nothing";
    await pause();
  }
  if (page.url().startsWith(new URL(href).origin)) {
    // A link may lead to a file of ours, such as the feed, which has nothing to settle.
    await page.waitForFunction(() => document.contentType !== "text/html" || document.querySelector("h1"));
    if (await page.evaluate(() => document.contentType === "text/html")) await settle(visit, 80);
  }
  return null;
}

async function act(page: Page, { type }: Control, target: ElementHandle<HTMLElement>): Promise<void> {
  const timeout = 5_000;
  if (type === "select") {
    const next = await target.evaluate((element) => {
      const select = element as unknown as HTMLSelectElement;
      return [...select.options].findIndex((option, index) => index !== select.selectedIndex && !option.disabled);
    });
    await target.selectOption({ index: next }, { timeout });
    return;
  }
  await target.click({ timeout });
  if (type !== "text") return;
  const kind = await target.evaluate((element) => (element as HTMLInputElement).type);
  if (kind === "date") await target.fill("2027-01-15", { timeout });
  else if (kind === "range") await page.keyboard.press("ArrowRight");
  else await page.keyboard.type("1");
}

async function faultsNow(visit: Visit): Promise<string[]> {
  const inPage = await visit.page.evaluate(() => window.walkProbe?.faults() ?? []).catch(() => []);
  return [...visit.reported.splice(0), ...inPage];
}

async function openedSince(page: Page, known: ReadonlySet<number>): Promise<Opened[]> {
  const all = await page.evaluate(() => window.walkProbe?.opened() ?? []).catch(() => []);
  return all.filter(({ id }) => !known.has(id));
}

/** Escape closes what covers the page, and the keyboard goes back to where it came from. */
async function escapeFault(
  visit: Visit,
  { id, name }: Opened,
  opener: ElementHandle<HTMLElement>,
): Promise<string | null> {
  const { page } = visit;
  await page.keyboard.press("Escape");
  const isOpen = async () => (await page.evaluate(() => window.walkProbe.opened())).some((each) => each.id === id);
  for (let tries = 0; await isOpen(); tries++) {
    if (tries === 40) return `opened ${name}, which Escape does not close`;
    await pause();
  }
  await settle(visit, 50);
  const focus = await page.evaluate(() => window.walkProbe.focus());
  const isBack = await opener.evaluate((element) => {
    const active = document.activeElement;
    const field = element instanceof HTMLLabelElement ? element.control : element;
    // In a table of entries the row has the keyboard, not the buttons in it.
    const isItsRow = active?.matches("tr[tabindex]") && active.contains(element);
    return !element.isConnected || active === field || element.contains(active) || isItsRow;
  });
  return isBack ? null : `opened ${name}; after Escape the focus is on ${focus}`;
}
