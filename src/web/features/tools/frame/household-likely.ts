import { firstSession } from "#web/platform/session.ts";

const ownDatabases = /^weekfold\./;

/** Whether this browser has a household's database, or its person is signed in. Asking opens none and makes none. */
export async function isHouseholdLikely(): Promise<boolean> {
  const databases = (await indexedDB.databases?.()) ?? [];
  if (databases.some(({ name }) => name !== undefined && ownDatabases.test(name))) return true;
  const session = await firstSession();
  return session.isKnown && session.user !== null;
}
