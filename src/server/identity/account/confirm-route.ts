import { isAPIError } from "better-auth/api";
import { err, ok } from "#domain/result.ts";
import { confirmationSchema } from "#sync/account-api.ts";
import { growingDelay, minute, window } from "../../limits/limits.ts";
import { passCookies } from "../auth/auth-answer.ts";
import { tellBackupCodeUsed } from "../second-factor/second-factor-routes.ts";
import { type AccountParts, accountRoute } from "./account-route.ts";

/** Whoever is signed in proves again who they are. Their session stays theirs where they can't: nothing is lost by a slip. */
export const confirmRoute = accountRoute({
  ...{ method: "POST", path: "/api/account/confirm", who: "signed-in", perAddress: window(60, 10 * minute) },
  body: confirmationSchema,
  async answer({ c, person: { uid }, body: { password, code = "" }, device }, parts) {
    const { headers } = c.req.raw;
    // As for changing the password: guessing from outside must not keep the owner from it.
    const account = `person:${uid}`;
    const wait = await parts.attempts.take(account, growingDelay, parts.now());
    if (wait > 0) return { wait };
    // First, so that a slip in the password uses no code up.
    if (!(await isPassword(parts, headers, password))) return err("wrong-password");
    const by = (await parts.factors.isOn(uid)) ? await parts.factors.take(uid, code) : "password";
    if (!by) return err("wrong-code");
    const renewed = await parts.auth.api.renewSession({ headers, returnHeaders: true });
    passCookies(c, renewed.headers);
    await parts.attempts.forgive(account);
    if (by === "backup") await tellBackupCodeUsed(parts, uid, device);
    return ok({});
  },
});

async function isPassword({ auth }: AccountParts, headers: Headers, password: string): Promise<boolean> {
  try {
    await auth.api.verifyPassword({ headers, body: { password } });
    return true;
  } catch (error) {
    if (isAPIError(error)) return false;
    throw error;
  }
}
