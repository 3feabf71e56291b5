import { latestSignIn } from "#web/platform/session.ts";
import { eraseRawDatabase, isOnDevice } from "../device/raw-database.ts";
import { databaseName, rememberedOwner, rememberOwner } from "./owner.ts";

type Page = Pick<Document, "cookie">;

/**
 * Who signed out on this device a moment ago, and the sign-in that ended. A cookie, because every tab reads the same from
 * it: localStorage may be some moments old in another tab, which would open the account's database again, remember its
 * owner and pull everything once more before the session ends. Nobody deletes it when the session has ended: a tab that
 * is slow to load acts on what it read before that. It expires instead, and names nobody.
 */
const name = "signed_out";
const markerSeconds = 20;

function write(page: Page, value: string, maxAge: number): void {
  page.cookie = `${name}=${value}; path=/; SameSite=Strict; Max-Age=${maxAge}`;
}

export function markSignedOut(page: Page, uid: string): void {
  write(page, `${digest(uid)}/${digest(latestSignIn()?.id ?? "")}`, markerSeconds);
}

/** Tells one from another for these seconds, and says nothing of either. FNV-1a. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Whether someone signed out here a moment ago. `signIn`: the sign-in that the server says they have; undefined where the
 * server was not asked. Another one than the one that ended means that they are back.
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
 * Erases until nothing of an account is left here. One look is not enough: until its session ends on the server, a tab
 * that has not heard of it yet may open the account's database again.
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
