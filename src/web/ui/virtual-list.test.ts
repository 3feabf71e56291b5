import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LineGroups, lineAt, lineOfItem, linesOf, linesToDraw, topOfLine } from "./virtual-list.ts";

/** Groups of these sizes. */
function groupsOf(sizes: readonly number[], itemHeight = 48, headHeight = 42): LineGroups {
  let count = 0;
  const starts = Int32Array.from(sizes, (size) => {
    count += size;
    return count - size;
  });
  return { starts, count, itemHeight, headHeight };
}

const anyGroups = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 40 }),
    fc.integer({ min: 1, max: 90 }),
    fc.integer({ min: 1, max: 90 }),
  )
  .map(([sizes, item, head]) => groupsOf(sizes, item, head));

const heightOf = (groups: LineGroups) => topOfLine(groups, linesOf(groups));

describe("lines of two heights", () => {
  it("[ES1] are a heading and its items, group by group", () => {
    const groups = groupsOf([2, 1]);
    expect(Array.from({ length: linesOf(groups) }, (_, line) => lineAt(groups, line))).toEqual([
      { kind: "head", group: 0 },
      { kind: "item", group: 0, index: 0 },
      { kind: "item", group: 0, index: 1 },
      { kind: "head", group: 1 },
      { kind: "item", group: 1, index: 2 },
    ]);
    expect([0, 1, 2, 3, 4, 5].map((line) => topOfLine(groups, line))).toEqual([0, 42, 90, 138, 180, 228]);
  });

  it("[ES1] stand one below the other, every item in one line of its own", () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        let top = 0;
        const seen: number[] = [];
        for (let line = 0; line < linesOf(groups); line++) {
          expect(topOfLine(groups, line)).toBe(top);
          const at = lineAt(groups, line);
          top += at.kind === "head" ? groups.headHeight : groups.itemHeight;
          if (at.kind === "item") expect(lineOfItem(groups, at.index)).toBe(line);
          if (at.kind === "item") seen.push(at.index);
        }
        expect(seen).toEqual(Array.from({ length: groups.count }, (_, index) => index));
        expect(heightOf(groups)).toBe(top);
      }),
    );
  });

  it("[ES2] are drawn wherever they can be seen, each once and in order, with those that must stay", () => {
    const kept = fc.array(fc.integer({ min: -2, max: 1_300 }), { maxLength: 3 });
    fc.assert(
      fc.property(anyGroups, fc.integer(), fc.nat({ max: 2_000 }), kept, (groups, somewhere, size, stay) => {
        const from = somewhere % (heightOf(groups) + 500);
        const drawn = linesToDraw(groups, from, from + size, stay);
        expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b));
        for (let line = 0; line < linesOf(groups); line++) {
          const isSeen = topOfLine(groups, line) <= from + size && topOfLine(groups, line + 1) > from;
          if (isSeen || stay.includes(line)) expect(drawn).toContain(line);
        }
        const most = 2 + Math.ceil(size / Math.min(groups.itemHeight, groups.headHeight)) + stay.length;
        expect(drawn.length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it("[ES2] are all reached by going down in steps, none is skipped", () => {
    fc.assert(
      fc.property(anyGroups, fc.integer({ min: 1, max: 700 }), (groups, step) => {
        const reached = new Set<number>();
        for (let top = 0; top <= heightOf(groups); top += step)
          for (const line of linesToDraw(groups, top, top + step, [])) reached.add(line);
        expect(reached.size).toBe(linesOf(groups));
      }),
    );
  });

  it("[ES2] are few of very many, and none where there are none", () => {
    const groups = groupsOf(Array.from({ length: 20_000 }, () => 5));
    expect(linesToDraw(groups, 2_000_000, 2_000_900, [0]).length).toBeLessThan(25);
    expect(linesToDraw(groupsOf([]), 0, 900, [0])).toEqual([]);
  });
});
