import { TextField, type TextFieldProps } from "#web/ui/text-field.tsx";

type CodeFieldProps = Pick<TextFieldProps, "value" | "onChange" | "error" | "hint" | "inputMode"> & { label?: string };

/** Six digits that an app shows. Its browser or phone may know them already. */
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

/** What a code is of: the app, or the sheet of backup codes. */
export type CodeKind = "app" | "backup";

/** As it is sent: apps show spaces, and people type them. */
export const normalizeCode = (typed: string): string => typed.replace(/[\s-]/g, "");

const shapes: Readonly<Record<CodeKind, RegExp>> = { app: /^\d{6}$/, backup: /^[a-z0-9]{10}$/i };

const shapeWords: Readonly<Record<CodeKind, string>> = {
  app: "Your app shows six digits. Type them here.",
  backup: "A backup code has ten letters and digits. Type one here.",
};

/** What is wrong with a code before anyone is asked. */
export const codeProblem = (kind: CodeKind, typed: string): string | undefined =>
  shapes[kind].test(normalizeCode(typed)) ? undefined : shapeWords[kind];

/** Of a code that was refused. */
export const wrongCodeWords: Readonly<Record<CodeKind, string>> = {
  app: "That code is wrong or was used already. Take the next one your app shows. If none works, check your phone’s clock.",
  backup: "That is none of your backup codes, or it was used already. Each works once.",
};
