import { encode } from "uqr";

/** As scanners want it: as wide as four of its squares. */
const quietZone = 4;

export interface QrDrawing {
  /** How many squares wide and high, with the quiet zone. */
  size: number;
  /** The dark squares, as one path. */
  path: string;
}

/** A text as a square code. */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  return { size, path: data.map(rowPath).join("") };
}

/** Neighbours are drawn as one, because hairlines between them would confuse scanners. */
function rowPath(row: readonly boolean[], y: number): string {
  const marks = row.map((isDark) => (isDark ? "#" : " ")).join("");
  return [...marks.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
