import { type FormEvent, useMemo, useRef, useState } from "react";
import { usePayeeGuess } from "#web/household/entry/payee-guess.ts";
import { useRun } from "#web/household/use-run.ts";
import type { Command } from "#web/store/command.ts";
import { deletingEntries } from "../bulk/bulk-commands.ts";
import { entryAndAmount } from "../entry-words.ts";
import { type Draft, draftOf, duplicateOf } from "./draft.ts";
import { type EditorProps, keptIn, settle } from "./editor-state.ts";
import { notKeptText } from "./not-kept-text.ts";
import { type Problems, readDraft } from "./read-draft.ts";
import { templateFor } from "./repeat-of-entry.ts";
import { savingEntry } from "./saving-entry.ts";

export type Editor = ReturnType<typeof useEditor>;

/** What is typed of one entry, what follows from it, and what is done with it. */
export function useEditor(props: EditorProps) {
  const { figures, self, opened, onOpen, onClose } = props;
  const { household, book, today, state } = figures;
  const kept = useMemo(() => keptIn(state), [state]);
  const [before] = useState(opened.kind === "edit" ? opened.entry : undefined);
  const [template] = useState(() => before && templateFor(before, kept.repeats));
  const typing = useTyping(opened.kind === "add" ? opened.draft : draftOf(before!, household, template));
  const { draft, form, show } = typing;
  const payee = usePayeeGuess(draft.payee, household.categories, kept.rules, book);
  const settled = settle(draft, payee.guess, { household, book, self });
  const isGone = before !== undefined && !state.of.transaction.get(before.id);
  const writing = useWriting(onClose);
  const save = () => {
    const read = readDraft(draft, settled, household, today);
    show(read.ok ? {} : read.problems);
    if (!read.ok) return;
    const opened = isGone ? undefined : before;
    const { command, said } = savingEntry({
      ...props,
      read: read.value,
      draft,
      settled,
      kept,
      before: opened,
      template,
    });
    void writing.write(command, said);
  };
  const remove = () =>
    void writing.write(deletingEntries([before!.id]), `${entryAndAmount(before!, household)}: deleted`);
  const duplicate = () => onOpen({ kind: "add", draft: duplicateOf(before!, household, today) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return {
    ...{ ...typing, ...payee, ...writing, form, kept, before, template, settled, isGone },
    ...{ submit, remove, duplicate },
  };
}

/** The draft, and what is wrong with it until that is typed anew. */
function useTyping(first: Draft) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Problems>({});
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !isAbout(name, part))));
  };
  const show = (found: Problems) => {
    setProblems(found);
    // The message is there by the next moment, and the keyboard goes to its field.
    if (Object.keys(found).length > 0)
      setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true], .editor-rest--wrong")?.focus());
  };
  return { form, draft, change, problems, show };
}

const isAbout = (name: string, part: Partial<Draft>): boolean =>
  name in part || (name.startsWith("split") && ("splits" in part || "amount" in part));

/** Nothing typed is lost where it can't be written: the form stays as it is and says why. */
function useWriting(onClose: () => void) {
  const run = useRun();
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const write = async (command: Command, said: string) => {
    // Enter pressed twice is one entry.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const written = await run(command, said);
    isUnderWay.current = false;
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(notKeptText(written.problem));
  };
  return { failed, isBusy, write };
}
