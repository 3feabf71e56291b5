import { type FormEvent, useMemo, useRef, useState } from "react";
import { type Account, type Debt, maxRows } from "#domain/household/household.ts";
import type { AnswerProblems, Answers } from "#domain/intake/answers.ts";
import type { HoldingBalance, HoldingOn } from "#domain/net-worth/holdings.ts";
import { writeProblemWords } from "#web/household/commands/failed-write.ts";
import { useRunInOwnSpace } from "#web/household/commands/own-space.ts";
import { useRun } from "#web/household/commands/use-run.ts";
import { newId } from "#web/platform/new-id.ts";
import { type Command, together } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useFocusInvalid } from "#web/ui/focus.ts";
import { accountOf, type DialogRequest, debtOf, type OpenDialog, type Space, worthOf } from "../worth.ts";
import { BalancesDialog } from "./balances-dialog.tsx";
import { AccountFields, ClosedOn, DebtFields, EntriesHere } from "./detail-fields.tsx";
import {
  accountAnswers,
  addingItem,
  archivingItem,
  changingItem,
  choosingDefaults,
  debtAnswers,
  entriesAnswers,
  onlyMe,
  ownAnswers,
  readAccountDetails,
  readDebtDetails,
} from "./item-details.ts";
import "./item-dialog.css";

interface ItemDialogProps {
  request: DialogRequest;
  spaces: readonly Space[];
  openDialog: OpenDialog;
  onClose: () => void;
}

/** The dialog of one account or debt, new or existing. Says so if the partner deletes it meanwhile. */
export function ItemDialog({ request, spaces, openDialog, onClose }: ItemDialogProps) {
  const space = spaces.find(({ id }) => id === request.space);
  const worth = useMemo(() => space && worthOf(space), [space]);
  const { kind } = request;
  if (!space) return <DeletedNotice onClose={onClose} />;
  if (request.what === "add")
    return <DetailsDialog kind={kind} space={space} item={undefined} standing={null} onClose={onClose} />;
  const item = kind === "account" ? accountOf(space, request.id) : debtOf(space, request.id);
  if (!item) return <DeletedNotice onClose={onClose} />;
  const holdings = worth?.ok ? worth.value.holdings : [];
  const standing = holdings.find((one) => one.kind === kind && one.id === item.id)?.standing ?? null;
  if (request.what === "details")
    return <DetailsDialog key="details" kind={kind} space={space} item={item} standing={standing} onClose={onClose} />;
  const onDetails = () => openDialog({ ...request, what: "details" });
  return (
    <BalancesDialog kind={kind} space={space} item={item} standing={standing} onClose={onClose} onDetails={onDetails} />
  );
}

const DeletedNotice = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title="No longer here" variant="sheet" dismissable onClose={onClose}>
    <p className="lede">Someone deleted it meanwhile. Nothing you typed for it was noted.</p>
    <p className="details-gone">
      <Button onClick={onClose}>Close</Button>
    </p>
  </Dialog>
);

interface DetailsProps {
  kind: HoldingOn["kind"];
  space: Space;
  /** Undefined for a new one. */
  item: Account | Debt | undefined;
  standing: HoldingBalance | null;
  onClose: () => void;
}

const titles = { account: "Add what you own", debt: "Add what you owe" } as const;

