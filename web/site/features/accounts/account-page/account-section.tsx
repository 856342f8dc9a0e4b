import type { ReactNode, Ref } from "react";

interface AccountSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Ref of the heading, which gets the focus when the focused button disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A section of the account page. On a desktop, its title is left of its controls. */
export function AccountSection({ id, title, lead, children, headingRef }: AccountSectionProps) {
  return (
    <section
      id={id}
      className="border-t border-line py-4 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12 lg:py-6"
      aria-labelledby={`${id}-title`}
    >
      <div>
        <h2 id={`${id}-title`} className="text-3" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {lead && <p className="mt-1 text-1 text-ink2">{lead}</p>}
      </div>
      <div className="mt-3 lg:mt-0">{children}</div>
    </section>
  );
}
