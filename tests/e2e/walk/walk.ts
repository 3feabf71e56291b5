import type { Browser } from "@playwright/test";
import { isExcepted } from "./exceptions.ts";
import { escapeFault, isField, type Pressed, press, pressBack } from "./press.ts";
import type { Control, Look, Opened } from "./probe.ts";
import type { WalkState } from "./states.ts";
import { beginAgain, beginVisit, openPage, settle, type Visit } from "./visit.ts";

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

/** A place to press controls from: the page as it opened, or something that a press opened on it. */
interface Level {
  depth: number;
  trail: string;
  /** What was seen here at first. */
  signature?: string;
  /** Brings the page here from wherever it is. */
  reach(): Promise<Place>;
}

interface Place {
  /** Which opened element is meant, or null for the page. */
  openedId: number | null;
  signature: string;
}

/** Presses the controls of one page, each from the same state, and reports everything that did not behave. */
export async function walk(options: WalkOptions): Promise<WalkReport> {
  const { browser, state, address, width, pressed, isOncePerKind, choose } = options;
  // One dialog can be opened from several places; its controls are the same.
  const kindOf = (control: Control, depth: number) => (isOncePerKind ? control.kind : `${depth} ${control.key}`);
  const faults: string[] = [];
  let count = 0;
  const ground: Level = { depth: 0, trail: "", reach: reset };
  const visit = await beginVisit(browser, state, address, width);
  const { page } = visit;
  /** The level that the page is at now, untouched, and where that is. */
  let here: { level: Level; place: Place } | null = null;

  const isAt = (look: Look | null, signature: string): boolean =>
    look !== null && !visit.hasWritten && look.signature === signature && look.storage === visit.storage;

  /** Escape and the browser's back button bring most pages back to where they began, much faster than opening them. */
  async function isBack(): Promise<boolean> {
    if (visit.hasWritten || !(await page.evaluate(() => "isWalked" in window).catch(() => false))) return false;
    if (page.url() !== visit.url) {
      await page.goBack();
      // Where the page replaced its address, what comes before it is the empty page.
      if (page.url() !== visit.url) return false;
    } else {
      const overlays = await page.evaluate(() => window.walkProbe.overlays());
      if (overlays === 0) return isAt(await settle(visit, 0), visit.signature);
      for (let times = 0; times < overlays; times++) await page.keyboard.press("Escape");
    }
    return isAt(await settle(visit, 40), visit.signature) || isAt(await settle(visit, 80), visit.signature);
  }

  async function reset(): Promise<Place> {
    if (!(await isBack())) await openAnew();
    visit.reported.length = 0;
    return { openedId: null, signature: visit.signature };
  }

  async function openAnew(): Promise<void> {
    const isSame = !visit.hasWritten && visit.storage === (await storageOf(visit));
    await (isSame ? openPage(visit) : beginAgain(visit, state));
  }

  async function ensure(level: Level): Promise<Place> {
    if (here?.level === level) return here.place;
    let place = await level.reach();
    if (level.depth > 0 && level.signature && place.signature !== level.signature) {
      // What was left unfinished in a dialog is there again when it opens, until the page is opened anew.
      await openAnew();
      here = { level: ground, place: { openedId: null, signature: visit.signature } };
      place = await level.reach();
    }
    level.signature = place.signature;
    here = { level, place };
    return place;
  }

  async function walkLevel(level: Level): Promise<void> {
    const { openedId } = await ensure(level);
    for (const control of await toPress(openedId, level.depth)) {
      pressed.add(kindOf(control, level.depth));
      await pressAt(level, control);
    }
  }

  /** The controls that were not pressed before. */
  async function toPress(openedId: number | null, depth: number): Promise<Control[]> {
    const found = await page.evaluate((id) => window.walkProbe.controls(id), openedId);
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
    const from = await ensure(level);
    const done = await press(visit, control, from.openedId);
    if (!done) {
      here = null;
      return void say("is gone after the page was opened anew");
    }
    count++;
    if (done.outcome) say(done.outcome);
    for (const fault of [...visit.reported.splice(0), ...(done.look?.faults ?? [])]) say(fault);
    const opened = page.url() === visit.url ? (done.look?.opened ?? []) : [];
    for (const each of opened) for (const fault of each.faults) say(`opened ${each.name}, which ${fault}`);
    const inner = innerOf(opened);
    const hasMore =
      inner !== undefined && level.depth < deepest && (await toPress(inner.id, level.depth + 1)).length > 0;
    const overlays = opened.filter(({ isOverlay }) => isOverlay);
    for (const each of overlays) {
      const fault = await escapeFault(visit, each, done.target);
      if (fault) say(fault);
    }
    const look = overlays.length > 0 || done.outcome ? await settle(visit, 0) : done.look;
    // Fields share a page, each with what was typed into the others.
    if (!isField(control) || done.outcome) await stayAt(level, from, look, !hasMore && done, say);
    if (!hasMore) return;
    const within: Level = {
      depth: level.depth + 1,
      trail: `${name} → `,
      reach: async () => openAgain(name, control, await ensure(level)),
    };
    // What covers the page was closed by Escape; anything else is still open.
    if (overlays.length === 0 && look) {
      within.signature = look.signature;
      here = { level: within, place: { openedId: inner.id, signature: look.signature } };
    }
    await walkLevel(within);
    if (here?.level === within && overlays.length === 0) await stayAt(level, from, look, done, say);
  }

  /** Notes whether the next press can follow at once: everything is as it was, or is so after a press that undoes this one. */
  async function stayAt(
    level: Level,
    from: Place,
    look: Look | null,
    done: Pressed | false,
    say: (fault: string) => void,
  ): Promise<void> {
    here = isAt(look, from.signature) ? { level, place: from } : null;
    if (here || !done || done.outcome || !look) return;
    if (page.url() !== visit.url || !isAt(look, look.signature)) return;
    const back = await pressBack(visit, done);
    if (!back) return;
    for (const fault of [...visit.reported.splice(0), ...back.faults]) say(`${fault}, when it was undone`);
    if (isAt(back, from.signature)) here = { level, place: from };
  }

  async function openAgain(name: string, control: Control, from: Place): Promise<Place> {
    const again = await press(visit, control, from.openedId);
    if (!again) throw new Error(`${name} can’t be found a second time`);
    let { look } = again;
    for (let tries = 0; tries < 60; tries++) {
      const inner = innerOf(look?.opened ?? []);
      if (inner) return { openedId: inner.id, signature: look!.signature };
      look = await settle(visit, 80, again.aim.opened);
    }
    throw new Error(`${name} opens nothing a second time`);
  }

  for (const fault of [...visit.reported.splice(0), ...((await settle(visit, 0))?.faults ?? [])])
    faults.push(`on opening: ${fault}`);
  here = { level: ground, place: { openedId: null, signature: visit.signature } };
  await walkLevel(ground);
  await visit.context.close();
  return { count, faults };
}

/** Of a dialog and what is open in it, the dialog. */
const innerOf = (opened: readonly Opened[]): Opened | undefined =>
  opened.find(({ isOverlay }) => isOverlay) ?? opened.at(-1);

/** What the page has stored, or null where it is elsewhere now. */
const storageOf = async ({ page, origin }: Visit): Promise<string | null> =>
  new URL(page.url()).origin === origin ? page.evaluate(() => window.walkStorage.hash()).catch(() => null) : null;
