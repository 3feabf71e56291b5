import { expect, it } from "vitest";
import { codeProblem, normalizeCode } from "./code-field.tsx";

it("a code may be typed or pasted with spaces", () => {
  expect(normalizeCode(" 123 456\n")).toBe("123456");
  expect(codeProblem("app", " 123 456\n")).toBeUndefined();
  expect(codeProblem("backup", "ABCDE-FGH23")).toBeUndefined();
  expect(codeProblem("backup", "abcde fgh23")).toBeUndefined();
});

it.each(["", "12345", "1234567", "12a456", "abcde-fgh23"])(
  "%j is not a valid app code, and is rejected before it is sent",
  (typed) => {
    expect(codeProblem("app", typed)).toContain("six digits");
  },
);

it.each(["", "123456", "abcde-fgh2", "abcde-fgh2ü"])(
  "%j is not a valid backup code, and is rejected before it is sent",
  (typed) => {
    expect(codeProblem("backup", typed)).toContain("ten letters and digits");
  },
);
