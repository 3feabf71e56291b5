import { expect } from "@playwright/test";
import { failPuts } from "../broken-storage.ts";
import { addExpense, changeTogether, dollars, typeExpense } from "./edits.ts";
import type { Journey } from "./journey.ts";

const minute = 60_000;

async function reopen(journey: Journey): Promise<void> {
  const device = journey.oneDevice();
  journey.log(`${device.name}'s page is closed and opened again`);
  await device.page.close();
  device.page = await device.newTab(journey.random.oneOf(["/MyDashboard", "/MyDashboard/spending", "/account"]));
}

/** Something is written in a second tab; then either of the two goes, and the other is the device's page. */
async function secondTab(journey: Journey): Promise<void> {
  const device = journey.oneDevice();
  const isFirstClosed = journey.random.once(2);
  journey.log(`${device.name} opens a second tab, and closes the ${isFirstClosed ? "first" : "second"}`);
  const tab = await device.newTab("/MyDashboard");
  await addExpense(journey, device, tab);
  await addExpense(journey, device);
  await (isFirstClosed ? device.page : tab).close();
  if (isFirstClosed) device.page = tab;
}

/** Nobody is told whether it was saved: the page goes at that moment. */
async function reloadWhileSaving(journey: Journey): Promise<void> {
  const device = journey.oneDevice();
  const { payee, cents } = journey.newExpense();
  journey.log(`${device.name} adds ${payee} of ${dollars(cents)} and reloads at that moment`);
  await device.goTo("This week");
  const add = await typeExpense(device.page, payee, cents);
  journey.ledger.attempted(`expense ${payee}`, device.name, cents);
  const reloaded = device.page.waitForEvent("domcontentloaded");
  const pressAndReload = (button: HTMLElement) => {
    button.click();
    location.reload();
  };
  // The page may go before it answers.
  await add.evaluate(pressAndReload).catch(() => {});
  await reloaded;
  await device.goTo("This week");
}

/** The disk is full: the page says that nothing was saved; with room again, "Try again" saves it. */
async function fullDisk(journey: Journey): Promise<void> {
  const device = journey.oneDevice();
  const { page } = device;
  const { payee, cents } = journey.newExpense();
  journey.log(`${device.name} has no room on its disk, adds ${payee} of ${dollars(cents)}, and tries again with room`);
  await device.goTo("This week");
  const add = await typeExpense(page, payee, cents);
  await page.evaluate(failPuts, true);
  await add.click();
  const refusal = page.getByText("The expense was not kept");
  await expect(refusal).toBeVisible();
  await page.evaluate(failPuts, false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(refusal).toHaveCount(0);
  journey.ledger.acknowledged(`expense ${payee}`, device.name, cents);
  // The form has the words again, in case someone wants to change them.
  await device.reload();
}

/** Someone ends the session elsewhere while this device has something to send. Two devices stay signed in. */
async function endSession(journey: Journey): Promise<void> {
  const device = journey.devices.find(({ isSignedOut }) => isSignedOut) ?? journey.oneDevice();
  if (device.isSignedOut) await device.signInAgain();
  const { payee, cents } = journey.newExpense();
  journey.log(`${device.name} is signed out from elsewhere, and adds ${payee} of ${dollars(cents)}`);
  await device.goTo("This week");
  const add = await (await typeExpense(device.page, payee, cents)).elementHandle();
  await device.endSession();
  journey.ledger.attempted(`expense ${payee}`, device.name, cents);
  // The page may learn of it first and hide the form: then the press does nothing.
  await add?.evaluate((button) => (button as HTMLElement).click());
  const isReachable = journey.site.isUp && !journey.site.isCut && !device.isOffline;
  if (isReachable)
    await expect(device.page.getByRole("alert").filter({ hasText: "Your session has ended" })).toBeVisible();
}

/** The household's database is replaced by an older copy of itself. */
async function setBack({ site, random, log }: Journey): Promise<void> {
  const copy = random.below(site.countOfCopies);
  const hasMarker = random.once(2);
  const isKilled = random.once(2);
  log(
    `The server's database is set back to copy ${copy + 1} of ${site.countOfCopies}, ` +
      `${hasMarker ? "beside the marker" : "without the marker"}, after ${isKilled ? "kill -9" : "an orderly stop"}`,
  );
  await (isKilled ? site.kill() : site.stop());
  site.setBack(copy, hasMarker);
  await site.start();
}

async function cutCable({ site, log }: Journey): Promise<void> {
  log("The cable is cut");
  site.cut();
}

async function goOffline(journey: Journey): Promise<void> {
  const device = journey.oneDevice();
  journey.log(`${device.name} goes offline`);
  await device.setOffline(true);
}

async function reload(journey: Journey): Promise<void> {
  const device = journey.oneDevice();
  journey.log(`${device.name} is reloaded`);
  await device.reload();
}

async function killServer({ site, log }: Journey): Promise<void> {
  log("The server is killed with kill -9");
  await site.kill();
}

async function restartServer({ site, log }: Journey): Promise<void> {
  log("The server is restarted in order");
  await site.stop();
  await site.start();
}

async function bendClock(journey: Journey): Promise<void> {
  const device = journey.oneDevice();
  const minutes = journey.random.oneOf([-10 * 24 * 60, -90, 90]);
  journey.log(`${device.name}'s clock is wrong by ${minutes} minutes`);
  await device.setClock(minutes * minute);
}

/** Every kind of fault; each strikes once in a round. */
export const faults: readonly ((journey: Journey) => Promise<void>)[] = [
  ...[cutCable, goOffline, killServer, restartServer, setBack],
  ...[reload, reopen, secondTab, reloadWhileSaving],
  ...[fullDisk, endSession, bendClock, changeTogether],
];

interface Recovery {
  words: string;
  recover(): void | Promise<void>;
}

/** The ways back from the faults that last. */
function recoveries({ site, devices }: Journey): Recovery[] {
  const ways: Recovery[] = [];
  if (site.isCut) ways.push({ words: "The cable is plugged in", recover: () => site.mend() });
  if (!site.isUp) ways.push({ words: "The server starts again", recover: () => site.start() });
  for (const device of devices) {
    const { name } = device;
    if (device.isOffline) ways.push({ words: `${name} is online again`, recover: () => device.setOffline(false) });
    if (device.isSignedOut) ways.push({ words: `${name} signs in again`, recover: () => device.signInAgain() });
    if (device.isClockWrong) ways.push({ words: `${name}'s clock is right again`, recover: () => device.setClock(0) });
  }
  return ways;
}

/** Ends one fault that lasts, if there is any. */
export async function healOne(journey: Journey): Promise<boolean> {
  const ways = recoveries(journey);
  if (ways.length === 0) return false;
  const { words, recover } = journey.random.oneOf(ways);
  journey.log(words);
  await recover();
  return true;
}

export async function healAll(journey: Journey): Promise<void> {
  while (await healOne(journey)) {}
}
