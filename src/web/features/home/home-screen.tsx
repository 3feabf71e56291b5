import type { User } from "#sync/user.ts";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Closing } from "#web/ui/closing.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeReading } from "./home-reading.tsx";
import { HomeSteps } from "./home-steps.tsx";
import { SampleWeek } from "./sample-week.tsx";
import { SampleYear } from "./sample-year.tsx";
import "./home.css";

interface HomeProps {
  user: User | null;
  setUser: (user: User | null) => void;
}

export default function HomeScreen({ user }: HomeProps) {
  return (
    <div className="wrap home">
      <HomeHero isSignedIn={user !== null} />
      <SampleYear />
      <HomeSteps />
      <SampleWeek />
      <HomeReading />
      <Closing
        text="Nothing about your money leaves this browser until you sign in. Not a name, not an amount."
        action={<ButtonLink to={paths.intake}>Start your week</ButtonLink>}
      />
    </div>
  );
}
