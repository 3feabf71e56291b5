// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { currentDevice } from "./current-device.ts";
import { forgetAccount } from "./forget-account.ts";
import { rememberedOwner, rememberOwner } from "./owner.ts";

const erased = vi.hoisted(() => [] as string[]);

vi.mock("../device/repair.ts", () => ({
  eraseAll: async (name: string) => void erased.push(name),
  endRepair: async () => {},
}));

beforeEach(() => {
  erased.length = 0;
  rememberOwner({ uid: "maya" });
});

it("a hidden household is erased too, and its owner not remembered", async () => {
  currentDevice.set({ phase: "hidden", owner: { uid: "maya" } });
  await forgetAccount();
  expect(erased).toEqual(["weekfold.user.maya"]);
  expect(rememberedOwner()).toBe("anonymous");
});

it("its unsaved form fields are cleared too, and those of others stay", async () => {
  currentDevice.set({ phase: "hidden", owner: { uid: "maya" } });
  for (const uid of ["maya", "tom"]) sessionStorage.setItem(`typed.line-bills.${uid}`, "rent 1200");
  await forgetAccount();
  expect(Object.keys(sessionStorage)).toEqual(["typed.line-bills.tom"]);
});

it("the anonymous household stays", async () => {
  currentDevice.set({ phase: "hidden", owner: "anonymous" });
  await forgetAccount();
  expect(erased).toEqual([]);
});
