import { useExport } from "#web/household/use-export.ts";
import { Button } from "#web/ui/button.tsx";
import { DataRow } from "./data-row.tsx";

export function ExportRow() {
  const { isBusy, exportAll } = useExport();
  return (
    <DataRow title="Everything in one file" text="All your households as JSON. It can be imported again, exactly.">
      <Button variant="outline" size="small" icon="download" busy={isBusy} onClick={() => void exportAll()}>
        Export
      </Button>
    </DataRow>
  );
}
