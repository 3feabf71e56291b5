import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockOffset, currentTime, daysOff, recordServerTime } from "./clock.ts";

const day = 86_400_000;

describe("a device's clock", () => {
  it("[CK1] is ignored where the server's time is known, however far off it is", () => {
    const off = fc.integer({ min: 120_000, max: 4_000 * day });
    fc.assert(
      fc.property(off, fc.boolean(), fc.nat(10_000), (by, isFast, took) => {
        const requestedAt = Date.now();
        const server = requestedAt + took / 2 + (isFast ? -by : by);
        recordServerTime(server, requestedAt, requestedAt + took);
        expect(Math.abs(currentTime() - Date.now() - (isFast ? -by : by))).toBeLessThan(50);
      }),
    );
  });

  it("[CK1] is trusted where it differs only by latency", () => {
    recordServerTime(1_000_000, 940_000, 980_000);
    expect(clockOffset()).toBe(0);
  });

  it("is reported as off in whole days, and only by more than one", () => {
    expect([day, -day, day + 1, -day - 1, 3.9 * day, -40 * day].map(daysOff)).toEqual([0, 0, -1, 1, -3, 40]);
  });
});
