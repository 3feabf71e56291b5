import { expect, it } from "vitest";
import { type MoneyFormat, minor } from "#domain/money/money.ts";
import { noticeWords } from "./week/your-week.tsx";

const format = { currency: "USD", locale: "en-US" } as MoneyFormat;
const amount = minor(12_345);

it("[IK6] each notice is a fact with its figure, and none is advice", () => {
  const all = [
    noticeWords({ kind: "short", amount }, format),
    noticeWords({ kind: "debt-never-ends", id: "d", label: "Visa", amount }, format),
    noticeWords({ kind: "no-buffer", amount }, format),
    noticeWords({ kind: "only-irregular", amount }, format),
  ];
  for (const words of all) {
    expect(words).toContain("$123.45");
    expect(words).not.toMatch(/should|must|!/);
  }
});

it("[IK64] a short week is told what comes next", () => {
  expect(noticeWords({ kind: "short", amount }, format)).toContain("Your plan shows what would cover it");
});
