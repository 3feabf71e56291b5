import { expect, it } from "vitest";
import { type CooperativeTask, runWithPauses } from "#domain/cooperative-task.ts";
import { yieldToMain } from "./yield-to-main.ts";

function* work(): CooperativeTask<string> {
  for (let done = 1; done <= 10; done++) {
    const until = performance.now() + 5;
    while (performance.now() < until);
    yield done / 10;
  }
  return "done";
}

it("other tasks run while a file is read, and progress is reported", async () => {
  const reported: number[] = [];
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  expect(
    await runWithPauses(
      work(),
      yieldToMain((done) => reported.push(done)),
    ),
  ).toBe("done");
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
  expect(reported.length).toBeGreaterThan(1);
  expect(reported.length).toBeLessThan(10);
});
