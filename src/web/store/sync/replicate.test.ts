import { describe, expect, it } from "vitest";
import { ok } from "#domain/result.ts";
import type { Remote, RemoteProblem } from "#web/backends/remote.ts";
import { observable } from "#web/platform/observable.ts";
import { asSent } from "../device/device-database.ts";
import { readContent } from "../device/read-content.ts";
import { applyMemberships, removeHousehold } from "../households/household-rows.ts";
import { dropHouseholds } from "../households/import-household.ts";
import { settleSetAside } from "../households/set-aside.ts";
import { persistEdits } from "../persist-edits.ts";
import {
  deviceWith,
  expense,
  fromNewerApp,
  home,
  homeRow,
  rowOf,
  storedOutbox,
  storedRecord,
  waiting,
} from "../store.fixture.ts";
import { type RoundEnd, replicate, type SyncStatus, statusAfter, worstOf } from "./replicate.ts";
import { fakeServer, known, notYet, pair, partnerWrites } from "./server.fixture.ts";

const ends: [RoundEnd, SyncStatus][] = [
  ["in-step", "in-step"],
  ["busy", "sending"],
  ["other-epoch", "sending"],
  ["household-gone", "in-step"],
  ["not-a-member", "in-step"],
  ["unreachable", "offline"],
  ["signed-out", "signed-out"],
  ["newer-edition", "reload"],
  ["other-protocol", "reload"],
  ["too-large", "refused"],
  ["refused", "refused"],
  ["household-full", "full"],
];

it.each(ends)("a round that ends as %s has the status %s", (end, status) => {
  expect(statusAfter(end)).toBe(status);
});

it("reports the worst status of several households, in any order", () => {
  const order: SyncStatus[] = [
    "signed-out",
    "reload",
    "full",
    "refused",
    "detached",
    "offline",
    "sending",
    "in-step",
    "here-only",
  ];
  for (const [index, status] of order.entries()) {
    expect(worstOf(order.slice(index))).toBe(status);
    expect(worstOf(order.slice(index).reverse())).toBe(status);
  }
  expect(worstOf([])).toBe("in-step");
});

describe("a round", () => {
  it("creates the household, pulls, pushes, and reports what changed", async () => {
    const { server, database, told, round } = await pair(notYet);
    await partnerWrites(server, "b");
    server.asked.length = 0;
    expect(await round()).toBe("in-step");
    expect(server.asked).toEqual(["begin", "pull", "push", "pull"]);
    expect(told).toEqual(["b", "a"]);
    const { households, outbox } = await readContent(database);
    expect([households, outbox]).toEqual([[{ ...notYet, isOnServer: true, epoch: "epoch-1", seq: 2 }], []]);
    expect([...server.now().records.keys()]).toEqual(["b", "a"]);
  });

  it("pulls page by page", async () => {
    const { server, told, round } = await pair(known, 2);
    await partnerWrites(server, "b", "c", "d", "e", "f");
    expect(await round()).toBe("in-step");
    expect(told).toEqual(["b", "c", "d", "e", "f", "a"]);
  });

  it("settles unanswered writes before it pulls", async () => {
    const { server, database, round } = await pair();
    server.trouble.push = "lost";
    expect(await round()).toBe("unreachable");
    server.trouble.push = undefined;
    server.asked.length = 0;
    expect(await round()).toBe("in-step");
    expect(server.asked).toEqual(["push", "pull"]);
    expect(server.now().log.length).toBe(1);
    expect(await storedRecord(database, "a")).toEqual(expense("a", { version: 1 }));
  });

  it("pulls all pages of a restored server before it applies any, and resends what was lost", async () => {
    const { server, database, round } = await pair(known, 2);
    await partnerWrites(server, "b", "c", "d");
    await round();
    const copy = server.copy();
    await partnerWrites(server, "e");
    await round();
    server.restore(copy);
    expect(await round()).toBe("in-step");
    expect(server.now().records.get("e")).toMatchObject({ id: "e", restored: 5 });
    expect((await readContent(database)).households[0]).toMatchObject({ epoch: "epoch-2" });
  });

  it("applies nothing of a restored server whose pages are incomplete", async () => {
    const { server, database, round } = await pair(known, 1);
    await partnerWrites(server, "b", "c");
    await round();
    server.restore(server.copy());
    const before = await readContent(database);
    const remote = server.remoteOf("maya");
    let pages = 0;
    const pull: typeof remote.pull = (...given) => {
      pages += 1;
      if (pages > 1) server.trouble.pull = "unreachable";
      return remote.pull(...given);
    };
    expect(await replicate({ database, remote: { ...remote, pull }, onChanged() {} }, home)).toBe("unreachable");
    expect(await readContent(database)).toEqual(before);
  });
});

