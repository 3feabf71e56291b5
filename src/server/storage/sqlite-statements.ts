import type SqliteFile from "libsql";

/** What Kysely asks of a database file and of its statements. */
interface Statement {
  reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

const most = 200;
const changesSchema = /^\s*(create|alter|drop)\b/i;

/**
 * Prepares each text once: preparing costs more than running. One that was refused stays open in libsql and then forbids
 * the commit, so it is forgotten; a change of the schema forgets all.
 */
export function rememberStatements(file: SqliteFile.Database) {
  const remembered = new Map<string, Statement>();

  function prepare(text: string): Statement {
    const known = remembered.get(text);
    if (known) return known;
    const fresh = guarded(text);
    if (changesSchema.test(text) || remembered.size >= most) remembered.clear();
    if (!changesSchema.test(text)) remembered.set(text, fresh);
    return fresh;
  }

  function guarded(text: string): Statement {
    const statement = file.prepare(text) as unknown as Statement;
    const orForget = <T>(work: () => T): T => {
      try {
        return work();
      } catch (error) {
        remembered.delete(text);
        throw error;
      }
    };
    return {
      reader: statement.reader,
      all: (parameters) => orForget(() => statement.all(parameters)),
      run: (parameters) => orForget(() => statement.run(parameters)),
      // Read bit by bit it may be left half-way, so it is nobody else's.
      iterate: (parameters) => (file.prepare(text) as unknown as Statement).iterate(parameters),
    };
  }

  return { prepare, close: () => file.close() };
}
