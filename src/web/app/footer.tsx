import { ReopenConsent } from "#web/analytics/consent-bar.tsx";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import "./footer.css";

const links = [
  { to: paths.about, label: "About" },
  { to: paths.publications, label: "Reading" },
  { to: paths.niftyStuff, label: "Nifty stuff" },
  { to: paths.privacy, label: "Privacy" },
  { to: paths.terms, label: "Terms" },
  { to: paths.cookies, label: "Cookies" },
  { to: paths.contact, label: "Contact" },
];

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap footer-row">
        <p>Weekfold. The weekly money habit for households.</p>
        <nav className="footer-links" aria-label="Footer">
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <ReopenConsent />
        </nav>
        <ThemeToggle />
      </div>
    </footer>
  );
}
