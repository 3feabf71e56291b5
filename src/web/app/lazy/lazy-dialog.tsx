import type { ComponentType } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { Chunk } from "./chunk.ts";
import { PartFailure } from "./lazy-section.tsx";
import { useChunk } from "./use-chunk.ts";
import "./lazy.css";

interface DialogProps {
  onClose: () => void;
}

/** A dialog in its own chunk. Shows a note while it loads slowly, and a small dialog if it fails. */
export function lazyDialog<Module, Props extends DialogProps>(
  chunk: Chunk<Module>,
  pick: (module: Module) => ComponentType<Props>,
  title: string,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { module, error, isRetrying, retry } = useChunk(chunk);
    if (module) {
      const Part = pick(module);
      return <Part {...props} />;
    }
    const close = () => props.onClose();
    if (error === undefined) return <DialogLoading onCancel={close} />;
    return (
      <Dialog open title={title} onClose={close}>
        <PartFailure error={error} isRetrying={isRetrying} onRetry={retry} />
      </Dialog>
    );
  };
}

/** Fixed to the window's edge, because the dialog is no part of the page. Its style delays it. */
const DialogLoading = ({ onCancel }: { onCancel: () => void }) => (
  <div className="part-waiting part-waiting--dialog">
    <span role="status">Loading...</span>
    <Button variant="quiet" size="small" onClick={onCancel}>
      Cancel
    </Button>
  </div>
);
