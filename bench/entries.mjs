/**
 * `npm run bench -- entries`: a key typed into the search until what it finds is painted, and a frame while the list is
 * scrolled, over 100 000 entries beside 5 000, and beside a click on a bare React page in the same run.
 */
import { serveBare } from "./bare-page.mjs";
import { at, ms, times } from "./figures.mjs";
import { paintedAfter, paintedAfterClick } from "./painted.mjs";
import { serveBuild } from "./server.mjs";
import { openSpending, withHousehold } from "./spending-page.mjs";

const rounds = Number(process.env.ROUNDS ?? 8);
const frames = Number(process.env.FRAMES ?? 240);
const typed = "payee12";
const search = ".find-bar-search input";

const bare = await serveBare();
const { address, stop } = await serveBuild(4353);

async function bareClicks(context) {
  const page = await context.newPage();
  await page.goto(bare.address);
  const took = [];
  for (let round = 1; round <= rounds * typed.length; round += 1) {
    took.push(await paintedAfterClick(page, "#bare", `#bare[data-count="${round}"]`));
  }
  await page.close();
  return took;
}

/** Each key narrows what was found before; the first looks at every entry. */
async function keys(page) {
  const took = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.locator(search).fill("");
    for (const key of typed) {
      const press = () => page.locator(search).press(key);
      took.push(await paintedAfter(page, "input", search, ".entries-count", press));
    }
  }
  return took;
}

/** Over everything that is found: half a screen a frame, as a quick thumb does it. */
async function scrolled(page) {
  await page.locator(search).fill("payee");
  await page.waitForFunction(() => /found/.test(document.querySelector(".entries-count").textContent));
  return page.evaluate(async (count) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const took = [];
    let before = await frame();
    for (let turn = 0; turn < count; turn += 1) {
      window.scrollBy(0, innerHeight / 2);
      const now = await frame();
      took.push(now - before);
      before = now;
    }
    return took;
  }, frames);
}

const household = (years, entries) =>
  withHousehold(address, years, entries, async (context) => {
    const reference = await bareClicks(context);
    const page = await openSpending(context, address);
    return { reference, keys: await keys(page), frames: await scrolled(page) };
  });

const few = await household(1, 5_000);
const many = await household(20, 100_000);
for (const [name, share] of [
  ["middle", 0.5],
  ["p95", 0.95],
]) {
  const [less, more] = [few, many].map((one) => at(one.keys, share));
  const click = at(many.reference, share);
  console.log(`a key to what it finds, ${name}: 5 000 entries ${ms(less)}, 100 000 ${ms(more)}`);
  console.log(
    `  100 000 take ${times(more / less)} the time of 5 000, and ${times(more / click)} a bare click to paint`,
  );
  const [short, long] = [few, many].map((one) => at(one.frames, share));
  console.log(`a frame while scrolling, ${name}: ${ms(long)} over 100 000, ${times(long / short)} that over 5 000`);
}
await stop();
bare.stop();
