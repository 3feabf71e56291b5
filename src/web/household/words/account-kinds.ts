import type { AccountKind } from "#domain/household/household.ts";
import { accountKinds } from "#domain/intake/choices.ts";

export const accountKindNames: Readonly<Record<AccountKind, string>> = {
  checking: "Checking or current account",
  savings: "Savings",
  cash: "Cash",
  investment: "Investments",
  retirement: "Retirement",
  property: "Home or land",
  vehicle: "Car or other vehicle",
  other: "Something else",
};

export const accountKindOptions = accountKinds.map((value) => ({ value, label: accountKindNames[value] }));
