import { useState } from "react";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useLater } from "../use-later.ts";
import { DataRow } from "./data-row.tsx";
import { NotHere } from "./not-here.tsx";

const openOf = ({ households, openId }: StoreState) => (openId === null ? undefined : households.get(openId));
const load = () => import("./tables.tsx").then(({ Tables }) => Tables);

/** The open household as tables, one file for each kind of which there is anything. */
export function TablesDialog() {
  const [isOpen, setOpen] = useState(false);
  const household = useStoreState(openOf);
  const { part: Tables, ...later } = useLater(isOpen, load);
  if (!household) return null;
  return (
    <DataRow title="Tables for a spreadsheet" text="The open household as CSV, one file for each kind of entry.">
      <Button variant="outline" size="small" icon="table" onClick={() => setOpen(true)}>
        Tables
      </Button>
      <Dialog open={isOpen} title="Tables for a spreadsheet" onClose={() => setOpen(false)}>
        {Tables ? <Tables household={household} /> : <NotHere {...later} />}
      </Dialog>
    </DataRow>
  );
}
