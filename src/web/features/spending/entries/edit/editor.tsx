import { useEffect } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { isBlank } from "./draft.ts";
import type { EditorProps } from "./editor-state.ts";
import { EntryFields } from "./entry-fields.tsx";
import { MoreFields } from "./more-fields.tsx";
import { QuickPicks } from "./quick-picks.tsx";
import { type Editor, useEditor } from "./use-editor.ts";
import "./editor.css";

const titles = {
  spending: "Add expense",
  refund: "Add money back",
  income: "Add income",
  transfer: "Add transfer",
} as const;

/** One entry, new or changed. */
export default function EntryEditor(props: EditorProps) {
  const { opened, onClose } = props;
  const editor = useEditor(props);
  const { draft, before } = editor;
  useFirstField(editor, opened.kind === "add");
  const close = () => onClose(opened.kind === "add" && !isBlank(draft) ? draft : undefined);
  return (
    <Dialog open title={before ? "Edit entry" : titles[draft.type]} variant="sheet" onClose={close}>
      {editor.isGone && (
        <p className="editor-gone">
          This entry was deleted meanwhile, by someone else or in another tab. What is here can be added again.
        </p>
      )}
      <form ref={editor.form} className="editor" onSubmit={editor.submit} noValidate>
        {!before && <QuickPicks {...props} editor={editor} />}
        <EntryFields {...props} editor={editor} />
        <MoreFields {...props} editor={editor} />
        <Actions editor={editor} onCancel={close} />
      </form>
    </Dialog>
  );
}

/** A new entry begins with its amount; the dialog itself would begin with its way out. */
function useFirstField({ form }: Editor, isNew: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>("[name=amount]")?.focus());
    return () => clearTimeout(timer);
  }, []);
}

function Actions({ editor, onCancel }: { editor: Editor; onCancel: () => void }) {
  const { before, isGone, isBusy, failed, duplicate, remove } = editor;
  return (
    <div className="editor-end">
      <p className="field-error" aria-live="polite">
        {failed}
      </p>
      <div className="editor-actions">
        <Button type="submit" busy={isBusy}>
          {!before ? "Add" : isGone ? "Add it again" : "Save"}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {before && !isGone && (
          <span className="editor-others">
            <Button variant="quiet" onClick={duplicate}>
              Duplicate
            </Button>
            <Button variant="quiet" className="editor-delete" busy={isBusy} onClick={remove}>
              Delete
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
