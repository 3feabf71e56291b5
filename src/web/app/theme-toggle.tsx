import { chooseTheme, useTheme } from "#web/browser/theme.ts";
import { Icon } from "#web/ui/icon.tsx";

export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <button type="button" className="theme-toggle" onClick={() => chooseTheme(other)}>
      <Icon name={other === "dark" ? "moon" : "sun"} />
      {other === "dark" ? "Dark" : "Light"}
    </button>
  );
}
