import { memo } from "react";
import type { Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { type Minor, minor } from "#domain/money/money.ts";
import { typeOf } from "#domain/spending/find-entries.ts";
import { isRepeated } from "#domain/spending/recurring.ts";
import { markOf, nameOf } from "#web/household/words/people-words.ts";
import { Icon, MemberMark } from "#web/ui/icon.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { Money } from "#web/ui/money.tsx";
import { accountWords, categoryWords, entryAndAmount, entryName, noteWords } from "../entry-words.ts";

interface EntryRowProps {
  entry: Transaction;
  household: Household;
  index: number;
  line: number;
  isActive: boolean;
  isSelected: boolean;
  /** Shows a checkbox in place of the payer's mark. */
  isSelecting: boolean;
  isMenuOpen: boolean;
  /** "Checking → Savings" for a transfer. */
  transfer: string | undefined;
  /** More actions, computed for the row whose menu is open. */
  transferActions: readonly RowAction[] | undefined;
  onMenuClose: (isByKey: boolean) => void;
}

/** One entry. The list handles its events. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { entry, household, index, line, isActive, isSelected, isSelecting, isMenuOpen } = props;
  const account = props.transfer === undefined && accountWords(entry, household);
  const name = `More for ${entryAndAmount(entry, household)}`;
  return (
    <tr
      className="entry-row"
      aria-rowindex={line + 1}
      aria-selected={isSelected}
      data-index={index}
      tabIndex={isActive ? 0 : -1}
    >
      <td className="entry-who">
        {isSelecting && <span className="entry-box">{isSelected && <Icon name="check" size={14} />}</span>}
        <Payer household={household} id={entry.personId} isTextOnly={isSelecting} />
      </td>
      <EntryTitle entry={entry} household={household} transfer={props.transfer} />
      <td className="entry-category">
        {props.transfer ?? categoryWords(entry, household)}
        {account && <span className="entry-account">{account}</span>}
      </td>
      <td className="entry-amount">
        <EntryAmount entry={entry} household={household} />
      </td>
      <td className="entry-more">
        <button
          type="button"
          tabIndex={-1}
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          data-deed="menu"
        >
          <Icon name="more" />
        </button>
        {isMenuOpen && <EntryMenu label={name} more={props.transferActions ?? []} onClose={props.onMenuClose} />}
      </td>
    </tr>
  );
});

function Payer({ household: { people }, id, isTextOnly }: { household: Household; id: string; isTextOnly: boolean }) {
  const shape = markOf(people, id);
  const name = nameOf(people, id);
  if (isTextOnly) return <span className="visually-hidden">{name}</span>;
  if (shape) return <MemberMark shape={shape} label={name} />;
  return (
    <span className="entry-initial" title={name}>
      <span aria-hidden="true">{[...name][0]}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}

function EntryTitle({ entry, household, transfer }: Pick<EntryRowProps, "entry" | "household" | "transfer">) {
  const note = noteWords(entry, household);
  const category = transfer ?? categoryWords(entry, household);
  return (
    <td className="entry-title">
      <span className="entry-line">
        <span className="entry-name">{entryName(entry)}</span>
        {note && <span className="entry-note"> {note}</span>}
        {isRepeated(entry) && <Icon name="repeat" size={14} label="Repeats" />}
      </span>
      <span className="entry-under">
        {[category, transfer === undefined && accountWords(entry, household), note].filter(Boolean).join(", ")}
      </span>
    </td>
  );
}

/** Refunds and income have a plus sign; transfers are muted. */
function EntryAmount({ entry, household }: Pick<EntryRowProps, "entry" | "household">) {
  const type = typeOf(entry);
  if (type === "transfer") return <Money amount={entry.amount} format={household} sign="never" tone="quiet" />;
  if (type === "spending") return <Money amount={entry.amount} format={household} />;
  const amount: Minor = type === "refund" ? minor(-entry.amount) : entry.amount;
  return <Money amount={amount} format={household} tone={amount > 0 ? "gain" : "plain"} />;
}

/** The actions of one entry. */
export type EntryAction = "edit" | "duplicate" | "select" | "unpair" | `pair:${string}` | "delete";

export interface RowAction {
  action: EntryAction;
  label: string;
}

const actions: readonly RowAction[] = [
  { action: "edit", label: "Edit" },
  { action: "duplicate", label: "Duplicate" },
  { action: "select", label: "Select" },
  { action: "delete", label: "Delete" },
];

interface MenuProps {
  label: string;
  more: readonly RowAction[];
  onClose: (isByKey: boolean) => void;
}

/** The menu of a row. The list handles its clicks. */
const EntryMenu = ({ label, more, onClose }: MenuProps) => (
  <Menu label={label} onClose={onClose}>
    {[...actions.slice(0, -1), ...more, ...actions.slice(-1)].map(({ action, label: words }) => (
      <button key={action} type="button" role="menuitem" tabIndex={-1} data-deed={action}>
        {words}
      </button>
    ))}
  </Menu>
);
