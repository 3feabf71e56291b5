import { expect, it } from "vitest";
import { paths } from "#web/paths.ts";
import { hasTabBar } from "./nav-items.ts";

it.each([paths.dashboard, paths.spending, paths.goals, `${paths.account}/security`])(
  "[IK60] %s has the rooms below",
  (path) => {
    expect(hasTabBar(path)).toBe(true);
  },
);

it.each([paths.intake, `${paths.intake.toLowerCase()}/`, paths.home, paths.about])("[IK60] %s has not", (path) => {
  expect(hasTabBar(path)).toBe(false);
});