/** The form with name, kind, owners and balance. */
export function DetailsDialog(props: DetailsProps) {
  const { kind, space, item, onClose } = props;
  const { form, answers, problems, type, failed, isBusy, save, archive } = useDetails(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const Fields = kind === "account" ? AccountFields : DebtFields;
  const isFull = !item && space[kind === "account" ? "accounts" : "debts"].length >= maxRows;
  return (
    <Dialog open title={item ? `Details of ${item.label}` : titles[kind]} variant="sheet" onClose={onClose}>
      {isFull ? (
        <p className="lede">{maxRows} is the most that this list holds. Archive one that is no longer needed first.</p>
      ) : (
        <form ref={form} className="details" onSubmit={submit} noValidate>
          <Fields answers={answers} problems={problems} space={space} isNew={!item} onType={type} />
          {item && <ClosedOn answers={answers} problems={problems} space={space} onType={type} />}
          <EntriesHere kind={kind} answers={answers} problems={problems} space={space} onType={type} />
          <p className="details-wide field-error" aria-live="polite">
            {failed}
          </p>
          <div className="details-wide details-actions">
            <Button type="submit" busy={isBusy}>
              {item ? "Save" : "Add"}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            {item && <Archive kind={kind} onArchive={archive} isBusy={isBusy} />}
          </div>
        </form>
      )}
    </Dialog>
  );
}

function useDetails({ kind, space, item, standing, onClose }: DetailsProps) {
  const run = useRun();
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  // Compare with the balance when the form opened, so that saving does not revert what the partner noted meanwhile.
  const [opened] = useState(standing);
  const [answers, setAnswers] = useState(() => firstAnswers(kind, space, item, standing));
  const [linked] = useState(answers.billId);
  const [problems, setProblems] = useState<AnswerProblems>({});
  const [failed, setFailed] = useState("");
  const [isBusy, setBusy] = useState(false);
  const type = (some: Answers) => {
    setAnswers((now) => ({ ...now, ...some }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in some))));
  };
  const runOwn = useRunInOwnSpace();
  const act = async (command: Command, said: string, isOwn = false) => {
    setBusy(true);
    const written = await (isOwn ? runOwn(command, said) : run(command, said, space.id));
    setBusy(false);
    if (written.ok) onClose();
    else setFailed(`${writeProblemWords(written.problem)} What you typed is still here.`);
  };
  const save = async () => {
    const becomesPrivate = answers.whose === onlyMe;
    const read = (kind === "account" ? readAccountDetails : readDebtDetails)(
      item?.id ?? newId(Date.now()),
      becomesPrivate ? ownAnswers(answers) : answers,
      space,
    );
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) return focusInvalid();
    const { label } = read.value;
    // Unchanged, it is left out, so that saving does not revert what the partner linked meanwhile.
    const billId = answers.billId === linked ? undefined : answers.billId;
    if (becomesPrivate) {
      const adding = addingItem(kind, read.value, {}, { ...space, isPrivate: true });
      return act(adding, `${label} added. Only you see it.`, true);
    }
    if (!item) return act(addingItem(kind, read.value, answers, space, billId), `${label} added.`);
    const isClosed = read.value.closedOn !== undefined;
    const defaults = space.isPrivate ? [] : choosingDefaults({ kind, id: item.id }, answers, isClosed, space);
    const change = changingItem(kind, read.value, opened, space.today, billId);
    await act(together(change.name, [change, ...defaults]), `${label} changed.`);
  };
  const archive = () => void act(archivingItem(kind, item!.id), `${item!.label} archived.`);
  return { form, answers, problems, type, failed, isBusy, save, archive };
}

function firstAnswers(
  kind: HoldingOn["kind"],
  space: Space,
  item: Account | Debt | undefined,
  standing: HoldingBalance | null,
): Answers {
  if (!item) return {};
  const own =
    kind === "account" ? accountAnswers(item as Account, standing, space) : debtAnswers(item as Debt, standing, space);
  return { ...own, ...entriesAnswers({ kind, id: item.id }, space) };
}

interface ArchiveProps {
  kind: HoldingOn["kind"];
  onArchive: () => void;
  isBusy: boolean;
}

/** Asks for confirmation, since archiving also removes the past. */
function Archive({ kind, onArchive, isBusy }: ArchiveProps) {
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming)
    return (
      <Button variant="quiet" className="details-archive" onClick={() => setConfirming(true)}>
        Archive
      </Button>
    );
  return (
    <div className="details-sure">
      <p className="small">
        It leaves the lists and every figure here, those of the past too.{" "}
        {kind === "account" ? "Sold or closed?" : "Paid off?"} Then note a balance of 0 instead: the past stays.
      </p>
      <Button variant="outline" size="small" busy={isBusy} onClick={onArchive}>
        Archive it
      </Button>
    </div>
  );
}
