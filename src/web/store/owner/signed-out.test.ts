import { expect, it } from "vitest";
import { hasSignedOut, markSignedOut } from "./signed-out.ts";

/** A minimal cookie jar. */
function page() {
  let jar = "theme=dark";
  return {
    get cookie() {
      return jar;
    },
    set cookie(text: string) {
      const [pair = ""] = text.split(";");
      const rest = jar.split("; ").filter((one) => one !== "" && !one.startsWith(`${pair.split("=")[0]}=`));
      jar = [...rest, ...(text.includes("Max-Age=0") ? [] : [pair])].join("; ");
    },
  };
}

it("[HG26] an account that signed out is not reopened from a tab's memory, but is after another sign-in", () => {
  const here = page();
  expect(hasSignedOut(here, "maya", undefined)).toBe(false);
  markSignedOut(here, "maya/of; ours");
  expect(hasSignedOut(here, "maya/of; ours", undefined)).toBe(true);
  expect(hasSignedOut(here, "tom", undefined)).toBe(false);
  expect(hasSignedOut(here, "maya/of; ours", "another")).toBe(false);
  expect(hasSignedOut(here, "maya/of; ours", undefined)).toBe(false);
});

it("[HG26] the marker expires and contains only hashes", () => {
  const written: string[] = [];
  const here = {
    get cookie() {
      return "";
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  markSignedOut(here, "maya");
  expect(written).toEqual([expect.stringMatching(/^signed_out=[0-9a-z]+\/[0-9a-z]+;.* Max-Age=20$/)]);
});
