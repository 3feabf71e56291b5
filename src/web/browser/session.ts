import type { Session, User } from "#sync/user.ts";

/** Whether someone is signed in: one small request, so that public pages need no identity client. */
export async function readSession(): Promise<User | null> {
  try {
    const response = await fetch("/api/session", { headers: { accept: "application/json" } });
    return response.ok ? ((await response.json()) as Session).user : null;
  } catch {
    // Offline: nobody is known to be signed in, and everything still works.
    return null;
  }
}
