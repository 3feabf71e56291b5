// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Intake } from "./draft/use-draft.tsx";
import { useCurrentPage } from "./intake-draft.tsx";

afterEach(cleanup);

const typeProfile = vi.fn();
const intakeAt = (step?: string, hasChanges = true): Intake =>
  ({ lastFinished: null, hasChanges, typeProfile, profileAnswers: step ? { step } : {} }) as never;

it("stores the current page once there is a draft, and does not overwrite another person's page", () => {
  const { result, rerender } = renderHook(useCurrentPage, { initialProps: intakeAt(undefined, false) });
  expect(result.current).toBe("people");
  expect(typeProfile).not.toHaveBeenCalled();
  rerender(intakeAt());
  expect(typeProfile).toHaveBeenCalledExactlyOnceWith({ step: "people" });
  rerender(intakeAt("people"));
  rerender(intakeAt("goals"));
  expect(typeProfile).toHaveBeenCalledTimes(1);
});
