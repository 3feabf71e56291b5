import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";

/** The brand mark: one week's cell in ink, its corner folded. */
export function LogoMark() {
  return (
    <svg className="logo-mark" width="17" height="21" viewBox="0 0 17 21" aria-hidden="true">
      <path
        className="logo-page"
        d="M2.5 0h12A2.5 2.5 0 0 1 17 2.5V12l-9 9H2.5A2.5 2.5 0 0 1 0 18.500v-16A2.5 2.5 0 0 1 2.5 0Z"
      />
      <path className="logo-flap" d="M9.3 20.200v-6a1.2 1.2 0 0 1 1.2-1.200h6Z" />
    </svg>
  );
}

export function Logo() {
  return (
    <Link className="logo" to={paths.home}>
      <LogoMark />
      Weekfold
    </Link>
  );
}
