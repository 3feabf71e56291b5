import { plain } from "./row-text.ts";

/** How banks begin the lines below or between the entries that are none: sums, balances, and what was printed when. */
const beginnings =
  /^(?:(?:grand |sub ?)?totals?|sums?|summe|gesamt|zwischensumme|saldo|(?:end|anfangs|neuer |alter )saldo|kontostand|(?:opening |closing |ending |beginning |current |available )?balance|solde|totaal|(?:begin|eind)saldo|somme|suma|importe total|end of)\b/;

/** Whether a row without a day is one of those. */
export function isSumRow(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell.trim() !== "");
  return first !== undefined && beginnings.test(plain(first));
}