const problems: RemoteProblem[] = [
  "unreachable",
  "signed-out",
  "not-a-member",
  "other-protocol",
  "too-large",
  "household-full",
  "refused",
];
const certain: RemoteProblem[] = ["too-large", "household-full", "refused"];

describe("the end of a round", () => {
  it.each(problems)("is %s whenever the server responds so", async (problem) => {
    for (const name of ["begin", "pull", "push"] as const) {
      const { server, round } = await pair({ ...notYet, isOwner: false });
      server.trouble[name] = problem;
      expect(await round(), name).toBe(problem);
    }
  });

  it.each(problems)(
    "leaves sent writes unanswered after %s, unless they were certainly not accepted",
    async (problem) => {
      const { server, database, round } = await pair();
      server.trouble.push = problem;
      await round();
      const expected = certain.includes(problem) ? waiting("a") : asSent(waiting("a"), expense("a"));
      expect(await storedOutbox(database, "a")).toEqual(expected);
      server.trouble.push = undefined;
      expect(await round()).toBe("in-step");
      expect(server.now().log.length).toBe(1);
    },
  );

  it("is in step after other-epoch too, which resends the writes", async () => {
    const { server, database, round } = await pair();
    await database.write(({ outbox }) => outbox.put([asSent(waiting("a"), expense("a"))]));
    server.restore(server.copy());
    expect(await round()).toBe("in-step");
    expect(server.asked).toEqual(["push", "pull", "push", "pull"]);
    expect([...server.now().records.keys()]).toEqual(["a"]);
  });

  it("is household-gone for a household that is not here", async () => {
    const server = fakeServer(home);
    const database = await deviceWith({ households: [] });
    expect(await replicate({ database, remote: server.remoteOf("maya"), onChanged() {} }, home)).toBe("household-gone");
    expect(server.asked).toEqual([]);
  });

  it.each([
    ["is queued", waiting("a")],
    ["is unanswered", asSent(waiting("a"), expense("a"))],
  ])("is in step with a server that lost the household, for its owner, even if a write %s", async (_, entry) => {
    const { server, database, round } = await pair();
    await partnerWrites(server, "b");
    await round();
    await database.write(async ({ records, outbox }) => {
      await records.put([rowOf(expense("a", { version: 2 }))]);
      await outbox.put([{ ...entry, base: expense("a", { version: 2 }) }]);
    });
    server.forget();
    expect(await round()).toBe("in-step");
    expect([...server.now().records.keys()].sort()).toEqual(["a", "b"]);
  });

  it("is not-a-member for a former owner, and for other members of a lost household", async () => {
    const { server, round } = await pair();
    server.removeAll();
    expect(await round()).toBe("not-a-member");
    const other = await pair({ ...known, isOwner: false });
    other.server.forget();
    expect(await other.round()).toBe("not-a-member");
    expect(other.server.asked).not.toContain("begin");
  });

  it("is newer-edition if a newer app's record would have to be merged, and the edit stays", async () => {
    const { server, database, round } = await pair();
    await server.remoteOf("tom").push(home, "epoch-1", [{ base: 0, record: fromNewerApp("a") }]);
    expect(await round()).toBe("newer-edition");
    expect([await storedRecord(database, "a"), await storedOutbox(database, "a")]).toEqual([
      expense("a"),
      waiting("a"),
    ]);
  });

  it("is newer-edition too if only the response to a push shows it", async () => {
    const { server, database, round } = await pair();
    const push = server.remoteOf("tom").push(home, "epoch-1", [{ base: 0, record: fromNewerApp("a") }]);
    await database.write(({ outbox }) => outbox.put([asSent(waiting("a"), expense("a"))]));
    await push;
    expect(await round()).toBe("newer-edition");
    expect(await storedOutbox(database, "a")).toEqual(waiting("a"));
  });

  it("sends an edit made during the push in the same round", async () => {
    const { server, database } = await pair();
    const remote = server.remoteOf("maya");
    let isEdited = false;
    const push: typeof remote.push = async (...given) => {
      const edit = { before: expense("a"), after: expense("a", { note: "meanwhile" }) };
      if (!isEdited) await database.write((tables) => persistEdits(tables, home, [edit]));
      isEdited = true;
      return remote.push(...given);
    };
    expect(await replicate({ database, remote: { ...remote, push }, onChanged() {} }, home)).toBe("in-step");
    expect(server.now().log.map(({ record }) => record.fields.note)).toEqual(["", "meanwhile"]);
  });
});

