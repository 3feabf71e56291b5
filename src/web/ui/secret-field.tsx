import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";
import "./field.css";

export type SecretFieldProps = Omit<TextFieldProps, "type" | "trailing"> & {
  /** What the button shows and hides, such as "password". */
  secret: string;
};

/** Hidden unless someone wants to see it. */
export function SecretField({ secret, ...field }: SecretFieldProps) {
  const [isShown, setShown] = useState(false);
  const word = isShown ? "Hide" : "Show";
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={isShown ? "text" : "password"}
      trailing={
        <button
          type="button"
          className="secret-field-show"
          aria-label={`${word} the ${secret}`}
          onClick={() => setShown(!isShown)}
        >
          {word}
        </button>
      }
    />
  );
}
