import { Menu } from "#web/ui/menu.tsx";
import "./entry-menu.css";

/** What can be done with one entry. */
export type EntryDeed = "edit" | "duplicate" | "select" | "delete";

const deeds: readonly { deed: EntryDeed; label: string }[] = [
  { deed: "edit", label: "Edit" },
  { deed: "duplicate", label: "Duplicate" },
  { deed: "select", label: "Select" },
  { deed: "delete", label: "Delete" },
];

/** Opens under the dots of a row. A press on one of its lines is heard by the list. */
export const EntryMenu = ({ label, onClose }: { label: string; onClose: (isByKey: boolean) => void }) => (
  <Menu label={label} onClose={onClose}>
    {deeds.map(({ deed, label: words }) => (
      <button key={deed} type="button" role="menuitem" tabIndex={-1} data-deed={deed}>
        {words}
      </button>
    ))}
  </Menu>
);
