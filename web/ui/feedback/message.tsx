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
      {actions && <div className="mt-5 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

/** A file in public/art/empty. Its source is web/art/empty. */
type SceneName = "search" | "saved" | "lost" | "gone" | "offline" | "inbox" | "compare" | "clinic";

/** A drawing in the colours of the theme: as wide as a phone, at the left on wider screens. */
export const DrawnScene = ({ name }: { name: SceneName }) => (
  <svg className="drawing scene flex-none" width="200" height="140" aria-hidden="true">
    <use href={`/art/empty/${name}.svg#d`} />
  </svg>
);

interface DrawingProps {
  name: SceneName;
  children: ReactNode;
}

/** A drawing above a message, on wide screens beside it. */
export function Drawing({ name, children }: DrawingProps) {
  return (
    <div className="mt-4 gap-6 sm:flex lg:items-center lg:gap-12">
      <DrawnScene name={name} />
      <div className="flex-1 *:border-t-0!">{children}</div>
    </div>
  );
}
