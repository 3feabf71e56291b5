import { finishInSteps, type Steps } from "#domain/steps.ts";
import type { AnyRecord } from "#sync/record.ts";
import { isWorkerHere, workerChunk } from "#web/app/lazy/worker-chunk.ts";
import { pauseForScreen } from "#web/platform/pause-for-screen.ts";
import { BringingEnded } from "../bring-records.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import type { Edit } from "../keep-edits.ts";
import { type FirstPullWriter, writerHere } from "../replication/first-pull.ts";
import { turned, type Way } from "../undo-history.ts";
import { recordsAMessage } from "./many-messages.ts";
import { type ManyWriter, writerOn } from "./many-writer.ts";
import { type LineToWorker, type ManyWorker, openLine } from "./worker-line.ts";

const manyWorker = workerChunk("many-worker");

const startWorker = (): ManyWorker =>
  new Worker(new URL("./many-worker.ts", import.meta.url), { type: "module", name: "many" });

/**
 * For about so long the browser tidies up its database after very many, and takes the processor from the page: what shows
 * meanwhile would hold it three times as long. See docs/decisions/0022.
 */
const tidyingMs = 1_000;

const tidied = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, tidyingMs));

/** Writes beside the page, in a worker that lives as long as that takes; where there can be none, from the page itself. */
export function writerInWorker(name: string, database: DeviceDatabase, start = startWorker, rest = tidied): ManyWriter {
  /** Also asks whether this page still has the database: a worker would open one that another tab erased anew, and empty. */
  async function beside<T>(household: string, work: (line: LineToWorker) => Promise<T>): Promise<T | "nowhere"> {
    await database.read(({ households }) => households.get([[household]]));
    const line = (await isWorkerHere(manyWorker)) ? await openLine(start) : null;
    if (!line) return "nowhere";
    try {
      const done = await work(line);
      await rest();
      return done;
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
    async keep(household, edits, way) {
      const done = await beside(household, async (line) => {
        await inParts(edits, (part) => line.send({ ask: "take-edits", edits: part }));
        return line.ask({ ask: "keep", database: name, household, way });
      });
      if (done === "nowhere") return writerOn(database).keep(household, edits, way);
      return { kept: await finishInSteps(keptOf(edits, way, done.otherwise), pauseForScreen()), unsent: done.unsent };
    },
  };
}

/**
 * Writes the pages of a first pull in a worker that lives as long as the pull. Where there can be none, or it fails, the page
 * itself writes them: a page that the worker did store after all is refused here as one that another tab took.
 */
export async function pagesInWorker(
  name: string,
  database: DeviceDatabase,
  start = startWorker,
): Promise<FirstPullWriter> {
  const here = writerHere(database);
  // Asks this page's own connection first, as above.
  await database.read(({ households }) => households.count());
  let line = (await isWorkerHere(manyWorker)) ? await openLine(start) : null;
  const close = () => {
    line?.close();
    line = null;
  };
  return {
    async write(household, page) {
      if (!line) return here.write(household, page);
      return line.page({ ask: "page", database: name, household, page }).catch(() => {
        close();
        return here.write(household, page);
      });
    },
    close,
  };
}

/** As they were asked to be kept, but for those that came to be otherwise. */
function* keptOf(edits: readonly Edit[], way: Way, otherwise: readonly AnyRecord[]): Steps<AnyRecord[]> {
  const others = new Map(otherwise.map((record) => [record.id, record]));
  const kept: AnyRecord[] = [];
  for (const edit of edits) {
    kept.push((others.size > 0 && others.get(edit.after.id)) || turned(edit, way).after);
    if (kept.length % recordsAMessage === 0) yield kept.length / edits.length;
  }
  return kept;
}

async function inParts<Item>(
  items: Pick<readonly Item[], "length" | "slice">,
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
