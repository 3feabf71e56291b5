import { useState } from "react";
import { longestLabel } from "#sync/kinds/fields.ts";

/** A field for a name that must not be empty. What was typed stays, whatever is wrong with it. */
export function useNameField(initial: string, missing: string) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const onChange = (text: string) => {
    setValue(text);
    setError(undefined);
  };
  /** The name to keep; where there is none, the field says so. */
  const take = (): string | null => {
    const name = value.trim();
    if (name === "") setError(missing);
    return name || null;
  };
  return { field: { value, error, onChange, maxLength: longestLabel, autoComplete: "off" }, take, setError };
}
