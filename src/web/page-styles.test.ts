import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const web = import.meta.dirname;
const sheets = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));

/** Print rules are not matched while the page is on screen. */
const withoutPrint = (css: string): string => css.replace(/@media print \{[\s\S]*?\n\}/g, "");

const isExpensive =
  /(?<![\w-])(html|:root|body)[^\s,{]*:has\(|:has\([^)]*(?<![\w)\]-]):(nth-|first-|last-|only-|not\()/;

describe("styles", () => {
  it.each(sheets)("%s uses no `:has` on the root element and none with an unqualified selector", (path) => {
    expect(withoutPrint(readFileSync(join(web, path), "utf8"))).not.toMatch(isExpensive);
  });

  it.each(["html:has(.bar) {", ":root:has(.a) b", "body.x:has(.a)", ".a:has(> :nth-child(3))"])(
    "detects %s",
    (rule) => {
      expect(rule).toMatch(isExpensive);
    },
  );

  it.each([".a:has(.b)", ".list > li:has(> .c:last-child)", ".a:has(:checked)"])("allows %s", (rule) => {
    expect(rule).not.toMatch(isExpensive);
  });
});
