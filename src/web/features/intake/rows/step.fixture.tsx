import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { vi } from "vitest";
import type { Answers, Part } from "#domain/intake/answers.ts";
import type { AnyRecord } from "#sync/record.ts";
import { memoryDatabase } from "#web/store/device/memory-database.ts";
import type { DeviceStore } from "#web/store/device-store.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { openStoreOn } from "#web/store/store.fixture.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { draftOn, now } from "../draft/draft.fixture.ts";
import { addingRows } from "../draft/draft-commands.ts";
import { type Intake, IntakeProvider, useDraft } from "../draft/use-draft.tsx";
import type { StepProps } from "./row-types.ts";

/** A rendered step with its own device. */
export interface OpenStep {
  store: DeviceStore;
  /** The step's current draft. */
  intake(): Intake;
  answers(part: Part): Answers[];
  /** Rerenders the step with other props. */
  give(props: Partial<StepProps>): void;
  leave(): void;
}

/** `isFull` simulates a device without free storage. */
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
        <Step onNext={() => {}} fieldToOpen={null} incompleteRows={new Set()} {...given} />
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

/** The texts of the folded rows. */
export const rowsInWords = (list: string): string[] =>
  screen.queryByRole("list", { name: list })
    ? [...screen.getByRole("list", { name: list }).querySelectorAll(".folded-row-words")].map(
        ({ textContent }) => textContent,
      )
    : [];

export const adds = (open: OpenStep, part: Part, rows: readonly Answers[]) =>
  act(async () => void (await open.intake().add(part, rows)));

type Rows = Partial<Record<Part, readonly Answers[]>>;

/** Renders a step for a household with these rows, on Friday 13 November 2026. */
export async function showStep(Step: ComponentType<StepProps>, rows: Rows = {}, ...records: readonly AnyRecord[]) {
  vi.useFakeTimers({ toFake: ["Date"], now });
  const draft = await draftOn(...records);
  for (const [part, answers] of Object.entries(rows))
    await draft.run(
      addingRows(
        part as Part,
        0,
        answers.map((one, at) => ({ draftId: `${part}-${at}`, answers: one })),
      ),
    );
  const store = draft.store as never;
  currentDevice.set({ phase: "open", owner: "anonymous", store });
  const onGoOn = vi.fn();
  render(
    <ToastProvider>
      <Shown Step={Step} onGoOn={onGoOn} />
    </ToastProvider>,
  );
  const typed = (part: Part) =>
    draft
      .rows()
      .filter((row) => row.part === part && !row.isRemoved)
      .map(({ answers }) => answers);
  return { ...draft, typed, onGoOn };
}

function Shown({ Step, onGoOn }: { Step: ComponentType<StepProps>; onGoOn: () => void }) {
  return (
    <IntakeProvider intake={useDraft()}>
      <Step onNext={onGoOn} fieldToOpen={null} incompleteRows={new Set()} />
    </IntakeProvider>
  );
}

export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));

export const field = (label: string | RegExp): HTMLInputElement => screen.getByLabelText(label);

export const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
