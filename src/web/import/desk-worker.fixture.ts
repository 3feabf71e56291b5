import { createImportClient, type ImportWorker } from "./import-client.ts";
import { createImportDesk } from "./import-desk.ts";
import type { Ask } from "./import-messages.ts";

/** The worker's own code behind an event target; what it tells goes through a clone as between threads. */
export class DeskWorker extends EventTarget {
  slices = 0;
  isTerminated = false;
  readonly #hear = createImportDesk((message) => {
    const data = structuredClone(message);
    if (message.tell === "entries") this.slices++;
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
  });
  postMessage(ask: Ask): void {
    setTimeout(() => void (!this.isTerminated && this.#hear(ask)));
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
