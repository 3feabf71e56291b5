import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import type { Answers, Part } from "#domain/intake/answers.ts";
import { memoryDatabase } from "#web/store/device/memory-database.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import { openStoreOn } from "#web/store/open-store.fixture.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { type Intake, IntakeProvider, useDraft } from "../draft/use-draft.tsx";
import type { StepProps } from "./row-types.ts";

/** A step on a device of its own, and ways to see what it holds. */
export interface OpenStep {
  store: DeviceStore;
  /** The draft as the step has it now. */
  intake(): Intake;
  answers(part: Part): Answers[];
  /** Shows the step with other props. */
  give(props: Partial<StepProps>): void;
  leave(): void;
}

/** `isFull` tells whether the device has no room left. */
export async function openStep(
  Step: ComponentType<StepProps>,
  props: Partial<StepProps> = {},
  isFull = () => false,
): Promise<OpenStep> {
  const store = await openStoreOn(memoryDatabase(), isFull);
  currentDevice.set({ phase: "open", owner: "anonymous", store });
  let shown: Intake | undefined;
  const See = (given: Partial<StepProps>) => {
    shown = useDraft();
    return (
      <IntakeProvider intake={shown}>
        <Step onGoOn={() => {}} wanted={null} askedFor={new Set()} {...given} />
      </IntakeProvider>
    );
  };
  const screenOf = (given: Partial<StepProps>) => (
    <ToastProvider>
      <See {...given} />
    </ToastProvider>
  );
  const { rerender, unmount } = render(screenOf(props));
  return {
    store,
    intake: () => shown!,
    answers: (part) => shown!.rowsOf(part).map(({ answers }) => answers),
    give: (given) => rerender(screenOf({ ...props, ...given })),
    leave: unmount,
  };
}

/** The rows as they are folded, in words. */
export const rowsInWords = (list: string): string[] =>
  screen.queryByRole("list", { name: list })
    ? [...screen.getByRole("list", { name: list }).querySelectorAll(".folded-row-words")].map(
        ({ textContent }) => textContent,
      )
    : [];

export const adds = (open: OpenStep, part: Part, rows: readonly Answers[]) =>
  act(async () => void (await open.intake().add(part, rows)));
