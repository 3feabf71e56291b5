import { type SaveShare, sharesOf } from "#domain/saves/split-save.ts";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import { restOfPlan, type ThisWeek } from "#web/household/this-week/this-week.ts";
import { Button } from "#web/ui/button.tsx";
import { splitEditor } from "./split-editor-chunk.ts";

interface AddMoreProps {
  week: ThisWeek;
  onSplit: (shares: readonly SaveShare[]) => void;
}

/** A week that is decided can still take more. */
export function AddMore({ week, onSplit }: AddMoreProps) {
  return (
    <div className="save-actions">
      <div className="save-buttons">
        <Button variant="outline" {...onIntent(splitEditor)} onClick={() => onSplit(sharesOf(restOfPlan(week)))}>
          {week.saved > 0 ? "Add more" : "Set something aside after all"}
        </Button>
      </div>
    </div>
  );
}
