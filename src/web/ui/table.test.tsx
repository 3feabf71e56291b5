// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Table } from "./table.tsx";

afterEach(cleanup);

describe("Table", () => {
  it("has a caption, column and row headers, and a total at the end", () => {
    render(
      <Table
        caption="By category"
        columns={[
          { key: "name", label: "Category" },
          { key: "spent", label: "Spent", align: "end" },
        ]}
        rows={[{ id: "food", cells: { name: "Groceries", spent: "$114.20" } }]}
        foot={{ name: "Everyday", spent: "$349.80" }}
      />,
    );
    const table = screen.getByRole("table", { name: "By category" });
    expect(within(table).getByRole("columnheader", { name: "Spent" }).className).toBe("table-end");
    expect(within(table).getByRole("rowheader", { name: "Groceries" })).toBeTruthy();
    expect(within(table).getByRole("cell", { name: "$349.80" }).closest("tfoot")).toBeTruthy();
  });

  it("is no tab stop while it fits", () => {
    render(<Table caption="Fits" columns={[{ key: "a", label: "A" }]} rows={[]} />);
    expect(screen.getByRole("region", { name: "Fits" }).getAttribute("tabindex")).toBeNull();
  });
});
