import { latestSignIn } from "#web/platform/session.ts";
import { eraseRawDatabase, isOnDevice } from "../device/raw-database.ts";
import { databaseName, rememberedOwner, rememberOwner } from "./owner.ts";

type Page = Pick<Document, "cookie">;

/**
 * Marks who just signed out on this device, and the sign-in that ended. A cookie, because all tabs read the same value:
 * localStorage may be stale in another tab, which would reopen the account's database and pull everything again before the
 * session ends. Expires instead of being deleted, because a slow tab may act on an older session. Contains only hashes.
 */
const name = "signed_out";
const markerSeconds = 20;

function write(page: Page, value: string, maxAge: number): void {
  page.cookie = `${name}=${value}; path=/; SameSite=Strict; Max-Age=${maxAge}`;
}

export function markSignedOut(page: Page, uid: string): void {
  write(page, `${digest(uid)}/${digest(latestSignIn()?.id ?? "")}`, markerSeconds);
}

/** A short non-reversible hash (FNV-1a). */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Whether this account just signed out here. `signIn`: its current sign-in according to the server; undefined if the server
 * was not asked. A different sign-in than the one that ended means that the user signed in again.
 */
export function hasSignedOut(page: Page, uid: string, signIn: string | undefined): boolean {
  const mark = page.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  const [who, ended] = (mark?.slice(name.length + 1) ?? "").split("/");
  if (who !== digest(uid)) return false;
  if (signIn === undefined || (signIn !== "" && digest(signIn) === ended)) return true;
  write(page, "", 0);
  return false;
}

const maxTries = 20;
const retryDelayMs = 150;

/**
 * Erases until nothing of an account is left. Retries, because until the session ends on the server, another tab may reopen
 * the account's database.
 */
export async function eraseUntilGone(uid: string): Promise<boolean> {
  const database = databaseName({ uid });
  for (let tried = 0; tried < maxTries; tried += 1) {
    const owner = rememberedOwner();
    const isRemembered = owner !== "anonymous" && owner.uid === uid;
    if (isRemembered) rememberOwner("anonymous");
    if (!isRemembered && !(await isOnDevice(database))) return true;
    await eraseRawDatabase(database).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  }
  return false;
}
