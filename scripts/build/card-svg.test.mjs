import fc from "fast-check";
import { expect, it } from "vitest";
import { cardSvg, wrapped } from "./card-svg.mjs";

it("a card says the article’s topic and title, with what XML would take for its own marked", () => {
  const svg = cardSvg({ title: "Save & spend <well>", topic: "Goals" });
  expect(svg).toContain('width="1200" height="630"');
  expect(svg).toContain(">Goals</text>");
  expect(svg).toContain(">Save &amp; spend &lt;well></text>");
});

it("a card’s lines hold every word in its order, and none is longer than there is room for", () => {
  expect(wrapped("Pick the method first, then the app", 12)).toEqual(["Pick the", "method", "first, then", "the app"]);
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }).map((list) => list.join(" "));
  fc.assert(
    fc.property(words, (text) => {
      expect(wrapped(text, 12).join(" ")).toBe(text);
      for (const line of wrapped(text, 12)) expect(line.length).toBeLessThanOrEqual(12);
    }),
  );
});
