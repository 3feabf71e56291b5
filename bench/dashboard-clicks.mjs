/** A recorded save to the painted strip, beside a click of a bare React page. */
import { paintedAfterClick } from "./painted.mjs";

const saveButton = ".save-buttons .button--primary";
const undoButton = ".save-presses .button";
const stamped = ".week-strip [data-week='2026-W47'] .week-face--saved";
const inTurn = 10;

const bareClick = (page, round) => paintedAfterClick(page, "#bare", `#bare[data-count="${round + 1}"]`);

async function recordedSave(page) {
  const took = await paintedAfterClick(page, saveButton, stamped);
  await page.locator(undoButton).first().click();
  await page.locator(stamped).waitFor({ state: "detached" });
  return took;
}

async function opened(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Ten of one, ten of the other, and so on: a slow moment of the machine slows both. */
export async function clickTimes(context, { bare, room, count }) {
  const pages = [
    { page: await opened(context, bare), click: bareClick, took: [] },
    { page: await opened(context, room), click: recordedSave, took: [] },
  ];
  for (let from = 0; from < count; from += inTurn)
    for (const { page, click, took } of pages) {
      await page.bringToFront();
      for (let round = from; round < Math.min(from + inTurn, count); round++) took.push(await click(page, round));
    }
  for (const { page } of pages) await page.close();
  return { plain: pages[0].took, saved: pages[1].took };
}
