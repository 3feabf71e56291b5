// @vitest-environment happy-dom

import { act, fireEvent } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { button, choose, goal, leave, names, openGoals, press } from "./open-goals.fixture.tsx";
import { placeAfterKey, placeAt, withCarried } from "./reorder.tsx";

afterEach(leave);

const three = [goal("a"), goal("b", { priority: 2 }), goal("c", { priority: 3 })];
const status = () => document.querySelector("[role=status]")!.textContent;
const grip = (label: string) => button(`Move ${label}`);
const key = async (label: string, ...keys: readonly string[]) => {
  // A browser turns these keys into a click; happy-dom does not.
  const isPress = (one: string) => one === " " || one === "Enter";
  for (const one of keys)
    await act(async () => void (isPress(one) ? fireEvent.click : fireEvent.keyDown)(grip(label), { key: one }));
  await act(async () => {});
};

/** happy-dom has no layout, so each row gets a mock position: 100 px each, in the order shown. */
const layOut = () => {
  for (const row of document.querySelectorAll<HTMLElement>("[data-goal]")) {
    row.getBoundingClientRect = () => {
      const at = [...document.querySelectorAll("[data-goal]")].indexOf(row);
      return { top: at * 100, bottom: at * 100 + 100 } as DOMRect;
    };
  }
};
const pointer = (type: string, clientY: number, on: EventTarget = document) =>
  act(async () => void fireEvent(on as Element, new PointerEvent(type, { clientY, button: 0, bubbles: true })));

describe("the order of goals", () => {
  it("is changed by space and arrow keys, announced at each step, and saved on drop", async () => {
    const { of } = await openGoals(three);
    await key("Goal a", " ");
    expect(status()).toContain("Goal a picked up, 1 of 3.");
    await key("Goal a", "ArrowDown", "ArrowDown", "ArrowDown");
    expect([status(), names()]).toEqual(["Goal a, 3 of 3.", ["Goal b", "Goal c", "Goal a"]]);
    expect(of().goal.get("a")!.priority).toBe(1);
    await key("Goal a", " ");
    expect(["a", "b", "c"].map((id) => of().goal.get(id)!.priority)).toEqual([3, 1, 2]);
    await press("Undo");
    expect(names()).toEqual(["Goal a", "Goal b", "Goal c"]);
  });

  it("is restored after Escape, and on blur", async () => {
    const { of } = await openGoals(three);
    await key("Goal c", "Enter", "Home", "Escape");
    expect([names()[0], status()]).toEqual(["Goal a", "Goal c stays where it was."]);
    await key("Goal c", " ", "ArrowUp");
    await act(async () => void fireEvent.blur(grip("Goal c")));
    expect(names()).toEqual(["Goal a", "Goal b", "Goal c"]);
    expect(of().goal.get("c")!.priority).toBe(3);
  });

  it("ignores arrow keys until a goal is picked up", async () => {
    await openGoals(three);
    await key("Goal a", "ArrowDown");
    expect(names()).toEqual(["Goal a", "Goal b", "Goal c"]);
  });

  it("follows a pointer, and is saved on release", async () => {
    const { of } = await openGoals(three);
    layOut();
    await pointer("pointerdown", 50, grip("Goal a"));
    await pointer("pointermove", 160);
    expect(names()).toEqual(["Goal b", "Goal a", "Goal c"]);
    await pointer("pointermove", 260);
    await pointer("pointerup", 260);
    await act(async () => {});
    expect(names()).toEqual(["Goal b", "Goal c", "Goal a"]);
    expect(of().goal.get("a")!.priority).toBe(3);
  });

  it("treats a tiny movement as a click that picks up, and the next click as a drop", async () => {
    await openGoals(three);
    layOut();
    const tap = async (from: number, to: number) => {
      await pointer("pointerdown", from, grip("Goal a"));
      await pointer("pointermove", to);
      await pointer("pointerup", to);
      await act(async () => void fireEvent.click(grip("Goal a")));
    };
    await tap(50, 52);
    expect(grip("Goal a").getAttribute("aria-pressed")).toBe("true");
    expect(document.body.textContent).toContain("Or drag it.");
    await key("Goal a", "ArrowDown");
    await tap(150, 150);
    expect([grip("Goal a").getAttribute("aria-pressed"), names()]).toEqual(["false", ["Goal b", "Goal a", "Goal c"]]);
    await tap(150, 260);
    expect([grip("Goal a").getAttribute("aria-pressed"), names()[2]]).toEqual(["false", "Goal a"]);
  });

  it("is restored when the pointer is canceled or Escape is pressed", async () => {
    const { of } = await openGoals(three);
    layOut();
    for (const end of ["pointercancel", "Escape"]) {
      await pointer("pointerdown", 50, grip("Goal a"));
      await pointer("pointermove", 260);
      if (end === "Escape") await act(async () => void fireEvent.keyDown(document, { key: "Escape" }));
      else await pointer(end, 0);
      expect([names()[0], of().goal.get("a")!.priority]).toEqual(["Goal a", 1]);
    }
  });

  it("can be changed by the menu of a row, which offers only possible moves", async () => {
    await openGoals(three);
    await choose("Goal b", "Move up");
    expect(names()).toEqual(["Goal b", "Goal a", "Goal c"]);
    await press("More for Goal b");
    const offered = [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent);
    expect(offered).toContain("Move down");
    expect(offered).not.toContain("Move up");
  });

  it("cannot be changed with a single goal", async () => {
    await openGoals([goal("a")]);
    expect(document.querySelector(".goal-grip")).toBeNull();
  });
});

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ top: at * 80, bottom: at * 80 + 80 }));

describe("the place of a dragged item", () => {
  it("is after every row whose middle lies above the pointer", () => {
    expect([-50, 39, 41, 130, 9_999].map((y) => placeAt(y, rows(3)))).toEqual([0, 0, 1, 2, 3]);
  });

  it("moves by one place or to an end by key, and stays inside the list", () => {
    expect(placeAfterKey("ArrowUp", 0, 3)).toBe(0);
    expect([placeAfterKey("End", 0, 3), placeAfterKey("Home", 2, 3), placeAfterKey("x", 0, 3)]).toEqual([
      2,
      0,
      undefined,
    ]);
  });

  it("loses and duplicates nothing, and keeps the order of the others", () => {
    const list = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (ids, which, where) => {
        const items = ids.map((id) => ({ id }));
        const id = ids[which % ids.length]!;
        const place = where % ids.length;
        const shown = withCarried(items, { id, place }).map((item) => item.id);
        expect(shown[place]).toBe(id);
        expect(shown.filter((one) => one !== id)).toEqual(ids.filter((one) => one !== id));
      }),
    );
  });
});
