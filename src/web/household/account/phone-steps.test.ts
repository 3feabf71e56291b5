import { expect, it } from "vitest";
import { normalizeCode } from "./code-field.tsx";
import { isCode, isPhone, normalizePhone } from "./phone-steps.tsx";

it.each([
  ["+49 170 1234567", "+491701234567"],
  [" +1 (202) 555-0123 ", "+12025550123"],
  ["+44.7700/900123", "+447700900123"],
])("%j is a valid number, in any format", (typed, plain) => {
  expect(isPhone(typed)).toBe(true);
  expect(normalizePhone(typed)).toBe(plain);
});

it.each(["", "0170 1234567", "0049 170 1234567", "+49", "+0170123456", "call me"])(
  "%j is not a number with its country code",
  (typed) => {
    expect(isPhone(typed)).toBe(false);
  },
);

it("a code may be typed or pasted with spaces", () => {
  expect(normalizeCode(" 123 456\n")).toBe("123456");
  expect(isCode("123-456")).toBe(true);
  for (const typed of ["", "12345", "1234567", "12e456"]) expect(isCode(typed)).toBe(false);
});
