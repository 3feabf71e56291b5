import { type FormEvent, useMemo, useState } from "react";
import { type Category, maxLabelLength } from "#domain/household/household.ts";
import { offered } from "#domain/spending/categories.ts";
import { type PayeeRule, payeeKey } from "#domain/spending/payee-memory.ts";
import { changesByRules } from "#domain/spending/payee-rules.ts";
import { failedWriteWords, isDeviceProblem, writeProblemWords } from "#web/household/commands/failed-write.ts";
import { placeRule, placingRule } from "#web/household/commands/place-rule.ts";
import { undoOne } from "#web/household/commands/use-run.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { yieldToMain } from "#web/platform/yield-to-main.ts";
import { type Command, deleting, together, useStore } from "#web/store/index.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { BankFiles } from "./bank-files.tsx";
import { applyingRules, changingRule, inRuleOrder, movingRule } from "./rule-commands.ts";
import { entriesWords } from "./step-parts.tsx";
import "./import-dialog.css";
import "./rules-dialog.css";

interface RulesProps {
  figures: Figures;
  onClose: () => void;
}

/** The rules that give payees their categories. */
export function RulesDialog({ figures, onClose }: RulesProps) {
  const rules = inRuleOrder(figures.state.of.rule.list());
  const { notice, run } = useNotice();
  return (
    <Dialog open title="Rules for categories" variant="sheet" onClose={onClose}>
      <div className="bank-import bank-step">
        <p className="small quiet">
          An entry whose payee contains these words gets this category. Of several that fit, the upper one decides.
        </p>
        {figures.household.categories.length === 0 ? (
          <p>There are no categories yet. Rules can be made once there are.</p>
        ) : (
          <RuleList figures={figures} rules={rules} run={run} />
        )}
        <NoticeLine notice={notice} />
        {rules.length > 0 && <PastEntries figures={figures} rules={rules} run={run} />}
        <BankFiles figures={figures} run={run} />
      </div>
    </Dialog>
  );
}

export default RulesDialog;

type Run = ReturnType<typeof useNotice>["run"];

function RuleList({ figures, rules, run }: { figures: Figures; rules: readonly PayeeRule[]; run: Run }) {
  const [editing, setEditing] = useState<string>();
  const { categories } = figures.household;
  const save = async (rule: PayeeRule | undefined, contains: string, categoryId: string) => {
    const command = rule
      ? changingRule(rule.id, contains, categoryId)
      : together("add-rule", placingRule("add-rule", placeRule(rules, contains, categoryId)));
    if (await run(command, `“${contains}”: ${rule ? "changed" : "added"}`)) setEditing(undefined);
  };
  const formFor = (rule: PayeeRule | undefined) => (
    <RuleForm
      rule={rule}
      categories={categories}
      others={rules.filter((other) => other !== rule)}
      onCancel={() => setEditing(undefined)}
      onSave={(contains, categoryId) => void save(rule, contains, categoryId)}
    />
  );
  return (
    <>
      {rules.length > 0 && (
        <ol className="rules-list">
          {rules.map((rule, index) =>
            editing === rule.id ? (
              <li key={rule.id}>{formFor(rule)}</li>
            ) : (
              <RuleRow
                key={rule.id}
                rule={rule}
                isFirst={index === 0}
                isLast={index === rules.length - 1}
                category={categories.find(({ id }) => id === rule.categoryId)?.label}
                onMove={(by) => void run(movingRule(rules, rule.id, by), `“${rule.contains}”: moved`)}
                onEdit={() => setEditing(rule.id)}
                onDelete={() => void run(deleting("remove-rule", rule.id), `“${rule.contains}”: deleted`)}
              />
            ),
          )}
        </ol>
      )}
      {editing === "" ? (
        formFor(undefined)
      ) : (
        <Button variant="outline" icon="plus" className="rules-add" onClick={() => setEditing("")}>
          Add a rule
        </Button>
      )}
    </>
  );
}

function NoticeLine({ notice }: { notice: Notice | undefined }) {
  return (
    <p className={notice?.isProblem ? "field-error" : "rules-notice"} role="status">
      {notice?.text}{" "}
      {notice?.undo && (
        <button type="button" className="bank-link" onClick={notice.undo}>
          Undo
        </button>
      )}
    </p>
  );
}

