import type { Kysely } from "kysely";
import type { BackupRow } from "./backup-format.ts";
import type { TableName } from "./backup-tables.ts";
import type { Tables } from "./tables.ts";

const rowsAtOnce = 200;

/** Puts rows back, those of one table that follow each other in one statement. Says how many each table got. */
export async function loadRows(query: Kysely<Tables>, rows: AsyncIterable<BackupRow>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let waiting: BackupRow[] = [];
  const flush = async () => {
    const [first] = waiting;
    if (!first) return;
    const values = waiting.map(([, row]) => row as never);
    await query
      .insertInto(first[0] as TableName)
      .values(values)
      .execute();
    counts[first[0]] = (counts[first[0]] ?? 0) + waiting.length;
    waiting = [];
  };
  for await (const row of rows) {
    if (waiting.length === rowsAtOnce || (waiting[0] && waiting[0][0] !== row[0])) await flush();
    waiting.push(row);
  }
  await flush();
  return counts;
}
