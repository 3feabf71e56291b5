import type { Firestore } from "@firebase/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { err, ok } from "#domain/result.ts";
import { fakeTiming } from "#web/store/sync/server.fixture.ts";
import { firestoreRemote } from "./firestore-remote.ts";

const { watched, stored } = vi.hoisted(() => ({
  /** What the SDK answers a read from, and what the database has. */
  watched: { seq: 0, epoch: "one", restoredAt: 0 },
  stored: { seq: 0, epoch: "one", restoredAt: 0 },
}));

vi.mock("@firebase/firestore", async (original) => {
  const snapshot = (data: object) => ({ data: () => ({ ...data }) });
  return {
    ...(await original<typeof import("@firebase/firestore")>()),
    ...Object.fromEntries(
      ["doc", "collection", "query", "where", "orderBy", "limit"].map((name) => [name, () => ({})]),
    ),
    getDocFromServer: async () => snapshot(watched),
    getDocsFromServer: async () => ({ docs: [] }),
    runTransaction: async (_: unknown, work: (transaction: object) => Promise<unknown>) =>
      work({ get: async () => snapshot(stored) }),
  };
});

const remote = firestoreRemote({ database: {} as Firestore, uid: () => "maya", timing: fakeTiming() });
const pulled = (seq: number) => ok({ epoch: "one", seq, lost: [], records: [], hasMore: false });

describe("a pull of a household whose watch is behind", () => {
  beforeEach(() => Object.assign(watched, { seq: 8 }));

  it("has what this device pushed already, so that nothing counts as lost", async () => {
    Object.assign(stored, { seq: 13 });
    expect(await remote.pull("home", { epoch: "one", seq: 13 })).toEqual(pulled(13));
  });

  it("reports a database that was set back", async () => {
    Object.assign(stored, { seq: 8 });
    expect(await remote.pull("home", { epoch: "one", seq: 13 })).toEqual(pulled(8));
  });

  it("ends with the household, if that was erased meanwhile", async () => {
    Object.assign(stored, { seq: 13, erasing: true });
    expect(await remote.pull("home", { epoch: "one", seq: 13 })).toEqual(err("not-a-member"));
    Object.assign(stored, { erasing: undefined });
  });

  it("does not ask twice where the watch is behind others only", async () => {
    Object.assign(stored, { seq: 20 });
    expect(await remote.pull("home", { epoch: "one", seq: 8 })).toEqual(pulled(8));
  });
});
