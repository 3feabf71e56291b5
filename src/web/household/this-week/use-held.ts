import { useState } from "react";

/**
 * What was shown when the button was pressed, until the device has it for good. The store shows a write at once, and a form
 * that made way for it would lose what was typed if the device then refuses.
 */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value);
  if (isHeld) return held;
  if (held !== value) setHeld(value);
  return value;
}
