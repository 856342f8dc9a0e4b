import type { ReactNode } from "react";
import { LineIcon, type LineIconName } from "#web/ui/icons/line-icon.tsx";

interface EmptyStateProps {
  title: string;
  /** Absent beside a drawing. */
  icon?: LineIconName;
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** `alert` if it appears after a failure, so that screen readers announce it. */
  role?: "alert";
}

/** Replaces a list that is empty or could not be loaded. Its text is smaller than the title of the screen. */
export function EmptyState({ title, icon, children, actions, role }: EmptyStateProps) {
  return (
    <div className="flex flex-wrap gap-3 pt-6 pb-8" role={role}>
      {icon && (
        <span className="flex-none pt-[3px] text-ink2">
          <LineIcon name={icon} />
        </span>
      )}
      <div className="flex-[1_1_14rem]">
        <h2 className="text-3">{title}</h2>
        {children && <p className="mt-1 max-w-[52ch] text-ink2">{children}</p>}
        {actions && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
