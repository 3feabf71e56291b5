import { type KeyboardEvent, memo, type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import type { AccountRef, Household } from "#domain/household/household.ts";
import type { Transaction } from "#domain/household/records.ts";
import { isTicked, type Ticks } from "#domain/ledger/reconcile.ts";
import type { Register, RegisterRow } from "#domain/ledger/register.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Day } from "#domain/time/day.ts";
import { markOf, nameOf } from "#web/household/words/people-words.ts";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { focusIn } from "#web/ui/focus.ts";
import { Icon, MemberMark } from "#web/ui/icon.tsx";
import { Money } from "#web/ui/money.tsx";
import { useVisibleSpan } from "#web/ui/virtual-list.ts";
import { entryName, rowName, rowPlace, shortDayWords, tickLabel } from "./words.ts";
import "./register-table.css";

/** What ticking needs; undefined while nobody reconciles. */
export interface Ticking {
  ticks: Ticks;
  tick: (entries: readonly Transaction[]) => void;
  /** Entries after it are not on the statement. */
  day: Day;
  /** The entries that amount to exactly the difference. */
  matching: ReadonlySet<string>;
}

interface TableProps {
  household: Household;
  today: Day;
  of: AccountRef;
  label: string;
  register: Register;
  /** The positions of the rows to show; undefined for all. */
  found: Int32Array | undefined;
  ticking: Ticking | undefined;
  /** Opens an entry here; undefined where entries are on the spending page. */
  onOpen: ((entry: Transaction) => void) | undefined;
}

/** The heights in register-table.css. Positions among 100 000 rows are computed from them instead of measured. */
const wideRow = 40;
const narrowRow = 64;

/** Lists up to this length are drawn whole, so that the browser can print and search them. */
const mostDrawn = 200;

/** A virtual table. It is one tab stop; the arrow keys move within it, the space bar ticks, and Enter opens the entry. */
export function RegisterTable(props: TableProps) {
  const { label, register, found, ticking } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const height = useRowHeight();
  const { from, to } = useVisibleSpan(body);
  const [active, setActive] = useState(0);
  const count = found?.length ?? register.count;
  const current = Math.min(active, count - 1);
  const rowOf = (index: number): RegisterRow => register.rowAt(found ? found[index]! : index);
  const moveTo = (index: number) => {
    setActive(index);
    // A row that is not drawn yet takes the focus once it is.
    if (!focusIn(body.current, `[data-index="${index}"]`))
      requestAnimationFrame(() => focusIn(body.current, `[data-index="${index}"]`));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event.target);
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rowOf(index);
    const to = indexAfterKey(event.key, index, count, height);
    if (to !== undefined) moveTo(to);
    else if (event.key === " " && ticking && row.kind === "entry") ticking.tick([row.entry]);
    else if (event.key === "Enter" && row.kind === "entry")
      rowAt(event.target)?.querySelector<HTMLElement>(".register-link")?.click();
    else return;
    event.preventDefault();
  };
  const lines = count <= mostDrawn ? allOf(count) : linesBetween(from, to, height, count, current);
  return (
    <table
      className={ticking ? "register-table register-table--ticking" : "register-table"}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table walked by arrow keys is a grid
      role="grid"
      aria-label={label}
      aria-rowcount={count + 1}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setActive(indexOf(target) ?? current)}
    >
      <thead>
        <tr className="register-head-row" aria-rowindex={1}>
          <th scope="col">Date</th>
          <th scope="col">Ticked</th>
          <th scope="col">
            <span className="visually-hidden">Who</span>
          </th>
          <th scope="col">Payee</th>
          <th scope="col">Category</th>
          <th scope="col" className="number">
            Amount
          </th>
          <th scope="col" className="number">
            {props.of.kind === "debt" ? "Owed" : "Balance"}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {withSpacers(lines, count, height, (index) => {
          const row = rowOf(index);
          return (
            <Row
              key={row.id}
              {...tickOf(row, ticking)}
              row={row}
              index={index}
              isActive={index === current}
              household={props.household}
              today={props.today}
              of={props.of}
              onTick={ticking?.tick}
              onOpen={props.onOpen}
            />
          );
        })}
      </tbody>
    </table>
  );
}

interface TickState {
  isOn: boolean;
  isAfter: boolean;
  isMatching: boolean;
}

function tickOf(row: RegisterRow, ticking: Ticking | undefined): TickState {
  if (row.kind !== "entry") return { isOn: false, isAfter: false, isMatching: false };
  const { entry } = row;
  if (!ticking) return { isOn: entry.isCleared ?? false, isAfter: false, isMatching: false };
  const isAfter = row.day > ticking.day;
  return { isOn: isTicked(entry, ticking.ticks), isAfter, isMatching: ticking.matching.has(entry.id) };
}

interface RowProps extends TickState {
  row: RegisterRow;
  index: number;
  isActive: boolean;
  household: Household;
  today: Day;
  of: AccountRef;
  onTick: Ticking["tick"] | undefined;
  onOpen: TableProps["onOpen"];
}

