import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prepareScreen, type Screen } from "./load-screen.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const screenThat = (prepare?: () => Promise<void>): Screen => Object.assign(() => null, prepare && { prepare });

/** Whether a page would begin by then. */
async function begins(screen: Screen, after: number): Promise<boolean> {
  let isBegun = false;
  void prepareScreen(screen).then(() => {
    isBegun = true;
  });
  await vi.advanceTimersByTimeAsync(after);
  return isBegun;
}

it("[SH10] a page of the app begins when what its screen shows is there", async () => {
  expect(await begins(screenThat(), 0)).toBe(true);
  const read = () => new Promise<void>((resolve) => setTimeout(resolve, 80));
  expect(await begins(screenThat(read), 79)).toBe(false);
  expect(await begins(screenThat(read), 80)).toBe(true);
});

it("[SH10] it waits no longer than one would without a word", async () => {
  const never = screenThat(() => new Promise(() => {}));
  expect(await begins(never, 299)).toBe(false);
  expect(await begins(never, 300)).toBe(true);
});
