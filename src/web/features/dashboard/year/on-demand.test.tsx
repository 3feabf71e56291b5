// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ToastProvider } from "#web/ui/toast.tsx";
import { useOnDemand } from "./on-demand.ts";

afterEach(cleanup);

function Opener({ load }: { load: () => Promise<{ words: string }> }) {
  const [part, want] = useOnDemand(load);
  return (
    <button type="button" onClick={() => void want()}>
      {part ? part.words : "Open"}
    </button>
  );
}

it("[YS13] says that a part did not load, and asks for it again with the next press", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({ words: "It is here" });
  render(
    <ToastProvider>
      <Opener load={load} />
    </ToastProvider>,
  );
  const press = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Open" })));
  await press();
  expect(screen.getByText(/did not load/)).toBeTruthy();
  await press();
  expect(screen.getByText("It is here")).toBeTruthy();
});
