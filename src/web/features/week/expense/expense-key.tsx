import { useEffect, useState } from "react";
import { KeyHint } from "#web/ui/key-hint.tsx";
import { onExpenseKey } from "./focus-expense.ts";

/** Stays as someone left it while they move between pages. */
let isWanted = true;

/** The key that leads to the amount. Pressing its hint switches it off: speech input would else press it unasked. */
export function ExpenseKey() {
  const [isOn, setOn] = useState(isWanted);
  useEffect(() => {
    isWanted = isOn;
    if (!isOn) return;
    document.addEventListener("keydown", onExpenseKey);
    return () => document.removeEventListener("keydown", onExpenseKey);
  }, [isOn]);
  return (
    <KeyHint
      label="The key n goes to the amount"
      title={isOn ? "Press n to go to the amount. Click here to switch the key off." : "The key n is off."}
      isOn={isOn}
      onSwitch={setOn}
    >
      n
    </KeyHint>
  );
}
