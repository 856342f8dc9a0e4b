import { toggleTheme, useTheme } from "#web/lib/page/theme.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

export function ThemeToggle() {
  const dark = useTheme() === "dark";
  return (
    <button
      type="button"
      className="icon-btn needs-script text-ocean"
      aria-label={dark ? "Light theme" : "Dark theme"}
      onClick={toggleTheme}
    >
      <Icon name={dark ? "sun" : "moon"} />
    </button>
  );
}
