import { article } from "#content/publications/manual-expense-tracker-app.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
