import type { Figure } from "#domain/explain.ts";
import type { Household } from "#domain/household/household.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { PersonShare } from "#domain/spending/settle-shares.ts";
import { explanationWords } from "#web/household/explanation-words.ts";
import { markOf } from "#web/household/words/people-words.ts";
import { MemberMark } from "#web/ui/member-mark.tsx";
import { Why } from "#web/ui/why.tsx";
import { balanceWords } from "./share-words.ts";

type TableProps = { household: Household; people: readonly PersonShare[] };

const rows: readonly { name: string; of: "paid" | "forOthers" | "share" | "handedOver"; always: boolean }[] = [
  { name: "Paid for all", of: "paid", always: true },
  { name: "Paid for others alone", of: "forOthers", always: false },
  { name: "Own share", of: "share", always: true },
  { name: "Handed over", of: "handedOver", always: false },
];

/** A column for each person, so that what they paid and owe lies side by side. */
export function ShareTable({ household, people }: TableProps) {
  const shown = rows.filter(({ of, always }) => always || people.some((one) => one[of].amount !== 0));
  return (
    <table className="shares-table">
      <caption className="visually-hidden">Who paid what</caption>
      <thead>
        <tr>
          <td />
          {people.map(({ person }) => (
            <th key={person.id} scope="col">
              <PersonMark household={household} id={person.id} /> {person.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, of }) => (
          <tr key={of}>
            <th scope="row">{name}</th>
            {people.map((one) => (
              <td key={one.person.id}>
                <Amount figure={one[of]} about={`${name}, ${one.person.name}`} household={household} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">So</th>
          {people.map(({ person, balance }) => (
            <td key={person.id}>
              {balanceWords(balance.amount, household)}{" "}
              <Why about={`How ${person.name} stands`} {...explanationWords(balance.why, household)} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const Amount = ({ figure, about, household }: { figure: Figure; about: string; household: Household }) => (
  <>
    {formatMoney(figure.amount, household)} <Why about={about} {...explanationWords(figure.why, household)} />
  </>
);

function PersonMark({ household: { people }, id }: { household: Household; id: string }) {
  const shape = markOf(people, id);
  return shape ? <MemberMark shape={shape} /> : null;
}
