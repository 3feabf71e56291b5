import type { PasswordPolicy } from "#sync/password-policy.ts";
import { Announcement } from "#web/ui/announcement.tsx";
import type { TextFieldProps } from "#web/ui/text-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { newPasswordHint } from "./password-words.ts";

interface NewPasswordProps extends Omit<TextFieldProps, "type" | "trailing" | "hint"> {
  /** Not known before the server has told it. */
  policy: PasswordPolicy | null;
}

/** Names every rule that is not met yet, while someone types. */
export function NewPasswordField({ policy, ...field }: NewPasswordProps) {
  const hint = policy ? newPasswordHint(field.value, policy) : undefined;
  return (
    <div>
      <PasswordField {...field} autoComplete="new-password" hint={field.error ? undefined : hint} />
      <Announcement text={field.value === "" || field.error ? "" : (hint ?? "")} />
    </div>
  );
}
