import { article } from "#content/publications/family-finance-app.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
