import type { DeviceDatabase } from "../device/device-database.ts";
import { createManyDesk } from "./many-desk.ts";
import type { ManyAsk, ManyTell } from "./many-messages.ts";
import type { ManyWorker } from "./worker-line.ts";

/** The worker's own desk, told and heard by copies and in moments of their own, as a worker is. */
export function deskWorker(open: () => Promise<DeviceDatabase>) {
  const page = new EventTarget();
  const tell = (data: ManyTell) =>
    void setTimeout(() => page.dispatchEvent(new MessageEvent("message", { data: structuredClone(data) })));
  const hear = createManyDesk(open, tell);
  let isEnded = false;
  const worker = {
    postMessage: (message: ManyAsk) => void setTimeout((copy: ManyAsk) => void hear(copy), 0, structuredClone(message)),
    terminate: () => {
      isEnded = true;
    },
    addEventListener: page.addEventListener.bind(page),
  };
  return { worker: worker as unknown as ManyWorker, isEnded: () => isEnded };
}

export function forbidden(): ManyWorker {
  throw new Error("no workers here");
}

export function neverComing(): ManyWorker {
  const silent = new EventTarget();
  setTimeout(() => silent.dispatchEvent(new Event("error")));
  return Object.assign(silent, { postMessage() {}, terminate() {} }) as unknown as ManyWorker;
}
