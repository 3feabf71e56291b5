/** The account is gone, or was signed out elsewhere: its token is not renewed any more. */
export const endedCodes: readonly string[] = [
  "auth/user-token-expired",
  "auth/user-disabled",
  "auth/user-not-found",
  "auth/invalid-user-token",
];

export function codeOf(fault: unknown): string {
  const code: unknown = typeof fault === "object" && fault !== null && "code" in fault ? fault.code : null;
  return typeof code === "string" ? code : "";
}
