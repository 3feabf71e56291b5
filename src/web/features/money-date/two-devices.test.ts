import { describe, expect, it } from "vitest";
import type { WeekId } from "#domain/time/week.ts";
import { recordOf } from "#sync/kinds/record.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, figuresFrom } from "#web/household/figures/figures.fixture.ts";
import type { Command } from "#web/store/command.ts";
import { known } from "#web/store/replication/pair.fixture.ts";
import { replicate } from "#web/store/replication/replicate.ts";
import { type FakeServer, fakeServer } from "#web/store/replication/server.fixture.ts";
import { deviceWith, home, rowOf, storeOn } from "#web/store/store.fixture.ts";
import { deciding, movingTo, openingAgain, signing, thanking } from "./part-commands.ts";

const week = "2026-W46" as WeekId;
const both = ["maya", "tom"];
const saved = recordOf("save", {
  ...{ id: "s", week, personId: "maya", amount: 5_000, target: { kind: "buffer" }, note: "", recordedAt: 1 },
});

/** A device of one person that has the household, and goes online when it is told to. */
async function device(server: FakeServer, uid: string) {
  const database = await deviceWith({ households: [known], records: coupleRecords(saved).map(rowOf) });
  const { store } = await storeOn(database);
  const online = async () => {
    await replicate({ database, remote: server.remoteOf(uid), onChanged: () => {} }, home);
    await store.reload();
  };
  const all = () =>
    Object.values(store.state.get().households.get(home)!.of).flatMap((one) => one.list() as readonly AnyRecord[]);
  const review = () => figuresFrom(all()).reviews.find((one) => one.week === week);
  const partOf = (id: string) => store.state.get().households.get(home)!.of["sign-off"].get(`${week}-${id}`);
  const run = async (...commands: readonly Command[]) => {
    for (const command of commands) expect(await store.run(command)).toMatchObject({ ok: true });
  };
  return { store, run, online, review, partOf };
}

async function two(uids: readonly [string, string] = ["maya", "tom"]) {
  const server = fakeServer(home);
  const [one, other] = [await device(server, uids[0]), await device(server, uids[1])];
  const meet = async () => {
    for (const each of [one, other, one, other]) await each.online();
  };
  return { one, other, meet };
}

describe("a money date from two devices", () => {
  it("[MD5] ends folded for both where both sign offline at once", async () => {
    const { one: maya, other: tom, meet } = await two();
    await maya.run(signing(week, ["maya"], both, 1));
    await tom.run(signing(week, ["tom"], both, 2));
    expect([maya.review()?.isFolded, tom.review()?.isFolded]).toEqual([undefined, undefined]);
    await meet();
    for (const each of [maya, tom]) expect(each.review()).toMatchObject({ isFolded: true, decision: "saved" });
  });

  it("[MD5] keeps each one's place and thanks apart, and the decision that was written last", async () => {
    const { one: maya, other: tom, meet } = await two();
    await maya.run(movingTo(week, ["maya"], 5), thanking(week, "maya", "Soup"), deciding(week, "Cook twice"));
    await tom.run(movingTo(week, ["tom"], 2), thanking(week, "tom", "Patience"), deciding(week, "Walk"));
    await meet();
    for (const each of [maya, tom]) {
      expect(each.partOf("maya")).toMatchObject({ step: 5, thanks: "Soup" });
      expect(each.partOf("tom")).toMatchObject({ step: 2, thanks: "Patience" });
      const reviews = each.store.state.get().households.get(home)!.of["week-review"].list();
      expect(reviews.map(({ resolved }) => resolved)).toEqual(["Walk"]);
    }
  });

  it("[MD6] stays closed without the partner though the partner's device begins the review meanwhile", async () => {
    const { one: maya, other: tom, meet } = await two();
    await maya.run(signing(week, ["maya"], ["maya"], 1));
    await tom.run(deciding(week, "Walk"), movingTo(week, ["tom"], 4));
    await meet();
    for (const each of [maya, tom]) expect(each.review()?.isFolded).toBe(true);
  });

  it("[MD3] takes nothing back that someone said on a second device of their own", async () => {
    const { one: phone, other: laptop, meet } = await two(["maya", "maya"]);
    await laptop.run(thanking(week, "maya", "Soup"), signing(week, ["maya"], both, 1));
    await laptop.online();
    await phone.run(movingTo(week, ["maya"], 3));
    await meet();
    for (const each of [phone, laptop])
      expect(each.partOf("maya")).toMatchObject({ thanks: "Soup", signedAt: 1, among: both, step: 3 });
  });

  it("[MD6] opens again for both, whoever signed", async () => {
    const { one: maya, other: tom, meet } = await two();
    await maya.run(signing(week, ["maya"], both, 1));
    await tom.run(signing(week, ["tom"], both, 2));
    await meet();
    await tom.run(openingAgain(week));
    await meet();
    for (const each of [maya, tom]) expect(each.review()?.isFolded ?? false).toBe(false);
  });
});
