import { expect, it } from "vitest";
import { paymentsAYear } from "#domain/time/cadence.ts";
import { billsByCountry, typicalBills } from "./typical-bills.ts";

const countries = "US GB IE CA AU NZ DE AT CH FR ES IT NL BE SE NO DK FI PL PT IN JP BR MX ZA SG".split(" ");

it("has a list of bills for each supported country", () => {
  expect(Object.keys(billsByCountry).sort()).toEqual(countries.toSorted());
});

it.each([...countries, "elsewhere"])(
  "offers eight to ten different bills in %s, at known cadences, without amounts",
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

it.each([...countries, "elsewhere"])("starts with the one housing bill in %s", (country) => {
  expect(
    typicalBills(country)
      .map(({ isHousing }) => isHousing === true)
      .lastIndexOf(true),
  ).toBe(0);
});

it("uses local names", () => {
  expect(typicalBills("GB")).toContainEqual({ label: "TV licence", cadence: "yearly" });
  expect(typicalBills("de")).toContainEqual({ label: "Rundfunkbeitrag", cadence: "quarterly" });
});

it("offers the same generic list for all other countries", () => {
  expect(typicalBills("KE")).toEqual(typicalBills(""));
  expect(typicalBills("constructor")).toEqual(typicalBills("KE"));
});
