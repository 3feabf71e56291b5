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

/** A dialog in a file of its own. Where that takes long the page says so, and where it does not come a small dialog does. */
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
        <PartFailure {...{ error, isRetrying }} onRetry={retry} />
      </Dialog>
    );
  };
}

/** At the edge of the window, over the page: what comes is no part of it. Shows after a moment, as any waiting. */
const DialogLoading = ({ onCancel }: { onCancel: () => void }) => (
  <div className="part-waiting part-waiting--dialog">
    <span role="status">Loading...</span>
    <Button variant="quiet" size="small" onClick={onCancel}>
      Cancel
    </Button>
  </div>
);
