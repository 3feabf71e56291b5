import { useState } from "react";
import type { PayeeRule } from "#domain/spending/payee-memory-guess.ts";
import type { Figures } from "#web/household/figures/figures.ts";
import { inDomain } from "#web/household/figures/in-domain.ts";
import { deleting, together } from "#web/store/command.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { BankFiles } from "../bank-files/bank-files.tsx";
import { placeRule, placingRule } from "../entries/edit/place-rule.ts";
import { PastPart } from "./rules/past-part.tsx";
import { changingRule, inTheirOrder, movingRule } from "./rules/rule-commands.ts";
import { RuleForm } from "./rules/rule-form.tsx";
import { RuleRow } from "./rules/rule-row.tsx";
import { type Notice, useNotice } from "./rules/use-notice.ts";
import "./import-dialog.css";
import "./rules-dialog.css";

interface RulesProps {
  figures: Figures;
  onClose: () => void;
}

/** Which payees are of which category. */
export function RulesDialog({ figures, onClose }: RulesProps) {
  const rules = inTheirOrder(inDomain(figures.state.of.rule));
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
          <RuleList {...{ figures, rules, run }} />
        )}
        <NoticeLine notice={notice} />
        {rules.length > 0 && <PastPart {...{ figures, rules, run }} />}
        <BankFiles {...{ figures, run }} />
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
      {...{ rule, categories, others: rules.filter((other) => other !== rule), onCancel: () => setEditing(undefined) }}
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
                {...{ rule, isFirst: index === 0, isLast: index === rules.length - 1 }}
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
