// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { parseLink, takeLink } from "./mailed-link.ts";

it.each([
  ["resetPassword", "password"],
  ["verifyEmail", "address"],
  ["verifyAndChangeEmail", "address"],
  ["recoverEmail", "change"],
  ["revertSecondFactorAddition", "change"],
])("a link of mode %s is about the %s", (mode, about) => {
  expect(parseLink(`?mode=${mode}&oobCode=c0de&apiKey=key&lang=en`)).toEqual({ about, code: "c0de" });
});

it.each(["", "?mode=resetPassword", "?mode=resetPassword&oobCode=", "?oobCode=c0de", "?mode=toString&oobCode=c0de"])(
  "%j is not a link",
  (search) => {
    expect(parseLink(search)).toBeNull();
  },
);

it("taking a link removes its code from the address", () => {
  history.replaceState(null, "", "/account/link?mode=verifyEmail&oobCode=one");
  expect(takeLink()).toEqual({ about: "address", code: "one" });
  expect(location.pathname + location.search).toBe("/account/link");
  expect(takeLink()).toBeNull();
});
