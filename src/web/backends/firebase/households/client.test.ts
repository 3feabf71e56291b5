import type { Firestore } from "@firebase/firestore";
import { describe, expect, it } from "vitest";
import { err, ok } from "#domain/result.ts";
import { fakeTiming } from "#web/store/sync/server.fixture.ts";
import { problemOf, withAuthTimeout, withTimeout } from "./client.ts";

const lineOf = (...uids: (string | null)[]) => ({
  database: {} as Firestore,
  timing: fakeTiming(),
  uid: () => (uids.length > 1 ? uids.shift()! : uids[0]!),
});

it("makes no call without a signed-in account", async () => {
  expect(await withAuthTimeout(lineOf(null), async () => ok("asked"))).toEqual(err("signed-out"));
});

it("ignores a refusal if another account signed in meanwhile", async () => {
  const refuse = async () => err("not-a-member" as const);
  expect(await withAuthTimeout(lineOf("maya", "noor"), refuse)).toEqual(err("signed-out"));
  expect(await withAuthTimeout(lineOf("maya", "maya"), refuse)).toEqual(err("not-a-member"));
  expect(await withAuthTimeout(lineOf("maya", "noor"), async () => ok("done"))).toEqual(ok("done"));
});

const never = { after: () => () => {}, random: () => 0.5, now: () => 0, isPageVisible: () => false };
const atOnce = {
  after(_: number, work: () => void) {
    work();
    return () => {};
  },
  random: () => 0.5,
  now: () => 0,
  isPageVisible: () => false,
};

describe("Firestore errors", () => {
  it.each([
    ["a spent quota", { code: "resource-exhausted" }, "unreachable"],
    ["a lost network", { code: "unavailable" }, "unreachable"],
    ["an answer too late", { code: "deadline-exceeded" }, "unreachable"],
    ["too many writers at once", { code: "aborted" }, "unreachable"],
    ["a refusal of the rules", { code: "permission-denied" }, "not-a-member"],
    ["a token that is not taken", { code: "unauthenticated" }, "signed-out"],
    ["an account that was signed out elsewhere", { code: "auth/user-token-expired" }, "signed-out"],
    ["an account that is gone", { code: "auth/user-not-found" }, "signed-out"],
    ["no network to renew a token", { code: "auth/network-request-failed" }, "unreachable"],
    ["what it can't read", { code: "invalid-argument" }, "refused"],
    ["a name from elsewhere", { code: "toString" }, "unreachable"],
    ["a fault without a name", new Error("?"), "unreachable"],
    ["nothing", undefined, "unreachable"],
  ])("maps %s to a remote problem", (_, fault, problem) => {
    expect(problemOf(fault)).toBe(problem);
  });

  it("times out as unreachable, and never throws", async () => {
    expect(await withTimeout(atOnce, () => new Promise(() => {}))).toEqual(err("unreachable"));
    expect(await withTimeout(never, async () => ok(1))).toEqual(ok(1));
    const fault = Object.assign(new Error("no"), { code: "unauthenticated" });
    expect(await withTimeout(never, () => Promise.reject(fault))).toEqual(err("signed-out"));
  });
});
