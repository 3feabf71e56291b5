import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { useSiteConfig } from "#web/platform/site-config.ts";
import { SeenTable } from "./seen-table.tsx";
import { WhoSeesWords } from "./who-sees-words.tsx";
import "./who-sees-what.css";

/** What a couple should know of each other's view, on one page. Reads the same signed in or out, with a network or without. */
export function WhoSeesWhatScreen() {
  const where = useSiteConfig().firebase ? "in the Firebase project of this site" : "on the server of this site";
  return (
    <div className="wrap page">
      <div className="who-sees">
        <h1 tabIndex={-1}>Who sees what</h1>
        <p className="lede">Sharing money is easier when everyone knows what the others can see. This is all of it.</p>
        <SeenTable />
        <p className="small quiet">
          “Could” means: it is stored readable {where}, so whoever runs the site could look. Nobody else is shown any of
          it. Which companies work for the operator, such as a host, stands on the{" "}
          <Link to={paths.privacy}>privacy page</Link>.
        </p>
        <WhoSeesWords />
        <p className="who-sees-back">
          <Link to={paths.account}>To your account</Link>
        </p>
      </div>
    </div>
  );
}
