import type { AnyRecord } from "#sync/record.ts";
import type { DeviceDatabase } from "../device/device-database.ts";
import { expense, home } from "../store.fixture.ts";
import type { Store } from "../store.ts";
import { createWorkerHandler } from "./worker-handler.ts";
import type { BulkRequest, BulkResponse } from "./worker-messages.ts";
import type { BulkWorker } from "./worker-writer.ts";

/** More than are shown or written at once. */
export const count = 1_500;

export const idOf = (index: number): string => `e${String(index).padStart(5, "0")}`;

export const many: readonly AnyRecord[] = Array.from({ length: count }, (_, index) => expense(idOf(index)));

export const entriesIn = (store: Store) => store.state.get().households.get(home)!.of.transaction;

/** How many entries were shown at any moment from now on. */
export function sizesSeen(store: Store): Set<number> {
  const seen = new Set<number>();
  store.state.subscribe(() => seen.add(entriesIn(store).size));
  return seen;
}

/** The worker's own desk, told and heard by copies and in moments of their own, as a worker is. */
export function deskWorker(open: () => Promise<DeviceDatabase>) {
  const page = new EventTarget();
  const tell = (data: BulkResponse) =>
    void setTimeout(() => page.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) })));
  const hear = createWorkerHandler(open, tell);
  let isEnded = false;
  const worker = {
    postMessage: (message: BulkRequest) =>
      void setTimeout((copy: BulkRequest) => void hear(copy), 0, structuredClone(message)),
    terminate: () => {
      isEnded = true;
    },
    addEventListener: page.addEventListener.bind(page),
  };
  return { worker: worker as unknown as BulkWorker, isEnded: () => isEnded };
}

export function forbidden(): BulkWorker {
  throw new Error("no workers here");
}

export function neverComing(): BulkWorker {
  const silent = new EventTarget();
  setTimeout(() => silent.dispatchEvent(new Event("error")));
  return Object.assign(silent, { postMessage() {}, terminate() {} }) as unknown as BulkWorker;
}
