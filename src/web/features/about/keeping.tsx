import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { AboutSection, Facts } from "./about-section.tsx";

const places = [
  ["Without an account", "in this browser, and nowhere else"],
  ["Signed in", "on this device and in this site’s database"],
  ["On a shared computer", "in memory, gone when you leave"],
  ["Offline", "works as always; changes are sent later"],
  ["Changes", "logged for 13 months, with who made them"],
  ["Leaving", "export everything, then erase it yourself"],
] as const;

export function Keeping() {
  return (
    <AboutSection id="keeping" title="How data is kept">
      <Facts facts={places} />
      <p>
        Browsers may delete what a site keeps: Safari does so after seven days of use without a visit. So after your
        first save Weekfold says how long this browser keeps data, and offers a backup file, installing, or an account.
      </p>
      <p>
        The details are on the <Link to={paths.privacy}>privacy</Link> and <Link to={paths.cookies}>cookies</Link>{" "}
        pages.
      </p>
    </AboutSection>
  );
}
