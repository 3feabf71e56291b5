import { expect, it } from "vitest";
import { paths } from "#web/paths.ts";
import { hasTabBar } from "./nav-items.ts";

it.each([paths.dashboard, paths.spending, paths.goals, `${paths.account}/security`])("%s has a tab bar", (path) => {
  expect(hasTabBar(path)).toBe(true);
});

it.each([paths.intake, `${paths.intake.toLowerCase()}/`, paths.home, paths.about])("%s has no tab bar", (path) => {
  expect(hasTabBar(path)).toBe(false);
});
