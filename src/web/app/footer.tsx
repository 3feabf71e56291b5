import { ReopenConsent } from "#web/analytics/consent-bar.tsx";
import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import { chooseTheme, useTheme } from "#web/platform/theme.ts";
import { Icon } from "#web/ui/icon.tsx";
import "./footer.css";

const footerLinks = [
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
          {footerLinks.map(({ to, label }) => (
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

function ThemeToggle() {
  const theme = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <button
      type="button"
      className="theme-toggle"
      aria-label={`${other === "dark" ? "Dark" : "Light"} colors`}
      onClick={() => chooseTheme(other)}
    >
      <Icon name={other === "dark" ? "moon" : "sun"} />
      {other === "dark" ? "Dark" : "Light"}
    </button>
  );
}
