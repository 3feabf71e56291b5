import { takeBack } from "#web/household/use-run.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStore, useStoreState } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import "./just-finished.css";

const lastDone = ({ history }: StoreState) => history.done.at(-1);

/** Changes to the household can be taken back from where saving them leads, until something else is done. */
export function JustFinished() {
  const store = useStore();
  const done = useStoreState(lastDone);
  if (done?.name !== "finish-intake" || isFirst(done.edits)) return null;
  return (
    <div className="just-finished">
      <Icon name="check" />
      <p>Your changes are saved, and the plan goes by them.</p>
      <Button size="small" variant="outline" onClick={() => void takeBack(store, done)}>
        Undo
      </Button>
    </div>
  );
}

/** The first finish has no plan before it to go back to. */
const isFirst = (edits: readonly { before: { kind: string; confirmed?: unknown } | undefined }[]): boolean =>
  edits.some(({ before }) => before?.kind === "household" && before.confirmed === undefined);
