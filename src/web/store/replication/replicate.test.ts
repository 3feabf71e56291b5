import { describe, expect, it } from "vitest";
import { readContent } from "../read-content.ts";
import { expense, home, storedRecord } from "../store.fixture.ts";
import { known, notYet, pair, partnerWrites } from "./pair.fixture.ts";
import { replicate } from "./replicate.ts";

describe("a round", () => {
  it("[RE12] begins the household, takes what is there, sends what is here, and tells what changed", async () => {
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

  it("[RE12] takes page after page", async () => {
    const { server, told, round } = await pair(known, 2);
    await partnerWrites(server, "b", "c", "d", "e", "f");
    expect(await round()).toBe("in-step");
    expect(told).toEqual(["b", "c", "d", "e", "f", "a"]);
  });

  it("[RE12] settles what was sent and not answered before it takes anything", async () => {
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

  it("[RE12] takes a restored server's pages all before any is applied, and sends what it lost", async () => {
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

  it("[RE12] takes nothing of a restored server whose pages stop half-way", async () => {
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
