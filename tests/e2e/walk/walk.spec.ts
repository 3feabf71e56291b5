import { expect } from "../support/test.ts";
import { plannedWalks } from "./plan.ts";
import { test } from "./states.ts";
import { walk } from "./walk.ts";

// A walk opens a new page after every change; at a failure a picture of each would be taken.
test.use({ screenshot: "off" });

for (const { route, addresses, width, states: names, isOncePerKind, choose } of plannedWalks()) {
  test(`every control of ${route} at ${width} px does something, and what it opens can be read and closed (${names.join(", ")})`, async ({
    browser,
    states,
  }) => {
    // Some pages have two hundred controls, and each is pressed on a page of its own.
    test.setTimeout(3_600_000);
    const faults: string[] = [];
    const pressed = new Set<string>();
    let count = 0;
    for (const [path, name] of addresses.flatMap((each) => names.map((one) => [each, one] as const))) {
      const state = states[name];
      const address = state.addressOf(path);
      if (!address) continue;
      const options = { browser, state, address, width, pressed, isOncePerKind, choose };
      // Outside of a step, Playwright looks through all steps so far at every call, and a walk makes thousands of calls.
      const report = await test.step(`${name}, ${path}`, () => walk(options));
      count += report.count;
      faults.push(...report.faults.map((fault) => `${state.name}, ${path}: ${fault}`));
    }
    test.info().annotations.push({ type: "controls pressed", description: String(count) });
    expect(faults).toEqual([]);
    expect(count, "controls were found").toBeGreaterThan(0);
  });
}
