import { glancesOf } from "./glance.ts";
import { namesOf, type Pair, sides, sideWords } from "./pair.ts";

/** Both at a glance, line by line: side by side on a phone too. */
export function SideBySide({ pair }: { pair: Pair }) {
  const names = namesOf(pair);
  const rows = glancesOf(pair);
  return (
    <table className="adoption-table">
      <caption className="visually-hidden">Both households at a glance</caption>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              <span className="small quiet">{sideWords[side]}</span>
              <span className="adoption-name">{names[side]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, brought, other }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{brought}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
