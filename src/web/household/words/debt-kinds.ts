import type { DebtKind } from "#domain/household/household.ts";
import { debtKinds } from "#domain/intake/choices.ts";

export const debtKindNames: Readonly<Record<DebtKind, string>> = {
  card: "Credit card",
  student: "Student loan",
  car: "Car loan",
  mortgage: "Mortgage",
  personal: "Personal loan",
  family: "Family or friends",
  other: "Something else",
};

export const debtKindOptions = debtKinds.map((value) => ({ value, label: debtKindNames[value] }));
