import { encode } from "uqr";
import { expect, it } from "vitest";
import { qrDrawing } from "./qr-drawing.ts";

const text = "otpauth://totp/Weekfold:maya%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Weekfold";

/** The dark modules that a path draws. */
function darkOf(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step} ${y}`),
  );
}

it("the square code has every dark square of the standard’s, once, and nothing else", () => {
  const { data } = encode(text, { ecc: "M", border: 0 });
  const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x + 4} ${y + 4}`] : [])));
  const { path, size } = qrDrawing(text);
  expect(darkOf(path)).toEqual(expected);
  expect(size).toBe(data.length + 8);
});

it("the square code keeps four squares around it light", () => {
  const { path, size } = qrDrawing(text);
  const places = darkOf(path).flatMap((place) => place.split(" ").map(Number));
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
});
