import { useEffect, useMemo, useRef, useState } from "react";
import type { Bill } from "#domain/household/household.ts";
import type { DueItem } from "#domain/spending/due-items.ts";
import { addDays, type Day } from "#domain/time/day.ts";

/** A bill on the day it is due. */
export interface BillDue {
  bill: Bill;
  day: Day;
}

export interface Paying {
  today: Day;
  /** The bill whose payment is being told. */
  opened: BillDue | undefined;
  open: (due: BillDue) => void;
  close: () => void;
}

/** Further ahead nobody has paid yet. */
const daysAhead = 14;

export const mayBePaid = (item: DueItem, today: Day): item is DueItem & { kind: "bill" } =>
  item.kind === "bill" && !item.isRecorded && item.day <= addDays(today, daysAhead);

export function usePaying(today: Day): Paying {
  const [opened, open] = useState<BillDue>();
  useKeyboardBack(opened !== undefined);
  return useMemo(() => ({ today, opened, open, close: () => open(undefined) }), [today, opened]);
}

export const billsHeadingId = "bills";

/** A bill that was paid takes the button it was opened by with it: then the keyboard goes to the section's heading. */
function useKeyboardBack(isOpen: boolean) {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    if (isLost) document.getElementById(billsHeadingId)?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
}
