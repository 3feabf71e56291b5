import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

export function HomeClosing() {
  return (
    <section className="home-closing">
      <h2>Nothing about your money leaves this browser until you sign in. Not a name, not an amount.</h2>
      <ButtonLink to={paths.intake}>Start your week</ButtonLink>
    </section>
  );
}
