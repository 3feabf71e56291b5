import type { RecordKind } from "#sync/record.ts";
import { countOf, kindTitle } from "#web/household/kind-names.ts";
import type { HouseholdState } from "#web/store/household-state.ts";
import { itemsOf } from "#web/store/households/copy-items.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { formatOf, itemWords } from "./item-words.ts";

interface KindChoiceProps {
  household: HouseholdState;
  kind: RecordKind;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** More rows than this make a page slow; all together can still be chosen. */
const mostShown = 100;

/** Everything of one kind, or some of it. */
export function KindChoice({ household, kind, chosen, onChoose }: KindChoiceProps) {
  const items = itemsOf(household, kind);
  const format = formatOf(household);
  const count = items.filter(({ id }) => chosen.has(id)).length;
  const put = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    onChoose(next);
  };
  const all = items.map(({ id }) => id);
  return (
    <details className="adoption-kind">
      <summary>
        <span>{kindTitle(kind)}</span>
        <span className="small quiet">
          {count} of {items.length} chosen
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="adoption-kind-items">
        {items.length > 1 && (
          <Checkbox
            label={`All ${countOf(kind, items.length)}`}
            checked={count === items.length}
            onChange={(isChosen) => put(all, isChosen)}
          />
        )}
        {items.slice(-mostShown).map((item) => {
          const { name, detail } = itemWords(item, format);
          const label = detail === "" ? name : `${name}, ${detail}`;
          return (
            <Checkbox
              key={item.id}
              label={label}
              checked={chosen.has(item.id)}
              onChange={(isChosen) => put([item.id], isChosen)}
            />
          );
        })}
        {items.length > mostShown && <p className="small quiet">The newest {mostShown} are listed.</p>}
      </div>
    </details>
  );
}
