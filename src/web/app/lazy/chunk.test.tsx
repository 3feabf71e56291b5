// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Chunk, ChunkLoadError, createChunk } from "./chunk.ts";
import { lazyDialog } from "./lazy-dialog.tsx";
import { lazySection } from "./lazy-section.tsx";
import { SectionBoundary } from "./section-boundary.tsx";
import { onIntent } from "./use-chunk.ts";

interface Piece {
  Piece: ComponentType<{ onClose: () => void }>;
}

let isDown = true;
let asked = 0;

const piece: Piece = {
  Piece: ({ onClose }) => (
    <button type="button" onClick={onClose}>
      It is here
    </button>
  ),
};

const flaky = (): Chunk<Piece> =>
  createChunk<Piece>("flaky", {
    files: () => [],
    importModule: async () => {
      asked++;
      if (isDown) throw new Error("offline");
      return piece;
    },
  });

beforeEach(() => {
  [isDown, asked] = [true, 0];
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

it("a section that does not load shows it in place, leaves the rest alone, and can be retried", async () => {
  const Section = lazySection(flaky(), (module) => module.Piece);
  render(
    <>
      <input aria-label="Elsewhere" />
      <Section onClose={() => {}} />
    </>,
  );
  fireEvent.input(screen.getByLabelText("Elsewhere"), { target: { value: "typed" } });
  await settle();
  expect(screen.getByRole("alert").textContent).toContain("Loading failed");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle();
  expect(asked).toBe(2);
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await settle();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("It is here")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByText("It is here"));
  expect(screen.getByLabelText<HTMLInputElement>("Elsewhere").value).toBe("typed");
});

it("a dialog that does not load shows it in a dialog that can be closed, and the next click fetches again", async () => {
  const Piece = lazyDialog(flaky(), (module) => module.Piece, "A week");
  const Opener = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Piece onClose={() => setOpen(false)} />}
      </>
    );
  };
  render(<Opener />);
  fireEvent.click(screen.getByText("Open"));
  await settle();
  expect(screen.getByRole("dialog", { name: "A week" }).textContent).toContain("Loading failed");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await settle();
  expect(screen.queryByRole("dialog")).toBeNull();
  isDown = false;
  fireEvent.click(screen.getByText("Open"));
  await settle();
  expect(screen.getByText("It is here")).toBeTruthy();
});

it("a failure is logged once as a ChunkLoadError, and a failed prefetch is not logged", async () => {
  const chunk = flaky();
  onIntent(chunk).onFocus();
  await settle();
  expect(console.error).not.toHaveBeenCalled();
  await expect(chunk.load()).rejects.toBeInstanceOf(ChunkLoadError);
  expect(asked, "hovering and pressing are one intent").toBe(1);
  expect(vi.mocked(console.error).mock.calls).toMatchObject([
    [{ message: "Loading chunk flaky failed. (error: flaky)" }],
  ]);
  await expect(chunk.load()).rejects.toBeInstanceOf(ChunkLoadError);
  expect(asked, "the next press is a real attempt").toBe(2);
});

it("a section that throws takes down only itself and can be retried", () => {
  let isBroken = true;
  const Section = () => {
    if (isBroken) throw new Error("a bug");
    return <h2 tabIndex={-1}>Goals</h2>;
  };
  const silence = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener("error", silence);
  render(
    <>
      <SectionBoundary>
        <Section />
      </SectionBoundary>
      <p>The rest</p>
    </>,
    { onCaughtError: () => {} },
  );
  expect(screen.getByText("The rest")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("Something went wrong in this part of the page");
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("Goals")).toBeTruthy();
  window.removeEventListener("error", silence);
});
