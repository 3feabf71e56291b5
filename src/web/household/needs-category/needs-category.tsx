import { useState } from "react";
import type { Day } from "#domain/time/day.ts";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazyDialog } from "#web/app/lazy/lazy-dialog.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { TextButton } from "#web/ui/button.tsx";
import { needsCategoryWords } from "../words/number-words.ts";

const chunk = lazyChunk("needs-category", () => import("./needs-category-dialog.tsx"));
const NeedsCategoryDialog = lazyDialog(chunk, (module) => module.NeedsCategoryDialog, "What needs a category");

interface NeedsCategoryProps {
  /** How many entries of these days need one. */
  entries: number;
  between: { from: Day; to: Day };
}

/** "6 entries need a category": a button that settles them payee by payee. Render it while there are none too: its dialog stays open. */
export function NeedsCategory({ entries, between }: NeedsCategoryProps) {
  const { button, dialog } = useNeedsCategory({ entries, between });
  return (
    <>
      {button}
      {dialog}
    </>
  );
}

/** The button and the dialog, for a button inside something that goes away with the last entry. */
export function useNeedsCategory({ entries, between }: NeedsCategoryProps) {
  const [isOpen, setOpen] = useState(false);
  return {
    button: entries > 0 && (
      <TextButton {...onIntent(chunk)} onClick={() => setOpen(true)}>
        {needsCategoryWords(entries)}
      </TextButton>
    ),
    dialog: isOpen && <NeedsCategoryDialog between={between} onClose={() => setOpen(false)} />,
  };
}