const memberships = () => ({
  site: "s",
  households: [{ householdId: home, space: "shared" as const, role: "owner" as const, joinedAt: 0 }],
});

it.each([undefined, "lost"] as const)(
  "a household that was removed while it was created is deleted on the server too (%s response)",
  async (trouble) => {
    const server = fakeServer(home);
    server.trouble.begin = trouble;
    const database = await deviceWith({ households: [{ ...homeRow, isOnServer: false }] });
    const own = server.remoteOf("maya");
    const remote: Remote = {
      ...own,
      async begin(...asked) {
        await database.write((tables) => removeHousehold(tables, home));
        return own.begin(...asked);
      },
    };
    await replicate({ database, remote, onChanged() {} }, home);
    await database.write((tables) => applyMemberships(tables, memberships()));
    expect(await database.read(({ households }) => households.count())).toBe(0);
    const deleted: string[] = [];
    await settleSetAside(database, async (household) => {
      deleted.push(household);
      return ok(null);
    });
    expect(deleted).toEqual([home]);
    expect(await database.read(({ facts }) => facts.count())).toBe(0);
  },
);

it("one that was removed does not come back with a list that the server sent meanwhile", async () => {
  const server = fakeServer(home);
  const database = await deviceWith({ households: [{ ...homeRow, isOnServer: false }] });
  const own = server.remoteOf("maya");
  const remote: Remote = {
    ...own,
    async begin(...asked) {
      const begun = await own.begin(...asked);
      await dropHouseholds(
        { database, status: observable<SyncStatus>("in-step"), householdsChanged: async () => {} },
        [home],
        null,
      );
      await database.write((tables) => applyMemberships(tables, memberships()));
      return begun;
    },
  };
  await replicate({ database, remote, onChanged() {} }, home);
  expect(await database.read(({ households }) => households.count())).toBe(0);
  const deleted: string[] = [];
  await settleSetAside(database, async (household) => {
    deleted.push(household);
    return ok(null);
  });
  expect(deleted).toEqual([home]);
});

it("without an account, nothing is owed to the server", async () => {
  const database = await deviceWith({ households: [{ ...homeRow, isOnServer: false }] });
  await dropHouseholds(
    { database, status: observable<SyncStatus>("here-only"), householdsChanged: async () => {} },
    [home],
    null,
  );
  expect(await database.read(({ facts }) => facts.count())).toBe(0);
});
