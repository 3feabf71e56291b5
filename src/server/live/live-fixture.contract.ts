import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "../storage/database.ts";

/** Creates a household with its people, without the household storage. */
export async function begin({ query }: Database, ...people: string[]): Promise<string> {
  const id = randomUUID();
  const household = { id, space: "shared" as const, epoch: "first", seq: 0, created_at: 0 };
  await query
    .insertInto("households")
    .values({ ...household, record_count: 0 })
    .execute();
  const rows = people.map((uid, index) => ({ uid, role: index === 0 ? ("owner" as const) : ("member" as const) }));
  await query
    .insertInto("members")
    .values(rows.map((row) => ({ ...row, household_id: id, joined_at: 0, removed_at: null })))
    .execute();
  return id;
}

export const advance = ({ query }: Database, id: string) =>
  query
    .updateTable("households")
    .set(({ eb }) => ({ seq: eb("seq", "+", 1) }))
    .where("id", "=", id)
    .execute();

export const remove = ({ query }: Database, id: string, uid: string) =>
  query.updateTable("members").set({ removed_at: 1 }).where("household_id", "=", id).where("uid", "=", uid).execute();

export interface Reader {
  /** The next event on one line, or null at the end. */
  next(): Promise<string | null>;
  leave(): Promise<void>;
}

export function readerOf(body: ReadableStream<Uint8Array> | null): Reader {
  const reader = body!.getReader();
  const decoder = new TextDecoder();
  let text = "";
  return {
    async next() {
      while (!text.includes("\n\n")) {
        const { done, value } = await reader.read();
        if (done) return null;
        text += decoder.decode(value, { stream: true });
      }
      const [message = "", ...rest] = text.split("\n\n");
      text = rest.join("\n\n");
      return message.replaceAll("\n", " ");
    },
    leave: () => reader.cancel(),
  };
}

export const changed = (seq: number): string => `event: changed data: ${seq}`;

/** Terminates the listening connections, like a restart of the database. Returns their number. */
export async function cutListeners(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
  );
  await client.end();
  return rowCount ?? 0;
}
