import type { BrowserContext, Page } from "@playwright/test";
import type { Fault } from "./support/store-plain.ts";
import { expect, test } from "./support/store-test.ts";

/** Gives the origin this much room; without a size, as much as there is. */
async function giveRoom(context: BrowserContext, page: Page, quotaSize?: number): Promise<void> {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send("Storage.overrideQuotaForOrigin", { origin, ...(quotaSize && { quotaSize }) });
}

const look = (page: Page) =>
  page.evaluate(async () => ({
    shown: window.store.allShown(),
    payee: window.store.shown("a")?.payee,
    refusal: window.tab.state.get().refusal,
    unsent: window.tab.state.get().unsent,
    disk: (await window.store.onDisk("home")).rows,
  }));

async function tabWithOne(openTab: () => Promise<Page>): Promise<Page> {
  const page = await openTab();
  await page.evaluate(async () => {
    await window.store.openTab("home");
    await window.store.add("a", { payee: "Grocer" });
  });
  return page;
}

/** Writes until the disk is full: the browser looks only now and then how much room is left. */
async function fill(context: BrowserContext, page: Page): Promise<void> {
  await giveRoom(context, page, 300_000);
  const answer = await page.evaluate(async () => {
    await window.store.openTab("home");
    await window.store.add("a", { payee: "Grocer" });
    for (let batch = 0; batch < 100; batch += 1) {
      const answer = await window.store.addAll(Array.from({ length: 100 }, (_, index) => `filler${batch}-${index}`));
      if (answer !== "kept") return answer;
    }
    return "never full";
  });
  expect(answer).toBe("full");
}

test("[DX7] a full disk refuses the write, memory and disk stay as they were, and later it works", async ({
  context,
  openTab,
}) => {
  const page = await openTab();
  await fill(context, page);
  const before = await look(page);
  expect(before).toMatchObject({ payee: "Grocer", refusal: "full", unsent: before.shown.length });
  expect(before.disk.records!.length).toBe(before.shown.length);
  const answers = await page.evaluate(async () => {
    const changing = window.store.change("a", { payee: "Baker" });
    const meanwhile = window.store.shown("a")?.payee;
    return [meanwhile, await changing, await window.store.add("b"), await window.store.addAll(["c", "d"])];
  });
  expect(answers).toEqual(["Baker", "full", "full", "full"]);
  expect(await look(page)).toEqual(before);
  await giveRoom(context, page);
  const again = () => Promise.all([window.store.change("a", { payee: "Baker" }), window.store.add("b")]);
  expect(await page.evaluate(again)).toEqual(["kept", "kept"]);
  const after = await look(page);
  expect(after).toMatchObject({ payee: "Baker", refusal: null, unsent: before.unsent + 1 });
  expect(after.shown).toEqual([...before.shown, "b"].sort());
  expect(after.disk.records![0]).toMatchObject({ record: { fields: { payee: "Baker" } } });
});

test("[DX7] a household opens on a full disk", async ({ context, openTab }) => {
  const [first, second] = [await openTab(), await openTab()];
  await fill(context, first);
  await second.evaluate(() => window.store.openTab("home"));
  expect(await look(second)).toEqual({ ...(await look(first)), refusal: null });
});

const faults: readonly { fault: Fault; error?: string; problem: string }[] = [
  { fault: "abort", problem: "failed" },
  { fault: "throw", error: "QuotaExceededError", problem: "full" },
  { fault: "fail", error: "QuotaExceededError", problem: "full" },
  { fault: "throw", error: "UnknownError", problem: "damaged" },
  { fault: "fail", error: "DataError", problem: "damaged" },
];

for (const { fault, error, problem } of faults)
  test(`a put that meets ${fault} ${error ?? ""} leaves nothing half-written`, async ({ openTab }) => {
    const page = await tabWithOne(openTab);
    const before = await look(page);
    // Three records and three notes to send them.
    for (let number = 1; number <= 6; number += 1) {
      const answer = await page.evaluate(
        async ([number, fault, error]) => {
          window.store.breakPut(number, fault, error);
          const answer = await window.store.addAll(["b", "c", "d"]);
          window.mend();
          return answer;
        },
        [number, fault, error] as const,
      );
      expect(answer).toBe(problem);
      expect(await look(page)).toEqual({ ...before, refusal: problem });
    }
    expect(await page.evaluate(() => window.store.addAll(["b", "c", "d"]))).toBe("kept");
    const { shown, disk, refusal } = await look(page);
    expect([shown, disk.records!.length, disk.outbox!.length, refusal]).toEqual([["a", "b", "c", "d"], 4, 4, null]);
  });

test("a browser without IndexedDB is named so", async ({ context, openTab }) => {
  await context.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  const page = await openTab();
  const problem = await page.evaluate(() => window.store.problemOf(window.store.openDatabase("home")));
  expect(problem).toBe("unavailable");
});

for (const [fault, error] of [
  ["throw", "SecurityError"],
  ["fail", "InvalidStateError"],
] as const)
  test(`a browser whose opening meets ${fault} ${error} is named so`, async ({ openTab }) => {
    const page = await openTab();
    const problem = await page.evaluate(
      async ([fault, error]) => {
        await window.store.breakOpen(fault, error);
        return window.store.problemOf(window.store.openDatabase("home"));
      },
      [fault, error] as const,
    );
    expect(problem).toBe("unavailable");
  });

test("a store that the browser can't open is damaged", async ({ openTab }) => {
  const page = await openTab();
  const problem = await page.evaluate(async () => {
    await window.store.breakOpen("fail", "UnknownError");
    return window.store.problemOf(window.store.openDatabase("home"));
  });
  expect(problem).toBe("damaged");
});
