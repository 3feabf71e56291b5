import type { AnyRecord } from "#sync/record.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { expense, home } from "../store.fixture.ts";
import type { Store } from "../store.ts";
import { createWorkerHandler } from "./worker-handler.ts";
import type { BulkRequest, BulkResponse } from "./worker-messages.ts";
import type { BulkWorker } from "./worker-writer.ts";

/** Above the bulk threshold and the chunk sizes. */
export const count = 1_500;

export const idOf = (index: number): string => `e${String(index).padStart(5, "0")}`;

export const many: readonly AnyRecord[] = Array.from({ length: count }, (_, index) => expense(idOf(index)));

export const entriesIn = (store: Store) => store.state.get().households.get(home)!.of.transaction;

/** The numbers of entries that the store shows from now on. */
export function sizesSeen(store: Store): Set<number> {
  const seen = new Set<number>();
  store.state.subscribe(() => seen.add(entriesIn(store).size));
  return seen;
}

/** Runs the worker's handler in this thread. Messages are cloned and asynchronous, as with a real worker. */
export function handlerWorker(open: () => Promise<DeviceDatabase>) {
  const page = new EventTarget();
  const respond = (data: BulkResponse) =>
    void setTimeout(() => page.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) })));
  const handle = createWorkerHandler(open, respond);
  let isEnded = false;
  const worker = {
    postMessage: (message: BulkRequest) =>
      void setTimeout((copy: BulkRequest) => void handle(copy), 0, structuredClone(message)),
    terminate: () => {
      isEnded = true;
    },
    addEventListener: page.addEventListener.bind(page),
  };
  return { worker: worker as unknown as BulkWorker, isEnded: () => isEnded };
}

export function blockedWorker(): BulkWorker {
  throw new Error("no workers here");
}

export function failingWorker(): BulkWorker {
  const silent = new EventTarget();
  setTimeout(() => silent.dispatchEvent(new Event("error")));
  return Object.assign(silent, { postMessage() {}, terminate() {} }) as unknown as BulkWorker;
}
