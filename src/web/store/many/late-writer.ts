import type { DeviceDatabase } from "../device/device-database.ts";
import { type ManyWriter, writerOn } from "./many-writer.ts";

/** The way to the worker is fetched when very many are first written, which most people never do; else the page writes them. */
export function lateWriter(name: string, database: DeviceDatabase): ManyWriter {
  const writer = () =>
    import("./writer-in-worker.ts").then(
      ({ writerInWorker }) => writerInWorker(name, database),
      () => writerOn(database),
    );
  return {
    bring: async (...given) => (await writer()).bring(...given),
    keep: async (...given) => (await writer()).keep(...given),
  };
}
