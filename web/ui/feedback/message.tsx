import type { ReactNode } from "react";

interface MessageProps {
  title: string;
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  headingLevel?: 1 | 2;
  /** `alert` if it appears after a failure, so that screen readers announce it. */
  role?: "alert" | "status";
}

/** A message in place of content: empty result, error, not found. */
export function Message({ title, children, actions, headingLevel = 2, role }: MessageProps) {
  const Heading = headingLevel === 1 ? "h1" : "h2";
  return (
    <div className="border-t-2 border-ocean py-6" role={role}>
      <Heading className="text-4">{title}</Heading>
      {children && <div className="mt-2 max-w-[60ch] text-ink2">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap gap-2 max-sm:*:grow">{actions}</div>}
    </div>
  );
}
