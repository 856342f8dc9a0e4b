import type { ReactNode } from "react";
import { DrawnScene, type SceneName } from "#web/ui/feedback/drawing.tsx";

interface EmptyStateProps {
  /** Names the state: "No drafts", "Every home is confirmed". */
  title: string;
  /** Null for no drawing. */
  scene?: SceneName | null;
  /** One sentence. */
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** 1 if it replaces the whole screen. */
  headingLevel?: 1 | 2;
  /** `alert` if it appears after a failure, so that screen readers announce it. */
  role?: "alert" | "status";
}

/** Replaces a screen or a list that is empty, denied or could not be loaded. */
export function EmptyState({ title, scene = "search", children, action, headingLevel = 2, role }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 py-6 lg:gap-x-12 lg:py-10" role={role}>
      {scene && <DrawnScene name={scene} className="h-40 w-full sm:h-64 sm:w-96 max-w-full lg:h-72 lg:w-[27rem]" />}
      <div className="min-w-0 flex-[1_1_16rem] lg:max-w-[26rem]">
        <Heading className="text-4">{title}</Heading>
        {children && <p className="mt-1 max-w-[52ch] text-ink2">{children}</p>}
        {action && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
