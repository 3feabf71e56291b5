import { setImmediate as settle } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { changing } from "./command.ts";
import type { DeviceDatabase } from "./device/device-database.ts";
import { failing } from "./device/failing-database.fixture.ts";
import { openDeviceStore } from "./device-store.ts";
import { newHouseholdRow } from "./households/household-rows.ts";
import { deviceOf, expense, home, homeRow, rowOf } from "./store.fixture.ts";
import { fakeServer, fakeTiming } from "./sync/server.fixture.ts";
import { browser } from "./tabs/browser.fixture.ts";

const noted = (note: string) => changing("note", "transaction", "a", () => ({ note }));

async function calm(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await settle();
}

async function twoTabs() {
  const server = fakeServer(home);
  const database = await deviceOf(expense("a"));
  await database.write(({ households }) => households.put([{ ...homeRow, epoch: "epoch-1" }]));
  const { openTabs, lead, hearing } = browser();
  const open = (given: DeviceDatabase = database) =>
    openDeviceStore({
      name: "db",
      database: given,
      remote: server.remoteOf("maya"),
      openTabs,
      lead,
      timing: fakeTiming(),
      newId: () => "new",
    });
  const [one, two] = [await open(), await open()];
  await calm();
  return { server, database, one, two, open, hearing };
}

type Tab = Awaited<ReturnType<typeof twoTabs>>["one"];
const shown = (tab: Tab, id = "a") => tab.state.get().households.get(home)?.of.transaction.get(id)?.note;

describe("the tabs of one device", () => {
  it("show each other's changes, and one of them sends", async () => {
    const { server, one, two } = await twoTabs();
    expect(server.watching()).toBe(1);
    await two.run(noted("of two"));
    await calm();
    expect([shown(one), shown(two)]).toEqual(["of two", "of two"]);
    expect(server.now().records.get("a")?.fields.note).toBe("of two");
    expect([one, two].map((tab) => tab.state.get().unsent)).toEqual([0, 0]);
  });

  it("share facts, and store them on the device", async () => {
    const { database, one, two } = await twoTabs();
    await one.setFact("keeping:dismissed", "7");
    await calm();
    expect([one, two].map((tab) => tab.state.get().facts.get("keeping:dismissed"))).toEqual(["7", "7"]);
    const facts = await database.read((tables) => tables.facts.all());
    expect(facts).toContainEqual({ name: "keeping:dismissed", value: "7" });
  });

  it("keep a fact until the page closes if it can't be stored", async () => {
    const { database, open } = await twoTabs();
    const refusing = await open({ ...database, write: () => Promise.reject(new Error("no room")) });
    await refusing.setFact("keeping:dismissed", "7");
    expect(refusing.state.get().facts.get("keeping:dismissed")).toBe("7");
    expect(refusing.state.get().refusal).toBeNull();
  });

  it("show the partner's changes", async () => {
    const { server, one, two } = await twoTabs();
    await server.remoteOf("tom").push(home, "epoch-1", [{ base: 0, record: expense("b", { note: "of tom" }) }]);
    server.tell();
    await calm();
    expect([shown(one, "b"), shown(two, "b")]).toEqual(["of tom", "of tom"]);
  });

  it("show the same sync status, including one that opens later", async () => {
    const { server, one, two, open } = await twoTabs();
    expect([one.status.get(), two.status.get()]).toEqual(["in-step", "in-step"]);
    server.trouble.pull = "unreachable";
    server.tell();
    await calm();
    const three = await open();
    await calm();
    expect([one, two, three].map(({ status }) => status.get())).toEqual(["offline", "offline", "offline"]);
    server.trouble.pull = undefined;
    one.wake();
    await calm();
    expect(three.status.get()).toBe("in-step");
  });

  it("continue when the leading tab closes", async () => {
    const { server, one, two, hearing } = await twoTabs();
    one.close();
    await calm();
    expect([server.watching(), hearing.size]).toEqual([1, 1]);
    await two.run(noted("alone"));
    await calm();
    expect(server.now().records.get("a")?.fields.note).toBe("alone");
  });

  it("all show a household that one of them created, and it is sent", async () => {
    const { server, database, one, two } = await twoTabs();
    const id = "22222222-2222-4222-8222-222222222222";
    await database.write(({ households }) => households.put([newHouseholdRow(id, "shared")]));
    await two.householdsChanged();
    await calm();
    expect([one, two].map((tab) => tab.state.get().households.has(id))).toEqual([true, true]);
    expect(server.asked).toContain("begin");
  });

  it("miss no message while they load", async () => {
    const { database, one, open } = await twoTabs();
    let isRead = false;
    const slow: DeviceDatabase = {
      ...database,
      async read(work) {
        const read = await database.read(work);
        if (!isRead) await one.run(noted("meanwhile"));
        isRead = true;
        return read;
      },
    };
    const late = await open(slow);
    await calm();
    expect(shown(late)).toBe("meanwhile");
  });

  it("report what they can't read, and leave no listener if they can't open", async () => {
    const { database, one, open, hearing } = await twoTabs();
    const device = failing(database);
    const three = await open({ ...database, ...device.database });
    device.failFrom(1, "UnknownError");
    await one.run(noted("x"));
    await calm();
    expect([three.state.get().refusal, shown(three)]).toEqual(["damaged", ""]);
    const before = hearing.size;
    await expect(open({ ...database, ...device.database })).rejects.toMatchObject({ name: "UnknownError" });
    await one.run(noted("y"));
    await calm();
    expect(hearing.size).toBe(before);
  });
});

it("has the status here-only without an account", async () => {
  const database = await deviceOf(expense("a"));
  const { openTabs, lead } = browser();
  const parts = { name: "db", database, remote: null, openTabs, lead, timing: fakeTiming(), newId: () => "new" };
  const store = await openDeviceStore(parts);
  await store.run(noted("x"));
  await database.write(({ records }) => records.put([rowOf(expense("b"))]));
  expect([store.status.get(), store.state.get().unsent]).toEqual(["here-only", 1]);
  store.wake();
  store.close();
});
