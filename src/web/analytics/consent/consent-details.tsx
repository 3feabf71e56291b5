import { paths } from "#web/paths.ts";
import { Link } from "#web/platform/router/link.tsx";
import { useSiteConfig } from "#web/platform/site-config.ts";

/** What someone agrees to, in full. */
export function ConsentDetails() {
  const { analyticsId, firebase } = useSiteConfig();
  return (
    <details className="consent-details">
      <summary>What is counted</summary>
      <ul>
        <li>Which pages of this site were opened, and when</li>
        <li>How you found it: the link, the search engine or the campaign</li>
        <li>That the questions about a household were begun or finished, never the answers</li>
        <li>That a week was saved: which week, never how much</li>
        <li>That someone signed up or in, and how long ago they began</li>
      </ul>
      <p>
        {/* A Firebase project collects nothing of its own. */}
        {!firebase &&
          "It goes to this site’s own server, with a number that ends with the visit, and is deleted after 13 months. "}
        {analyticsId &&
          `It ${firebase ? "" : "also "}goes to Google Analytics, which sets a cookie with a number of its own. `}
        You can change your mind at the foot of every page. <Link to={paths.cookies}>Everything that is stored</Link>
      </p>
    </details>
  );
}
