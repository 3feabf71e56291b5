import { describe, it } from "vitest";
import { memoryDatabase } from "#web/store/device/memory-database.ts";
import { databaseCases } from "./device-database.contract.ts";

describe("the device's database in memory", () => {
  for (const { name, run } of databaseCases) {
    const database = memoryDatabase();
    it(name, () => run(async () => database));
  }
});
