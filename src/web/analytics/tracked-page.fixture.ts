import { vi } from "vitest";
import { comeTo } from "./page.fixture.ts";

/** A page with a tag, come to and drawn. */
export async function openTracked(address: string) {
  comeTo(address, { analyticsId: "G-1" });
  const [{ beginTracking }, { viewed }, { navigate, browserLocation }, { choose }, { happened }] = [
    await import("./begin-tracking.ts"),
    await import("./page-views.ts"),
    await import("#web/platform/router/browser-location.ts"),
    await import("./consent/consent.ts"),
    await import("./happenings.ts"),
  ];
  const draw = () => viewed(browserLocation());
  beginTracking();
  draw();
  await settle();
  const go = async (to: string) => {
    navigate(to);
    draw();
    await settle();
  };
  const answer = async (choice: "granted" | "refused") => {
    choose(choice);
    await settle();
  };
  return { go, answer, happened };
}

/** Until what was asked for has been fetched. */
export const settle = async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 5));
};
