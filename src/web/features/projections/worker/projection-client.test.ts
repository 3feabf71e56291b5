import { describe, expect, it } from "vitest";
import { runToEnd } from "#domain/cooperative-task.ts";
import { minor } from "#domain/money/money.ts";
import { bill, goal, income, sampleHousehold } from "#domain/plan/sample-household.ts";
import type { Day } from "#domain/time/day.ts";
import { blockedWorker, FailingWorker, InlineWorker, workerList } from "#web/platform/worker-rpc.fixture.ts";
import { createProjectionClient } from "./projection-client.ts";
import { type ProjectionRequest, projectionHandlers, taskFor } from "./requests.ts";

function openClient(make: () => InlineWorker = () => new InlineWorker(projectionHandlers)) {
  const { start, workers } = workerList(make);
  return { ...createProjectionClient(start), workers };
}

const household = sampleHousehold({ incomes: [income(50_000)], bills: [bill(10_000)], goals: [goal(400_000)] });
const start = { household, today: "2026-11-16" as Day, setAside: minor(0) };
const ahead = (years = 40): ProjectionRequest => ({ type: "ahead", input: { ...start, years } });
const whatIf: ProjectionRequest = {
  type: "what-if",
  input: { start, years: 10, changes: [{ what: "bill", id: "bill", amount: minor(0) }] },
};
const ignore = () => {};

describe("the projection client", () => {
  it.each([ahead(), whatIf])(
    "gets the same result from the worker as on the main thread, with rising progress",
    async (request) => {
      const { compute, workers } = openClient();
      const seen: number[] = [];
      const result = await compute(request, (done) => seen.push(done));
      expect(result).toEqual(runToEnd<unknown>(taskFor(request)));
      expect(seen.length).toBeGreaterThan(5);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(await compute(request, ignore)).toEqual(result);
      expect(workers.map(({ received }) => received.length)).toEqual([2]);
    },
  );

  it.each([
    ["starts", blockedWorker],
    ["works", () => new FailingWorker()],
  ] as const)("runs on the main thread when no worker %s, and starts no other worker", async (_, make) => {
    const { compute, workers } = openClient(make);
    expect(await compute(ahead(), ignore)).toEqual(runToEnd<unknown>(taskFor(ahead())));
    const started = workers.length;
    expect(await compute(whatIf, ignore)).toEqual(runToEnd<unknown>(taskFor(whatIf)));
    expect(workers.length).toBe(started);
  });

  it("cancels the running request when another starts, and resolves only the new one", async () => {
    const { compute, workers } = openClient();
    const first = compute(ahead(40), ignore);
    const second = await compute(ahead(5), ignore);
    expect(second).toEqual(runToEnd<unknown>(taskFor(ahead(5))));
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(await first).toBeNull();
  });

  it("also cancels work on the main thread, and ends the worker on close", async () => {
    const inline = openClient(blockedWorker);
    const first = inline.compute(ahead(), ignore);
    const second = inline.compute(ahead(5), ignore);
    expect(await first).toBeNull();
    expect(await second).toMatchObject({ ok: true });
    const client = openClient();
    await client.compute(ahead(5), ignore);
    client.close();
    expect(client.workers[0]!.isTerminated).toBe(true);
    expect(await client.compute(ahead(5), ignore)).toMatchObject({ ok: true });
  });
});
