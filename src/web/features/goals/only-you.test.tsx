// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { privateSpaces } from "#web/household/commands/own-space.ts";
import {
  button,
  choose,
  dialog,
  field,
  fill,
  goal,
  leave,
  names,
  openGoals,
  plain,
  press,
  row,
  shown,
  submit,
} from "./open-goals.fixture.tsx";

afterEach(leave);

async function openWithOwn(isFull?: () => boolean) {
  const opened = await openGoals([goal("a")], isFull);
  const own = () => privateSpaces(opened.store.state.get())[0]?.of;
  await press("New goal");
  await shown();
  await fill({ Whose: "only-me", Name: "Surprise", Target: "500" });
  return { ...opened, own };
}

const section = () => document.querySelector(".goals-own");

describe("a private goal", () => {
  it("goes into the private space, and is listed apart from the shared goals", async () => {
    const { of, own } = await openWithOwn();
    expect(dialog().textContent).toContain("Nobody else sees it");
    expect(() => field("Place in line")).toThrow();
    expect(dialog().textContent).not.toContain("Where its money comes from");
    await submit();
    expect([
      of().goal.size,
      own()!
        .goal.list()
        .map(({ label, target }) => [label, target]),
    ]).toEqual([1, [["Surprise", 50_000]]]);
    expect(own()!.goal.list()[0]).not.toHaveProperty("ownerIds");
    expect(names()).toEqual(["Goal a", "Surprise"]);
    expect([section()!.contains(row("Surprise")), section()!.contains(row("Goal a"))]).toEqual([true, false]);
    await press("Undo");
    expect([names(), section()]).toEqual([["Goal a"], null]);
  });

  it("takes saves, withdrawals, edits and a deletion in its own space, with undo", async () => {
    const { of, own, store } = await openWithOwn();
    await submit();
    await choose("Surprise", "Save toward it");
    await shown();
    await fill({ "Set aside": "nothing" });
    await submit();
    expect(dialog().textContent).toContain("doesn’t read as an amount");
    await fill({ "Set aside": "120" });
    await submit();
    expect(plain(row("Surprise").textContent)).toContain("Surprise$120 why?");
    await choose("Surprise", "Take money out");
    await shown();
    await fill({ "Take out": "20" });
    await submit();
    expect(plain(row("Surprise").textContent)).toContain("Surprise$100 why?");
    await choose("Surprise", "Edit");
    await shown();
    expect(() => field("Whose")).toThrow();
    await fill({ Target: "400" });
    await submit();
    expect(own()!.goal.list()[0]).toMatchObject({ target: 40_000 });
    await choose("Surprise", "Delete");
    expect(names()).toEqual(["Goal a"]);
    await act(async () => void (await store.undo()));
    expect(names()).toEqual(["Goal a", "Surprise"]);
    expect([of().save.size, of().withdrawal.size, own()!.save.size, own()!.withdrawal.size]).toEqual([0, 0, 1, 1]);
  });

  it("stays in the form when the device is full", async () => {
    const { own } = await openWithOwn(() => true);
    await submit();
    expect(own()).toBeUndefined();
    expect(plain(dialog().textContent)).toContain("What you typed is still here.");
    expect(field("Name").value).toBe("Surprise");
    expect(button("Add", dialog())).toBeTruthy();
  });
});
