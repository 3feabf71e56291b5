import { describe, expect, it } from "vitest";
import { keepEdits } from "../keep-edits.ts";
import { wasSent } from "../outbox.ts";
import {
  deviceWith,
  expense,
  fromNewerApp,
  home,
  rowOf,
  storedOutbox,
  storedRecord,
  waiting,
} from "../store.fixture.ts";
import { known, notYet, pair, partnerWrites } from "./pair.fixture.ts";
import type { RemoteProblem } from "./remote.ts";
import { replicate } from "./replicate.ts";
import { fakeServer } from "./server.fixture.ts";

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
  it.each(problems)("[RE12] is %s wherever the server says so", async (problem) => {
    for (const name of ["begin", "pull", "push"] as const) {
      const { server, round } = await pair({ ...notYet, isOwner: false });
      server.trouble[name] = problem;
      expect(await round(), name).toBe(problem);
    }
  });

  it.each(problems)(
    "[RE12] leaves what was sent under way after %s, unless it was certainly not taken",
    async (problem) => {
      const { server, database, round } = await pair();
      server.trouble.push = problem;
      await round();
      const expected = certain.includes(problem) ? waiting("a") : wasSent(waiting("a"), expense("a"));
      expect(await storedOutbox(database, "a")).toEqual(expected);
      server.trouble.push = undefined;
      expect(await round()).toBe("in-step");
      expect(server.now().log.length).toBe(1);
    },
  );

  it("[RE12] is in step after another epoch too, which was not taken and goes again", async () => {
    const { server, database, round } = await pair();
    await database.write(({ outbox }) => outbox.put([wasSent(waiting("a"), expense("a"))]));
    server.restore(server.copy());
    expect(await round()).toBe("in-step");
    expect(server.asked).toEqual(["push", "pull", "push", "pull"]);
    expect([...server.now().records.keys()]).toEqual(["a"]);
  });

  it("[RE12] is household-gone for one that is not here", async () => {
    const server = fakeServer(home);
    const database = await deviceWith({ households: [] });
    expect(await replicate({ database, remote: server.remoteOf("maya"), onChanged() {} }, home)).toBe("household-gone");
    expect(server.asked).toEqual([]);
  });

  it.each([
    ["waits", waiting("a")],
    ["is under way", wasSent(waiting("a"), expense("a"))],
  ])(
    "[RE12] is in step with a server that lost the whole household, for its owner, also where something %s",
    async (_, entry) => {
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
    },
  );

  it("[RE12] is not-a-member for an owner no longer, and for anyone else whose household is lost", async () => {
    const { server, round } = await pair();
    server.removeAll();
    expect(await round()).toBe("not-a-member");
    const other = await pair({ ...known, isOwner: false });
    other.server.forget();
    expect(await other.round()).toBe("not-a-member");
    expect(other.server.asked).not.toContain("begin");
  });

  it("[RE12] is newer-edition where a newer app's record would have to be merged, and the edit stays", async () => {
    const { server, database, round } = await pair();
    await server.remoteOf("tom").push(home, "epoch-1", [{ base: 0, record: fromNewerApp("a") }]);
    expect(await round()).toBe("newer-edition");
    expect([await storedRecord(database, "a"), await storedOutbox(database, "a")]).toEqual([
      expense("a"),
      waiting("a"),
    ]);
  });

  it("[RE12] is newer-edition too where only the answer to a push shows it", async () => {
    const { server, database, round } = await pair();
    const push = server.remoteOf("tom").push(home, "epoch-1", [{ base: 0, record: fromNewerApp("a") }]);
    await database.write(({ outbox }) => outbox.put([wasSent(waiting("a"), expense("a"))]));
    await push;
    expect(await round()).toBe("newer-edition");
    expect(await storedOutbox(database, "a")).toEqual(waiting("a"));
  });

  it("[RE12] sends an edit made while the push was under way in the same round", async () => {
    const { server, database } = await pair();
    const remote = server.remoteOf("maya");
    let isEdited = false;
    const push: typeof remote.push = async (...given) => {
      const edit = { before: expense("a"), after: expense("a", { note: "meanwhile" }) };
      if (!isEdited) await database.write((tables) => keepEdits(tables, home, [edit]));
      isEdited = true;
      return remote.push(...given);
    };
    expect(await replicate({ database, remote: { ...remote, push }, onChanged() {} }, home)).toBe("in-step");
    expect(server.now().log.map(({ record }) => record.note)).toEqual(["", "meanwhile"]);
  });
});
