/** The reference of bench/import.mjs, as `window.bench`: what an import brought, by plain puts into a store of its own. */
import { databaseName } from "#web/store/owner/owner.ts";

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function importedRows(): Promise<object[]> {
  const database = await answered(indexedDB.open(databaseName("anonymous")));
  const rows = await answered(database.transaction("records").objectStore("records").getAll());
  database.close();
  return rows.filter(({ record }) => record.fields.imported && !record.deleted);
}

async function emptyStore(name: string): Promise<IDBDatabase> {
  await answered(indexedDB.deleteDatabase(name));
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore("rows", { keyPath: ["household", "id"] });
  return answered(opening);
}

/** One transaction that is on the disk when it is done. */
export async function plainPuts(): Promise<{ took: number; count: number }> {
  const [rows, database] = [await importedRows(), await emptyStore("bench-plain")];
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction("rows", "readwrite", { durability: "strict" });
    for (const row of rows) transaction.objectStore("rows").put(row);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const took = performance.now() - started;
  database.close();
  return { took, count: rows.length };
}
