// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { recordOf } from "#sync/kinds/record.fixture.ts";
import type { AnyRecord } from "#sync/record.ts";
import { coupleRecords, figuresFrom, friday } from "#web/household/figures/figures.fixture.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { newId } from "#web/store/new-id.ts";
import { expense } from "#web/store/store.fixture.ts";
import { Between } from "./between.tsx";

const person = (id: string, type = "adult") => recordOf("person", { id, name: id, type });
const madeAgo = (minutes: number) => newId(friday - minutes * 60_000);

const show = (...records: readonly AnyRecord[]) => shown(figuresFrom(coupleRecords(...records)));

function shown({ household, saves, reviews, book, today, week }: Figures) {
  render(<Between {...{ household, saves, reviews, book, today, week }} />);
}

const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

afterEach(cleanup);

describe("between you two", () => {
  it("[BT1] shows the last five things with who, what, how much and when", () => {
    const lunch = expense(madeAgo(20), { day: "2026-11-13", amount: 1_240, payee: "Canteen", personId: "tom" });
    const more = [60, 70, 80, 90, 100].map((ago) => expense(madeAgo(ago), { day: "2026-11-13" }));
    show(lunch, ...more);
    expect(lines()).toHaveLength(5);
    expect(lines()[0]).toBe("Tom added Canteen$12.4011:40");
    expect(screen.getByRole("link", { name: "History" }).getAttribute("href")).toBe("/MyDashboard/history");
  });

  it("[BT5] shows a folded week with the marks of both", () => {
    show(recordOf("week-review", { id: "r", week: "2026-W45", decision: "saved", isFolded: true }));
    expect(lines()).toEqual(["You two folded week 45Sun 8"]);
    expect(screen.getByRole("listitem").querySelectorAll("svg")).toHaveLength(2);
  });

  it("[BT12] is called by how many they are", () => {
    const titled = () => screen.getByRole("heading", { level: 2 }).textContent;
    show();
    expect(titled()).toBe("Between you two");
    cleanup();
    show(person("ana"), person("kid", "child"));
    expect(titled()).toBe("Between all of you");
    cleanup();
    shown(figuresFrom(coupleRecords().filter(({ id }) => id !== "tom")));
    expect(titled()).toBe("Lately");
  });

  it("[BT7] says so where nothing was done, and needs no mark for a third person", () => {
    show();
    expect(screen.getByText("Nothing in the last weeks. What you record shows here.")).toBeTruthy();
    cleanup();
    show(person("zoe"), expense(madeAgo(5), { day: "2026-11-13", personId: "zoe", payee: "Zoo" }));
    expect(lines()).toEqual(["zoe added Zoo$1.0011:55"]);
    expect(screen.getByRole("listitem").querySelector("svg")).toBeNull();
  });

  it("[BT10] forgets what is deleted while it shows", async () => {
    const lunch = expense(madeAgo(20), { day: "2026-11-13", payee: "Canteen" });
    const { household, saves, reviews, book, today, week } = figuresFrom(coupleRecords(lunch));
    const { rerender } = render(<Between {...{ household, saves, reviews, book, today, week }} />);
    expect(lines()).toHaveLength(1);
    await act(async () => rerender(<Between {...figuresFrom(coupleRecords({ ...lunch, deleted: true }))} />));
    expect(lines()).toEqual([]);
  });
});