const Row = memo(function Row(props: RowProps) {
  const { row, index, isActive, household, today, of, isAfter, isMatching } = props;
  const place = rowPlace(row, of, household);
  const isQuiet = row.kind === "difference" || row.kind === "growth";
  const kinds = [isQuiet && "quiet", row.kind === "stated" && "stated", isAfter && "after", isMatching && "matching"];
  const className = ["register-row", ...kinds.filter(Boolean).map((kind) => `register-row--${kind}`)].join(" ");
  return (
    <tr className={className} data-index={index} aria-rowindex={index + 2} tabIndex={isActive ? 0 : -1}>
      <td className="register-day">{shortDayWords(row.day, today)}</td>
      <td className="register-tick">
        <Tick {...props} />
      </td>
      <td className="register-who">{payerOf(row, household)}</td>
      <td className="register-name">
        <span className="register-words">
          {row.kind === "entry" ? <EntryLink entry={row.entry} onOpen={props.onOpen} /> : rowName(row)}
          {isAfter && <span className="register-note"> after the statement</span>}
          {isMatching && <span className="register-match">the same as the difference</span>}
        </span>
        <span className="register-under">{[shortDayWords(row.day, today), place].filter(Boolean).join(", ")}</span>
      </td>
      <td className="register-place">{place}</td>
      <td className="register-change number">
        {row.kind !== "stated" && (
          <Money
            amount={row.change}
            format={household}
            sign="always"
            tone={isQuiet ? "quiet" : of.kind === "account" && row.change > 0 ? "gain" : "plain"}
          />
        )}
      </td>
      <td className="register-balance number">
        {row.balance === undefined ? (
          <span title="Before the first balance, which includes it">–</span>
        ) : (
          formatMoney(row.balance, household)
        )}
      </td>
    </tr>
  );
});

/** Opens the entry here, or the spending page in its week. */
const EntryLink = ({ entry, onOpen }: { entry: Transaction; onOpen: TableProps["onOpen"] }) =>
  onOpen ? (
    <button type="button" className="register-link" tabIndex={-1} onClick={() => onOpen(entry)}>
      {entryName(entry)}
    </button>
  ) : (
    <Link className="register-link" to={`${paths.spending}?on=${entry.day}#entries`} tabIndex={-1}>
      {entryName(entry)}
    </Link>
  );

function Tick({ row, household, today, isOn, onTick }: RowProps) {
  if (row.kind !== "entry") return null;
  const { entry } = row;
  if (!onTick) return isOn ? <Icon name="check" size={16} label="Ticked" /> : null;
  return (
    <label className="register-box checkbox-box">
      <input
        type="checkbox"
        className="checkbox-input"
        aria-label={tickLabel(entry, today, household)}
        tabIndex={-1}
        checked={isOn}
        onChange={() => onTick([entry])}
      />
      <Icon name="check" size={16} />
    </label>
  );
}

function payerOf(row: RegisterRow, { people }: Household): ReactNode {
  const id = row.kind === "entry" ? row.entry.personId : row.kind === "save" ? row.save.personId : undefined;
  const shape = id === undefined ? undefined : markOf(people, id);
  return shape && id !== undefined && <MemberMark shape={shape} label={nameOf(people, id)} />;
}

const rowAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;

function indexOf(target: EventTarget): number | undefined {
  const row = rowAt(target);
  return row ? Number(row.dataset.index) : undefined;
}

/** The index that a key moves to; undefined if it is not a movement key. */
function indexAfterKey(key: string, from: number, count: number, height: number): number | undefined {
  const page = Math.max(1, Math.floor((window.innerHeight * 0.7) / height));
  const moves = {
    ArrowUp: from - 1,
    ArrowDown: from + 1,
    PageUp: from - page,
    PageDown: from + page,
    Home: 0,
    End: count - 1,
  };
  if (!Object.hasOwn(moves, key)) return undefined;
  return Math.min(count - 1, Math.max(0, moves[key as keyof typeof moves]));
}

const allOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The rows in view, and the one that can have the focus. */
function linesBetween(from: number, to: number, height: number, count: number, active: number): number[] {
  const first = Math.min(count, Math.max(0, Math.floor(from / height)));
  const last = Math.min(count - 1, Math.max(0, Math.ceil(to / height)));
  const within = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return active >= 0 && (active < first || active > last) ? [...within, active].sort((a, b) => a - b) : within;
}

/** Draws the given rows at their positions, with spacers in place of the others. */
function withSpacers(lines: readonly number[], count: number, height: number, draw: (index: number) => ReactNode) {
  const elements: ReactNode[] = [];
  let next = 0;
  for (const index of [...lines, count]) {
    if (index > next) elements.push(<Spacer key={`room-${index}`} height={(index - next) * height} />);
    if (index < count) elements.push(draw(index));
    next = index + 1;
  }
  return elements;
}

/** An SVG sets a computed height without an inline style. */
const Spacer = ({ height }: { height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: room between rows, which nothing can reach
  <tr className="register-room" aria-hidden="true">
    <td>
      <svg width="1" height={height} aria-hidden="true" />
    </td>
  </tr>
);

const phoneQuery = "(max-width: 640px)";

function watch(onChange: () => void): () => void {
  const media = matchMedia(phoneQuery);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

const useRowHeight = (): number =>
  useSyncExternalStore(
    watch,
    () => (matchMedia(phoneQuery).matches ? narrowRow : wideRow),
    () => wideRow,
  );
