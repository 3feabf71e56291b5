import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { vi } from "vitest";
import type { Answers, Part } from "#domain/intake/answers.ts";
import type { AnyRecord } from "#sync/record.ts";
import { currentDevice } from "#web/store/owner/current-device.ts";
import { ToastProvider } from "#web/ui/toast.tsx";
import { draftOn, now } from "../../draft/draft.fixture.ts";
import { addingRows } from "../../draft/draft-commands.ts";
import { IntakeProvider, useDraft } from "../../draft/use-draft.tsx";
import type { StepProps } from "../../rows/row-types.ts";

type Rows = Partial<Record<Part, readonly Answers[]>>;

/** A step on a household that holds these rows, on Friday 13 November 2026. */
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
      <Step onGoOn={onGoOn} wanted={null} askedFor={new Set()} />
    </IntakeProvider>
  );
}

export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));

export const field = (label: string | RegExp): HTMLInputElement => screen.getByLabelText(label);

export const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
