import { afterEach, expect, it, vi } from "vitest";

const library = "web-vitals/attribution";

afterEach(() => vi.doUnmock(library));

/** Loads the function with a fake library. */
async function withLibrary(make: () => object) {
  vi.resetModules();
  const fetched = vi.fn(make);
  vi.doMock(library, fetched);
  const { reportWebVitals } = await import("./report-web-vitals.ts");
  return { reportWebVitals, fetched };
}

const metrics = ["onCLS", "onFCP", "onINP", "onLCP", "onTTFB"];

const fakeLibrary = (on: (name: string, callback: unknown) => void) => () =>
  Object.fromEntries(metrics.map((name) => [name, (callback: unknown) => on(name, callback)]));

it("without a callback the library is not even fetched", async () => {
  const { reportWebVitals, fetched } = await withLibrary(fakeLibrary(() => {}));
  reportWebVitals();
  reportWebVitals("console" as never);
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
});

it("a callback receives layout shift, input delay, paint, largest paint and time to first byte", async () => {
  const on = vi.fn();
  const { reportWebVitals, fetched } = await withLibrary(fakeLibrary(on));
  const callback = () => {};
  reportWebVitals(callback);
  await vi.waitFor(() => expect(on).toHaveBeenCalledTimes(metrics.length));
  expect(on.mock.calls.map(([name]) => name).sort()).toEqual(metrics);
  expect(on.mock.calls.every(([, passed]) => passed === callback)).toBe(true);
  expect(fetched).toHaveBeenCalledOnce();
});

it("a library that can't be fetched breaks nothing", async () => {
  const failures = vi.fn();
  process.on("unhandledRejection", failures);
  const { reportWebVitals, fetched } = await withLibrary(() => {
    throw new Error("blocked");
  });
  reportWebVitals(() => {});
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off("unhandledRejection", failures);
  expect(failures).not.toHaveBeenCalled();
});
