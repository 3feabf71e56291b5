import { toolSlugs } from "#content/tools/slugs.ts";
import { tools } from "#content/tools/tools.ts";
import type { User } from "#sync/user.ts";
import { toolPath } from "#web/paths.ts";
import { Link } from "#web/platform/router/router.tsx";
import "./frame/tool.css";

export default function NiftyStuffScreen(_: { user: User | null }) {
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>Nifty stuff</h1>
      <p className="lede nifty-lede">
        Small money tools. They work without an account and in this browser alone, show how they calculate, and hand
        what you find out to your household if you like.
      </p>
      <ul className="nifty-list">
        {toolSlugs.map((slug) => (
          <li key={slug} className="section">
            <h2>
              <Link to={toolPath(slug)}>{tools[slug].name}</Link>
            </h2>
            <p className="lede">{tools[slug].what}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
