// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type MoneyFormat, minor } from "#domain/money/money.ts";
import { bill, category, debt, income } from "#domain/plan/sample-household.ts";
import { weekOf } from "./week.fixture.ts";
import { noticeWords, YourWeek } from "./your-week.tsx";

describe("your week", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const incomes = [income(163_000)];
  const bills = [bill(30_000), bill(20_300, { id: "phone", label: "Phone" })];
  const categories = [category(62_200)];
  const shown = () => screen.getByRole("region", { name: "Your week" }).textContent;
  const whys = () => screen.queryAllByRole("button", { name: /^why/ }).map(({ textContent }) => textContent);

  describe("Your week", () => {
    it("links to the step of each unanswered figure and never shows zero for it", () => {
      render(<YourWeek {...weekOf({})} notices={[]} />);
      const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
      expect(links).toEqual([
        ["step 2: Money in", "/steps/2"],
        ["step 3: Bills", "/steps/3"],
        ["step 4: Everyday spending", "/steps/4"],
      ]);
      expect(shown()).not.toContain("$");
      expect(whys()).toEqual([]);
    });

    it("does not link to the step on screen", () => {
      const week = weekOf({ incomes });
      const stepLinks = { ...week.stepLinks, committed: { ...week.stepLinks.committed, isCurrent: true } };
      render(<YourWeek {...week} stepLinks={stepLinks} notices={[]} />);
      expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["step 4: Everyday spending"]);
      expect(shown()).toContain("Billsthis step");
    });

    it("explains each answered figure, and shows unanswered ones as such there too", () => {
      render(<YourWeek {...weekOf({ incomes, bills })} notices={[]} />);
      expect(whys()).toEqual(["why? Money in", "why? Bills, 2 so far", "why? Left so far"]);
      expect(shown()).toContain("−\u00a0$503.00");
      expect(shown()).toContain("Everyday spending: not yet");
      expect(shown()).not.toContain("$0.00");
    });

    it("counts debts as committed", () => {
      render(
        <YourWeek {...weekOf({ incomes, bills, debts: [debt(9_000, { minimum: minor(5_200) })] })} notices={[]} />,
      );
      expect(whys()).toContain("why? Bills and debts, 3 so far");
    });

    it("names a short week", () => {
      const { container } = render(
        <YourWeek {...weekOf({ incomes: [income(50_000)], bills, categories })} notices={[]} />,
      );
      expect(container.querySelector(".money--loss")?.textContent).toContain("−\u00a0$625.00");
      expect(shown()).toContain("Short each week");
    });

    it("is announced once typing pauses, and notices when they change", () => {
      const { rerender } = render(<YourWeek {...weekOf({ incomes })} notices={[]} />);
      rerender(<YourWeek {...weekOf({ incomes, bills, categories })} notices={["Pay varies."]} />);
      const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
      expect(announced()).toEqual(["", ""]);
      act(() => vi.advanceTimersByTime(1000));
      expect(announced()).toEqual(["Left to save: $505.00 a week", "Pay varies."]);
    });
  });
});

const format = { currency: "USD", locale: "en-US" } as MoneyFormat;
const amount = minor(12_345);

it("each notice states a fact with its figure and gives no advice", () => {
  const all = [
    noticeWords({ kind: "short", amount }, format),
    noticeWords({ kind: "debt-never-ends", id: "d", label: "Visa", amount }, format),
    noticeWords({ kind: "no-buffer", amount }, format),
    noticeWords({ kind: "only-irregular", amount }, format),
  ];
  for (const words of all) {
    expect(words).toContain("$123.45");
    expect(words).not.toMatch(/should|must|!/);
  }
});

it("a short week points to what the plan shows", () => {
  expect(noticeWords({ kind: "short", amount }, format)).toContain("Your plan shows what would cover it");
});
