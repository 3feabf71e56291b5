import { expect, it } from "vitest";
import { countryOf, phoneCodes } from "./phone-codes.ts";

it.each([
  ["+12025550123", "+1"],
  ["+79161234567", "+7"],
  ["+491701234567", "+49"],
  ["+447700900123", "+44"],
  ["+353851234567", "+353"],
  ["+2341234567890", "+234"],
  ["+8801712345678", "+880"],
  ["+971501234567", "+971"],
])("[ID44] counts %s for %s", (phone, country) => {
  expect(countryOf(phone)).toBe(country);
});

it("[ID44] texts nobody in a country to which too much was texted", async () => {
  const asked: string[] = [];
  const attempts = {
    take: async (name: string) => (asked.push(name) === 2 ? 1_000 : 0),
    forgive: async () => {},
  };
  const parts = { secret: "s", now: () => 0, attempts, text: () => Promise.reject(new Error("texted")) };
  const codes = phoneCodes({ ...parts, authOf: () => Promise.reject(new Error("no code is made")) as never });
  await codes.send("sign-in", "+8801712345678", "maya");
  expect(asked).toEqual(["text +8801712345678", "text to +880"]);
});
