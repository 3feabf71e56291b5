import { article } from "#content/publications/weekly-budget-tracker.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
