import { defaultLander, landers } from "#content/landers/landers.ts";
import { articles } from "#content/publications/catalog.ts";
import { toolSlugs } from "#content/tools/slugs.ts";
import { tools } from "#content/tools/tools.ts";
import { homeTitle, pageNameAt } from "#web/app/nav-items.ts";
import { titleOf } from "#web/platform/page-title.ts";
import { articlePath, landerPath, paths, toolPath } from "../paths.ts";

/** What a page says of itself to the tab, to search engines and to whoever shares it. */
export interface Head {
  title: string;
  description: string;
}

const descriptions: Record<string, string> = {
  [paths.about]: "Why the week, what Weekfold is and is not, and how your data is kept.",
  [paths.niftyStuff]:
    "Eight small money tools: growth, debts, an emergency fund, paydays and more. They work without an account, in this browser.",
  [paths.terms]: "The terms of using Weekfold, in plain words.",
  [paths.privacy]: "What stays on your device, what leaves it, and when.",
  [paths.cookies]: "Every cookie and stored item by name, with its purpose and how long it stays.",
  [paths.contact]: "How to reach the people who run this site.",
  [paths.publications]:
    "Twelve comparisons of budgeting apps by the question you came with. Sources and dates on every price.",
};

const home: Head = {
  title: homeTitle,
  description:
    "Find what you can set aside this week, and where it should go. Free, without an account, without a bank login. Your figures stay on your device.",
};

const contentHead = ({ title, description }: Head): Head => ({ title: titleOf(title), description });

const contentHeads = new Map<string, Head>([
  [paths.home, home],
  [paths.lander, contentHead(defaultLander)],
  ...articles.map((article) => [articlePath(article.slug), contentHead(article)] as const),
  ...toolSlugs.map(
    (slug) => [toolPath(slug), contentHead({ title: tools[slug].name, description: tools[slug].what })] as const,
  ),
  ...landers.map((lander) => [landerPath(lander.slug), contentHead(lander)] as const),
]);

export function headAt(path: string): Head {
  const name = pageNameAt(path);
  return contentHeads.get(path) ?? { title: name ? titleOf(name) : homeTitle, description: descriptions[path] ?? "" };
}
