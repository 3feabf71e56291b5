import type { Browser, TestInfo } from "@playwright/test";
import type { Day } from "#domain/time/day.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import { coupleAnswers } from "../households/couple.ts";
import { account, folded, householdOf, save, weeksAgo } from "../households/records.ts";
import { expectAllEqual } from "./support/chaos/compare.ts";
import { Device } from "./support/chaos/device.ts";
import { edits } from "./support/chaos/edits.ts";
import { faults, healOne } from "./support/chaos/faults.ts";
import { Journey } from "./support/chaos/journey.ts";
import { Site } from "./support/chaos/site.ts";
import { shuffled } from "./support/shuffled.ts";
import { test } from "./support/test.ts";
import { importRecords, join } from "./support/together.ts";

/** `npm run test:long` plays it for an hour. Without a length it is one round, in which each kind of fault strikes once. */
const minutes = Number(process.env.CHAOS_MINUTES ?? 0);
const steps = Number(process.env.CHAOS_STEPS ?? 0);
const usualSeed = 46;
const seed = Number(process.env.CHAOS_SEED ?? (minutes > 0 ? Date.now() % 1_000_000 : usualSeed));

/** All devices are compared after so many steps. */
const untilCompared = 9;

/** Maya and Tom in their fourth week, by the clock of today. */
function household() {
  const today = new Date().toISOString().slice(0, 10) as Day;
  return [
    recordWith(householdOf(today, "Maya and Tom", 3), { confirmed: {} }),
    ...coupleAnswers(today),
    account("rainy-days", "Rainy days", "savings", 30_000),
    ...[3, 2, 1].flatMap((ago) => {
      const week = weeksAgo(today, ago);
      return [save({ week, by: "maya", amount: 300, to: "house" }), folded(week)];
    }),
  ];
}

/** The steps of one round in the order that the seed gives. */
function* roundsOf(journey: Journey): Generator<() => Promise<void>> {
  for (;;) {
    journey.beginStep();
    const struck = faults.map((strike) => () => strike(journey));
    const written = edits.map((edit) => () => edit(journey, journey.oneDevice()));
    yield* shuffled([...struck, ...written], journey.random);
  }
}

async function openDevices(browser: Browser, site: Site, onProblem: (words: string) => void): Promise<Device[]> {
  const open = (name: string, uid: string) => Device.open(browser, { name, uid, address: site.address }, onProblem);
  const maya = await open("Maya's laptop", "maya");
  await importRecords(maya.page, household());
  const tom = await open("Tom's laptop", "tom");
  await join(maya.page, tom.page);
  const phone = await open("Maya's phone", "maya");
  return [maya, tom, phone];
}

async function play(journey: Journey, info: TestInfo): Promise<void> {
  const began = Date.now();
  const isOver = (count: number) =>
    minutes > 0 ? Date.now() - began > minutes * 60_000 : count >= (steps || faults.length + edits.length);
  let count = 0;
  for (const step of roundsOf(journey)) {
    journey.beginStep();
    await step();
    count += 1;
    if (journey.random.once(4)) await healOne(journey);
    if (isOver(count)) return;
    if (count % untilCompared === 0) await expectAllEqual(journey, info);
  }
}

test("[CR7] two people with three devices lose nothing and end with the same household, whatever happens meanwhile", async ({
  browser,
}, info) => {
  test.setTimeout((minutes + 6) * 60_000);
  console.log(`CHAOS_SEED=${seed}`);
  const problems: string[] = [];
  const onProblem = (words: string) => void problems.push(words);
  const site = await Site.open();
  const devices = await openDevices(browser, site, onProblem);
  const journey = new Journey(seed, { site, devices, problems });
  try {
    for (const device of devices) await device.isInStep();
    // From here on there is a copy of the database that it can be set back to.
    await site.stop();
    await site.start();
    await play(journey, info);
    await expectAllEqual(journey, info);
    journey.log("Tom signs in on a new device, which has all of it from the server");
    const late = await Device.open(browser, { name: "Tom's tablet", uid: "tom", address: site.address }, onProblem);
    await expectAllEqual(journey, info, [late]);
    await late.context.close();
  } catch (error) {
    console.log([`CHAOS_SEED=${seed} fails after these steps:`, ...journey.happened].join("\n"));
    console.log(["On the consoles:", ...new Set(problems)].join("\n"));
    throw error;
  }
  info.annotations.push({ type: "steps of two people with three devices", description: String(journey.step) });
  for (const { context } of devices) await context.close();
  await site.close();
});
