import type { ReactNode } from "react";
import { lazyChunk } from "#web/app/lazy/chunk.ts";
import { lazySection } from "#web/app/lazy/lazy-section.tsx";
import type { StoreState } from "#web/store/store-state.ts";
import { useStoreState } from "#web/store/use-device.ts";
import { BackupDialog } from "./backup-dialog.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { ExportRow } from "./export-row.tsx";
import { ImportRow } from "./import-row.tsx";
import { TablesDialog } from "./tables-dialog.tsx";
import "./data.css";

const keepingState = lazyChunk("keeping-state", () => import("./keeping-state.tsx"));
const KeepingState = lazySection(keepingState, (module) => module.KeepingState);

const hasHousehold = ({ households }: StoreState) => households.size > 0;

interface DataProps {
  onErase: () => Promise<void>;
  /** Further rows: what only someone signed in can have here. */
  children?: ReactNode;
}

/** Everything can be taken away, brought back and erased, without asking anyone. */
export function YourData({ onErase, children }: DataProps) {
  const isAny = useStoreState(hasHousehold);
  return (
    <section className="section">
      <h2 id="data-heading">Your data</h2>
      <p className="lede">Take it with you whenever you like. The files are made on this device and sent nowhere.</p>
      {isAny && <KeepingState />}
      <ul className="rows data-rows">
        {isAny && <ExportRow />}
        {isAny && <TablesDialog />}
        {isAny && <BackupDialog />}
        <ImportRow />
        {children}
        {isAny && <EraseDialog onErase={onErase} />}
      </ul>
    </section>
  );
}
