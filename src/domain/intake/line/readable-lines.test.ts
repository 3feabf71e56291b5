import { expect, it } from "vitest";
import type { Asked, Part } from "../answers.ts";
import { readRow } from "../read-row.ts";
import { american, french, german, indian, japanese, swedish } from "./asked.fixture.ts";
import { readLine } from "./read-line.ts";

const people = [{ id: "maya", name: "Maya" }];

it.each<[Part, string, Asked]>([
  ["people", "Maya, Tom and Ada child 2019", american],
  ["incomes", "Maya clinic 1840 every two weeks, ceramics $800-$1,280 irregular, Maya 90 on the 25th", american],
  ["bills", "rent 1200, phone $35.50 monthly, energy about 80-120, water 80 to 120 quarterly due 1st", american],
  ["bills", "Miete 1.200,50, Handy 35,50 € monthly, Strom 80–120 Euro", german],
  ["bills", "loyer 1 200,50 €, téléphone 35,50", french],
  ["bills", "hyra 8 500 kr, el 99,-", swedish],
  ["bills", "家賃80000円、電気 ９０００", japanese],
  ["categories", "groceries 120 need, eating out 40 want, fun 1,00,000 yearly", indian],
  ["accounts", "savings 5200, car 8000-10000, checking -300, cash (20)", american],
  ["debts", "visa 3200 at 19.9% min 80, student loan 14000 4.5% 150 a month", american],
  ["debts", "Karte 3.200,50 19,9 % min 80", german],
  ["goals", "trip 4000 by June 2027 have 300, wedding 9000 by 2028", american],
  ["habits", "no-spend day twice a week, cook at home, walk daily", american],
])("[IL26] makes rows that are read without a question: %s %j", (part, line, asked) => {
  const rows = readLine(part, line, asked, people);
  expect(rows.length).toBeGreaterThan(0);
  for (const answers of rows) expect(readRow({ id: "row", part, answers }, asked)).toMatchObject({ ok: true });
});
