import { article } from "#content/publications/best-budgeting-apps.tsx";
import { articleScreen } from "../article-page.tsx";

export default articleScreen(article);
