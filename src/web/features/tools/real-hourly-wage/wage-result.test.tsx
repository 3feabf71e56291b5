// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type Currency, minor } from "#domain/money/money.ts";
import { HourChart } from "./wage-result.tsx";

afterEach(cleanup);

const [none, cent] = [minor(0), minor(1)];

it("draws an hour that is worth one cent, with grid lines between cents", () => {
  const parts = { onPaper: cent, costs: none, commute: none, around: none, real: cent };
  render(<HourChart parts={parts} format={{ currency: "USD" as Currency, locale: "en-US" }} />);
  expect(screen.getByRole("figure")).toBeTruthy();
  expect(screen.getAllByText("$0.01").length).toBeGreaterThan(0);
});
