import { PassThrough } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import type { AnalyticsConsent } from "../config.ts";
import { createLog } from "../log.ts";
import type { FreshPlace } from "../storage/engines.contract.ts";
import { eventsKeptFor, forgetOldEvents, holdStorage, openCollector } from "./collector.ts";
import { allIn, day, keptEvent, noon } from "./event-fixture.contract.ts";
import { openEventStorage } from "./storage/event-storage.ts";

/** How long events are kept, on every engine. */
export function forgettingContract(engine: string, place: FreshPlace): void {
  describe(`events that are old on ${engine}`, () => {
    const log = createLog(new PassThrough());

    it("[EV5] are forgotten after thirteen months, all of them, at the start and every day", async () => {
      const storage = await openEventStorage(await place());
      const old = Array.from({ length: 203 }, (_, n) => keptEvent({ at: noon - 1 - n }));
      await storage.keep([
        ...old,
        keptEvent({ at: noon, id: "just-in-time" }),
        keptEvent({ at: noon + day, id: "a-day-later" }),
      ]);
      const clock = { now: noon + eventsKeptFor };
      const held = holdStorage({ open: async () => storage, log, now: () => clock.now });
      const rests: { ms: number; wake: () => void }[] = [];
      const pause = (ms: number, signal: AbortSignal) =>
        new Promise<void>((resolve) => {
          rests.push({ ms, wake: resolve });
          if (signal.aborted || ms < day) resolve();
          else signal.addEventListener("abort", () => resolve());
        });
      const forgetting = forgetOldEvents({ held, now: () => clock.now, pause });
      await vi.waitFor(() => expect(rests.at(-1)?.ms).toBe(day), { timeout: 10_000 });
      expect(rests).toHaveLength(3);
      expect((await allIn(storage)).map(({ id }) => id)).toEqual(["just-in-time", "a-day-later"]);
      clock.now += day;
      rests.at(-1)!.wake();
      await vi.waitFor(() => expect(rests).toHaveLength(4));
      expect((await allIn(storage)).map(({ id }) => id)).toEqual(["a-day-later"]);
      await forgetting.close();
      await held.close();
    });

    it.each<AnalyticsConsent>(["ask", "granted", "off"])(
      "[EV5] are forgotten by a server that is set to %s",
      async (analyticsConsent) => {
        const where = await place();
        const storage = await openEventStorage(where);
        await storage.keep([
          keptEvent({ at: Date.now() - eventsKeptFor - 1 }),
          keptEvent({ at: Date.now(), id: "of-today" }),
        ]);
        const collector = openCollector({ config: { ...where, eventsMaxMb: 1, analyticsConsent }, log });
        await vi.waitFor(async () => expect((await allIn(storage)).map(({ id }) => id)).toEqual(["of-today"]), {
          timeout: 10_000,
        });
        await collector.close();
        await storage.close();
      },
    );
  });
}
