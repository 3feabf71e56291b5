import { glanceOf } from "./glance.ts";
import { namesOf, type Pair, sides, sideWords } from "./pair.ts";

/** Both at a glance, line by line: side by side on a phone too. */
export function SideBySide({ pair }: { pair: Pair }) {
  const names = namesOf(pair);
  const [brought, other] = [glanceOf(pair.brought), glanceOf(pair.other)];
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
        {brought.map(([title, words], index) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{words}</td>
            <td>{other[index]![1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
