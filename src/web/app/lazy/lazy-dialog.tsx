import { type ComponentType, useEffect, useState } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import type { Chunk } from "./chunk.ts";
import { Waiting } from "./lazy-section.tsx";
import { PartFailure } from "./part-failure.tsx";
import { useChunk } from "./use-chunk.ts";

interface DialogPart {
  onClose: () => void;
}

/** Longer than that, and a press needs an answer. */
const worthADialog = 400;

/** A dialog in a file of its own. Where that takes long or does not come, a small dialog says so and can be closed. */
export function lazyDialog<Module, Props extends DialogPart>(
  chunk: Chunk<Module>,
  pick: (module: Module) => ComponentType<Props>,
  title: string,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const { module, error, isRetrying, retry } = useChunk(chunk);
    const isLong = useAfter(worthADialog);
    if (module) {
      const Part = pick(module);
      return <Part {...props} />;
    }
    return (
      <Dialog open={isLong || error !== undefined} title={title} onClose={() => props.onClose()}>
        {error === undefined ? <Waiting /> : <PartFailure {...{ error, isRetrying, onRetry: retry }} />}
      </Dialog>
    );
  };
}

function useAfter(ms: number): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isAfter;
}
