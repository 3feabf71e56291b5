import { describe, expect, it } from "vitest";
import { runToEnd } from "#domain/cooperative-task.ts";
import { minor } from "#domain/money/money.ts";
import { bill, goal, income, sampleHousehold } from "#domain/plan/sample-household.ts";
import type { Day } from "#domain/time/day.ts";
import { type AheadWorker, createReckoner } from "./projection-client.ts";
import { createDesk, type Question, stepsOf } from "./requests.ts";

/** The worker's own code behind an event target; what it tells goes through a clone as between threads. */
class DeskWorker extends EventTarget {
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

class FailingWorker extends DeskWorker {
  override postMessage(): void {
    setTimeout(() => this.dispatchEvent(new Event("error")));
  }
}

function reckoner(make: () => DeskWorker = () => new DeskWorker()) {
  const workers: DeskWorker[] = [];
  const made = createReckoner(() => {
    workers.push(make());
    return workers.at(-1) as unknown as AheadWorker;
  });
  return { ...made, workers };
}

const household = sampleHousehold({ incomes: [income(50_000)], bills: [bill(10_000)], goals: [goal(400_000)] });
const start = { household, today: "2026-11-16" as Day, setAside: minor(0) };
const ahead = (years = 40): Question => ({ ask: "ahead", input: { ...start, years } });
const whatIf: Question = {
  ask: "what-if",
  input: { start, years: 10, changes: [{ what: "bill", id: "bill", amount: minor(0) }] },
};
const ignore = () => {};
const noWorker = () => {
  throw new ReferenceError("Worker is not defined");
};

describe("reckoning the years ahead", () => {
  it.each([ahead(), whatIf])(
    "[WF1] beside the page comes to the same as at once, with rising progress",
    async (question) => {
      const { ask, workers } = reckoner();
      const seen: number[] = [];
      const answer = await ask(question, (done) => seen.push(done));
      expect(answer).toEqual(runToEnd<unknown>(stepsOf(question)));
      expect(seen.length).toBeGreaterThan(5);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(await ask(question, ignore)).toEqual(answer);
      expect(workers.map(({ asked }) => asked)).toEqual([2]);
    },
  );

  it.each([
    ["starts", noWorker],
    ["works", () => new FailingWorker()],
  ] as const)("[WF1] where no worker %s is done on the page, and no other is started", async (_, make) => {
    const { ask, workers } = reckoner(make);
    expect(await ask(ahead(), ignore)).toEqual(runToEnd<unknown>(stepsOf(ahead())));
    const begun = workers.length;
    expect(await ask(whatIf, ignore)).toEqual(runToEnd<unknown>(stepsOf(whatIf)));
    expect(workers.length).toBe(begun);
  });

  it("[WF2] ends what is under way when something else is asked, and only that is answered", async () => {
    const { ask, workers } = reckoner();
    const answered: number[] = [];
    const first = ask(ahead(40), ignore).then(() => answered.push(40));
    const second = await ask(ahead(5), ignore);
    expect(second).toEqual(runToEnd<unknown>(stepsOf(ahead(5))));
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 20))]);
    expect(answered).toEqual([]);
  });

  it("[WF2] on the page stops too once nobody wants it, and leaving ends the worker", async () => {
    const here = reckoner(noWorker);
    const first = here.ask(ahead(), ignore);
    const second = here.ask(ahead(5), ignore);
    expect(await first).toBeNull();
    expect(await second).toMatchObject({ ok: true });
    const beside = reckoner();
    await beside.ask(ahead(5), ignore);
    beside.close();
    expect(beside.workers[0]!.isTerminated).toBe(true);
    expect(await beside.ask(ahead(5), ignore)).toMatchObject({ ok: true });
  });
});
