import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const web = import.meta.dirname;
const sheets = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));

/** Print is a moment of its own: its rules are not asked while the page is looked at. */
const withoutPrint = (css: string): string => css.replace(/@media print \{[\s\S]*?\n\}/g, "");

const asksThePage =
  /(?<![\w-])(html|:root|body)[^\s,{]*:has\(|:has\([^)]*(?<![\w)\]-]):(nth-|first-|last-|only-|not\()/;

describe("[CH8] styles", () => {
  it.each(sheets)("%s asks neither the whole page what it holds nor about any element at all", (path) => {
    expect(withoutPrint(readFileSync(join(web, path), "utf8"))).not.toMatch(asksThePage);
  });

  it.each(["html:has(.bar) {", ":root:has(.a) b", "body.x:has(.a)", ".a:has(> :nth-child(3))"])("know %s", (rule) => {
    expect(rule).toMatch(asksThePage);
  });

  it.each([".a:has(.b)", ".list > li:has(> .c:last-child)", ".a:has(:checked)"])("let %s be", (rule) => {
    expect(rule).not.toMatch(asksThePage);
  });
});
