import { article } from "#content/publications/savings-goal-tracker.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
