import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freshFolder } from "#server/storage/engines.contract.ts";
import { recordWith } from "#sync/kinds/kinds.fixture.ts";
import type { Sides } from "#sync/merge-records.ts";
import type { AnyRecord } from "#sync/record.ts";
import { playInterleaving } from "./interleaving.ts";
import { ownSide } from "./own-side.ts";
import { startTestServer, type TestServer } from "./server.ts";

type Join = typeof import("#sync/merge-records.ts");

/** The merge as the devices here use it: right, unless a test breaks it. */
const broken = vi.hoisted(() => ({ join: null as null | ((sides: Sides) => unknown) }));

vi.mock("#sync/merge-records.ts", async (original) => {
  const right = await original<Join>();
  return { ...right, join: (sides: Sides) => (broken.join ? broken.join(sides) : right.join(sides)) };
});

const joined = (record: AnyRecord) => ({ ok: true, value: { record, lost: [] } });

const tried = 25;

/** Proves that the convergence test can fail: each of these faults is found within a few interleavings. */
describe("the convergence test itself", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: null, dataDir: freshFolder() });
  });
  afterAll(() => server.stop());

  let seed = 1_000_000;
  async function findsFault(line: TestServer): Promise<boolean> {
    for (const last = seed + tried; seed < last; seed += 1)
      if ((await playInterleaving(seed, ownSide(line))).length > 0) return true;
    return false;
  }

  async function withJoin(join: (sides: Sides) => unknown): Promise<boolean> {
    broken.join = join;
    try {
      return await findsFault(server);
    } finally {
      broken.join = null;
    }
  }

  /** The line between device and server changes what is asked or answered. */
  const altered = (change: (path: string, init: RequestInit | undefined) => RequestInit | undefined): TestServer => ({
    ...server,
    ask: (uid, path, init) => server.ask(uid, path, change(path, init)),
  });

  const test = (name: string, work: () => Promise<boolean>) =>
    it(name, { timeout: 120_000 }, async () => expect(await work()).toBe(true));

  it("finds nothing where nothing is broken", { timeout: 120_000 }, async () => {
    expect(await playInterleaving(seed++, ownSide(server))).toEqual([]);
  });

  test("fails for a merge that lets the whole record of one side win", () =>
    withJoin(({ mine, theirs }) => joined({ ...mine, version: theirs.version })));

  test("fails for a merge that drops this device's edit", () => withJoin(({ theirs }) => joined(theirs)));

  test("fails for a merge that forgets a deletion", () =>
    withJoin(({ mine, theirs }) => joined(recordWith(theirs, { ...mine, deleted: false, version: theirs.version }))));

  test("fails for a sequence that skips a number", () =>
    findsFault(altered((path, init) => (path.endsWith("/pull") ? skipping(init) : init))));
});

const changed = (init: RequestInit | undefined, change: (body: never) => object): RequestInit => ({
  ...init,
  body: JSON.stringify(change(JSON.parse(String(init?.body)) as never)),
});

const skipping = (init: RequestInit | undefined) =>
  changed(init, (body: { seq: number }) => ({ ...body, seq: body.seq > 0 ? body.seq + 1 : 0 }));
