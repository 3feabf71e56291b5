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
