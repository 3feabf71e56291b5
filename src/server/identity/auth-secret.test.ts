import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freshFolder } from "../storage/engines.contract.ts";
import { authSecretFor } from "./auth-secret.ts";

const shared = { authSecret: null, databaseUrl: "postgres://localhost/money", dataDir: "/nowhere" };
const embedded = { authSecret: null, databaseUrl: null };

it("is generated once, readable only by its owner, and the same after each start", () => {
  const dataDir = join(freshFolder(), "new");
  const made = authSecretFor({ ...embedded, dataDir }) as string;
  expect(made.length).toBeGreaterThanOrEqual(43);
  expect(authSecretFor({ ...embedded, dataDir })).toBe(made);
  const path = join(dataDir, "auth-secret");
  expect(readFileSync(path, "utf8")).toBe(`${made}\n`);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it("is the operator's if there is one", () => {
  expect(authSecretFor({ ...shared, authSecret: "theirs" })).toBe("theirs");
});

it("is never read from an empty file that a crash left", () => {
  const dataDir = freshFolder();
  writeFileSync(join(dataDir, "auth-secret"), "");
  expect(authSecretFor({ ...embedded, dataDir })).toMatchObject({ variable: "AUTH_SECRET" });
});

it("is required, and not generated, if nodes share a database", () => {
  expect(authSecretFor(shared)).toMatchObject({
    variable: "AUTH_SECRET",
    message: expect.stringContaining("AUTH_SECRET"),
  });
});
