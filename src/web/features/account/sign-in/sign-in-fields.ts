import * as v from "valibot";
import { resetRequestSchema } from "#sync/account-api.ts";
import { type PasswordPolicy, unmetRules } from "#sync/password-policy.ts";
import type { Refused } from "#web/identity/identity.ts";
import { identityWords } from "../identity-words.ts";
import { missingWords } from "./password-field.tsx";

export type Mode = "sign-in" | "sign-up";

/** What someone has typed so far; it outlives every refusal and the change from one way to the other. */
export interface SignInFields {
  email: string;
  password: string;
  isShared: boolean;
}

/** What is wrong, and at which field. */
export interface FieldErrors {
  email?: string;
  password?: string;
  form?: Refused;
}

export const invalidEmailWords = "Type your email address, such as maya@example.com.";

export const isEmail = (email: string): boolean => v.is(resetRequestSchema, { email });

/** As the server will have it. */
export const normalizeEmail = (email: string): string => v.parse(resetRequestSchema, { email }).email;

export function validateFields({ email, password }: SignInFields, mode: Mode, policy: PasswordPolicy | null): FieldErrors {
  const unmet = mode === "sign-up" && policy && password ? unmetRules(policy, password) : [];
  return {
    ...(!isEmail(email) && { email: invalidEmailWords }),
    ...(password === "" && { password: mode === "sign-up" ? "Choose a password." : "Type your password." }),
    ...(policy && unmet.length > 0 && { password: missingWords(unmet, policy) }),
  };
}

/** A passkey says by itself whose it is, unless it is to be made first. */
export const validateForPasskey = ({ email }: SignInFields, mode: Mode): FieldErrors =>
  mode === "sign-up" && !isEmail(email) ? { email: invalidEmailWords } : {};

/** A refusal stands at the field that it is about. */
export function errorsOf(refused: Refused, policy: PasswordPolicy | null): FieldErrors {
  if (refused.error === "address-taken") return { email: identityWords(refused) };
  if (refused.error === "wrong-credentials") return { password: identityWords(refused) };
  if (refused.error === "weak-password" && policy) return { password: missingWords(refused.unmet ?? [], policy) };
  return { form: refused };
}
