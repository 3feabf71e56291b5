import { privacy } from "#content/legal/privacy.tsx";
import { legalScreen } from "./legal-page.tsx";

export default legalScreen(privacy);
