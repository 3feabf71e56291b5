import { passkey } from "@better-auth/passkey";
import { getAuthTables } from "better-auth/db";
import { phoneNumber, twoFactor } from "better-auth/plugins";
import { expect, it } from "vitest";
import { openDatabase } from "../storage/database.ts";
import { onEveryEngine } from "../storage/engines.contract.ts";

/** As we call them. */
const tables: Record<string, string> = {
  user: "people",
  session: "sessions",
  account: "sign_ins",
  verification: "verifications",
  twoFactor: "second_factors",
  passkey: "passkeys",
};

const types: Record<string, readonly string[]> = {
  string: ["text", "TEXT"],
  date: ["text", "TEXT"],
  number: ["int8", "bigint"],
  boolean: ["int8", "bigint"],
};

onEveryEngine((engine, place) => {
  it(`has on ${engine} every column that better-auth requires`, async () => {
    const database = await openDatabase(await place());
    const found = await database.query.introspection.getTables();
    for (const [model, { fields }] of Object.entries(
      getAuthTables({ plugins: [twoFactor(), phoneNumber(), passkey()] }),
    )) {
      const table = found.find(({ name }) => name === tables[model]);
      for (const [name, { type, required }] of Object.entries(fields)) {
        const column = table?.columns.find((one) => one.name === name);
        expect([model, name, column?.isNullable]).toEqual([model, name, !required]);
        expect(types[type as string]).toContain(column?.dataType);
      }
    }
    await database.close();
  });
});
