import type { Cadence } from "#domain/time/cadence.ts";
import { type BillNames, billsByCountry, billsElsewhere } from "./bills-by-country.ts";

/** A bill to begin with. It has no amount: nobody here knows it. */
export interface TypicalBill {
  label: string;
  cadence: Cadence;
  categoryLabel?: string;
  isHousing?: boolean;
}

/** What homes of a country usually pay, the home itself first, then the more frequent. */
export function typicalBills(country: string): readonly TypicalBill[] {
  const code = country.trim().toUpperCase();
  return billsFrom(Object.hasOwn(billsByCountry, code) ? billsByCountry[code]! : billsElsewhere);
}

function billsFrom({ home = "Rent or mortgage", monthly, quarterly = [], yearly = [] }: BillNames): TypicalBill[] {
  const at = (cadence: Cadence, labels: readonly string[]) => labels.map((label) => ({ label, cadence }));
  const housing = { label: home, cadence: "monthly", categoryLabel: "Housing", isHousing: true } as const;
  return [housing, ...at("monthly", monthly), ...at("quarterly", quarterly), ...at("yearly", yearly)];
}
