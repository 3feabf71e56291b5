import { existsSync } from "node:fs";
import pg from "pg";
import { expect, it } from "vitest";
import { findPostgres, postgresMissing, startPostgres } from "./postgres.mjs";

const bin = findPostgres();

it.skipIf(bin === null)(bin ? "starts a private PostgreSQL that ends without a trace" : postgresMissing, async () => {
  const { url, stop } = await startPostgres(bin);
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("show data_directory");
  await client.end();
  await stop();
  expect(existsSync(rows[0].data_directory)).toBe(false);
  await expect(new pg.Client(url).connect()).rejects.toThrow(/ECONNREFUSED/);
});
