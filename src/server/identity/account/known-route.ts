import { ok } from "#domain/result.ts";
import { type KnownAccount, knownAccountSchema } from "#sync/account-api.ts";
import { hour, window } from "../../limits/limits.ts";
import { isErased } from "../../storage/erasures.ts";
import { type AccountParts, accountRoute } from "./account-route.ts";

/**
 * Tells a device whose session has ended whether the account still exists. After a lost database or an older backup it
 * may not, and then the copy on the device is all that is left of it. It takes the account's id, which is random and which
 * only the owner's devices and the members of their households have, and never an address: nobody can find out by it who
 * has an account.
 */
export const knownRoute = accountRoute({
  ...{ method: "POST", path: "/api/account/known", who: "anyone", body: knownAccountSchema },
  perAddress: window(60, hour),
  async answer({ body: { uid } }, parts) {
    const isKnown = (await exists(parts, uid)) || (await wasErased(parts, uid));
    return ok({ isUnknown: !isKnown } satisfies KnownAccount);
  },
});

async function exists({ database }: AccountParts, uid: string): Promise<boolean> {
  const person = database.query.selectFrom("people").select("id").where("id", "=", uid);
  return (await person.executeTakeFirst()) !== undefined;
}

/** Erased on purpose: a device must not offer to bring it back. The ledger remembers it where the database was lost. */
const wasErased = async ({ database, ledger }: AccountParts, uid: string): Promise<boolean> =>
  (await isErased(database.query, uid)) || (ledger?.hasErased(uid) ?? false);
