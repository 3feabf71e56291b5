import { useState } from "react";
import { maxLabelLength } from "#sync/kinds/fields.ts";

/** State of a required name field. Errors never clear what was typed. */
export function useNameField(initial: string, missingWords: string) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const onChange = (text: string) => {
    setValue(text);
    setError(undefined);
  };
  /** Returns the trimmed name, or sets the error and returns null. */
  const validate = (): string | null => {
    const name = value.trim();
    if (name === "") setError(missingWords);
    return name || null;
  };
  return { field: { value, error, onChange, maxLength: maxLabelLength, autoComplete: "off" }, validate, setError };
}
