import { useState } from "react";
import { TextField, type TextFieldProps } from "#web/ui/text-field.tsx";

/** Hidden unless someone wants to see it. */
export function PassphraseField(props: Omit<TextFieldProps, "type" | "trailing">) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? "text" : "password"}
      trailing={
        <button
          type="button"
          className="passphrase-show"
          aria-pressed={isShown}
          aria-label="Show the passphrase"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </button>
      }
    />
  );
}
