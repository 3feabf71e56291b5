/**
 * `npm run bench -- entries`: over 100 000 entries that name their accounts, beside 5 000 of them, beside 100 000 that name
 * none, and beside a click on a bare React page in the same run: a key typed into the search until what it finds is painted, a
 * whole search until its count and its total are, a frame while the list is scrolled, an added entry until the list has it, and
 * the register of an account from the press on it to its rows, and from a search in it to what it finds.
 */
import { serveBare } from "./bare-page.mjs";
import { at, ms, times } from "./figures.mjs";
import { paintedAfter, paintedAfterClick } from "./painted.mjs";
import { serveBuild } from "./server.mjs";
import { openSpending, withHousehold } from "./spending-page.mjs";

const rounds = Number(process.env.ROUNDS ?? 8);
const frames = Number(process.env.FRAMES ?? 240);
const typed = "payee12";
/** In milliseconds: what an emptied search shows again is drawn by then. */
const settling = 1_000;
const search = ".find-bar-search input";
const counted = ".entries-count";
const toRegister = "a.holding-register[href$='of=account1']";
const inRegister = ".register-search input";
const firstRow = ".register-row";

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
      took.push(await paintedAfter(page, "input", search, counted, press));
    }
  }
  return took;
}

/** A pasted search looks at every entry: until what is painted there is no longer what was. */
async function pasted(page, field, words, painted) {
  const took = [];
  await page.locator(field).fill("");
  await page.waitForTimeout(settling);
  const before = await page.locator(painted).first().textContent();
  for (let round = 0; round < rounds; round += 1) {
    took.push(await paintedAfter(page, "input", field, painted, () => page.locator(field).fill(words), before));
    await page.locator(field).fill("");
    await page.waitForFunction(
      ([where, text]) => document.querySelector(where).textContent === text,
      [painted, before],
    );
  }
  return took;
}

/** Over everything that is found: half a screen a frame, as a quick thumb does it. */
async function scrolled(page) {
  await page.locator(search).fill("payee");
  await page.waitForFunction(() => /found/.test(document.querySelector(".entries-count").textContent));
  const took = await page.evaluate(async (count) => {
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
  await page.locator(search).fill("");
  return took;
}

/** Beside a bare click each time: a slow moment of the machine slows both. */
async function added(context, page) {
  const plain = await context.newPage();
  await plain.goto(bare.address);
  const [took, reference] = [[], []];
  const send = ".editor-actions button[type=submit]";
  for (let round = 1; round <= rounds; round += 1) {
    await plain.bringToFront();
    reference.push(await paintedAfterClick(plain, "#bare", `#bare[data-count="${round}"]`));
    await page.bringToFront();
    await page.getByRole("button", { name: "Add expense", exact: true }).click();
    await page.getByRole("dialog").getByLabel("Amount", { exact: true }).fill("1.25");
    await page.getByRole("dialog").locator("[name=payee]").fill(`Corner ${round}`);
    const before = await page.locator(counted).textContent();
    took.push(await paintedAfter(page, "click", send, counted, () => page.locator(send).click(), before));
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await plain.close();
  return { took, reference };
}

/** The first opening also loads the page's script, so it is left out. */
async function registers(context) {
  const page = await context.newPage();
  await page.goto(`${address}/MyDashboard/net-worth`);
  const took = [];
  for (let round = 0; round <= rounds; round += 1) {
    took.push(await paintedAfterClick(page, toRegister, firstRow));
    if (round < rounds) await page.goBack();
  }
  return { opened: took.slice(1), found: await pasted(page, inRegister, "payee121", firstRow) };
}

const household = (years, entries, inAccounts) =>
  withHousehold(
    address,
    years,
    entries,
    async (context) => {
      const reference = await bareClicks(context);
      const page = await openSpending(context, address);
      const measured = { reference, keys: await keys(page), pasted: await pasted(page, search, typed, counted) };
      const framed = await scrolled(page);
      const add = await added(context, page);
      const register = inAccounts ? await registers(context) : undefined;
      return { ...measured, frames: framed, add, register };
    },
    inAccounts,
  );

const few = await household(1, 5_000, true);
const plain = await household(20, 100_000, false);
const many = await household(20, 100_000, true);

/** One line for each: how long it takes, and its ratio to each of the references. */
function print(what, of, share) {
  const [less, without, more] = [few, plain, many].map((one) => of(one) && at(of(one), share));
  const click = at(many.reference, share);
  const ratios = [`${times(more / less)} that over 5 000`, `${times(more / click)} a bare click`];
  if (without !== undefined) ratios.splice(1, 0, `${times(more / without)} that without accounts`);
  console.log(`  ${what}: 5 000 entries ${ms(less)}, 100 000 ${ms(more)}; ${ratios.join(", ")}`);
}

for (const [name, share] of [
  ["middle", 0.5],
  ["p95", 0.95],
]) {
  console.log(`${name}, a bare click ${ms(at(many.reference, share))}:`);
  print("a key to what it finds", (one) => one.keys, share);
  print("a whole search to its count and its total", (one) => one.pasted, share);
  print("a frame while scrolling", (one) => one.frames, share);
  print("an account's register", (one) => one.register?.opened, share);
  print("a search in it", (one) => one.register?.found, share);
  const [took, reference] = [many.add.took, many.add.reference].map((all) => at(all, share));
  console.log(
    `  an added entry: ${ms(took)}, ${times(took / reference)} a bare click (${ms(reference)}) in turn with it`,
  );
}
await stop();
bare.stop();
