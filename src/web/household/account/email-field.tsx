import * as v from "valibot";
import { resetRequestSchema } from "#sync/account-api.ts";
import { TextField } from "#web/ui/text-field.tsx";

interface EmailProps {
  label?: string;
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
}

export function EmailField({ label = "Email", ...field }: EmailProps) {
  return (
    <TextField
      {...field}
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

export const invalidEmailWords = "Type your email address, such as maya@example.com.";

export const isEmail = (email: string): boolean => v.is(resetRequestSchema, { email });

/** Trims and lowercases, as the server does. */
export const normalizeEmail = (email: string): string => v.parse(resetRequestSchema, { email }).email;
