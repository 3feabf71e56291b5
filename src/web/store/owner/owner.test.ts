import { expect, it } from "vitest";
import { memoryDatabase } from "../device/memory-database.ts";
import { readContent } from "../device/read-content.ts";
import { createStore } from "../store.ts";
import { isSameAddress, saveOwnerAddress } from "./owner.ts";

it("an account’s database stores its owner’s address once, and again when it changes", async () => {
  const memory = memoryDatabase();
  let writes = 0;
  const database = {
    read: memory.read,
    write: ((work) => {
      writes += 1;
      return memory.write(work);
    }) as typeof memory.write,
  };
  const store = await createStore({ database, newId: () => "id", onPersisted() {} });
  await saveOwnerAddress(store, "Maya@Home.example ");
  await saveOwnerAddress(store, "maya@home.example");
  expect(writes).toBe(1);
  expect((await readContent(memory)).facts).toEqual([{ name: "owner-address", value: "maya@home.example" }]);
  await saveOwnerAddress(store, "maya@new.example");
  expect((await readContent(memory)).facts).toEqual([{ name: "owner-address", value: "maya@new.example" }]);
});

it("addresses are compared case-insensitively", () => {
  expect(isSameAddress("Maya@Home.example", "maya@home.example")).toBe(true);
  expect(isSameAddress("maya@home.example", "tom@home.example")).toBe(false);
});
