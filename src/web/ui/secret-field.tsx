import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";
import "./field.css";

export type SecretFieldProps = Omit<TextFieldProps, "type" | "trailing"> & {
  /** What the button shows or hides, such as "password". */
  secret: string;
};

/** A password field with a button that reveals the text. */
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
