import { useState } from "react";
import { TextField, type TextFieldProps } from "#web/ui/text-field.tsx";
import "./password.css";

/** Hidden unless someone wants to see it. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "trailing">) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="current-password"
      {...props}
      type={isShown ? "text" : "password"}
      trailing={
        <button
          type="button"
          className="password-show"
          aria-label={isShown ? "Hide the password" : "Show the password"}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </button>
      }
    />
  );
}
