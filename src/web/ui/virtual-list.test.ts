import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LineGroups, lineAt, lineCount, lineOfItem, linesToRender, topOfLine } from "./virtual-list.ts";

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

const heightOf = (groups: LineGroups) => topOfLine(groups, lineCount(groups));

describe("lines of two heights", () => {
  it("are a heading and its items, group by group", () => {
    const groups = groupsOf([2, 1]);
    expect(Array.from({ length: lineCount(groups) }, (_, line) => lineAt(groups, line))).toEqual([
      { kind: "head", group: 0 },
      { kind: "item", group: 0, index: 0 },
      { kind: "item", group: 0, index: 1 },
      { kind: "head", group: 1 },
      { kind: "item", group: 1, index: 2 },
    ]);
    expect([0, 1, 2, 3, 4, 5].map((line) => topOfLine(groups, line))).toEqual([0, 42, 90, 138, 180, 228]);
  });

  it("follow each other, every item in a line of its own", () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        let top = 0;
        const seen: number[] = [];
        for (let line = 0; line < lineCount(groups); line++) {
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

  it("are rendered wherever they are visible, each once and in order, with those that must stay", () => {
    const kept = fc.array(fc.integer({ min: -2, max: 1_300 }), { maxLength: 3 });
    fc.assert(
      fc.property(anyGroups, fc.integer(), fc.nat({ max: 2_000 }), kept, (groups, somewhere, size, stay) => {
        const from = somewhere % (heightOf(groups) + 500);
        const rendered = linesToRender(groups, from, from + size, stay);
        expect(rendered).toEqual([...new Set(rendered)].sort((a, b) => a - b));
        for (let line = 0; line < lineCount(groups); line++) {
          const isSeen = topOfLine(groups, line) <= from + size && topOfLine(groups, line + 1) > from;
          if (isSeen || stay.includes(line)) expect(rendered).toContain(line);
        }
        const most = 2 + Math.ceil(size / Math.min(groups.itemHeight, groups.headHeight)) + stay.length;
        expect(rendered.length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it("are all reached by scrolling down in steps, none is skipped", () => {
    fc.assert(
      fc.property(anyGroups, fc.integer({ min: 1, max: 700 }), (groups, step) => {
        const reached = new Set<number>();
        for (let top = 0; top <= heightOf(groups); top += step)
          for (const line of linesToRender(groups, top, top + step, [])) reached.add(line);
        expect(reached.size).toBe(lineCount(groups));
      }),
    );
  });

  it("are few of very many, and none if the list is empty", () => {
    const groups = groupsOf(Array.from({ length: 20_000 }, () => 5));
    expect(linesToRender(groups, 2_000_000, 2_000_900, [0]).length).toBeLessThan(25);
    expect(linesToRender(groupsOf([]), 0, 900, [0])).toEqual([]);
  });
});
