import { chooseTheme, type Theme, useTheme } from "#web/platform/theme.ts";
import { Segments } from "#web/ui/segments.tsx";

export function Appearance() {
  const theme = useTheme();
  return (
    <section className="section">
      <h2>Appearance</h2>
      <Segments
        label="Colours"
        value={theme}
        onChange={(value) => chooseTheme(value as Theme)}
        options={[
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
    </section>
  );
}
