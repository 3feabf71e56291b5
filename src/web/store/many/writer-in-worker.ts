import { pauseForScreen } from "#web/browser/pause-for-screen.ts";
import { BringingEnded } from "../bring-records.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { recordsAMessage } from "./many-messages.ts";
import { type ManyWriter, writerOn } from "./many-writer.ts";
import { type LineToWorker, type ManyWorker, openLine } from "./worker-line.ts";

const startWorker = (): ManyWorker =>
  new Worker(new URL("./many-worker.ts", import.meta.url), { type: "module", name: "many" });

/** Writes beside the page, in a worker that lives as long as that takes; where there can be none, from the page itself. */
export function writerInWorker(name: string, database: DeviceDatabase, start = startWorker): ManyWriter {
  /** Also asks whether this page still has the database: a worker would open one that another tab erased anew, and empty. */
  async function beside<T>(household: string, work: (line: LineToWorker) => Promise<T>): Promise<T | "nowhere"> {
    await database.read(({ households }) => households.get([[household]]));
    const line = await openLine(start);
    if (!line) return "nowhere";
    try {
      return await work(line);
    } finally {
      line.close();
    }
  }

  return {
    async bring(household, records, options) {
      const done = await beside(household, async (line) => {
        await inParts(records, (part) => line.send({ ask: "take", records: part }), options.signal);
        options.signal?.addEventListener("abort", () => line.send({ ask: "end" }));
        const { unsent } = await line.ask({ ask: "bring", database: name, household }, options.onProgress);
        return unsent;
      });
      return done === "nowhere" ? writerOn(database).bring(household, records, options) : done;
    },
    async keep(household, edits, turned) {
      const done = await beside(household, async (line) => {
        await inParts(edits, (part) => line.send({ ask: "take-edits", edits: part.map(turned) }));
        return line.ask({ ask: "keep", database: name, household });
      });
      return done === "nowhere" ? writerOn(database).keep(household, edits, turned) : done;
    },
  };
}

async function inParts<Item>(
  items: readonly Item[],
  send: (part: readonly Item[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  const pause = pauseForScreen();
  for (let at = 0; at < items.length; at += recordsAMessage) {
    await pause(at / items.length);
    if (signal?.aborted) throw new BringingEnded();
    send(items.slice(at, at + recordsAMessage));
  }
}
