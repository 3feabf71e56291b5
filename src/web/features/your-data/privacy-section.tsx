import { useConsent } from "#web/analytics/consent.ts";
import { ConsentChoices, ConsentDetails, canChoose, describeConsent } from "#web/analytics/consent-bar.tsx";
import { accountPath, paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";

/** The analytics consent, and links to the privacy pages. */
export function PrivacySection() {
  const consent = useConsent();
  return (
    <section className="section" aria-labelledby="privacy-heading">
      <h2 id="privacy-heading">Privacy</h2>
      <p className="lede">{describeConsent(consent)}</p>
      {canChoose(consent) && (
        <>
          <ConsentDetails />
          <ConsentChoices />
        </>
      )}
      <ul className="rows data-rows">
        <li>
          <Link to={accountPath("who-sees-what")}>Who sees what</Link>
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
