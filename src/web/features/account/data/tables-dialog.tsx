import { useState } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import { onIntent } from "#web/app/lazy/use-chunk.ts";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DataRow } from "./data-row.tsx";

const openOf = ({ households, openId }: StoreState) => (openId === null ? undefined : households.get(openId));
const tables = lazyChunk("tables", () => import("./tables.tsx"));
const Tables = lazySection(tables, (module) => module.Tables);

/** The open household as tables, one file for each kind of which there is anything. */
export function TablesDialog() {
  const [isOpen, setOpen] = useState(false);
  const household = useStoreState(openOf);
  if (!household) return null;
  return (
    <DataRow title="Tables for a spreadsheet" text="The open household as CSV, one file for each kind of entry.">
      <Button variant="outline" size="small" icon="table" {...onIntent(tables)} onClick={() => setOpen(true)}>
        Tables
      </Button>
      <Dialog open={isOpen} title="Tables for a spreadsheet" onClose={() => setOpen(false)}>
        <Tables household={household} />
      </Dialog>
    </DataRow>
  );
}
