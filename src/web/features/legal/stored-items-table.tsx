// biome-ignore-all lint/a11y/noRedundantRoles: rows are stacked on phones, where some browsers forget what a table is
import type { StoredItem, StoredItemsTableProps } from "#content/legal/stored-items.ts";
import "./stored-items-table.css";

export function StoredItemsTable({ caption, items, afterConsent }: StoredItemsTableProps) {
  return (
    <table className="stored-items" role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {["Name", "Where", "Purpose", "How long", "Only after consent?"].map((heading) => (
            <th key={heading} scope="col" role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <ItemRow key={item.name} item={item} afterConsent={afterConsent} />
        ))}
      </tbody>
    </table>
  );
}

function ItemRow({ item, afterConsent }: { item: StoredItem; afterConsent: boolean }) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {item.name}
      </th>
      <Cell label="Where">{item.where}</Cell>
      <Cell label="Purpose">{item.purpose}</Cell>
      <Cell label="How long">{item.kept}</Cell>
      <Cell label="After consent?">{afterConsent ? "Yes" : "No"}</Cell>
    </tr>
  );
}

function Cell({ label, children }: { label: string; children: string }) {
  return (
    <td role="cell" data-label={label}>
      {children}
    </td>
  );
}
