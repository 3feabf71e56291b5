import { article } from "#content/publications/debt-payoff-tracker.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
