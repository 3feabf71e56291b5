import { accountPath, paths } from "#web/paths.ts";
import { Link } from "#web/router/link.tsx";
import { useConsent } from "#web/tracking/consent/consent.ts";
import { ConsentChoices } from "#web/tracking/consent/consent-choices.tsx";
import { ConsentDetails } from "#web/tracking/consent/consent-details.tsx";
import { canChoose, consentInWords } from "#web/tracking/consent/consent-words.ts";

/** What may be counted, and who sees what. */
export function PrivacySection() {
  const consent = useConsent();
  return (
    <section className="section" aria-labelledby="privacy-heading">
      <h2 id="privacy-heading">Privacy</h2>
      <p className="lede">{consentInWords(consent)}</p>
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
