import { encode } from "uqr";

/** Scanners need a light margin of four modules. */
const quietZone = 4;

interface QrDrawing {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** One SVG path over all dark modules. */
  path: string;
}

/** Encodes a text as a QR code. */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  return { size, path: data.map(rowPath).join("") };
}

/** Draws adjacent modules as one run, because hairlines between them confuse scanners. */
function rowPath(row: readonly boolean[], y: number): string {
  const marks = row.map((isDark) => (isDark ? "#" : " ")).join("");
  return [...marks.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}
