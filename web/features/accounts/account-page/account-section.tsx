import type { ReactNode, Ref } from "react";

interface AccountSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Ref of the heading, which gets the focus when the focused button disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export function AccountSection({ id, title, lead, children, headingRef }: AccountSectionProps) {
  return (
    <section id={id} className="border-t-2 border-ocean pt-6 pb-12" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {lead && <p className="mt-2 text-ink2">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
