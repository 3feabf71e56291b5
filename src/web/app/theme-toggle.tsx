import { chooseTheme, useTheme } from "#web/platform/theme.ts";
import { Icon } from "#web/ui/icon.tsx";

export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <button
      type="button"
      className="theme-toggle"
      aria-label={`${other === "dark" ? "Dark" : "Light"} colours`}
      onClick={() => chooseTheme(other)}
    >
      <Icon name={other === "dark" ? "moon" : "sun"} />
      {other === "dark" ? "Dark" : "Light"}
    </button>
  );
}
