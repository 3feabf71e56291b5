import { expect, it } from "vitest";
import { paymentsAYear } from "#domain/time/cadence.ts";
import { billsByCountry, typicalBills } from "./typical-bills.ts";

const kept = "US GB IE CA AU NZ DE AT CH FR ES IT NL BE SE NO DK FI PL PT IN JP BR MX ZA SG".split(" ");

it("[IL30] keeps a list of bills for each country people were promised", () => {
  expect(Object.keys(billsByCountry).sort()).toEqual(kept.toSorted());
});

it.each([...kept, "elsewhere"])(
  "[IL30] offers eight to ten different bills in %s, at known cadences, without amounts",
  (country) => {
    const bills = typicalBills(country);
    const labels = bills.map(({ label }) => label);
    expect(bills.length).toBeGreaterThanOrEqual(8);
    expect(bills.length).toBeLessThanOrEqual(10);
    expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length);
    for (const label of labels) expect(label.trim()).toMatch(/^.{1,80}$/);
    for (const bill of bills) expect(Object.keys(paymentsAYear)).toContain(bill.cadence);
    for (const bill of bills) expect(bill).not.toHaveProperty("amount");
  },
);

it.each([...kept, "elsewhere"])("[IL30] begins with the one bill in %s that is the home", (country) => {
  expect(
    typicalBills(country)
      .map(({ isHousing }) => isHousing === true)
      .lastIndexOf(true),
  ).toBe(0);
});

it("[IL30] names what a country calls its own", () => {
  expect(typicalBills("GB")).toContainEqual({ label: "TV licence", cadence: "yearly" });
  expect(typicalBills("de")).toContainEqual({ label: "Rundfunkbeitrag", cadence: "quarterly" });
});

it("[IL30] offers the same plain list wherever no other is kept", () => {
  expect(typicalBills("KE")).toEqual(typicalBills(""));
  expect(typicalBills("constructor")).toEqual(typicalBills("KE"));
});
