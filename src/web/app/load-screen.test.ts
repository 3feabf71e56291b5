import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prepareScreen, type Screen } from "./load-screen.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const screenWith = (prepare?: () => Promise<void>): Screen => Object.assign(() => null, prepare && { prepare });

/** Whether the page would render by then. */
async function isReadyAfter(screen: Screen, after: number): Promise<boolean> {
  let isReady = false;
  void prepareScreen(screen).then(() => {
    isReady = true;
  });
  await vi.advanceTimersByTimeAsync(after);
  return isReady;
}

it("a page is rendered when its screen's data is loaded", async () => {
  expect(await isReadyAfter(screenWith(), 0)).toBe(true);
  const read = () => new Promise<void>((resolve) => setTimeout(resolve, 80));
  expect(await isReadyAfter(screenWith(read), 79)).toBe(false);
  expect(await isReadyAfter(screenWith(read), 80)).toBe(true);
});

it("it waits no longer than users would without feedback", async () => {
  const never = screenWith(() => new Promise(() => {}));
  expect(await isReadyAfter(never, 299)).toBe(false);
  expect(await isReadyAfter(never, 300)).toBe(true);
});
