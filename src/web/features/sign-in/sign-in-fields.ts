import { type PasswordPolicy, unmetRules } from "#sync/password-policy.ts";
import type { Refusal } from "#web/backends/identity.ts";
import { invalidEmailWords, isEmail } from "#web/household/account/email-field.tsx";
import { identityWords } from "#web/household/account/identity-words.ts";
import { missingWords } from "#web/household/account/password-field.tsx";

export type Mode = "sign-in" | "sign-up";

/** What was typed so far. It survives a rejected attempt and switching between the two tabs. */
export interface SignInFields {
  email: string;
  password: string;
  isShared: boolean;
}

/** Error messages by field; `form` is an error about no single field. */
export interface FieldErrors {
  email?: string;
  password?: string;
  form?: Refusal;
}

export function validateFields(
  { email, password }: SignInFields,
  mode: Mode,
  policy: PasswordPolicy | null,
): FieldErrors {
  const unmet = mode === "sign-up" && policy && password ? unmetRules(policy, password) : [];
  return {
    ...(!isEmail(email) && { email: invalidEmailWords }),
    ...(password === "" && { password: mode === "sign-up" ? "Choose a password." : "Type your password." }),
    ...(policy && unmet.length > 0 && { password: missingWords(unmet, policy) }),
  };
}

/** Signing in with a passkey needs no email: the passkey identifies the account. Creating one does. */
export const validateForPasskey = ({ email }: SignInFields, mode: Mode): FieldErrors =>
  mode === "sign-up" && !isEmail(email) ? { email: invalidEmailWords } : {};

/** Assigns a server error to the field that it concerns. */
export function errorsOf(refusal: Refusal, policy: PasswordPolicy | null): FieldErrors {
  if (refusal.error === "address-taken") return { email: identityWords(refusal) };
  if (refusal.error === "wrong-credentials") return { password: identityWords(refusal) };
  if (refusal.error === "weak-password" && policy) return { password: missingWords(refusal.unmet ?? [], policy) };
  return { form: refusal };
}
