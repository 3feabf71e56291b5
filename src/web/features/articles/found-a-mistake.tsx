import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import "./found-a-mistake.css";

export function FoundAMistake() {
  return (
    <p className="found-a-mistake">
      Found a mistake? <Link to={paths.contact}>Write to us</Link>. Corrections are listed with their date.
    </p>
  );
}
