import type { ElementHandle, Page } from "@playwright/test";
import type { Aim, Control, Look, Opened } from "./probe.ts";
import { pause, settle, type Visit } from "./visit.ts";

export type Target = ElementHandle<HTMLElement>;

/** A press and what came of it. */
export interface Pressed {
  target: Target;
  aim: Aim;
  /** What to press to undo it. */
  back: Target | null;
  /** What went wrong, in words. */
  outcome: string | null;
  /** What is seen afterwards, and what opened. Null where that is no page of ours. */
  look: Look | null;
}

export const isField = ({ type }: Control): boolean => type === "text";

/** Presses as a person would. Null where the control is gone. */
export async function press(visit: Visit, control: Control, openedId: number | null): Promise<Pressed | null> {
  const { page, outside } = visit;
  const [href, seen] = [page.url(), outside.length];
  const aim = await aimAt(page, control.key, openedId);
  const target = aim && (await handleOf(page, () => window.walkProbe.aimed()));
  if (!aim || !target) return null;
  const back = aim.undo === "press" ? await handleOf(page, () => window.walkProbe.aimedBack()) : null;
  const aimed = { target, aim, back };
  try {
    await act(page, control, target);
  } catch (error) {
    const words = String(error).split("\n").slice(0, 12).join(" ").slice(0, 600);
    return { ...aimed, outcome: `can’t be pressed: ${words}`, look: await settle(visit, 80, aim.opened) };
  }
  const trace = () => target.evaluate((element) => window.walkProbe.trace(element));
  const hasChanged = async () =>
    outside.length > seen || page.url() !== href || (await trace().catch(() => "another page")) !== aim.trace;
  for (let tries = 0; !(await hasChanged()); tries++) {
    if (tries === 100) return { ...aimed, outcome: "changed nothing", look: null };
    await pause(30);
  }
  return { ...aimed, outcome: null, look: page.url().startsWith(visit.origin) ? await arrived(visit, aim) : null };
}

async function arrived(visit: Visit, { opened }: Aim): Promise<Look | null> {
  const { page } = visit;
  if (page.url() !== visit.url)
    await page.waitForFunction(() => document.contentType !== "text/html" || document.querySelector("h1"));
  return settle(visit, 80, opened);
}

/** Parts that are computed beside the page may come a moment after it is quiet. */
async function aimAt(page: Page, key: string, openedId: number | null): Promise<Aim | null> {
  for (let tries = 0; tries < 40; tries++) {
    const aim = await page.evaluate(([wanted, id]) => window.walkProbe.aim(wanted, id), [key, openedId] as const);
    if (aim) return aim;
    await pause();
  }
  return null;
}

async function handleOf(page: Page, find: () => HTMLElement | null): Promise<Target | null> {
  return (await page.evaluateHandle(find)).asElement() as Target | null;
}

const timeout = 5_000;

async function act(page: Page, { type }: Control, target: Target): Promise<void> {
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

/** What is switched can be switched back, much faster than a page is opened. Null where it can't. */
export async function pressBack(visit: Visit, { target, back, aim: { undo } }: Pressed): Promise<Look | null> {
  const timeout = 1_000;
  try {
    if (back) await back.click({ timeout });
    else if (typeof undo === "number") await target.selectOption({ index: undo }, { timeout });
    else return null;
  } catch {
    // Something else covers it, or took its place: the page is opened instead.
    return null;
  }
  return settle(visit, 80);
}

/** Escape closes what covers the page, and the keyboard goes back to where it came from. */
export async function escapeFault(visit: Visit, { id, name }: Opened, opener: Target): Promise<string | null> {
  const { page } = visit;
  await page.keyboard.press("Escape");
  for (let tries = 0; await page.evaluate((opened) => window.walkProbe.isOpen(opened), id); tries++) {
    if (tries === 80) return `opened ${name}, which Escape does not close`;
    await pause(25);
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
