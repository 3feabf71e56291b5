import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "../config.ts";

export type Place = Pick<Config, "databaseUrl" | "dataDir">;

/** Creates an empty database and returns its address. */
export type FreshPlace = () => Promise<Place>;

/** Runs a contract on SQLite, and on PostgreSQL if TEST_POSTGRES_URL is set. */
export function onEveryEngine(contract: (engine: string, place: FreshPlace) => void): void {
  contract("SQLite", async () => ({ databaseUrl: null, dataDir: freshFolder() }));
  const postgres = process.env.TEST_POSTGRES_URL;
  if (postgres) contract("PostgreSQL", () => freshPostgres(postgres));
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), "weekfold-"));

async function freshPostgres(address: string): Promise<Place> {
  const name = `test_${process.pid}_${randomUUID().slice(0, 8)}`;
  const client = new pg.Client(address);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, dataDir: freshFolder() };
}
