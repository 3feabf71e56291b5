import { createImportClient, type ImportWorker } from "./import-client.ts";
import { createImportHandler } from "./import-desk.ts";
import type { ImportRequest } from "./import-messages.ts";

/** Runs the worker's code on an event target. Messages are cloned, as between threads. */
export class DeskWorker extends EventTarget {
  slices = 0;
  isTerminated = false;
  readonly #handle = createImportHandler((message) => {
    const data = structuredClone(message);
    if (message.tell === "entries") this.slices++;
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
  });
  postMessage(request: ImportRequest): void {
    setTimeout(() => void (!this.isTerminated && this.#handle(request)));
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

export class SilentWorker extends DeskWorker {
  override postMessage(): void {}
}

export function client(make: () => DeskWorker = () => new DeskWorker()) {
  const workers: DeskWorker[] = [];
  const made = createImportClient(() => {
    workers.push(make());
    return workers.at(-1) as unknown as ImportWorker;
  });
  return { ...made, workers };
}
