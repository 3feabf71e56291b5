import { TextField, type TextFieldProps } from "#web/ui/text-field.tsx";

type CodeFieldProps = Pick<TextFieldProps, "value" | "onChange" | "error" | "hint" | "inputMode"> & { label?: string };

/** A one-time code. `autocomplete` lets the browser or phone suggest it. */
export function CodeField({ label = "Code from your authenticator app", ...field }: CodeFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      {...field}
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Where a code comes from: the authenticator app, or the list of backup codes. */
export type CodeKind = "app" | "backup";

/** Strips spaces and hyphens: apps show codes in groups, and people type them that way. */
export const normalizeCode = (typed: string): string => typed.replace(/[\s-]/g, "");

const formats: Readonly<Record<CodeKind, RegExp>> = { app: /^\d{6}$/, backup: /^[a-z0-9]{10}$/i };

const formatWords: Readonly<Record<CodeKind, string>> = {
  app: "Your app shows six digits. Type them here.",
  backup: "A backup code has ten letters and digits. Type one here.",
};

/** Checks the format before the code is sent. */
export const codeProblem = (kind: CodeKind, typed: string): string | undefined =>
  formats[kind].test(normalizeCode(typed)) ? undefined : formatWords[kind];

/** Messages for a code that the server rejected. */
export const wrongCodeWords: Readonly<Record<CodeKind, string>> = {
  app: "That code is wrong or was used already. Take the next one your app shows. If none works, check your phone’s clock.",
  backup: "That is none of your backup codes, or it was used already. Each works once.",
};
