import { expect, it } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

it("runs tasks one after the other, in order", async () => {
  const enqueue = createSerialQueue();
  const steps: string[] = [];
  const work = (name: string, pauses: number) => async () => {
    steps.push(`${name} begins`);
    for (let pause = 0; pause < pauses; pause += 1) await null;
    steps.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([enqueue(work("one", 5)), enqueue(work("two", 0))])).toEqual(["one", "two"]);
  expect(steps).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});

it("continues after a failed task", async () => {
  const enqueue = createSerialQueue();
  const failing = enqueue(async () => Promise.reject(new Error("no")));
  const following = enqueue(async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await following).toBe("yes");
});
