import { classNames } from "#web/lib/page/class-names.ts";
import { LineIcon, type LineIconName } from "#web/ui/icons/line-icon.tsx";

interface IconActionProps {
  icon: LineIconName;
  label: string;
  /** The name of what the row shows. */
  title: string;
  isDestructive?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** An action of a row on a desktop, as an icon. */
export function IconAction({ icon, label, title, isDestructive, disabled, onClick }: IconActionProps) {
  return (
    <button
      type="button"
      className={classNames(
        "icon-btn text-ink2",
        isDestructive ? "hover:text-bad focus-visible:text-bad" : "hover:text-ink",
      )}
      aria-label={`${label} ${title}`}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <LineIcon name={icon} />
    </button>
  );
}
