import { APIError, createAuthMiddleware } from "better-auth/api";
import { type PasswordPolicy, unmetRules } from "#sync/password-policy.ts";

/** In the body of which request a new password is, and under which name. */
const newPasswords: Record<string, string> = {
  "/sign-up/email": "password",
  "/reset-password": "newPassword",
  "/change-password": "newPassword",
};

/** Looks at a new password before anything else happens, so that one that is refused uses up no link. */
export const passwordHook = (policy: PasswordPolicy) =>
  createAuthMiddleware(async ({ path, body }) => {
    const field = newPasswords[path];
    if (!field) return;
    const password = (body as Record<string, unknown> | undefined)?.[field];
    const unmet = unmetRules(policy, typeof password === "string" ? password : "");
    if (unmet.length > 0)
      throw new APIError("UNPROCESSABLE_ENTITY", { code: "WEAK_PASSWORD", message: "Weak password", unmet });
  });
