/**
 * "This is a shared computer", chosen when signing in. A cookie without an end goes when the browser closes, and all
 * tabs know of it, which neither of the browser's storages does.
 */
const name = "shared_computer";

export const isSharedComputer = (page: Pick<Document, "cookie">): boolean =>
  page.cookie.split("; ").includes(`${name}=1`);

export function setSharedComputer(page: Pick<Document, "cookie">, isShared: boolean): void {
  page.cookie = `${name}=${isShared ? "1" : ""}; path=/; SameSite=Strict${isShared ? "" : "; Max-Age=0"}`;
}
