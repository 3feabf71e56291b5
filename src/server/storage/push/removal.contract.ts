import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Database } from "../database.ts";
import { holdHousehold } from "../household-access.ts";
import {
  aWhile,
  beginTogether,
  begun,
  countingFromOne,
  granted,
  logOf,
  noon,
  pushTo,
  refusal,
  roomy,
  rowsOf,
  type Setting,
  write,
} from "../household-fixture.contract.ts";
import { householdStorage } from "../household-storage.ts";
import { removeMember } from "../members.ts";

/** A node that tells how often its transactions ran: more often than asked for where one was in another's way. */
function counted({ database }: Setting) {
  const count = { asked: 0, ran: 0 };
  const write: Database["write"] = (work) => {
    count.asked += 1;
    return database.write((query) => {
      count.ran += 1;
      return work(query);
    });
  };
  const node = { ...database, write };
  return { count, database: node, storage: householdStorage(node, roomy, countingFromOne) };
}

export function removalContract(setting: Setting, open: () => Promise<Setting>): void {
  it("[HS2] refuses a push that waited for the removal of its author", async () => {
    const household = await beginTogether(setting.storage);
    const elsewhere = await open();
    const removal = await begun(elsewhere.database, async (query, goOn) => {
      granted(await removeMember(query, { householdId: household, by: "maya", uid: "tom", now: noon }));
      goOn();
      await sleep(aWhile);
    });
    const late = await pushTo(setting.storage, household, "tom", [write("late", 0)], noon);
    expect(late).toEqual(refusal("not-a-member"));
    await removal.end;
    await elsewhere.database.close();
  });

  it("[HS2] refuses a push whose author is removed while it waits, and neither is in the other's way", async () => {
    const household = await beginTogether(setting.storage);
    const elsewhere = await open();
    const [here, there] = [counted(setting), counted(elsewhere)];
    const removal = await begun(there.database, async (query, goOn) => {
      await holdHousehold(query, household, "maya");
      goOn();
      await sleep(aWhile);
      granted(await removeMember(query, { householdId: household, by: "maya", uid: "tom", now: noon }));
    });
    const send = (uid: string, id: string) => pushTo(here.storage, household, uid, [write(id, 0)], noon);
    const [late, other] = await Promise.all([send("tom", "late"), send("maya", "other")]);
    expect(late).toEqual(refusal("not-a-member"));
    expect(granted(other).results).toEqual([{ id: "other", accepted: 1 }]);
    await removal.end;
    expect((await logOf(setting.database, household)).map(({ id }) => id)).toEqual(["other"]);
    expect([here.count.ran, there.count.ran]).toEqual([here.count.asked, there.count.asked]);
    await elsewhere.database.close();
  });

  it("[HS2] lets people be removed and come back while everyone pushes, on two nodes", async () => {
    const elsewhere = await open();
    const nodes = [counted(setting), counted(elsewhere)] as const;
    const household = await beginTogether(setting.storage);
    const pushOn = async ({ storage }: Setting, uid: string, name: string) => {
      for (let turn = 0; turn < 40; turn += 1)
        await pushTo(storage, household, uid, [write(`${name}-${uid}-${turn}`, 0)], noon);
    };
    const comeAndGo = async ({ storage }: Setting) => {
      for (let turn = 0; turn < 20; turn += 1) {
        granted(await storage.removeMember(household, "maya", "tom", noon));
        granted(await storage.addMember(household, "maya", "tom", noon));
      }
    };
    const pushing = nodes.flatMap((node, name) => [pushOn(node, "maya", `${name}`), pushOn(node, "tom", `${name}`)]);
    await Promise.all([...pushing, comeAndGo(nodes[1])]);
    for (const { count } of nodes) expect(count.ran).toBe(count.asked);
    const ours = (await rowsOf(setting.database, "documents", household)).filter(({ id }) => id.includes("maya"));
    expect(ours).toHaveLength(80);
    await elsewhere.database.close();
  });
}
