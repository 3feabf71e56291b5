// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";

function Sample({ dismissable = false }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="Leave" dismissable={dismissable} onClose={() => setOpen(false)}>
        <p>Words</p>
      </Dialog>
    </StrictMode>
  );
}

function openDialog(): HTMLElement {
  screen.getByText("Open").focus();
  fireEvent.click(screen.getByText("Open"));
  return screen.getByRole("dialog", { name: "Leave" });
}

afterEach(cleanup);

describe("Dialog", () => {
  it("opens as a modal named by its title", () => {
    render(<Sample />);
    expect((openDialog() as HTMLDialogElement).open).toBe(true);
  });

  it("restores the focus to the element that opened it", () => {
    render(<Sample />);
    openDialog();
    screen.getByRole("button", { name: "Close" }).focus();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByText("Open"));
  });

  it("does not move the focus if it is elsewhere by then", () => {
    render(
      <>
        <Sample />
        <input aria-label="Elsewhere" />
      </>,
    );
    const dialog = openDialog();
    const elsewhere = screen.getByLabelText("Elsewhere");
    elsewhere.focus();
    fireEvent.click(dialog.querySelector("button")!);
    expect(document.activeElement).toBe(elsewhere);
  });

  it("closes when the browser closes it on Escape", () => {
    render(<Sample />);
    const dialog = openDialog() as HTMLDialogElement;
    dialog.open = false;
    fireEvent(dialog, new Event("close"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("closes by a press on the backdrop only if that is allowed", () => {
    const { rerender } = render(<Sample />);
    fireEvent.click(openDialog());
    expect(screen.getByRole("dialog")).toBeTruthy();
    rerender(<Sample dismissable />);
    fireEvent.click(screen.getByText("Words"));
    expect(screen.getByRole("dialog")).toBeTruthy();
    fireEvent.click(screen.getByRole("dialog"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