interface RuleRowProps {
  rule: PayeeRule;
  /** Undefined when the category was deleted: the rule has no effect then. */
  category: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function RuleRow({ rule, category, isFirst, isLast, onMove, onEdit, onDelete }: RuleRowProps) {
  const quoted = `“${rule.contains}”`;
  return (
    <li className="rules-row">
      <span className="rules-words">
        <span>{quoted}</span>
        <span className="small quiet">{category ?? "Its category was deleted. Choose another."}</span>
      </span>
      <span className="rules-actions">
        <Button
          variant="quiet"
          size="small"
          icon="arrow-up-triangle"
          aria-label={`Move ${quoted} up`}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <Button
          variant="quiet"
          size="small"
          icon="arrow-down-triangle"
          aria-label={`Move ${quoted} down`}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <Button variant="quiet" size="small" aria-label={`Edit ${quoted}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" size="small" aria-label={`Delete ${quoted}`} onClick={onDelete}>
          Delete
        </Button>
      </span>
    </li>
  );
}

interface RuleFormProps {
  /** Undefined for a new rule. */
  rule: PayeeRule | undefined;
  others: readonly PayeeRule[];
  categories: readonly Category[];
  onSave: (contains: string, categoryId: string) => void;
  onCancel: () => void;
}

export function RuleForm({ rule, others, categories, onSave, onCancel }: RuleFormProps) {
  const [contains, setContains] = useState(rule?.contains ?? "");
  const categoryExists = categories.some(({ id }) => id === rule?.categoryId);
  const [categoryId, setCategory] = useState((categoryExists && rule?.categoryId) || "");
  const [showErrors, setShowErrors] = useState(false);
  const words = containsProblem(contains, others);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShowErrors(true);
    if (words === undefined && categoryId !== "") onSave(contains.trim(), categoryId);
  };
  return (
    <form className="rules-form" onSubmit={submit} noValidate>
      <TextField
        label="Payee contains"
        value={contains}
        onChange={setContains}
        maxLength={maxLabelLength}
        error={showErrors ? words : undefined}
        autoComplete="off"
        autoFocus
      />
      <Select
        label="Category"
        value={categoryId}
        onChange={setCategory}
        placeholder="Choose"
        options={offered(categories, rule?.categoryId).map(({ id, label }) => ({ value: id, label }))}
        error={showErrors && categoryId === "" ? "Choose a category." : undefined}
      />
      <div className="bank-actions">
        <Button type="submit">{rule ? "Change rule" : "Add rule"}</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function containsProblem(contains: string, others: readonly PayeeRule[]): string | undefined {
  const key = payeeKey(contains);
  if (key === "") return "Type a part of the payee’s name.";
  return others.some((other) => payeeKey(other.contains) === key)
    ? "There is a rule for these words already."
    : undefined;
}

interface PastProps {
  figures: Figures;
  rules: readonly PayeeRule[];
  run: (command: Command, message: string) => Promise<boolean>;
}

/** What the rules would change in past entries. Nothing changes unless the user applies it. */
export function PastEntries({ figures, rules, run }: PastProps) {
  const { household, book, state } = figures;
  const { open, chosen } = useMemo(
    () => changesByRules(book, rules, household.categories),
    [book, rules, household.categories],
  );
  const [alsoChosen, setAlsoChosen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const changes = alsoChosen ? [...open, ...chosen] : open;
  const apply = async () => {
    setBusy(true);
    const command = await applyingRules(changes, state, yieldToMain());
    await run(command, `${entriesWords(changes.length)} of the past changed`);
    setBusy(false);
  };
  if (open.length + chosen.length === 0)
    return <p className="small quiet">Your past entries are as these rules say.</p>;
  return (
    <section className="bank-part rules-past">
      <h3 className="bank-caption">Past entries</h3>
      <p className="small">{openWords(open.length)}</p>
      {chosen.length > 0 && (
        <Checkbox
          label={`Also ${entriesWords(chosen.length)} that someone put into another category`}
          checked={alsoChosen}
          onChange={setAlsoChosen}
        />
      )}
      {changes.length > 0 && (
        <Button variant="outline" busy={isBusy} onClick={() => void apply()}>
          Apply to {entriesWords(changes.length)}
        </Button>
      )}
    </section>
  );
}

const openWords = (count: number): string =>
  count === 0
    ? "No past entry without a category fits these rules."
    : `${entriesWords(count)} without a category would get one.`;

export interface Notice {
  text: string;
  isProblem: boolean;
  undo?: () => void;
}

/** Runs a command and confirms it inside the dialog, with an undo. The dialog hides toasts of the page. */
export function useNotice() {
  const store = useStore();
  const [notice, setNotice] = useState<Notice>();
  async function run(command: Command, message: string): Promise<boolean> {
    const written = await store.run(command);
    if (!written.ok) {
      const words = isDeviceProblem(written.problem)
        ? `Not kept: ${failedWriteWords[written.problem as keyof typeof failedWriteWords]}`
        : writeProblemWords(written.problem);
      setNotice({ text: words, isProblem: true });
      return false;
    }
    const done = store.state.get().history.done.at(-1)!;
    const undo = () => {
      setNotice(undefined);
      void undoOne(store, done);
    };
    setNotice({ text: message, isProblem: false, undo });
    return true;
  }
  return { notice, run };
}
