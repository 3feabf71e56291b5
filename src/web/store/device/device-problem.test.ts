import { expect, it } from "vitest";
import { DeviceError, deviceProblemOf } from "./device-database.ts";

const named = (name: string, more: object = {}) => Object.assign(new Error("words of the browser"), { name, ...more });

it.each([
  ["QuotaExceededError", "full"],
  ["SecurityError", "unavailable"],
  ["VersionError", "newer"],
  ["UnknownError", "damaged"],
  ["DatabaseClosedError", "closed"],
  ["AbortError", "failed"],
])("maps %s to %s", (name, problem) => {
  expect(deviceProblemOf(named(name))).toBe(problem);
});

it("finds a known cause in nested errors", () => {
  expect(deviceProblemOf(named("AbortError", { inner: named("QuotaExceededError") }))).toBe("full");
  expect(deviceProblemOf(named("BulkError", { cause: named("AbortError", { inner: named("DataError") }) }))).toBe(
    "damaged",
  );
  expect(deviceProblemOf(named("UnknownError", { inner: named("QuotaExceededError") }))).toBe("full");
});

it("is failed for unknown errors", () => {
  for (const nothing of [null, undefined, "words", 7, {}]) expect(deviceProblemOf(nothing)).toBe("failed");
  const circle = named("AbortError");
  expect(deviceProblemOf(Object.assign(circle, { inner: circle }))).toBe("failed");
});

it("has its reason", () => {
  expect(new DeviceError("full", "why")).toMatchObject({ name: "DeviceError", problem: "full", cause: "why" });
});
