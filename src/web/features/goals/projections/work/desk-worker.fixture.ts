import { createDesk } from "./desk.ts";
import type { Question } from "./questions.ts";
import { type AheadWorker, createReckoner } from "./reckoner.ts";

/** The worker's own code behind an event target; what it tells goes through a clone as between threads. */
export class DeskWorker extends EventTarget {
  asked = 0;
  isTerminated = false;
  readonly #answer = createDesk((message) => {
    const data = structuredClone(message);
    setTimeout(() => !this.isTerminated && this.dispatchEvent(new MessageEvent("message", { data })));
  });
  postMessage(question: Question): void {
    this.asked++;
    setTimeout(() => void (!this.isTerminated && this.#answer(structuredClone(question))));
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

export class FailingWorker extends DeskWorker {
  override postMessage(): void {
    setTimeout(() => this.dispatchEvent(new Event("error")));
  }
}

export function reckoner(make: () => DeskWorker = () => new DeskWorker()) {
  const workers: DeskWorker[] = [];
  const made = createReckoner(() => {
    workers.push(make());
    return workers.at(-1) as unknown as AheadWorker;
  });
  return { ...made, workers };
}
