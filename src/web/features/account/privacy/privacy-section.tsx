import { paths } from "#web/paths.ts";
import { Link } from "#web/router/link.tsx";

/** There is nothing to agree to yet, and so nothing to switch. */
export function PrivacySection() {
  return (
    <section className="section" aria-labelledby="privacy-heading">
      <h2 id="privacy-heading">Privacy</h2>
      <p className="lede">
        This site measures nothing: no visits, no clicks. So there is nothing to agree to or to switch off.
      </p>
      <ul className="rows data-rows">
        <li>
          <Link to={`${paths.account}/who-sees-what`}>Who sees what</Link>
        </li>
        <li>
          <Link to={paths.privacy}>Privacy, in full</Link>
        </li>
        <li>
          <Link to={paths.cookies}>Everything that is stored in this browser</Link>
        </li>
      </ul>
    </section>
  );
}
