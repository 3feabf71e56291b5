import { tools } from "#content/tools/tools.ts";
import { toolPath } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import type { Tool } from "./article.ts";
import { OurFigure } from "./said.tsx";
import "./article-tool.css";

/**
 * What can be worked out here. The links lead to the tool's own page; where scripts run, the app draws the tool into the
 * empty place above them instead (`living-part.tsx`).
 */
export function ArticleTool({ slug, text, example }: Tool) {
  return (
    <div className="article-tool">
      {text}
      <p className="article-tool-what frame-words">
        <OurFigure>{tools[slug].what}</OurFigure>
      </p>
      <div className="article-tool-use" data-living>
        <div className="article-tool-place" data-living-place />
        <div className="article-tool-ways">
          <a className={buttonClass({ variant: "outline" }, false, undefined)} href={toolPath(slug)}>
            Use your own figures
          </a>
          {example && <a href={toolPath(slug) + example}>Start with this example</a>}
        </div>
      </div>
    </div>
  );
}
