import { expect, it } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

it("[DV11] does one piece of work after the other, in order", async () => {
  const turn = createSerialQueue();
  const steps: string[] = [];
  const work = (name: string, pauses: number) => async () => {
    steps.push(`${name} begins`);
    for (let pause = 0; pause < pauses; pause += 1) await null;
    steps.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([turn(work("one", 5)), turn(work("two", 0))])).toEqual(["one", "two"]);
  expect(steps).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});

it("[DV11] goes on after work that failed, which fails alone", async () => {
  const turn = createSerialQueue();
  const failing = turn(async () => Promise.reject(new Error("no")));
  const following = turn(async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await following).toBe("yes");
});
