import { plain } from "./row-text.ts";

/** Money that goes out of the account, or comes in. */
export type Direction = "in" | "out";

const words: Record<Direction, string> = {
  out: `d dr db debit debits debet debito s soll lastschrift belastung ausgang ausgabe af afschrijving uit uitgave
    cargo salida depense retrait sortie out withdrawal`,
  in: `c cr credit credits credito kredit h haben gutschrift eingang einnahme bij bijschrijving inkomst
    abono entrada ingreso recette versement in deposit`,
};

const directions = new Map(
  (["out", "in"] as const).flatMap((direction) =>
    words[direction].split(/\s+/).map((word) => [word, direction] as const),
  ),
);

/** Which way a mark beside an amount says the money went: Af and Bij, S and H, Debit and Credit, − and +. */
export function directionOf(mark: string): Direction | undefined {
  const text = mark.trim();
  if (/^[-−–]$/.test(text)) return "out";
  if (text === "+") return "in";
  const word = plain(text);
  return (
    directions.get(word) ?? directions.get(word.replace(/^money |^paid (?=in|out)| (?:card|transfer|amount)$/g, ""))
  );
}
